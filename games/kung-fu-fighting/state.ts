import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Card, Kind } from './cards.ts'

/** The windows of chapter 15; `none` once the match is over. */
export const WINDOW_NAMES = [
  'archetype',
  'upkeep',
  'refill',
  'prepare',
  'ally',
  'cover',
  'answer',
  'respite',
  'passCard',
  'none',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** One moment of a match. Piles have their top last; hands are sorted by kind; −1 is no card, no seat. */
export interface State {
  /** Who took the first turn (KFF-2.4). */
  first: Seat
  /** By side (KFF-0.1). */
  chi: number[]
  /** By side: 0 while it is in, else the how-manieth fall it was part of (KFF-3.10). */
  falls: readonly number[]
  /** By seat. */
  archetypes: readonly Kind[]
  /** Who has yet to choose an Archetype, first to last (KFF-2.6). */
  picking: readonly Seat[]
  hands: Card[][]
  stances: Kind[]
  weapons: Kind[]
  /** What is attached, in the order it was; a side card among them (KFF-7.6). */
  onStance: (readonly Kind[])[]
  onWeapon: (readonly Kind[])[]
  deck: Card[]
  discard: Kind[]
  /** How many shuffles there were after the first; a hidden card remembers its own. */
  shuffle: number
  turn: number
  active: Seat
  exchange: Exchange | null
  window: WindowName
  /** Who is asked; −1 for nobody. */
  asked: Seat
  ended: End | null
  stream: Stream
  /** Only in a view: by shuffle, the kinds that lie hidden in hands and deck, which everybody could know. */
  unseen: readonly (readonly Kind[])[]
}

/** An Attack and everything it sets off (KFF-0.5). */
export interface Exchange {
  /** In the order declared. */
  attacks: Attack[]
  /** What is still to be asked: the last one is in hand, the others wait for it (KFF-9.8). */
  volleys: Volley[]
  /** Every card played, in order; they go to the discard pile together (KFF-8.6). */
  table: Kind[]
}

export interface Attack {
  attacker: Seat
  /** Made as a counterattack (KFF-17.2). */
  counter: boolean
  /** Made with the Weapon in play. */
  weapon: boolean
  /** The main part: the Attack Card, or the Weapon. */
  source: Kind
  /** The enhancement parts in the order played, and who owns each (KFF-0.3). */
  parts: Kind[]
  owners: Seat[]
  /** The effect that split it, and who used it; −1 for none. */
  splitBy: Kind
  splitter: Seat
  /** Clockwise from the attacker (KFF-8.7). */
  targets: Target[]
}

export interface Target {
  seat: Seat
  /** Whom a counterattack must hit (KFF-0.4). */
  answersTo: Seat
  /** The one Block, and who played it. */
  block: Kind
  blocker: Seat
}

/** Where the asking stands (KFF-15.5 to 15.11). */
export interface Volley {
  /** Indices of its Attacks, in the order declared. */
  attacks: number[]
  /** First all teammates of the attackers, then the targets. */
  answering: boolean
  /** Which of its Attacks, which of that one's targets. */
  at: number
  target: number
  /** How many seats round the attacker, or the target, were considered; as many as there are: the target too. */
  round: number
}

export interface End {
  /** By side; sharers share a place. */
  readonly places: readonly number[]
  readonly reason: 'lastStanding' | 'tie' | 'turnLimit' | 'gaveUp' | 'agreed'
  readonly rule: string
}

/** Cheap: search copies constantly. Streams and all that is readonly are values, and are shared. */
export const copyState = (s: State): State => ({
  first: s.first,
  chi: s.chi.slice(),
  falls: s.falls,
  archetypes: s.archetypes,
  picking: s.picking,
  hands: copyHands(s.hands),
  stances: s.stances.slice(),
  weapons: s.weapons.slice(),
  onStance: s.onStance.slice(),
  onWeapon: s.onWeapon.slice(),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  shuffle: s.shuffle,
  turn: s.turn,
  active: s.active,
  exchange: s.exchange === null ? null : copyExchange(s.exchange),
  window: s.window,
  asked: s.asked,
  ended: s.ended,
  stream: s.stream,
  unseen: s.unseen,
})

const copyHands = (hands: readonly Card[][]): Card[][] => {
  const copies: Card[][] = []
  for (let i = 0; i < hands.length; i++) copies.push(hands[i].slice())
  return copies
}

const copyExchange = ({ attacks, volleys, table }: Exchange): Exchange => {
  const copy: Exchange = { attacks: [], volleys: [], table: table.slice() }
  for (let i = 0; i < attacks.length; i++) copy.attacks.push(copyAttack(attacks[i]))
  for (let i = 0; i < volleys.length; i++) copy.volleys.push(copyVolley(volleys[i]))
  return copy
}

// Field by field: what Node 20 spreads has another hidden class than what it was spread from.
const copyAttack = (a: Attack): Attack => {
  const targets: Target[] = []
  for (let i = 0; i < a.targets.length; i++) {
    const { seat, answersTo, block, blocker } = a.targets[i]
    targets.push({ seat, answersTo, block, blocker })
  }
  const { attacker, counter, weapon, source, splitBy, splitter } = a
  return {
    attacker,
    counter,
    weapon,
    source,
    parts: a.parts.slice(),
    owners: a.owners.slice(),
    splitBy,
    splitter,
    targets,
  }
}

const copyVolley = ({ attacks, answering, at, target, round }: Volley): Volley => ({
  attacks: attacks.slice(),
  answering,
  at,
  target,
  round,
})
