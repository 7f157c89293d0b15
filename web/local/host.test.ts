import { describe, expect, it } from 'vitest'
import { laterIn, type Timer } from '../testing/timers.ts'
import { type Host, openHost } from './host.ts'
import type { SavedMatch } from './kept.ts'
import { begun } from './testing/seated.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A worker that says and does what the test wants, and a clock that rings when the test wants. */
class Stage {
  readonly workers: { readonly heard: ToWorker[]; say(message: FromWorker): void; break(): void; isEnded: boolean }[] =
    []
  readonly timers: Timer[] = []
  readonly unstored = new Map<string, SavedMatch>()
  readonly host: Host = openHost('match', {
    start: (heard, broken) => {
      const worker = { heard: [] as ToWorker[], say: heard, break: broken, isEnded: false }
      this.workers.push(worker)
      return {
        say: (message) => void worker.heard.push(message),
        end: () => {
          worker.isEnded = true
        },
      }
    },
    later: laterIn(this.timers),
    random: () => 0,
    unstored: this.unstored,
  })

  get worker() {
    return this.workers[this.workers.length - 1]
  }

  /** The longest patience is at its end. */
  loseIt(): void {
    const timer = this.timers.toSorted((one, other) => other.ms - one.ms).at(0)
    if (timer === undefined) throw new Error('nobody is waited for')
    this.timers.splice(this.timers.indexOf(timer), 1)
    timer.act()
  }
}

const playing = (): Stage => {
  const stage = new Stage()
  stage.worker.say({ type: 'ready' })
  return stage
}

const dial = (stage: Stage) => {
  const heard: string[] = []
  const wire = stage.host
    .seenBy(0)
    .dial({ opened: () => undefined, heard: (text) => void heard.push(text), closed: () => undefined })
  return { wire, heard }
}

describe('a worker', () => {
  it('is asked for one match, and looked for until it has said whether there is any', async () => {
    const stage = new Stage()
    const found = stage.host.seenBy('gallery').look()
    expect(stage.worker.heard).toEqual([{ type: 'begin', id: 'match', unstored: null, steal: false, hung: null }])
    stage.worker.say({ type: 'ready' })
    expect(await found).toBe('there')
    expect(stage.host.state.value.type).toBe('playing')
  })

  it('carries what is said both ways', () => {
    const stage = playing()
    const { wire, heard } = dial(stage)
    wire.send('hello')
    stage.worker.say({ type: 'said', wire: 0, text: 'welcome' })
    expect(heard).toEqual(['welcome'])
    wire.close()
    stage.worker.say({ type: 'said', wire: 0, text: 'more' })
    expect(heard).toEqual(['welcome'])
    expect(stage.worker.heard.slice(1)).toEqual([
      { type: 'dial', wire: 0, viewer: 0 },
      { type: 'say', wire: 0, text: 'hello' },
      { type: 'hangUp', wire: 0 },
    ])
  })

  it('is replaced when its bot hangs, and the next one is told where', () => {
    const stage = playing()
    const { heard } = dial(stage)
    stage.worker.say({ type: 'said', wire: 0, text: 'welcome' })
    stage.worker.say({ type: 'thinking', decision: '4B' })
    stage.loseIt()
    expect(stage.workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
    expect(stage.worker.heard).toEqual([
      // The one that hangs may still hold on to the match.
      { type: 'begin', id: 'match', unstored: null, steal: true, hung: '4B' },
      { type: 'dial', wire: 0, viewer: 0 },
    ])
    stage.worker.say({ type: 'said', wire: 0, text: 'welcome again' })
    expect(heard).toEqual(['welcome', 'welcome again'])
  })

  it('is not waited for when its bot has thought', () => {
    const stage = playing()
    stage.worker.say({ type: 'thinking', decision: '4B' })
    stage.worker.say({ type: 'thought' })
    expect(stage.timers).toEqual([])
  })

  it('that breaks is replaced, but not for ever', () => {
    const stage = new Stage()
    stage.worker.break()
    stage.worker.break()
    expect(stage.workers).toHaveLength(3)
    stage.worker.break()
    expect(stage.workers).toHaveLength(3)
    expect(stage.host.state.value.type).toBe('faulty')
  })
})

describe('a match', () => {
  it('that is open in another tab can be taken from there', () => {
    const stage = new Stage()
    stage.worker.say({ type: 'elsewhere' })
    expect(stage.host.state.value.type).toBe('elsewhere')
    expect(stage.worker.isEnded).toBe(true)
    stage.host.takeOver()
    expect(stage.worker.heard[0]).toMatchObject({ type: 'begin', steal: true })
    stage.worker.say({ type: 'ready' })
    expect(stage.host.state.value.type).toBe('playing')
  })

  it('that cannot be stored is kept by the page, and begun again from there', async () => {
    const stage = playing()
    const kept = await begun({ game: 'kabuken', setup: {}, seats: { A: 'person', B: 'greedy' } })
    expect(stage.host.isStored.value).toBe(true)
    stage.worker.say({ type: 'unstored', kept })
    expect(stage.host.isStored.value).toBe(false)
    stage.worker.say({ type: 'thinking', decision: '0B' })
    stage.loseIt()
    expect(stage.worker.heard[0]).toMatchObject({ type: 'begin', unstored: kept })
  })

  it('that is not there is not looked for', async () => {
    const stage = new Stage()
    stage.worker.say({ type: 'gone' })
    expect(await stage.host.seenBy(0).look()).toBe('gone')
  })
})
