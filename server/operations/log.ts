import { pino } from 'pino'
import type { Happening, Note } from './happening.ts'

/** Where lines go. */
export interface Out {
  write(text: string): unknown
}

type Event = Happening['event']
type Level = 'debug' | 'info' | 'warn' | 'error'

const LEVELS: Readonly<Record<Event, Level>> = {
  opened: 'info',
  advice: 'info',
  closing: 'info',
  problem: 'error',
  'table opened': 'info',
  'match over': 'info',
  draining: 'warn',
  admin: 'warn',
  request: 'debug',
  connected: 'debug',
  gone: 'debug',
}

/** One JSON object a line, for machines: everything, with the process and the machine that it happened in. */
export const jsonLog = (out: Out): Note => {
  const logger = pino(
    {
      level: 'debug',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (text) => out.write(text) },
  )
  return (happening) => logger[LEVELS[happening.event]](happening)
}

/** For people, in words; null for what only machines want to count. */
const say = (happening: Happening): string | null => {
  switch (happening.event) {
    case 'opened':
      return `Leitai is open at ${happening.addresses.join(' and ')}`
    case 'advice':
      return happening.advice
    case 'closing':
      return null
    case 'problem':
      return `leitai: ${happening.problem.replace(/\s+/g, ' ')}`
    case 'table opened':
      return `table ${happening.table} is opened: ${happening.game} for ${happening.seats}`
    case 'match over':
      return `table ${happening.table}: the match is over after ${happening.entries} entries`
    case 'draining':
      return happening.on ? 'nobody is let in any more' : 'everybody is let in again'
    case 'admin':
      return `admin, ${happening.act} ${happening.on} from ${happening.by}: ${happening.done ? 'done' : 'refused'}`
    case 'request':
    case 'connected':
    case 'gone':
      return null
  }
}

/** For a person at a terminal: what matters, a line each; what went wrong apart from the rest. */
export const textLog =
  (out: Out, err: Out): Note =>
  (happening) => {
    const text = say(happening)
    if (text !== null) (happening.event === 'problem' ? err : out).write(`${text}\n`)
  }
