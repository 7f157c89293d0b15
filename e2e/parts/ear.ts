import type { Page } from '@playwright/test'
import { isObject } from '../../kernel/json.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { type MatchView, receive } from '../../web/live/match.ts'

const NEWS: readonly unknown[] = ['welcome', 'step', 'sealed', 'table']

const isNews = (value: unknown): value is Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' | 'table' }> =>
  isObject(value) && NEWS.includes(value.type)

/** Hears all that the sockets of a page receive, and follows the match with it. */
export class Ear {
  /** Word for word. */
  readonly frames: string[] = []
  /** The match at each moment that was heard of. */
  readonly moments: MatchView[] = []
  #waiting: (() => void)[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)))
    })
  }

  get match(): MatchView | null {
    return this.moments.at(-1) ?? null
  }

  /** Waits until something is heard that makes it true. */
  async until<T>(found: (match: MatchView) => T | null | undefined | false): Promise<T> {
    for (;;) {
      const value = this.match === null ? null : found(this.match)
      if (value) return value
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #hear(text: string): void {
    this.frames.push(text)
    const message: unknown = JSON.parse(text)
    if (!isNews(message)) return
    const next = receive(this.match, message)
    if (next !== 'gap') this.moments.push(next)
    const waiting = this.#waiting
    this.#waiting = []
    for (const go of waiting) go()
  }
}
