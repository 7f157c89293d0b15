import { ARCHETYPES } from './archetypes.ts'
import { BASE_GEAR } from './base-gear.ts'
import { BASE_MOVES } from './base-moves.ts'
import { MORE_GEAR } from './more-gear.ts'
import { MORE_MOVES } from './more-moves.ts'
import { TEAM } from './team.ts'
import type { CardRecord } from './vocabulary.ts'

/** Chapter 19: every card that is shipped. */
export const SHIPPED: readonly CardRecord[] = [
  ...BASE_MOVES,
  ...BASE_GEAR,
  ...MORE_MOVES,
  ...MORE_GEAR,
  ...TEAM,
  ...ARCHETYPES,
]
