import { type Check, firstWrong, type Wrong } from '../../../kernel/position.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { shuffleOf } from '../cards.ts'
import { characterAt, PROMO } from '../characters.ts'
import { WINS_FOR_THE_MATCH } from '../constants.ts'
import type { House } from '../options.ts'
import { isOut, usable } from '../rules/bout.ts'
import { hasAttack } from '../rules/list-attacks.ts'
import { secretAt } from '../secrets.ts'
import type { Given, State } from '../state.ts'

/** More than Horse can ever pay for. */
const MOST_CARDS = 20

/** Whether a position could be met at a table, so that play can go on from it; the first thing that is wrong. */
export const soundness = (house: House, given: Given, s: State): Wrong | null =>
  firstWrong([...people(house, s), ...piles(house, given, s), ...moment(house, s), ...asking(given, s)])

const people = (house: House, s: State): Check[] => {
  const outs = s.hp.filter((hp) => hp === 0).length
  const falling = s.blow !== null && isOut(s, s.blow.target) ? 1 : 0
  const spared = house.seats > 4 ? 1 : 0
  const picking = s.draft !== null
  const once = (ids: readonly number[]) =>
    new Set(ids.filter((id) => id >= 0)).size === ids.filter((id) => id >= 0).length
  return [
    [
      house.extension === 'on' || s.characters.every((index) => index < 0),
      'characters',
      'need the option extension=on',
    ],
    [house.extension === 'on' || s.secrets.every((index) => index < 0), 'secrets', 'need the option extension=on'],
    [once(s.characters), 'characters', 'are unique: one card of each exists'],
    [once(s.secrets), 'secrets', 'are unique: one card of each exists'],
    [
      house.fox === 'on' || s.characters.every((index) => characterAt(index).id !== PROMO),
      'characters',
      'have Fox only with the option fox=on',
    ],
    [s.hp.every((hp, seat) => hp <= characterAt(s.characters[seat]).hp), 'hp', 'may not exceed the maximum'],
    [picking ? outs === house.seats : s.ended !== null || outs <= spared + falling, 'hp', 'have too many players at 0'],
    [
      picking || s.ended !== null || s.momentum < 0 || !isOut(s, s.momentum) || s.blow?.target === s.momentum,
      'momentum',
      'must belong to a player who is in',
    ],
    [s.ended !== null || s.wins.every((wins) => wins < WINS_FOR_THE_MATCH), 'wins', 'have decided the match'],
    [house.seats > 4 || s.momentum < 0, 'momentum', 'exists with five and more players only'],
    [
      s.uses.every((uses, seat) => uses === 0 || secretAt(s.secrets[seat]).kind === 'immediate'),
      'uses',
      'count immediate secrets only',
    ],
  ]
}

const piles = (house: House, given: Given, s: State): Check[] => {
  const top = s.discard.at(-1) ?? -1
  const hidden = [...s.hands.flat(), ...s.deck, ...s.drawn]
  const revealed = s.blow?.cause === 'dazzle' // KBK-12.3: its extra damage comes before the end
  const mayBeEmpty = house.seats > 2 || house.deckOut === 'missingCard' || revealed
  const sizes = s.hands.every((hand, seat) => (given.handSizes?.[seat] ?? hand.length) === hand.length)
  return [
    [hidden.every((card) => shuffleOf(card) <= s.shuffle), 'shuffle', 'is less than that of a card'],
    [sizes, 'handSizes', 'do not agree with the hands'],
    [s.hands.every((hand) => hand.length <= MOST_CARDS), 'hands', `have ${MOST_CARDS} cards at the most`],
    [given.deckSize === undefined || given.deckSize === s.deck.length, 'deckSize', 'does not agree with the deck'],
    [given.field === undefined || given.field === top, 'field', 'is not the top of the discard'],
    [s.draft !== null || s.discard.length > 0, 'discard', 'must have a Field Card'],
    [
      s.ended !== null || s.draft !== null || s.deck.length > 0 || mayBeEmpty,
      'deck',
      'has run out, and the game has not ended',
    ],
    [s.drawn.length === (s.window === 'monkey' ? 2 : 0), 'drawn', 'are two cards while Monkey chooses, else none'],
  ]
}

