import { andMore, faces, oneCard, openPile, topFirst } from '../../kernel/card-fields.ts'
import { declareState, type GivenIn, partRecord, record, rows, type StateIn } from '../../kernel/declared-state.ts'
import {
  beginning,
  called,
  count,
  entry,
  type FieldKind,
  flag,
  inOtherWords,
  number,
  oneOf,
  optional,
  orNone,
  shared,
  stream,
} from '../../kernel/fields.ts'
import { ok } from '../../kernel/result.ts'
import { seatFields } from '../../kernel/seat-fields.ts'
import { FACES, isAnimal, type Kind, kindOfFace } from './cards.ts'
import { ARENA_NAMES } from './choice.ts'
import { DELICACIES, DISHES, SEATS, START_LIMIT, START_SP } from './constants.ts'
import { arenaRow, script, teams } from './position/texts.ts'

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

/** How a match ends, and the rule that says so. */
export const ENDS = {
  spirit: 'KFU-16.3',
  bothDown: 'KFU-16.4',
  lead: 'KFU-16.5',
  pile: 'KFU-16.6',
  gaveUp: 'KFU-18.11',
} as const
export type EndReason = keyof typeof ENDS
const isReason = (name: string): name is EndReason => Object.hasOwn(ENDS, name)
export const REASONS: readonly EndReason[] = Object.keys(ENDS).filter(isReason)

const { letters, seat, nobody, seatOrder, perSeat } = seatFields(SEATS)
const FACE = faces((kind) => FACES[kind] ?? '?', kindOfFace)
const ANIMAL = faces(FACE.write, (face) => (isAnimal(kindOfFace(face)) ? kindOfFace(face) : -1))
/** More than any match will count. */
const MANY = 1000
const amount = count(MANY)
const cards = openPile(FACE)
/** Any list of a position may end in `...`, though only hands and Rests are filled up. */
const pile: FieldKind<Kind[]> = {
  ...cards,
  read: (value, at) => {
    const read = andMore(cards).read(value, at)
    return read.ok ? ok(read.value.cards.slice()) : read
  },
}

const players = rows(letters, {
  sp: beginning(START_SP, count(START_SP)), // KFU-2.1
  vp: amount,
  /** The board limit (KFU-2.2). */
  limit: called('limits', number(START_LIMIT, 5)),
  /** The round whose plan the “Card Limit −1” token binds (KFU-15.8); 0 without the token. */
  blocked: amount,
  dishes: beginning(DISHES, count(DISHES)), // KFU-2.5
  delicacies: beginning(DELICACIES, count(DELICACIES)),
  /** The supply: HW that are not committed. */
  hw: amount,
  hand: called('hands', shared(andMore(cards))),
  rest: called('rests', shared(andMore(cards))),
  /** The front row: Peach, Apple, BOOM. */
  front: called('fronts', shared(pile)),
  /** This round: Peaches in use, Animals planned, whether the Chef led, whether a Ginseng was gained. */
  peaches: count(2),
  planned: amount,
  chefLed: flag,
  ginseng: flag,
  /** VP when the plans were opened (option chaiCompare). */
  openingVp: amount,
  /** HW of the supply that were there when the plans were opened (option freshHw). */
  oldHw: amount,
  /** The lowest SP of this Resolve Phase (option lowSpCheck). */
  lowestSp: beginning(START_SP, count(START_SP)),
})

const arenas = rows(ARENA_NAMES, {
  /** Reward cards, bottom to top. */
  stack: called('stacks', shared(pile)),
  hua: inOtherWords(flag),
  raihuu: inOtherWords(flag),
  mushrooms: inOtherWords(shared(perSeat(amount))),
  /** The Leader first, then the Assistants sorted. */
  teams: inOtherWords(shared(perSeat(shared(pile)))),
  /** Committed HW. */
  hw: inOtherWords(shared(perSeat(amount))),
  /** Who won here in this round; −1 for nobody yet, or a tie. */
  winner: called('winners', nobody),
})

/** The combat that is being settled. */
const combat = partRecord(
  {
    arena: entry('arena', ARENA_NAMES),
    step: oneOf(STEP_NAMES),
    /** Who led, even if RETURN has taken the card back (KFU-7.13); −1 for a side without Animals. */
    leaders: shared(perSeat(orNone(oneCard(ANIMAL, 'chai')))),
    /** Who has to decide first between Shiue and Ringo; −1 if nobody has to. */
    first: nobody,
    /** Whose choice between Shiue and Ringo is made. */
    decided: shared(perSeat(flag)),
    /** What was waived against Tai-Chi: HW that Ban leaves alone, or 1 for the bonus of Chai or Yue. */
    waived: count(5),
    ap: shared(perSeat(amount)),
    winner: nobody,
    /** SP that the loser has lost in this combat (KFU-13.7). */
    lost: amount,
  },
  ['step', 'leaders', 'first', 'decided', 'waived', 'ap', 'winner', 'lost'],
)

/**
 * One moment of a match, declared once. Lists are values, shared between copies: a change makes a new list. Piles have
 * their top last; hands, Rests and front rows are sorted. In lists of two, indices are seats.
 */
export const state = declareState(
  {
    window: beginning('none', oneOf(WINDOW_NAMES)),
    /** Who is asked; −1 for both at once, or nobody. */
    asked: nobody,
    round: beginning(0, number(1, MANY)),
    /** Who commands the Monk Dogs. */
    dogs: seat,
    players,
    arenas,
    /** HW in the Warehouse. */
    warehouse: amount,
    /** Who owns the Coconut token; −1 while it is in the Warehouse. */
    coconut: nobody,
    /** The arena where it is committed; −1 while it is not. */
    coconutAt: inOtherWords(orNone(amount)),
    pile: shared(topFirst(pile)),
    /** Face up, bottom to top. */
    discard: shared(pile),
    /** Peel's rejects, face down in the discard (KFU-3.6), and who drew them. */
    rejects: shared(pile),
    rejecter: nobody,
    combat: optional(combat),
    /** What Peel drew, while the winner of the combat chooses. */
    drawn: shared(pile),
    ended: shared(optional(record({ winners: shared(seatOrder), reason: oneOf(REASONS) }))),
    stream,
  },
  {
    pileSize: amount,
    hua: arenaRow,
    raihuu: arenaRow,
    mushrooms: perSeat(arenaRow),
    teams: perSeat(teams),
    /** Who loses the next draws between Shiue and Ringo, first to last. */
    script,
  },
)
export type Given = GivenIn<typeof state>
export type State = StateIn<typeof state>
export type Player = State['players'][number]
export type Arena = State['arenas'][number]
export type Combat = NonNullable<State['combat']>
export type End = NonNullable<State['ended']>

/** Written out in the same order, since search copies constantly. */
export const copyState = (s: State): State => ({
  window: s.window,
  asked: s.asked,
  round: s.round,
  dogs: s.dogs,
  players: [copyPlayer(s.players[0]), copyPlayer(s.players[1])],
  arenas: [copyArena(s.arenas[0]), copyArena(s.arenas[1]), copyArena(s.arenas[2])],
  warehouse: s.warehouse,
  coconut: s.coconut,
  coconutAt: s.coconutAt,
  pile: s.pile,
  discard: s.discard,
  rejects: s.rejects,
  rejecter: s.rejecter,
  combat: s.combat === null ? null : copyCombat(s.combat),
  drawn: s.drawn,
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
