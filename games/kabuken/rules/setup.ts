import { type Rng, resume } from '../../../kernel/random.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { type Card, DECK, FACES } from '../cards.ts'
import { CHARACTERS, PROMO } from '../characters.ts'
import { SECRETS_OFFERED } from '../constants.ts'
import type { House } from '../options.ts'
import { SECRETS } from '../secrets.ts'
import { copyState, type State, type StateFields } from '../state.ts'
import { ask, type Bout, characterOf } from './bout.ts'
import { insert } from './piles.ts'
import { beginTurn } from './turn.ts'

/** Chapter 2: a match before its first card is dealt. */
export const newMatch = (house: House, { blank }: StateFields, rng: Rng): State => {
  const s = copyState(blank)
  s.starter = rng.below(house.seats) // KBK-2.4
  return s
}

/** KBK-15.12: characters first, then secrets, then the number cards. */
export const setUp = (b: Bout, rng: Rng): void => {
  const { s, house } = b
  s.hp = s.hp.map(() => 0)
  for (const hand of s.hands) hand.length = 0
  s.deck = DECK.slice()
  s.discard = []
  s.shuffle = 0
  s.runOuts = 0
  s.momentum = -1
  s.turn = 0
  s.active = s.starter
  s.waiting = -1
  s.attack = null
  s.blow = null
  s.uses = s.uses.map(() => 0)
  s.usedIn = s.usedIn.map(() => 0)
  const kept = house.matchKeeps === 'keep' && s.secrets[0] >= 0
  if (house.extension === 'off' || kept) dealNumbers(b, rng)
  else draft(b, rng)
}

/** KBK-15.2: characters are unique; players pick in random order, or one is dealt to each. */
const draft = (b: Bout, rng: Rng): void => {
  const { s, house, log } = b
  const order = seatList(house.seats)
  s.characters = s.characters.map(() => -1)
  s.secrets = s.secrets.map(() => -1)
  if (house.characterPick === 'deal') {
    const free = freeCharacters(house, s)
    for (const seat of order) takeCharacter(b, seat, rng.take(free))
    offerSecrets(b, rng)
  } else {
    rng.shuffle(order)
    s.draft = { order, offers: [] }
    s.stream = rng.save()
    log?.push({ key: 'kabuken.pickOrder', seats: order, rule: 'KBK-15.2' })
    ask(s, 'character', order[0])
  }
}

/** KBK-1.3: Fox joins only if the option is on. */
export const freeCharacters = (house: House, s: State): number[] =>
  CHARACTERS.flatMap(({ id }, index) =>
    s.characters.includes(index) || (id === PROMO && house.fox === 'off') ? [] : [index],
  )

const takeCharacter = ({ s, log }: Bout, seat: Seat, character: number): void => {
  s.characters = s.characters.with(seat, character)
  log?.push({ key: 'kabuken.character', seat, character: CHARACTERS[character].id, rule: 'KBK-15.1' })
}

export const pickCharacter = (b: Bout, character: number): void => {
  const { s } = b
  if (s.draft === null) throw new Error('characters are not being picked')
  takeCharacter(b, s.asked, character)
  s.draft.order.shift()
  if (s.draft.order.length > 0) ask(s, 'character', s.draft.order[0])
  else offerSecrets(b, resume(s.stream))
}

/** KBK-15.1: two secrets are offered to each; with seven players each gets one without choice (KBK-15.4). */
const offerSecrets = (b: Bout, rng: Rng): void => {
  const { s, house } = b
  const box = SECRETS.map((_, index) => index)
  const each = house.seats * SECRETS_OFFERED <= box.length ? SECRETS_OFFERED : 1
  const offers = seatList(house.seats).map(() =>
    Array.from({ length: each }, () => rng.take(box)).sort((x, y) => x - y),
  )
  if (each === 1) {
    takeSecrets(b, offers.flat())
    dealNumbers(b, rng)
  } else {
    s.draft = { order: [], offers }
    s.stream = rng.save()
    b.log?.push({ key: 'kabuken.offer', count: each, rule: 'KBK-15.3' })
    ask(s, 'secret', -1)
  }
}

/** KBK-15.3: chosen in private by all at the same time, then shown together. */
export const chooseSecrets = (b: Bout, chosen: readonly number[]): void => {
  takeSecrets(b, chosen)
  dealNumbers(b, resume(b.s.stream))
}

const takeSecrets = ({ s, log }: Bout, chosen: readonly number[]): void => {
  s.secrets = chosen
  for (let seat = 0; seat < chosen.length; seat++)
    log?.push({ key: 'kabuken.secretShown', seat, secretId: SECRETS[chosen[seat]].id, rule: 'KBK-3.4' })
}

/** KBK-2.1 … 2.3: HP, hands and the first Field Card; then the first turn begins. */
const dealNumbers = (b: Bout, rng: Rng): void => {
  const { s, log } = b
  s.draft = null
  const deck: Card[] = DECK.slice()
  rng.shuffle(deck)
  s.deck = deck
  s.hp = s.hands.map((_, seat) => characterOf(s, seat).hp)
  for (let seat = 0; seat < s.hands.length; seat++) {
    const { limit } = characterOf(s, seat)
    for (let i = 0; i < limit; i++) insert(s.hands[seat], pop(deck))
  }
  const field = pop(deck)
  s.discard = [field]
  s.stream = rng.save()
  log?.push({ key: 'kabuken.deal', seat: s.starter, card: FACES[field], rule: 'KBK-2.3' })
  beginTurn(b, s.starter)
}

const pop = (deck: Card[]): Card => {
  const card = deck.pop()
  if (card === undefined) throw new Error('the deck is too small for this table')
  return card
}
