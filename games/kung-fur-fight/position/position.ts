import type { Positions } from '../../../kernel/contract.ts'
import type { Each } from '../../../kernel/fields.ts'
import { streamOf } from '../../../kernel/position.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { CHEFS, facesOf, leaderText } from '../cards.ts'
import { ARENA_NAMES, HW_NAMES, type PlanChoice, type PlanDraft } from '../choice.ts'
import { CATS_START_HW, HW_TOTAL, SEATS } from '../constants.ts'
import type { House } from '../options.ts'
import { mayWaive } from '../rules/waiver.ts'
import {
  type Arena,
  type Combat,
  type Given,
  type Player,
  type State,
  type StepName,
  state,
  type WindowName,
} from '../state.ts'
import { type Places, placeCards } from './place.ts'
import { soundness } from './sound.ts'

/** Any moment as readable JSON. `pileSize` follows from the rest and is there to be read. */
export const positionsOf = (house: House): Positions<State> => ({
  write: (s) =>
    state.write(s, {
      pileSize: s.pile.length,
      hua: arenasWith((arena) => (s.arenas[arena].hua ? 1 : 0)),
      raihuu: arenasWith((arena) => (s.arenas[arena].raihuu ? 1 : 0)),
      mushrooms: seatList(SEATS).map((seat) => arenasWith((arena) => s.arenas[arena].mushrooms[seat])),
      teams: seatList(SEATS).map((seat) => teamsOf(s, seat)),
    }),
  read: (position) => readPosition(house, position),
})

const arenasWith = (has: (arena: number) => number): number[] =>
  ARENA_NAMES.flatMap((_, arena) => Array<number>(has(arena)).fill(arena))

const teamsOf = (s: State, seat: Seat): PlanChoice => {
  const plan: PlanDraft = { do: 'plan' }
  for (const [index, { teams, hw }] of s.arenas.entries()) {
    if (teams[seat].length > 0) plan[ARENA_NAMES[index]] = facesOf(teams[seat])
    if (hw[seat] > 0) plan[HW_NAMES[index]] = hw[seat]
  }
  if (s.coconutAt >= 0 && s.coconut === seat) plan.coconut = ARENA_NAMES[s.coconutAt]
  return plan
}

/** A position that came from outside, whole or in part: what is missing has the defaults of the starting position. */
const readPosition = (house: House, input: unknown): Result<State> => {
  const read = state.read(input, '')
  if (!read.ok) return read
  const given = read.value
  const places = placeCards(house, given)
  if (!places.ok) return places
  const s = stateOf(house, given, places.value)
  return soundness(house, given, s) ?? ok(s)
}

const stateOf = (house: House, given: Given, places: Places): State => {
  const { window = 'plan', round = 1, dogs = 0 } = given
  const { pile, discard, rejects, drawn, coconuts } = places
  const owner = coconuts.findIndex((at) => at >= 0)
  const s = state.fill(given, {
    window,
    round,
    pile,
    discard,
    rejects,
    drawn,
    coconut: given.coconut ?? owner,
    coconutAt: owner < 0 ? -1 : coconuts[owner],
    stream: streamOf(given),
  })
  for (const [seat, player] of s.players.entries())
    completePlayer(player, given, places, seat, seat === dogs ? 0 : CATS_START_HW)
  for (const [index, arena] of s.arenas.entries()) completeArena(arena, given, places, index)
  const out = s.players.reduce((sum, { hw }) => sum + hw, 0) + s.arenas.reduce((sum, { hw }) => sum + hw[0] + hw[1], 0)
  s.warehouse = given.warehouse ?? Math.max(0, HW_TOTAL - out)
  if (s.combat !== null) completeCombat(s.combat, given.combat, window, s.arenas)
  s.asked = askedBy(house, s)
  return s
}

// In place: what is spread has another hidden class.
const completePlayer = (player: Player, given: Given, places: Places, seat: Seat, startHw: number): void => {
  const { hw, planned, chefLed, openingVp, oldHw, lowestSp } = given.players ?? {}
  const teams = places.teams[seat]
  player.hw = hw?.[seat] ?? startHw
  player.hand = places.hands[seat]
  player.rest = places.rests[seat]
  player.front = places.fronts[seat]
  player.planned = planned?.[seat] ?? teams.flat().length
  player.chefLed = chefLed?.[seat] ?? teams.some((team) => team.length > 0 && CHEFS[team[0]])
  player.openingVp = openingVp?.[seat] ?? player.vp
  player.oldHw = oldHw?.[seat] ?? player.hw
  player.lowestSp = lowestSp?.[seat] ?? player.sp
}

const completeArena = (arena: Arena, { hua, raihuu, mushrooms }: Given, places: Places, index: number): void => {
  arena.stack = places.stacks[index]
  arena.hua = hua?.includes(index) ?? false
  arena.raihuu = raihuu?.includes(index) ?? false
  arena.mushrooms = seatList(SEATS).map((seat) => (mushrooms?.[seat] ?? []).filter((at) => at === index).length)
  arena.teams = places.teams.map((teams) => teams[index])
  arena.hw = places.committed.map((hw) => hw[index])
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

const completeCombat = (combat: Combat, given: Given['combat'], window: WindowName, arenas: readonly Arena[]): void => {
  const leaders: Each<number> = given?.leaders ?? []
  combat.step = given?.step ?? STEP_OF[window]
  combat.leaders = seatList(SEATS).map((seat) => leaders[seat] ?? arenas[combat.arena].teams[seat][0] ?? -1)
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
