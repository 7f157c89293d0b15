import { HIMIKO, type Kind, TUMAZ } from '../cards.ts'
import { type Packed, packPlan, packTeam } from '../choice.ts'
import { ARENAS } from '../constants.ts'
import { Filling, fillings } from './fill.ts'
import type { Shapes, Team } from './shapes.ts'
import { type PlanSpace, plansOf } from './space.ts'
import { nthSpread, spreads } from './tokens.ts'

/** The plan with this number: every number below the count is another plan. */
export const nthPlan = (space: PlanSpace, rank: number): Packed => {
  let left = rank
  for (let i = 0; i < space.shapes.length; i++) {
    const group = space.shapes[i]
    const plans = plansOf(space, group)
    if (left < plans) return planOf(space, group, left)
    left -= plans
  }
  throw new Error(`there is no plan number ${rank}`)
}

/** Tokens in the lowest digits, then cards, then the shape. */
const planOf = (space: PlanSpace, { shapes, singly, pairs, manned }: Shapes, rank: number): Packed => {
  const ofTokens = spreads(space, manned)
  const ofCards = fillings(singly, pairs, space.singles.length, space.doubles.length)
  const token = rank % ofTokens
  const above = (rank - token) / ofTokens
  const card = above % ofCards
  const { teams } = shapes[(above - card) / ofCards]
  const filling = new Filling(space.singles, space.doubles, singly, pairs, card)
  const leaders = teams.map((team) => (team.leader === 'ordinary' ? filling.next() : SPECIAL[team.leader](space)))
  const single = teams.map(({ assistants }) => (assistants === 1 ? filling.next() : -1))
  const codes = teams.map((team, arena) => {
    const [one, other] = team.assistants === 2 ? filling.nextPair() : [single[arena], himikoIn(team)]
    return packTeam(leaders[arena], one, other)
  })
  const spread = nthSpread(space, manned, token)
  const hw = [0, 0, 0]
  let coconut = -1
  for (let arena = 0, place = 0; arena < ARENAS; arena++) {
    if (leaders[arena] < 0) continue
    hw[arena] = spread.hw[place]
    if (place === spread.coconut) coconut = arena
    place += 1
  }
  return packPlan(codes[0], codes[1], codes[2], hw[0], hw[1], hw[2], coconut)
}

const himikoIn = ({ himikoAssists }: Team): Kind => (himikoAssists ? HIMIKO : -1)

const SPECIAL: Readonly<Record<Exclude<Team['leader'], 'ordinary'>, (space: PlanSpace) => Kind>> = {
  nobody: () => -1,
  chef: ({ chef }) => chef,
  himiko: () => HIMIKO,
  tumaz: () => TUMAZ,
}
