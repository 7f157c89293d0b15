import type { ServerMessage } from '../../protocol/messages.ts'
import type { Ears, World } from '../live/line.ts'
import { laterIn, type Timer } from './timers.ts'

interface Call {
  readonly ears: Ears
  readonly sent: unknown[]
  closed: boolean
}

/** A world whose time passes and whose server speaks only when the test says so. */
export class Stage {
  /** Every socket that was opened, the latest last. */
  readonly calls: Call[] = []
  readonly timers: Timer[] = []
  found: 'there' | 'gone' | 'unreachable' = 'there'

  readonly world: World = {
    look: () => Promise.resolve(this.found),
    dial: (ears) => {
      const call: Call = { ears, sent: [], closed: false }
      this.calls.push(call)
      return {
        send: (text) => void call.sent.push(JSON.parse(text)),
        close: () => {
          call.closed = true
        },
      }
    },
    later: laterIn(this.timers),
    random: () => 1,
  }

  get call(): Call {
    const call = this.calls.at(-1)
    if (call === undefined) throw new Error('nobody has dialled')
    return call
  }

  /** Lets promises come to their end. */
  async settle(): Promise<void> {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }

  async pickUp(message?: ServerMessage): Promise<void> {
    await this.settle()
    this.call.ears.opened()
    if (message !== undefined) this.say(message)
  }

  say(message: ServerMessage): void {
    this.call.ears.heard(JSON.stringify(message))
  }

  /** The next timer rings; answers how long it was set for. */
  async ring(): Promise<number> {
    const timer = this.timers.shift()
    if (timer === undefined) throw new Error('no timer is set')
    timer.act()
    await this.settle()
    return timer.ms
  }
}
