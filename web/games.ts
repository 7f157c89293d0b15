import type { BoardModule } from '../board/contract.ts'
import { boards } from '../games/boards.ts'
import { registry } from '../games/registry.ts'
import type { Game } from '../kernel/contract.ts'

export interface Loaded {
  readonly game: Game
  /** Null for a game that is played at the text table only. */
  readonly Board: BoardModule['Board'] | null
  readonly sounds?: BoardModule['sounds']
  readonly lengthOf?: BoardModule['lengthOf']
}

export const gameIds: readonly string[] = Object.keys(registry)

/** Null when there is no such game here. */
export const loadGame = async (id: string): Promise<Game | null> =>
  Object.hasOwn(registry, id) ? await registry[id]() : null

export const loadTable = async (id: string): Promise<Loaded | null> => {
  const [game, board] = await Promise.all([loadGame(id), Object.hasOwn(boards, id) ? boards[id]() : null])
  return game === null ? null : { game, Board: board?.Board ?? null, sounds: board?.sounds, lengthOf: board?.lengthOf }
}
