import { createHmac, timingSafeEqual } from 'node:crypto'
import { createClient } from 'redis'
import type { OpenTransport } from './transport.ts'

interface RedisOptions {
  /** This server's name. */
  readonly id: string
  /** What all servers share: nobody else who can write to this Redis is believed. */
  readonly secret: string
  report(problem: string): void
}

const channelOf = (server: string): string => `leitai ${server}`

/** Anything that speaks the Redis protocol: each server listens on a channel of its own. */
export const redisTransport =
  (url: string, { id, secret, report }: RedisOptions): OpenTransport =>
  ({ receive }) => {
    const sender = createClient({ url, disableOfflineQueue: true })
    const receiver = createClient({ url })
    const problem = (error: unknown): void => report(`the links over Redis: ${String(error)}`)
    for (const client of [sender, receiver]) client.on('error', problem)

    const proofOf = (to: string, from: string, text: string): string =>
      createHmac('sha256', secret).update(`${to} ${from} ${text}`).digest('base64url')

    const read = (message: string): void => {
      const [proof, from] = message.split(' ', 2)
      const text = message.slice(proof.length + from.length + 2)
      const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(id, from, text))]
      if (given.length === wanted.length && timingSafeEqual(given, wanted)) receive(from, text)
    }

    const connect = async (): Promise<void> => {
      await Promise.all([sender.connect(), receiver.connect()])
      await receiver.subscribe(channelOf(id), read)
    }
    const connecting = connect().catch(problem)

    return {
      send: ({ id: to }, text) => {
        // What is lost is noticed by the link.
        if (sender.isReady) sender.publish(channelOf(to), `${proofOf(to, id, text)} ${id} ${text}`).catch(problem)
      },
      reset: () => undefined,
      close: async () => {
        for (const client of [sender, receiver]) if (client.isOpen) client.destroy()
        await connecting
      },
    }
  }
