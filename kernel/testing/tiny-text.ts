import type { Line, Words } from '../contract.ts'
import type { Event } from '../events.ts'
import { type Seat, seatList, type Viewer } from '../seats.ts'
import { FACES, HOLE, type TinyState } from './tiny-state.ts'

export const RULEBOOK = `# Tiny

## 1. The round
- **TINY-1** [rulebook] Everybody holds three cards and bids one or two of them, or passes, all at once.
- **TINY-2** [rulebook] The highest sum leads. Among equal sums nobody leads, or the first from seat A, as agreed.
- **TINY-3** [rulebook] Two cards are bid together only if they are equal or neighbours.
- **TINY-4** [rulebook] A seat that is one point short of the goal may not pass.
- **TINY-5** [rulebook] In turn the others may block the leader with a card equal to the highest of his bid.
- **TINY-6** [rulebook] A leader who is not blocked scores one point and takes a prize.

## 2. Prizes
- **TINY-7** [rulebook] Peeking at the top of the deck may be ruled out before the match.
- **TINY-8** [rulebook] A gift goes to a seat with fewer points.
- **TINY-9** [rulebook] A buried card goes into the deck, as deep as its owner likes and the deck is.
- **TINY-10** [rulebook] When the deck is empty the discards are shuffled.

## 3. The end, and a ruling
- **TINY-11** [rulebook] Who reaches the goal wins.
- **TINY-12** [design] After twelve rounds the points decide.
- **TINY-13** [ruling] A seat gives up only while bids are open; its hand is shown and discarded.
- **TINY-14** [ruling] Of equal cards in a hand the one that more seats know goes first.
- **TINY-15** [ruling] While bids are open, all who are still in may agree to a tie.
`

const cardsIn = ({ card, cards }: Event): string =>
  Array.isArray(cards) ? cards.join(' ') : typeof card === 'string' ? card : 'a card'
const seatIn = (event: Event, name = 'seat'): Seat => {
  const seat = event[name]
  return typeof seat === 'number' ? seat : 0
}

export const WORDS: Words = {
  pitch: 'The smallest game that has everything.',
  modes: { duel: 'Two seats', trio: 'Three seats' },
  options: {
    goal: 'How many points win.',
    ties: 'Who leads when the highest bids are equal.',
    peek: 'Whether a prize may be a look at the deck.',
  },
  events: {
    'tiny.drew': (event, who) =>
      `${who(seatIn(event))} draws ${event.cards === undefined ? Number(event.count) : cardsIn(event)}.`,
    'tiny.shuffled': () => 'The discards are shuffled.',
    'tiny.bid': (event, who) => `${who(seatIn(event))} bids ${cardsIn(event)}.`,
    'tiny.passed': (event, who) => `${who(seatIn(event))} passes.`,
    'tiny.blocked': (event, who) => `${who(seatIn(event))} blocks with ${cardsIn(event)}.`,
    'tiny.scored': (event, who) => `${who(seatIn(event))} scores.`,
    'tiny.peeked': (event, who) => `${who(seatIn(event))} looks at ${cardsIn(event)}.`,
    'tiny.gave': (event, who) => `${who(seatIn(event))} gives ${who(seatIn(event, 'to'))} ${cardsIn(event)}.`,
    'tiny.buried': (event, who) => `${who(seatIn(event))} buries ${cardsIn(event)}.`,
    'tiny.agreed': () => 'Everybody agrees to a tie.',
    'tiny.left': (event, who) => `${who(seatIn(event))} gives up and shows ${cardsIn(event)}.`,
  },
  windows: { bid: 'Bid or pass.', block: 'Block or let it be.', prize: 'Choose a prize.' },
  labels: {
    bid: 'Bid',
    pass: 'Pass',
    block: 'Block',
    let: 'Let it be',
    give: 'Give a card away',
    bury: 'Put a card into the deck',
    peek: 'Look at the top of the deck',
    keep: 'No prize',
    cards: 'Cards',
    to: 'To whom',
    depth: 'How deep',
  },
  orders: { neverBlock: 'Never block', letBelow: 'Let bids be whose highest card is below' },
  refusals: { 'needs-lead': ({ lead }) => `Only ${lead} blocks here.` },
  ends: {
    goal: 'The goal is reached.',
    tired: 'Twelve rounds are over.',
    conceded: 'The others gave up.',
    agreed: 'All agreed to a tie.',
  },
  tone: (text) => (FACES.includes(text) ? (text === 'x4' ? 'red' : 'strong') : null),
}

const face = (kind: number): string => (kind === HOLE ? '??' : FACES[kind])

export const drawTiny = (view: TinyState, viewer: Viewer, who: (seat: Seat) => string): Line[] => [
  [`Round ${view.round}, deck ${view.deck.length}, discards `, ...view.discard.map((kind) => `${face(kind)} `)],
  ...seatList(view.hands.length).map((seat) => [
    `${who(seat)}${seat === viewer ? ' (you)' : ''}: ${view.points[seat]} `,
    ...view.hands[seat].map(({ kind }) => `${face(kind)} `),
  ]),
]
