import type { ReadonlySignal } from '@preact/signals'
import { signal } from '@preact/signals'
import { backoff } from '../../protocol/backoff.ts'
import { OUTDATED } from '../../protocol/wire.ts'

/** A socket as the line needs it. */
export interface Wire {
  send(text: string): void
  /** Nothing is heard of it any more. */
  close(): void
}

export interface Ears {
  opened(): void
  heard(text: string): void
  /** With the close code, where there is one. */
  closed(code?: number): void
}

/** What the line needs of the world; tests bring their own. */
export interface World {
  dial(ears: Ears): Wire
  /** Whether there is anything to dial: a table that is gone will not come back. */
  look(): Promise<'there' | 'gone' | 'unreachable'>
  later(ms: number, act: () => void): () => void
  random(): number
}

/**
 * `lost` while it tries again by itself, `gone` when there is nothing to come back to, `outdated` when only a newer page
 * understands the server.
 */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'closed'

export interface Line {
  readonly state: ReadonlySignal<LineState>
  send(text: string): boolean
  /** Hangs up and dials anew at once. */
  redial(): void
  /** Nothing is heard any more: it counts as lost, and is dialled anew at once. */
  lose(): void
  /** The server speaks another version: hangs up for good. */
  outdate(): void
  close(): void
}

/** A connection that comes back by itself. */
export const openLine = (world: World, heard: (text: string) => void): Line => {
  const state = signal<LineState>('connecting')
  let wire: Wire | null = null
  let failures = 0
  // Each dialling has its own number, so that what an old one still says is not heard.
  let turn = 0
  let cancel = (): void => {}

  const hangUp = (): void => {
    turn += 1
    cancel()
    wire?.close()
    wire = null
  }

  const lose = (): void => {
    hangUp()
    state.value = 'lost'
    cancel = world.later(backoff(failures, world.random), () => void dial())
    failures += 1
  }

  const outdate = (): void => {
    hangUp()
    state.value = 'outdated'
  }

  const dial = async (): Promise<void> => {
    hangUp()
    const mine = turn
    const isMine = (): boolean => mine === turn
    const found = await world.look()
    if (!isMine()) return
    if (found === 'gone') {
      state.value = 'gone'
      return
    }
    if (found === 'unreachable') return lose()
    wire = world.dial({
      opened: () => {
        if (!isMine()) return
        failures = 0
        state.value = 'open'
      },
      heard: (text) => {
        if (isMine()) heard(text)
      },
      closed: (code) => {
        if (!isMine()) return
        if (code === OUTDATED) outdate()
        else lose()
      },
    })
  }

  void dial()
  return {
    state,
    send: (text) => {
      if (state.value !== 'open' || wire === null) return false
      wire.send(text)
      return true
    },
    redial: () => {
      if (state.value !== 'outdated') void dial()
    },
    lose: () => {
      if (state.value !== 'open') return
      state.value = 'lost'
      void dial()
    },
    outdate,
    close: () => {
      hangUp()
      state.value = 'closed'
    },
  }
}
