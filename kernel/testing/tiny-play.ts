import type { Setup, Sink } from '../contract.ts'
import type { Event } from '../events.ts'
import { resume } from '../random.ts'
import type { TinyChoice } from './tiny-choices.ts'
import {
  bit,
  FACES,
  goalOf,
  HAND_SIZE,
  kindOf,
  show,
  shuffleInto,
  sortHand,
  staying,
  type TinyState,
  takeFromHand,
} from './tiny-state.ts'

const LAST_ROUND = 12
export const finish = (s: TinyState, reason: string): void => {
  s.stage = 'over'
  s.end = reason
}

export const refill = (s: TinyState, log?: Sink<Event>): void => {
  for (const seat of staying(s)) {
    const cards: string[] = []
    while (s.hands[seat].length < HAND_SIZE) {
      if (s.deck.length === 0) {
        shuffleInto(s, s.discard.splice(0), resume(s.stream))
        log?.push({ key: 'tiny.shuffled', rule: 'TINY-10' })
      }
      const card = s.deck.pop()
      if (card === undefined) throw new Error('the pack is larger than all hands')
      card.known |= bit(seat)
      s.hands[seat].push(card)
      cards.push(FACES[card.kind])
    }
    sortHand(s.hands[seat])
    if (cards.length > 0)
      log?.push({
        key: 'tiny.drew',
        seat,
        count: cards.length,
        rule: 'TINY-1',
        secret: { to: [seat], params: { cards } },
      })
  }
}

const nextRound = (s: TinyState, log?: Sink<Event>): void => {
  s.leader = 0
  s.lead = 0
  s.asked = 0
  if (s.round === LAST_ROUND) finish(s, 'tired')
  else {
    s.round += 1
    s.stage = 'bid'
    refill(s, log)
  }
}

/** TINY-5: the next seat after the last one asked, until it is the leader's turn again. */
const askNext = (s: TinyState, setup: Setup, log?: Sink<Event>): void => {
  do s.asked = (s.asked + 1) % setup.seats
  while (s.out[s.asked])
  if (s.asked !== s.leader) return
  s.points[s.leader] += 1
  log?.push({ key: 'tiny.scored', seat: s.leader, rule: 'TINY-6' })
  if (s.points[s.leader] >= goalOf(setup)) finish(s, 'goal')
  else s.stage = 'prize'
}

export const reveal = (s: TinyState, setup: Setup, bids: readonly TinyChoice[], log?: Sink<Event>): void => {
  const sums = staying(s).map((seat, at) => {
    const bid = bids[at]
    if (bid.do !== 'bid') {
      log?.push({ key: 'tiny.passed', seat, rule: 'TINY-1' })
      return { seat, kind: 0, sum: 0 }
    }
    const kinds = bid.cards.map(kindOf)
    for (const kind of kinds) show(s, seat, kind)
    log?.push({ key: 'tiny.bid', seat, cards: bid.cards, rule: 'TINY-1' })
    return { seat, kind: Math.max(...kinds), sum: kinds.reduce((sum, kind) => sum + kind + 1, 0) }
  })
  const most = Math.max(...sums.map(({ sum }) => sum))
  const [first, ...equals] = sums.filter(({ sum }) => sum === most)
  if (most === 0 || (equals.length > 0 && setup.options.ties === 'nobody')) nextRound(s, log)
  else {
    s.stage = 'block'
    s.leader = first.seat
    s.lead = first.kind
    s.asked = first.seat
    askNext(s, setup, log)
  }
}

/** What one seat does while all others wait. */
export const act = (s: TinyState, setup: Setup, choice: TinyChoice, log?: Sink<Event>): void => {
  const seat = s.asked
  if (choice.do === 'let') {
    askNext(s, setup, log)
    return
  }
  if (choice.do === 'block') {
    show(s, seat, s.lead)
    log?.push({ key: 'tiny.blocked', seat, card: FACES[s.lead], rule: 'TINY-5' })
  }
  if (choice.do === 'peek') {
    const top = s.deck.at(-1)
    if (top !== undefined) top.known |= bit(seat)
    const params = top === undefined ? {} : { card: FACES[top.kind] }
    log?.push({ key: 'tiny.peeked', seat, rule: 'TINY-7', secret: { to: [seat], params } })
  }
  if (choice.do === 'give') {
    const card = takeFromHand(s, seat, kindOf(choice.cards[0]))
    card.known |= bit(choice.to)
    s.hands[choice.to].push(card)
    sortHand(s.hands[choice.to])
    const secret = { to: [seat, choice.to], params: { card: choice.cards[0] } }
    log?.push({ key: 'tiny.gave', seat, to: choice.to, rule: 'TINY-8', secret })
  }
  if (choice.do === 'bury') {
    s.deck.splice(s.deck.length - choice.depth, 0, takeFromHand(s, seat, kindOf(choice.cards[0])))
    const secret = { to: [seat], params: { card: choice.cards[0] } }
    log?.push({ key: 'tiny.buried', seat, depth: choice.depth, rule: 'TINY-9', secret })
  }
  nextRound(s, log)
}
