import { pino } from 'pino'
import type { LogEvent, Note } from './log-event.ts'

/** Where lines go. */
export interface Out {
  write(text: string): unknown
}

type Event = LogEvent['event']
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
  return (logged) => logger[LEVELS[logged.event]](logged)
}

/** For people, in words; null for what only machines want to count. */
const say = (logged: LogEvent): string | null => {
  switch (logged.event) {
    case 'opened':
      return `Leitai is open at ${logged.addresses.join(' and ')}`
    case 'advice':
      return logged.advice
    case 'closing':
      return null
    case 'problem':
      return `leitai: ${logged.problem.replace(/\s+/g, ' ')}`
    case 'table opened':
      return `table ${logged.table} is opened: ${logged.game} for ${logged.seats}`
    case 'match over':
      return `table ${logged.table}: the match is over after ${logged.entries} entries`
    case 'draining':
      return logged.on ? 'nobody is let in any more' : 'everybody is let in again'
    case 'admin':
      return `admin, ${logged.act} ${logged.on} from ${logged.by}: ${logged.done ? 'done' : 'refused'}`
    case 'request':
    case 'connected':
    case 'gone':
      return null
  }
}

/** For a person at a terminal: what matters, a line each; what went wrong apart from the rest. */
export const textLog =
  (out: Out, err: Out): Note =>
  (logged) => {
    const text = say(logged)
    if (text !== null) (logged.event === 'problem' ? err : out).write(`${text}\n`)
  }
