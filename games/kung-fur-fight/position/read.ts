import { type Stream, seeded } from '../../../kernel/random.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { CHEFS, leaderText } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { CATS_START_HW, HW_TOTAL, SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import { newPlayer } from '../rules/setup.ts'
import { mayWaive } from '../rules/waiver.ts'
import type { Arena, Combat, Player, State, StepName, WindowName } from '../state.ts'
import { type Each, type Given, type GivenCombat, readGiven } from './given.ts'
import { type Places, placeCards } from './place.ts'
import { soundness } from './sound.ts'

/** A position that came from outside, whole or in part: what is missing has the defaults of the starting position. */
export const readPosition = (house: House, input: unknown): Result<State> => {
  const read = readGiven(input, '')
  if (!read.ok) return read
  const given = read.value
  const places = placeCards(house, given)
  if (!places.ok) return places
  const stream = streamOf(given)
  if (!stream.ok) return stream
  const s = stateOf(house, given, places.value, stream.value)
  return soundness(house, given, s) ?? ok(s)
}

const forSeat = <T>(given: Each<T> | undefined, seat: Seat, otherwise: T): T => given?.[seatLetter(seat)] ?? otherwise

/** Without a stream of its own a position is deterministic. */
const streamOf = ({ stream, script }: Given): Result<Stream> => {
  const base = stream ?? seeded('sfc32', 'position').save()
  if (script === undefined) return ok(base)
  return base === null ? bad('stream', 'is missing') : ok({ ...base, script })
}

const stateOf = (house: House, given: Given, places: Places, stream: Stream): State => {
  const dogs = given.dogs ?? 0
  const players = seatList(SEATS).map((seat) => playerOf(given, places, seat, seat === dogs ? 0 : CATS_START_HW))
  const arenas = ARENA_NAMES.map((_, index) => arenaOf(given, places, index))
  const owner = places.coconuts.findIndex((at) => at >= 0)
  const out = players.reduce((sum, { hw }) => sum + hw, 0) + arenas.reduce((sum, { hw }) => sum + hw[0] + hw[1], 0)
  const window = given.window ?? 'plan'
  const s: State = {
    dogs,
    round: given.round ?? 1,
    players,
    arenas,
    warehouse: given.warehouse ?? Math.max(0, HW_TOTAL - out),
    coconut: given.coconut ?? owner,
    coconutAt: owner < 0 ? -1 : places.coconuts[owner],
    pile: places.pile,
    discard: places.discard,
    rejects: places.rejects,
    rejecter: given.rejecter ?? -1,
    drawn: places.drawn,
    combat: given.combat === undefined || given.combat === null ? null : combatOf(given.combat, window, arenas),
    window,
    asked: -1,
    ended: given.ended ?? null,
    stream,
  }
  s.asked = askedBy(house, s)
  return s
}

const playerOf = (given: Given, places: Places, seat: Seat, startHw: number): Player => {
  const hw = forSeat(given.hw, seat, startHw)
  const start = newPlayer(places.hands[seat], hw)
  const sp = forSeat(given.sp, seat, start.sp)
  const vp = forSeat(given.vp, seat, start.vp)
  const teams = places.teams[seat]
  return {
    ...start,
    sp,
    vp,
    limit: forSeat(given.limits, seat, start.limit),
    blocked: forSeat(given.blocked, seat, 0),
    dishes: forSeat(given.dishes, seat, start.dishes),
    delicacies: forSeat(given.delicacies, seat, start.delicacies),
    rest: places.rests[seat],
    front: places.fronts[seat],
    peaches: forSeat(given.peaches, seat, 0),
    planned: forSeat(given.planned, seat, teams.flat().length),
    chefLed: forSeat(
      given.chefLed,
      seat,
      teams.some((team) => team.length > 0 && CHEFS[team[0]]),
    ),
    ginseng: forSeat(given.ginseng, seat, false),
    openingVp: forSeat(given.openingVp, seat, vp),
    oldHw: forSeat(given.oldHw, seat, hw),
    lowestSp: forSeat(given.lowestSp, seat, sp),
  }
}

const arenaOf = (given: Given, places: Places, index: number): Arena => {
  const mushrooms = seatList(SEATS).map(
    (seat) => forSeat(given.mushrooms, seat, []).filter((at) => at === index).length,
  )
  return {
    stack: places.stacks[index],
    hua: given.hua?.includes(index) ?? false,
    raihuu: given.raihuu?.includes(index) ?? false,
    mushrooms,
    teams: places.teams.map((teams) => teams[index]),
    hw: places.committed.map((hw) => hw[index]),
    winner: given.winners?.[ARENA_NAMES[index]] ?? -1,
  }
}

const STEP_OF: Readonly<Record<WindowName, StepName>> = {
  plan: 'additions',
  throw: 'additions',
  shiue: 'additions',
  ringo: 'additions',
  shiauYao: 'removal',
  waiver: 'waiver',
  peel: 'rewards',
  order: 'order',
  none: 'additions',
}

const combatOf = (given: GivenCombat, window: WindowName, arenas: readonly Arena[]): Combat => {
  const { arena, step = STEP_OF[window], leaders, first = -1, decided, waived = 0, ap, winner = -1, lost = 0 } = given
  const each = <T>(values: Each<T> | undefined, otherwise: (seat: Seat) => T): T[] =>
    seatList(SEATS).map((seat) => forSeat(values, seat, otherwise(seat)))
  return {
    arena,
    step,
    leaders: each(leaders, (seat) => arenas[arena].teams[seat][0] ?? -1),
    first,
    decided: each(decided, () => false),
    waived,
    ap: each(ap, () => 0),
    winner,
    lost,
  }
}

/** Who is asked follows from the window (KFU-18.1). */
const askedBy = (house: House, s: State): Seat => {
  const { window, combat } = s
  if (combat === null) return -1
  const leads = (is: (seat: Seat) => boolean): Seat => seatList(SEATS).find(is) ?? -1
  const text = (seat: Seat) => leaderText(combat.leaders[seat])
  if (window === 'shiue') return leads((seat) => text(seat).addsAnimal === true)
  if (window === 'ringo') return leads((seat) => text(seat).addsHw !== undefined)
  if (window === 'shiauYao') return leads((seat) => text(seat).removesAssistant === true)
  if (window === 'waiver') return leads((seat) => mayWaive(house, s, combat, seat))
  return window === 'peel' || window === 'order' ? combat.winner : -1
}
