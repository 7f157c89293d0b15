import { createClient } from 'redis'
import type { Line } from './bus.ts'

const CHANNEL = 'leitai'

/** Anything that speaks the Redis protocol. The clients come back by themselves. */
export const redisLine =
  (url: string, report: (problem: string) => void) =>
  (hear: (text: string) => void, missed: () => void): Line => {
    const teller = createClient({ url, disableOfflineQueue: true })
    const listener = createClient({ url })
    for (const client of [teller, listener])
      client.on('error', (error: unknown) => report(`the line to other servers: ${String(error)}`))
    const connect = async (): Promise<void> => {
      await Promise.all([teller.connect(), listener.connect()])
      await listener.subscribe(CHANNEL, hear)
      missed()
      // What was told while the line was down is lost.
      listener.on('ready', missed)
    }
    const connecting = connect().catch((error: unknown) => report(`the line to other servers: ${String(error)}`))
    return {
      ready: connecting,
      send: async (text) => {
        await connecting
        if (teller.isReady) await teller.publish(CHANNEL, text)
      },
      close: async () => {
        for (const client of [teller, listener]) if (client.isOpen) client.destroy()
        await connecting
      },
    }
  }
