import { systemClock } from '../../clock.ts'
import type { Config, Games } from '../../config.ts'
import { openServer } from '../../server.ts'
import type { LogEvent } from '../log-event.ts'
import { runInThread } from './thread.ts'

/** What a server can be told from another thread: everything that is plain data. */
export type HouseSettings = Omit<
  Config,
  'port' | 'games' | 'bots' | 'botWorker' | 'storeWorker' | 'clock' | 'hung' | 'working' | 'note' | 'report'
> & {
  /** The address of the program that bots think in. */
  readonly botWorker: string
  /** The address of the program that keeps a folder. */
  readonly storeWorker: string
}

/** The server as a thread. */
export const openHouse = (games: Games, bots: readonly string[]): Promise<void> =>
  runInThread<HouseSettings, LogEvent>(({ settings, port, hung, working, say }) =>
    openServer({
      ...settings,
      port,
      hung,
      working,
      games,
      bots,
      botWorker: new URL(settings.botWorker),
      storeWorker: new URL(settings.storeWorker),
      clock: systemClock,
      note: say,
      report: (problem) => say({ event: 'problem', problem }),
    }),
  )
