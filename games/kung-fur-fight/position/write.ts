import type { Position } from '../../../kernel/contract.ts'
import { seatLetter, seatList } from '../../../kernel/seats.ts'
import { FACES, facesOf, type Kind } from '../cards.ts'
import { ARENA_NAMES, HW_NAMES, type PlanDraft } from '../choice.ts'
import { SEATS } from '../constants.ts'
import type { Combat, Player, State } from '../state.ts'
import { writeTeams } from '../teams-text.ts'

const written = (kinds: readonly Kind[]): string => facesOf(kinds).join(' ')

const bySeat = <T>(value: (seat: number) => T): Record<string, T> =>
  Object.fromEntries(seatList(SEATS).map((seat) => [seatLetter(seat), value(seat)]))

const byArena = <T>(value: (arena: number) => T): Record<string, T> =>
  Object.fromEntries(ARENA_NAMES.map((name, arena) => [name, value(arena)]))

const letter = (seat: number): string | null => (seat < 0 ? null : seatLetter(seat))

const arenasWith = (has: (arena: number) => number): string =>
  ARENA_NAMES.flatMap((name, arena) => Array<string>(has(arena)).fill(name)).join(' ')

/** Any moment as readable JSON. `asked` and `pileSize` follow from the rest and are there to be read. */
export const writePosition = (s: State): Position => {
  const each = <T>(value: (player: Player) => T): Record<string, T> => bySeat((seat) => value(s.players[seat]))
  return {
    window: s.window,
    asked: letter(s.asked),
    round: s.round,
    dogs: seatLetter(s.dogs),
    sp: each(({ sp }) => sp),
    vp: each(({ vp }) => vp),
    limits: each(({ limit }) => limit),
    blocked: each(({ blocked }) => blocked),
    dishes: each(({ dishes }) => dishes),
    delicacies: each(({ delicacies }) => delicacies),
    hw: each(({ hw }) => hw),
    warehouse: s.warehouse,
    coconut: letter(s.coconut),
    hands: each(({ hand }) => written(hand)),
    rests: each(({ rest }) => written(rest)),
    fronts: each(({ front }) => written(front)),
    stacks: byArena((arena) => written(s.arenas[arena].stack)),
    pile: written(s.pile.toReversed()),
    pileSize: s.pile.length,
    discard: written(s.discard),
    rejects: written(s.rejects),
    rejecter: letter(s.rejecter),
    hua: arenasWith((arena) => (s.arenas[arena].hua ? 1 : 0)),
    raihuu: arenasWith((arena) => (s.arenas[arena].raihuu ? 1 : 0)),
    mushrooms: bySeat((seat) => arenasWith((arena) => s.arenas[arena].mushrooms[seat])),
    teams: bySeat((seat) => teamsOf(s, seat)),
    winners: byArena((arena) => letter(s.arenas[arena].winner)),
    peaches: each(({ peaches }) => peaches),
    planned: each(({ planned }) => planned),
    chefLed: each(({ chefLed }) => chefLed),
    ginseng: each(({ ginseng }) => ginseng),
    openingVp: each(({ openingVp }) => openingVp),
    oldHw: each(({ oldHw }) => oldHw),
    lowestSp: each(({ lowestSp }) => lowestSp),
    combat: s.combat === null ? null : writeCombat(s.combat),
    drawn: written(s.drawn),
    ended: s.ended === null ? null : { ...s.ended, winners: s.ended.winners.map(seatLetter).join('') },
    stream: s.stream,
  }
}

const writeCombat = (combat: Combat): Position => ({
  ...combat,
  arena: ARENA_NAMES[combat.arena],
  leaders: bySeat((seat) => (combat.leaders[seat] < 0 ? null : FACES[combat.leaders[seat]])),
  first: letter(combat.first),
  decided: bySeat((seat) => combat.decided[seat]),
  ap: bySeat((seat) => combat.ap[seat]),
  winner: letter(combat.winner),
})

const teamsOf = (s: State, seat: number): string => {
  const plan: PlanDraft = { do: 'plan' }
  for (const [index, { teams, hw }] of s.arenas.entries()) {
    if (teams[seat].length > 0) plan[ARENA_NAMES[index]] = facesOf(teams[seat])
    if (hw[seat] > 0) plan[HW_NAMES[index]] = hw[seat]
  }
  if (s.coconutAt >= 0 && s.coconut === seat) plan.coconut = ARENA_NAMES[s.coconutAt]
  return writeTeams(plan)
}
