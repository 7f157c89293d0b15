import type { Clock } from '../clock.ts'
import type { Act } from './acts.ts'
import { clockAnswer } from './bot-seat.ts'
import type { Desk } from './desk.ts'
import type { Memory } from './memory.ts'

/** A seat whose time is up is answered for, or handed over, as the table has it. */
export const passDeadlines = async (memory: Memory, desk: Desk, clock: Clock): Promise<void> => {
  for (;;) {
    const { match, row } = memory
    const late = match?.times.due.find(({ kind, at }) => kind === 'deadline' && at <= clock.now())
    if (match === null || late === undefined) return
    const standIn = row.clock?.standIn ?? null
    const act: Act =
      standIn === null
        ? { type: 'answer', decision: late.decision, choice: clockAnswer(match.table, late.seat) }
        : { type: 'handOver', bot: standIn }
    const refusal = await desk.hand(late.seat, act, 'clock')
    if (refusal !== null && memory.match?.times.due.includes(late) === true)
      throw new Error(`the clock is refused by ${refusal.rule}`)
  }
}
