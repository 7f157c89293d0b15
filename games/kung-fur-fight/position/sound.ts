import { type Check, firstWrong, type Wrong } from '../../../kernel/position.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { type Kind, kindNamed, PEACH, PEEL } from '../cards.ts'
import { HW_TOTAL, MUSHROOMS } from '../constants.ts'
import type { House } from '../options.ts'
import { countOf } from '../rules/lists.ts'
import { opens, stepsOf } from '../rules/steps.ts'
import { copyState, type Given, type Player, type State, type StepName } from '../state.ts'
import { course, lineup } from './sound-teams.ts'

/** Whether play can go on from a position by the rules; the first thing that is wrong. */
export const soundness = (house: House, given: Given, s: State): Wrong | null =>
  firstWrong([agreed(house, given, s), tokens(house, s), round(s), lineup(s), course(s), moment(house, s)].flat())

const agreed = (house: House, given: Given, s: State): Check[] => [
  [house.factions === 'random' || s.dogs === 0, 'dogs', 'are A with the option factions=chosen'],
  [given.pileSize === undefined || given.pileSize === s.pile.length, 'pileSize', 'does not agree with the pile'],
  [
    given.asked === undefined || given.asked === s.asked,
    'asked',
    `is ${s.asked < 0 ? 'nobody alone' : seatLetter(s.asked)} in the window ${s.window}`,
  ],
  [new Set(given.hua).size === (given.hua?.length ?? 0), 'hua', 'has one token for an arena'],
  [new Set(given.raihuu).size === (given.raihuu?.length ?? 0), 'raihuu', 'has one token for an arena'],
]

const spent = (s: State, kind: Kind): number => countOf(s.discard, kind)

const tokens = (house: House, s: State): Check[] => {
  const hw =
    s.warehouse +
    s.players.reduce((sum, player) => sum + player.hw, 0) +
    s.arenas.reduce((sum, arena) => sum + arena.hw[0] + arena.hw[1], 0)
  const mushrooms = s.arenas.reduce((sum, arena) => sum + arena.mushrooms[0] + arena.mushrooms[1], 0)
  return [
    [house.hwSupply === 'unlimited' || hw === HW_TOTAL, 'hw', `must be ${HW_TOTAL} in all, and are ${hw}`], // KFU-10.6
    [mushrooms <= MUSHROOMS, 'mushrooms', `are ${MUSHROOMS} tokens at the most`],
    [mushrooms <= spent(s, kindNamed('mushroom')), 'mushrooms', 'come with cards that are used up'],
    [s.coconut < 0 || spent(s, kindNamed('coconut')) === 1, 'coconut', 'comes with a card that is used up'],
    [
      s.players.every(({ blocked }) => blocked === 0) || spent(s, kindNamed('block')) === 1,
      'blocked',
      'comes with BLOCK',
    ],
    [s.players.filter(({ blocked }) => blocked > 0).length <= 1, 'blocked', 'is one token'],
    [s.players.every(({ blocked }) => blocked === 0 || blocked >= s.round), 'blocked', 'is over with its round'],
    [s.players.every(({ blocked }) => blocked <= s.round + 1), 'blocked', 'binds this round or the next'],
    [s.rejects.length === 0 || s.rejecter >= 0, 'rejecter', 'must say who drew the rejects'],
    [s.rejecter < 0 || s.rejects.length > 0, 'rejecter', 'goes with rejects'],
    [s.rejects.length + s.drawn.length === 0 || spent(s, PEEL) === 1, 'rejects', 'come with Peel'],
    [s.rejects.length <= 2, 'rejects', 'are two at the most'],
    [s.players.every(({ front, peaches }) => peaches <= countOf(front, PEACH)), 'peaches', 'must lie in the front row'],
  ]
}

/** Between the rounds nothing lies in the arenas but stacks and lasting tokens. */
const round = (s: State): Check[] => {
  const isPlanning = s.window === 'plan'
  const isIdle = (player: Player): boolean =>
    player.peaches + player.planned === 0 && !player.chefLed && !player.ginseng
  const isFresh = ({ openingVp, vp, oldHw, hw, lowestSp, sp }: Player): boolean =>
    openingVp === vp && oldHw === hw && lowestSp === sp
  const isClear = s.arenas.every(
    ({ teams, hw, raihuu, winner }) => teams[0].length + teams[1].length + hw[0] + hw[1] === 0 && !raihuu && winner < 0,
  )
  return [
    [!isPlanning || isClear, 'teams', 'are there only while the arenas are settled'],
    [!isPlanning || s.coconutAt < 0, 'coconut', 'is not committed before the plans are open'],
    [!isPlanning || s.players.every(isIdle), 'planned', 'is nothing before the plans are open'],
    [!isPlanning || s.players.every(isFresh), 'openingVp', 'and the like are those of now before the plans are open'],
    [!isPlanning || s.players.every(({ blocked }) => blocked <= s.round), 'blocked', 'binds this round while planning'],
    [s.players.every(({ oldHw, hw }) => oldHw <= hw), 'oldHw', 'are part of the supply'],
    [s.players.every(({ lowestSp, sp }) => lowestSp <= sp), 'lowestSp', 'is not above the SP'],
    [s.players.every(({ openingVp, vp }) => openingVp <= vp), 'openingVp', 'is not above the VP'],
  ]
}

const moment = (house: House, s: State): Check[] => {
  const { combat, window } = s
  const isOver = window === 'none'
  const checks: Check[] = [
    [isOver === (s.ended !== null), 'ended', 'goes with the window none'],
    [isOver || (window === 'plan') === (combat === null), 'combat', 'is there exactly while an arena is settled'],
    [(window === 'peel') === s.drawn.length > 0 || isOver, 'drawn', 'goes with the window peel'],
    [s.drawn.length <= 3, 'drawn', 'are three at the most'],
    [s.drawn.length === 0 || (combat !== null && combat.winner >= 0), 'combat.winner', 'must have drawn'],
  ]
  if (combat === null) return checks
  const arena = s.arenas[combat.arena]
  const isReturned = (seat: number): boolean =>
    arena.teams[seat].length === 0 && combat.winner === seat && s.players[seat].hand.includes(combat.leaders[seat])
  const isLed = combat.leaders.every(
    (leader, seat) => leader === (arena.teams[seat][0] ?? -1) || (leader >= 0 && isReturned(seat)),
  )
  const later = s.arenas.slice(combat.arena + 1)
  checks.push(
    [isLed, 'combat.leaders', 'are the first of their teams'],
    [combat.winner === arena.winner, 'combat.winner', 'must be the winner of the arena'],
    [later.every(({ winner }) => winner < 0), 'winners', 'are not known before their arena is settled'],
    [arena.teams[0].length + arena.teams[1].length > 0 || arena.winner >= 0, 'combat.arena', 'is not fought over'],
    [stepsOf(house).includes(combat.step), 'combat.step', 'is not known'],
  )
  if (isOver) return checks
  return [...checks, [isAsked(house, s), 'window', 'is not open in this combat']]
}

const ASKING: readonly StepName[] = ['additions', 'removal', 'waiver', 'order']

/** The step of the combat must open just this window, to the same seat. */
const isAsked = (house: House, s: State): boolean => {
  const { combat, window, asked } = s
  if (combat === null) return false
  if (window === 'peel') return combat.step === 'rewards' && combat.winner >= 0
  if (!ASKING.includes(combat.step)) return false
  const again = copyState(s)
  again.asked = -1
  if (again.combat === null || !opens({ house, s: again, log: undefined }, again.combat)) return false
  return again.window === window && again.asked === asked && again.combat.first === combat.first
}
