import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { searching } from '../levels.ts'
import { illegalChoices } from './promises.ts'

const PATIENCE = 300_000
/** `npm run soak` plays more, and other ones. */
const GAMES = Number(process.env.LEITAI_SEARCH_GAMES ?? 200)
const SEED = process.env.LEITAI_SEED ?? 'legal'

/** Whole games of one that searches a little; a file for each game, so that they are played side by side. */
export const neverIllegal = (id: string): void => {
  it(
    `never makes an illegal choice in ${GAMES} games`,
    async () => {
      const game = await registry[id]()
      expect(illegalChoices(game, sure(game.open({})), searching('quick', 20), SEED, GAMES)).toEqual([])
    },
    PATIENCE,
  )
}
