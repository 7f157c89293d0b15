import type { Seat } from '../../../kernel/seats.ts'
import { type Card, FACES, facesOf, type Kind, shownTo } from '../cards.ts'
import { MONKEY_CARDS } from '../constants.ts'
import { ask, type Bout, characterOf, isOut, nextPlayer, secretOf, spend, usable } from './bout.ts'
import { closeSequence, endByHp } from './end.ts'
import { bury, checkDeck, drawTo, insert, lay, refill, take } from './piles.ts'

/** Chapter 4: a turn lasts from becoming active until its action is over (KBK-4.4). */
export const beginTurn = (b: Bout, seat: Seat): void => {
  const { s, log, house } = b
  if (s.turn === house.turnLimit) return endByHp(b, 'turnLimit', 'KBK-22.1')
  s.turn += 1
  s.active = seat
  s.held = s.hands[seat].length
  s.attacks = 0
  s.succeeding = false
  s.waiting = -1
  s.paid = 0
  s.mustAttack = ''
  s.flamed = false
  log?.push({ key: 'kabuken.turn', seat, turn: s.turn, rule: 'KBK-4.1' })
  if (s.hands[seat].length === 0 && !hasChoice(b, seat))
    psychUp(b, -1, false) // KBK-21.6
  else ask(s, 'action', seat)
}

/** KBK-21.6: Horse may draw first, and Monkey may psych up plainly. */
const hasChoice = ({ s, house }: Bout, seat: Seat): boolean => {
  const { paysForCards, choosesDraw } = characterOf(s, seat)
  const isFree = choosesDraw === true && house.monkeyCost === 'optional' && house.asksEmptyMonkey
  return s.hp[seat] >= 2 && (paysForCards !== undefined || isFree)
}

/** KBK-4.5, in this order: the sequence is closed, momentum, Greed, the next player. */
export const endTurn = (b: Bout): void => {
  const { s, house } = b
  const attacked = s.attacks > 0
  s.attack = null
  s.blow = null
  if (s.waiting >= 0) refill(b, s.waiting, 'KBK-10.2') // option refillTiming
  if (s.ended !== null) return
  closeSequence(b)
  if (attacked && s.momentum === s.active && !isOut(s, s.active)) refill(b, s.active, 'KBK-20.6')
  if (s.ended !== null) return
  const greedy = secretOf(s, s.active).anotherTurn === true && usable(s, s.active) && !isOut(s, s.active)
  const isWasted = s.next === s.active || s.turn === house.turnLimit // KBK-17.36
  if (greedy && !isWasted) ask(s, 'greed', s.active)
  else beginTurn(b, s.next)
}

/** KBK-17.33, KBK-17.34: another turn, with as many cards as before this one. */
export const anotherTurn = (b: Bout): void => {
  const { s, log } = b
  const { active } = s
  spend(b, active)
  log?.push({ key: 'kabuken.greed', seat: active, rule: 'KBK-17.33' })
  const full =
    characterOf(s, active).paysForCards !== undefined && s.hands[active].length >= characterOf(s, active).limit
  if (!full) drawTo(b, active, s.held, 'KBK-17.34') // KBK-18.24
  if (s.ended === null) beginTurn(b, active)
}

/** Chapter 5: discard a card, then refill. No card (−1) with an empty hand. */
export const psychUp = (b: Bout, kind: Kind, plainly: boolean): void => {
  const { s, log, house } = b
  const seat = s.active
  if (kind >= 0) {
    if (house.psychUpDiscard === 'onTop')
      lay(b, seat, [kind]) // KBK-5.2
    else bury(b, seat, [kind])
  }
  log?.push({ key: 'kabuken.psychUp', seat, cards: kind < 0 ? [] : [FACES[kind]], rule: 'KBK-5.1' })
  s.next = nextPlayer(s, seat) // KBK-5.4
  if (characterOf(s, seat).choosesDraw === true && s.hp[seat] >= 2 && !plainly) return drawTwoMore(b, seat)
  refill(b, seat, 'KBK-5.3')
  if (s.ended === null) endTurn(b)
}

/** KBK-16.23: for 1 HP, draw to one below the limit, then two more, of which one is kept. */
const drawTwoMore = (b: Bout, seat: Seat): void => {
  const { s, log } = b
  s.hp = s.hp.with(seat, s.hp[seat] - 1) // KBK-7.7
  log?.push({ key: 'kabuken.pay', seat, amount: 1, hp: s.hp[seat], rule: 'KBK-16.23' })
  drawTo(b, seat, characterOf(s, seat).limit - 1, 'KBK-16.23')
  s.drawn = []
  while (s.drawn.length < MONKEY_CARDS && s.ended === null) {
    const card = take(b)
    if (card === null) break
    s.drawn.push(card)
    checkDeck(b)
  }
  if (s.ended !== null) return keepAll(b, seat)
  const params = { cards: facesOf(s.drawn) }
  log?.push({ key: 'kabuken.look', seat, count: s.drawn.length, rule: 'KBK-16.23', secret: { to: [seat], params } })
  if (s.drawn.length === MONKEY_CARDS) return ask(s, 'monkey', seat)
  keepAll(b, seat) // KBK-19.11
  endTurn(b)
}

/** Without two cards to choose from there is no choice; what was drawn is in the hand. */
const keepAll = ({ s }: Bout, seat: Seat): void => {
  for (const card of s.drawn) insert(s.hands[seat], card)
  s.drawn = []
}

/** V11: one is kept, the other goes back on the deck, and she knows which. */
export const hold = (b: Bout, place: number): void => {
  const { s, log } = b
  const seat = s.active
  const kept: Card = s.drawn[place]
  const other: Card = s.drawn[1 - place]
  insert(s.hands[seat], kept)
  s.deck.push(shownTo(other, 1 << seat))
  s.drawn = []
  const params = { cards: facesOf([kept, other]) }
  log?.push({ key: 'kabuken.hold', seat, rule: 'KBK-16.23', secret: { to: [seat], params } })
  endTurn(b)
}
