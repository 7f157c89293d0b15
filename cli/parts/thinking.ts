import { existsSync } from 'node:fs'
import { bots } from '../../bots/all.ts'
import { adviceFor, thoughtOf } from '../../server/tables/bots/answer-jobs.ts'
import { type BotRoom, openBotRoom } from '../../server/tables/bots/bot-room.ts'

/** Where bots think, so that one which hangs or fails holds up nobody for long: then there is no answer. */
export type Thinking = Pick<BotRoom, 'think' | 'advise' | 'close'>

/** Milliseconds for an answer; the level that thinks longest takes two seconds. */
const LIMIT = 10_000

/** A thread of their own; a program that is not built has none, and its bots think here. */
export const openThinking = (): Thinking => {
  const program = new URL('./bot-worker.js', import.meta.url)
  return existsSync(program) ? openBotRoom(program, LIMIT, 1) : thinkingHere
}

const thinkingHere: Thinking = {
  think: (job) => thoughtOf(bots, job).catch(() => null),
  advise: (asking) => adviceFor(asking).catch(() => null),
  close: () => Promise.resolve(),
}
