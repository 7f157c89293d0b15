import type { Decision, Table } from '../../kernel/table.ts'

/**
 * Answers in reactions lie sealed until the next multiple of the beat after the window opened, whoever gives them: a
 * quick “no” and a slow “no” look alike.
 */

/** Whether the answers to these questions wait for the beat. */
export const areHeld = ({ game }: Table, open: readonly Decision[], beat: number): boolean =>
  beat > 0 && open.some(({ window }) => game.meta.reactions?.includes(window) ?? false)

/** Whether what is asked now is answered on the beat, so that nobody is told who has answered. */
export const isHeld = (table: Table, beat: number): boolean => beat > 0 && areHeld(table, table.open(), beat)

/** The beat at that time, or the next one; the first is one beat after the window opened. */
export const beatAt = (opened: number, beat: number, time: number): number =>
  opened + beat * Math.max(1, Math.ceil((time - opened) / beat))
