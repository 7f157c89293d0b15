import pg from 'pg'
import { Queue } from '../../table/queue.ts'
import type { Line } from './bus.ts'

const CHANNEL = 'leitai'
/** Milliseconds before a lost connection is tried again. */
const AGAIN = 500

/** LISTEN and NOTIFY: the database that is there anyway carries the news. */
export const postgresLine =
  (url: string, report: (problem: string) => void) =>
  (hear: (text: string) => void, missed: () => void): Line => {
    let client: pg.Client | null = null
    let isClosed = false
    let timer: NodeJS.Timeout | null = null
    const queue = new Queue()

    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString: url, application_name: 'leitai news', keepAlive: true })
      // An error and the end of the connection both come here; what was told meanwhile is lost.
      const lost = (): void => {
        if (client !== next || isClosed) return
        client = null
        later()
      }
      next.on('error', lost)
      next.on('end', lost)
      next.on('notification', ({ payload }) => {
        if (payload !== undefined) hear(payload)
      })
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (isClosed) return next.end()
      client = next
      missed()
    }

    const later = (): void => {
      timer = setTimeout(() => {
        connecting = connect().catch((error: unknown) => {
          report(`the line to other servers: ${String(error)}`)
          if (!isClosed) later()
        })
      }, AGAIN)
    }

    let connecting = connect().catch((error: unknown) => {
      report(`the line to other servers: ${String(error)}`)
      if (!isClosed) later()
    })

    return {
      ready: connecting,
      // One after the other: a connection answers one question at a time.
      send: (text) =>
        queue.run(async () => {
          await connecting
          await client?.query('select pg_notify($1, $2)', [CHANNEL, text])
        }),
      close: async () => {
        isClosed = true
        if (timer !== null) clearTimeout(timer)
        await connecting
        await queue.run(() => undefined)
        await client?.end()
      },
    }
  }
