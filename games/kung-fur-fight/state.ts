import type { Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Kind } from './cards.ts'

/** The questions of KFU-18.1; `none` once the match is over. */
export const WINDOW_NAMES = ['plan', 'throw', 'shiue', 'ringo', 'shiauYao', 'waiver', 'peel', 'order', 'none'] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** The steps of a combat (KFU-7.5); `order` is there for the option rewardOrder. */
export const STEP_NAMES = [
  'additions',
  'removal',
  'waiver',
  'sums',
  'result',
  'victory',
  'order',
  'rewards',
  'boShark',
  'afterwards',
] as const
export type StepName = (typeof STEP_NAMES)[number]
export const BEFORE_THE_SUMS: ReadonlySet<StepName> = new Set<StepName>(['additions', 'removal', 'waiver'])

/**
 * One moment of a match. Lists are values, shared between copies: a change makes a new list. Piles have their top last;
 * hands, Rests and front rows are sorted. In lists of two, indices are seats.
 */
export interface State {
  /** Who commands the Monk Dogs. */
  dogs: Seat
  round: number
  players: Player[]
  arenas: Arena[]
  /** HW in the Warehouse. */
  warehouse: number
  /** Who owns the Coconut token; −1 while it is in the Warehouse. */
  coconut: Seat
  /** The arena where it is committed; −1 while it is not. */
  coconutAt: number
  pile: readonly Kind[]
  /** Face up, bottom to top. */
  discard: readonly Kind[]
  /** Peel's rejects, face down in the discard (KFU-3.6), and who drew them. */
  rejects: readonly Kind[]
  rejecter: Seat
  /** What Peel drew, while the winner of the combat chooses. */
  drawn: readonly Kind[]
  combat: Combat | null
  window: WindowName
  /** Who is asked; −1 for both at once, or nobody. */
  asked: Seat
  ended: End | null
  stream: Stream
}

export interface Player {
  sp: number
  vp: number
  /** The board limit. */
  limit: number
  /** The round whose plan the “Card Limit −1” token binds (KFU-15.8); 0 without the token. */
  blocked: number
  dishes: number
  delicacies: number
  /** The supply: HW that are not committed. */
  hw: number
  hand: readonly Kind[]
  rest: readonly Kind[]
  /** The front row: Peach, Apple, BOOM. */
  front: readonly Kind[]
  /** This round: Peaches in use, Animals planned, whether the Chef led, whether a Ginseng was gained. */
  peaches: number
  planned: number
  chefLed: boolean
  ginseng: boolean
  /** VP when the plans were opened (option chaiCompare). */
  openingVp: number
  /** HW of the supply that were there when the plans were opened (option freshHw). */
  oldHw: number
  /** The lowest SP of this Resolve Phase (option lowSpCheck). */
  lowestSp: number
}

export interface Arena {
  /** Reward cards, bottom to top. */
  stack: readonly Kind[]
  hua: boolean
  raihuu: boolean
  mushrooms: readonly number[]
  /** The Leader first, then the Assistants sorted. */
  teams: readonly (readonly Kind[])[]
  /** Committed HW. */
  hw: readonly number[]
  /** Who won here in this round; −1 for nobody yet, or a tie. */
  winner: Seat
}

/** The combat that is being settled. */
export interface Combat {
  arena: number
  step: StepName
  /** Who led, even if RETURN has taken the card back (KFU-7.13); −1 for a side without Animals. */
  leaders: readonly Kind[]
  /** Who has to decide first between Shiue and Ringo; −1 if nobody has to. */
  first: Seat
  /** Whose choice between Shiue and Ringo is made. */
  decided: readonly boolean[]
  /** What was waived against Tai-Chi: HW that Ban leaves alone, or 1 for the bonus of Chai or Yue. */
  waived: number
  ap: readonly number[]
  winner: Seat
  /** SP that the loser has lost in this combat (KFU-13.7). */
  lost: number
}

export interface End {
  winners: readonly Seat[]
  reason: EndReason
}

/** How a match ends, and the rule that says so. */
export const ENDS = {
  spirit: 'KFU-16.3',
  bothDown: 'KFU-16.4',
  lead: 'KFU-16.5',
  pile: 'KFU-16.6',
  gaveUp: 'KFU-18.11',
} as const
export type EndReason = keyof typeof ENDS

/** Cheap: search copies constantly. Lists and streams are values and are shared. */
export const copyState = (s: State): State => ({
  dogs: s.dogs,
  round: s.round,
  players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
  arenas: [copyArena(s.arenas[0]), copyArena(s.arenas[1]), copyArena(s.arenas[2])],
  warehouse: s.warehouse,
  coconut: s.coconut,
  coconutAt: s.coconutAt,
  pile: s.pile,
  discard: s.discard,
  rejects: s.rejects,
  rejecter: s.rejecter,
  drawn: s.drawn,
  combat: s.combat === null ? null : copyCombat(s.combat),
  window: s.window,
  asked: s.asked,
  ended: s.ended,
  stream: s.stream,
})

const copyPlayer = (p: Player): Player => ({
  sp: p.sp,
  vp: p.vp,
  limit: p.limit,
  blocked: p.blocked,
  dishes: p.dishes,
  delicacies: p.delicacies,
  hw: p.hw,
  hand: p.hand,
  rest: p.rest,
  front: p.front,
  peaches: p.peaches,
  planned: p.planned,
  chefLed: p.chefLed,
  ginseng: p.ginseng,
  openingVp: p.openingVp,
  oldHw: p.oldHw,
  lowestSp: p.lowestSp,
})

const copyArena = (a: Arena): Arena => ({
  stack: a.stack,
  hua: a.hua,
  raihuu: a.raihuu,
  mushrooms: a.mushrooms,
  teams: a.teams,
  hw: a.hw,
  winner: a.winner,
})

const copyCombat = (c: Combat): Combat => ({
  arena: c.arena,
  step: c.step,
  leaders: c.leaders,
  first: c.first,
  decided: c.decided,
  waived: c.waived,
  ap: c.ap,
  winner: c.winner,
  lost: c.lost,
})
