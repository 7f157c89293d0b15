import { type Kind, NOBODY } from '../cards.ts'
import { coconutOf, hwAt, type Packed, packPlan, packTeam, teamCodeAt, teamOf } from '../choice.ts'
import { ARENAS } from '../constants.ts'

/** A plan while it is looked at: the Leader of each team first. */
export interface Draft {
  readonly teams: readonly (readonly Kind[])[]
  readonly hw: readonly number[]
  /** −1 when it stays with its owner. */
  readonly coconut: number
}

const INDICES: readonly number[] = Array.from({ length: ARENAS }, (_, arena) => arena)

export const draftOf = (code: Packed): Draft => ({
  teams: INDICES.map((arena) => teamOf(teamCodeAt(code, arena))),
  hw: INDICES.map((arena) => hwAt(code, arena)),
  coconut: coconutOf(code),
})

export const packDraft = ({ teams, hw, coconut }: Draft): Packed => {
  const [one, two, three] = teams.map(([leader = NOBODY, x = NOBODY, y = NOBODY]) => packTeam(leader, x, y))
  return packPlan(one, two, three, hw[0], hw[1], hw[2], coconut)
}
