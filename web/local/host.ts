import { type ReadonlySignal, signal } from '@preact/signals'
import type { Viewer } from '../../kernel/seats.ts'
import type { Ears, World } from '../live/line.ts'
import type { SavedMatch } from './kept.ts'
import { words } from './words.ts'
import type { Ended, FromWorker, ToWorker } from './worker-messages.ts'

/** How long the worker may take to begin, with its code on the way, and how long it may be silent when it owes a word. */
const BEGINNING = 30_000
const SILENCE = 10_000
/** A worker that never says a word is not begun for ever. */
const ATTEMPTS = 3

/** A worker as the host needs it; tests bring their own. */
export interface Thread {
  say(message: ToWorker): void
  end(): void
}

export interface HostWorld {
  /** `broken` when its code could not be had, or something threw that nobody caught. */
  start(heard: (message: FromWorker) => void, broken: () => void): Thread
  later(ms: number, act: () => void): () => void
  random(): number
  /** Matches that the browser does not store. */
  readonly unstored: Map<string, SavedMatch>
}

export type HostState = { readonly type: 'beginning' } | { readonly type: 'playing' } | Ended

/** The page's side of a match in its worker: one that falls silent is replaced, and the match goes on. */
export interface Host {
  readonly state: ReadonlySignal<HostState>
  /** False where only this page has the match. */
  readonly isStored: ReadonlySignal<boolean>
  /** The table as it is seen from there. */
  seenBy(viewer: Viewer): World
  /** Another tab that has the match loses it. */
  takeOver(): void
  close(): void
}

interface Wire {
  readonly viewer: Viewer
  readonly ears: Ears
}

export const openHost = (id: string, world: HostWorld): Host => {
  const state = signal<HostState>({ type: 'beginning' })
  const isStored = signal(!world.unstored.has(id))
  const wires = new Map<number, Wire>()
  /** Those who want to know whether there is a match. */
  const looking: ((found: 'there' | 'gone') => void)[] = []
  let thread: Thread | null = null
  let count = 0
  let thinkingAbout: string | null = null
  let hungAt: string | null = null
  let failures = 0
  let forgive = (): void => {}

  /** From now on the worker owes a word. */
  const expect = (ms: number): void => {
    forgive()
    forgive = world.later(ms, replace)
  }

  const settle = (next: HostState): void => {
    state.value = next
    for (const found of looking.splice(0)) found(next.type === 'playing' ? 'there' : 'gone')
  }

  const end = (): void => {
    forgive()
    thread?.end()
    thread = null
  }

  const finish = (why: Ended): void => {
    end()
    settle(why)
  }

  const begin = (steal: boolean): void => {
    end()
    thread = world.start(hear, replace)
    thread.say({ type: 'begin', id, unstored: world.unstored.get(id) ?? null, steal, hung: hungAt })
    for (const [wire, { viewer }] of wires) thread.say({ type: 'dial', wire, viewer })
    expect(BEGINNING)
  }

  /** What it has told is on disk: another one begins there, and the clock answers where the bot has hung. */
  const replace = (): void => {
    failures += 1
    if (failures === ATTEMPTS) return finish({ type: 'faulty', problem: words.failed })
    hungAt = thinkingAbout ?? hungAt
    thinkingAbout = null
    // A worker that hangs dies slowly, and holds on to the match until then.
    begin(state.value.type === 'playing')
  }

  const hear = (message: FromWorker): void => {
    forgive()
    switch (message.type) {
      case 'ready':
        return settle({ type: 'playing' })
      case 'said':
        failures = 0
        if (thinkingAbout !== null) expect(SILENCE)
        return wires.get(message.wire)?.ears.heard(message.text)
      case 'thinking':
        thinkingAbout = message.decision
        return expect(SILENCE)
      case 'thought':
        thinkingAbout = null
        hungAt = null
        return undefined
      case 'unstored':
        world.unstored.set(id, message.kept)
        isStored.value = false
        return undefined
      default:
        return finish(message)
    }
  }

  begin(false)
  return {
    state,
    isStored,
    seenBy: (viewer) => ({
      look: () =>
        state.value.type === 'beginning'
          ? new Promise((found) => looking.push(found))
          : Promise.resolve(state.value.type === 'playing' ? 'there' : 'gone'),
      dial: (ears) => {
        const wire = count
        count += 1
        wires.set(wire, { viewer, ears })
        const tell = (message: ToWorker): void => {
          thread?.say(message)
          expect(SILENCE)
        }
        tell({ type: 'dial', wire, viewer })
        // There is no network between the two: whoever has dialled is heard.
        world.later(0, ears.opened)
        return {
          send: (text) => tell({ type: 'say', wire, text }),
          close: () => {
            wires.delete(wire)
            thread?.say({ type: 'hangUp', wire })
          },
        }
      },
      later: world.later,
      random: world.random,
    }),
    takeOver: () => {
      state.value = { type: 'beginning' }
      begin(true)
    },
    close: end,
  }
}
