import { createMatch, type Played } from '../match.ts'
import { sure } from './record-of.ts'
import { tinyGame } from './tiny-game.ts'

/** A holds x1 x2 x3, B holds x1 x2 x4, bids are open. */
export const sitDown = () =>
  sure(
    createMatch(tinyGame, {
      setup: { seats: 2 },
      generator: 'sfc32',
      seed: 'unused',
      start: { hands: { A: ['x1', 'x2', 'x3'], B: ['x1', 'x2', 'x4'] } },
    }),
  )

export type TinyTable = ReturnType<typeof sitDown>

export const idOf = (table: TinyTable, seat: number): string =>
  table.open().find((decision) => decision.seat === seat)?.id ?? ''

export const refusedBy = ({ refusal }: Played): string | undefined => refusal?.rule

export const everything = (table: TinyTable) => ({
  state: structuredClone(table.state),
  seq: table.seq,
  sealed: table.sealed(),
})
