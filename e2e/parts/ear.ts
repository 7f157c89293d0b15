import type { Page } from '@playwright/test'
import { isObject } from '../../kernel/json.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { messageReader } from '../../protocol/short-names.ts'
import { type Match, receive } from '../../web/live/match.ts'

const NEWS: readonly unknown[] = ['welcome', 'step', 'sealed', 'table']

const isNews = (value: unknown): value is Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' | 'table' }> =>
  isObject(value) && NEWS.includes(value.type)

/** Hears all that the sockets of a page receive, and follows the match with it. */
export class Ear {
  /** As they would be if nothing was shortened. */
  readonly frames: string[] = []
  /** The match at each moment that was heard of. */
  readonly moments: Match[] = []
  #waiting: (() => void)[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      const read = messageReader()
      socket.on('framereceived', ({ payload }) => this.#hear(read(String(payload))))
    })
  }

  get match(): Match | null {
    return this.moments.at(-1) ?? null
  }

  /** Waits until something is heard that makes it true. */
  async until<T>(found: (match: Match) => T | null | undefined | false): Promise<T> {
    for (;;) {
      const value = this.match === null ? null : found(this.match)
      if (value) return value
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #hear(message: unknown): void {
    this.frames.push(JSON.stringify(message))
    if (!isNews(message)) return
    const next = receive(this.match, message)
    if (next !== 'gap') this.moments.push(next)
    const waiting = this.#waiting
    this.#waiting = []
    for (const go of waiting) go()
  }
}