const moment = (house: House, s: State): Check[] => {
  const { window, attack, blow, draft } = s
  const answered = ['answer', 'chain', 'seal', 'resurrection', 'dazzle'].includes(window)
  const dealt = ['seal', 'resurrection', 'dazzle'].includes(window)
  const picks = window === 'character' || window === 'secret'
  const chained = attack !== null && attack.counterer >= 0
  return [
    [(window === 'none') === (s.ended !== null), 'ended', 'goes with the window none'],
    // Who gives up while picking leaves the draft as it is.
    [picks === (draft !== null) || s.ended !== null, 'draft', 'goes with the windows character and secret'],
    [window !== 'character' || (draft !== null && draft.order.length > 0), 'draft.order', 'must say who picks next'],
    [window !== 'secret' || draft?.offers.length === house.seats, 'draft.offers', 'must be there for every seat'],
    [
      window !== 'secret' || (draft?.offers.every((offer) => offer.length === 2) ?? false),
      'draft.offers',
      'are two for each seat',
    ],
    [new Set(draft?.offers.flat()).size === (draft?.offers.flat().length ?? 0), 'draft.offers', 'are unique'],
    [draft === null || house.extension === 'on', 'draft', 'needs the option extension=on'],
    [answered || s.ended !== null || attack === null, 'attack', 'is there only while it is answered'],
    [!answered || attack !== null, 'attack', 'is missing'],
    [dealt || s.ended !== null || blow === null, 'blow', 'is there only while damage is dealt'],
    [!dealt || blow !== null, 'blow', 'is missing'],
    [window !== 'chain' || chained, 'attack.counterer', 'must have countered'],
    [window !== 'answer' || !chained, 'attack.counterer', 'goes with the window chain'],
    [
      blow === null || s.ended !== null || (blow.cause === 'chain') === chained,
      'blow.cause',
      'must be chain exactly when the attack was countered',
    ],
    [blow === null || blow.target !== blow.dealer, 'blow', 'is dealt by somebody else'],
    [
      attack === null || s.ended !== null || attack.attacker === s.active,
      'attack.attacker',
      'must be the active player',
    ],
    [attack === null || attack.attacker !== attack.target || chained, 'attack.target', 'must be somebody else'],
    [attack === null || attack.flowers <= attack.damage, 'attack.flowers', 'are part of the damage'],
    [
      s.mustAttack !== 'stormed' || s.ended !== null || (s.active >= 0 && hasAttack(house, s, s.active)),
      'mustAttack',
      'needs an attack in the hand of the active player',
    ],
    [!dealt || s.attacks > 0, 'attacks', 'must count the attack that is answered'],
    [s.turn <= (typeof house.turnLimit === 'number' ? house.turnLimit : s.turn), 'turn', 'is beyond the turn limit'],
  ]
}

/** Whoever the window asks must be there to answer. */
const asking = (given: Given, s: State): Check[] => {
  const { window, asked, active, blow } = s
  const playing = s.ended === null && s.draft === null
  const secret = asked < 0 ? undefined : secretAt(s.secrets[asked])
  const offered =
    window === 'seal'
      ? secret?.negates === true
      : window === 'resurrection'
        ? secret?.heals !== undefined
        : window === 'dazzle'
          ? secret?.dazzles !== undefined && s.deck.length >= 2 && blow?.cause === 'attack'
          : window === 'greed'
            ? secret?.anotherTurn === true
            : null
  return [
    [
      given.asked === undefined || given.asked === asked,
      'asked',
      `is ${asked < 0 ? 'nobody' : seatLetter(asked)} in the window ${window}`,
    ],
    [!playing || active >= 0, 'active', 'is missing'],
    [!playing || asked >= 0, 'window', 'asks nobody'],
    [!playing || asked < 0 || !isOut(s, asked), 'window', 'asks a player who is out'],
    [!playing || active < 0 || !isOut(s, active) || s.blow !== null, 'active', 'is a player who is out'],
    [
      window !== 'answer' && window !== 'chain' ? true : s.hands[asked]?.length > 0,
      'hands',
      'must have cards where an answer is asked',
    ],
    [window !== 'action' || s.attacks === 0, 'attacks', 'are none before the first'],
    [window !== 'goOn' || s.attacks > 0, 'attacks', 'must be at least one when asked to go on'],
    [
      !['goOn', 'greed', 'monkey'].includes(window) || (s.next >= 0 && s.next !== active && !isOut(s, s.next)),
      'next',
      'must say who is active next',
    ],
    [offered === null || (offered && usable(s, asked)), 'window', 'offers a secret that cannot be used'],
    [
      s.waiting < 0 || !isOut(s, s.waiting) || s.ended !== null || blow?.target === s.waiting,
      'waiting',
      'is a player who is out',
    ],
  ]
}
