import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Card, Kind } from './cards.ts'
import type { Fist } from './rules/techniques.ts'

/** The questions of KBK-21.1; `none` once the match is over. */
export const WINDOW_NAMES = [
  'character',
  'secret',
  'action',
  'answer',
  'chain',
  'seal',
  'resurrection',
  'dazzle',
  'goOn',
  'greed',
  'monkey',
  'none',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/**
 * One moment of a match. Piles have their top last; hands are sorted by kind. Indices are seats. Lists that are only read
 * are replaced when something in them changes: most moments share them with the one before.
 */
export interface State {
  /** Won games (KBK-14.1). */
  wins: readonly number[]
  /** Who began this game. */
  starter: Seat
  /** −1 in the basic game, and before they are picked. */
  characters: readonly number[]
  secrets: readonly number[]
  /** How often an immediate secret was used, and in which turn the last time. */
  uses: readonly number[]
  usedIn: readonly number[]
  draft: Draft | null
  hp: readonly number[]
  hands: Card[][]
  deck: Card[]
  discard: Kind[]
  /** How many shuffles this game has seen after the first; a hidden card remembers its own. */
  shuffle: number
  runOuts: number
  /** KBK-20.5; −1 while nobody has it. */
  momentum: Seat
  turn: number
  active: Seat
  /** Who is active next, once the turn's end has come. */
  next: Seat
  /** Cards the active player held when the turn began (KBK-17.34). */
  held: number
  /** The sequence: attacks laid in this turn (KBK-11). */
  attacks: number
  /** The last of them was successful and none was countered. */
  succeeding: boolean
  /** The one who still has to refill when the sequence is over (option refillTiming). */
  waiting: Seat
  /** HP that Horse paid in this turn. */
  paid: number
  /** A payment or a storm came first: an attack has to follow (KBK-15.11, KBK-16.21). */
  mustAttack: '' | 'paid' | 'stormed'
  /** Floral Flame was used in this turn (KBK-17.3). */
  flamed: boolean
  attack: Attack | null
  blow: Blow | null
  /** Monkey's two cards while she chooses. */
  drawn: Card[]
  window: WindowName
  /** Who is asked; −1 for all at once, or nobody. */
  asked: Seat
  ended: End | null
  stream: Stream
  /** Only in a view: by shuffle, the kinds that lie hidden in hands and deck, which everybody could know. */
  unseen: Kind[][]
}

/** The picking of characters and secrets (KBK-15). */
export interface Draft {
  /** Who has yet to pick a character, first to last. */
  order: Seat[]
  /** The secrets each may choose from; −1 is a hole. */
  offers: number[][]
}

/** The attack that is being answered. */
export interface Attack {
  attacker: Seat
  target: Seat
  fist: Fist
  /** What a counter has to match: the number, the colour, or both (KBK-8.6). */
  number: number
  colour: number
  /** D of KBK-7.8, flowers included. */
  damage: number
  flowers: number
  /** Neither defence nor counter (KBK-17.5). */
  unanswerable: boolean
  /** What the counters have added so far. */
  extra: number
  /** The last one who countered; −1 while nobody has. */
  counterer: Seat
  /** A bit for each seat that countered. */
  counterers: number
}

/** Damage that is being dealt: `deal n to T, dealer X` of KBK-7.8. */
export interface Blow {
  amount: number
  target: Seat
  dealer: Seat
  cause: 'attack' | 'chain' | 'dazzle'
}

/** The end of a game, and of the match if there is no further one. */
export interface End {
  readonly winners: readonly Seat[]
  readonly reason: 'knockOut' | 'runOut' | 'snake' | 'turnLimit' | 'gaveUp' | 'match'
  readonly rule: string
}

/** Cheap: search copies constantly. Streams are values and are shared. */
export const copyState = (s: State): State => ({
  wins: s.wins,
  starter: s.starter,
  characters: s.characters,
  secrets: s.secrets,
  uses: s.uses,
  usedIn: s.usedIn,
  draft: s.draft === null ? null : { order: s.draft.order.slice(), offers: s.draft.offers.map((two) => two.slice()) },
  hp: s.hp,
  hands: copyHands(s.hands),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  shuffle: s.shuffle,
  runOuts: s.runOuts,
  momentum: s.momentum,
  turn: s.turn,
  active: s.active,
  next: s.next,
  held: s.held,
  attacks: s.attacks,
  succeeding: s.succeeding,
  waiting: s.waiting,
  paid: s.paid,
  mustAttack: s.mustAttack,
  flamed: s.flamed,
  attack: s.attack === null ? null : copyAttack(s.attack),
  blow: s.blow === null ? null : copyBlow(s.blow),
  drawn: s.drawn.slice(),
  window: s.window,
  asked: s.asked,
  ended: s.ended,
  stream: s.stream,
  unseen: s.unseen.map((kinds) => kinds.slice()),
})

const copyHands = (hands: readonly Card[][]): Card[][] => {
  // A list that grows from nothing takes room for seventeen.
  const copies = hands.slice()
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copies[seat].slice()
  return copies
}

// Field by field: what Node 20 spreads has another hidden class than what it was spread from.
const copyAttack = (a: Attack): Attack => ({
  attacker: a.attacker,
  target: a.target,
  fist: a.fist,
  number: a.number,
  colour: a.colour,
  damage: a.damage,
  flowers: a.flowers,
  unanswerable: a.unanswerable,
  extra: a.extra,
  counterer: a.counterer,
  counterers: a.counterers,
})

const copyBlow = ({ amount, target, dealer, cause }: Blow): Blow => ({ amount, target, dealer, cause })
