import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { Event } from '../../kernel/events.ts'
import { diff } from '../../kernel/patch.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { type MatchView, receive } from '../live/match.ts'
import { stepTo, tableOf, welcome } from '../testing/messages.ts'
import { laterIn, type Timer } from '../testing/timers.ts'
import { openShow, type ShowPorts } from './show.ts'

const HOLD = 800
const event = (name: string): Event => ({ key: `tiny.${name}` })

/** A match that is heard of, and the show of it, in a time that passes when the test says so. */
const begin = (given: Partial<ShowPorts> = {}) => {
  const live = signal<MatchView | null>(null)
  const timers: Timer[] = []
  const show = openShow(live, {
    later: laterIn(timers),
    hold: (events) => (events.length === 0 ? 0 : HOLD),
    isAway: () => false,
    ...given,
  })
  const hear = (message: Extract<ServerMessage, { type: 'welcome' | 'step' | 'sealed' }>): void => {
    const next = receive(live.value, message)
    if (next === 'gap') throw new Error('the test has left a gap')
    live.value = next
  }
  const step = (...names: readonly string[]): void => {
    const seq = (live.value?.seq ?? 0) + 1
    hear(stepTo(seq, diff(live.value?.view, { seq }), { events: names.map(event) }))
  }
  const pass = (): number => {
    const timer = timers.shift()
    if (timer === undefined) throw new Error('nothing is held')
    timer.act()
    return timer.ms
  }
  hear(welcome({ view: { seq: 0 }, log: [event('deal')] }))
  const looks = () => ({
    view: show.match.value?.view,
    events: show.match.value?.latest.map(({ key }) => key.replace('tiny.', '')),
    queued: show.queued.value,
  })
  return { live, show, timers, hear, step, pass, looks }
}

it('shows steps that arrive together one after the other, each for as long as it is held', () => {
  const { step, pass, looks, show, timers } = begin()
  for (const name of ['attack', 'counter', 'damage']) step(name)
  expect(looks()).toEqual({ view: { seq: 1 }, events: ['attack'], queued: 2 })
  expect(pass()).toBe(HOLD)
  expect(looks()).toEqual({ view: { seq: 2 }, events: ['counter'], queued: 1 })
  expect(pass()).toBe(HOLD)
  expect(looks()).toEqual({ view: { seq: 3 }, events: ['damage'], queued: 0 })
  // What comes while the last one is held waits, too.
  step('draw')
  expect(looks()).toMatchObject({ events: ['damage'], queued: 1 })
  pass()
  expect(looks()).toMatchObject({ events: ['draw'], queued: 0 })
  expect(show.isHeld.value).toBe(true)
  pass()
  expect(show.isHeld.value).toBe(false)
  expect(timers).toEqual([])
})

it('shows the log line by line with what is shown', () => {
  const { step, pass, show } = begin()
  step('attack')
  step('counter', 'damage')
  expect(show.match.value?.log.map(({ key }) => key)).toEqual(['tiny.deal', 'tiny.attack'])
  pass()
  expect(show.match.value?.log).toHaveLength(4)
})

it('does not hold what nobody could see', () => {
  const { step, looks, timers } = begin()
  step()
  step('attack')
  expect(looks()).toEqual({ view: { seq: 2 }, events: ['attack'], queued: 0 })
  expect(timers).toHaveLength(1)
})

it('goes on at once for whoever does not want to wait, one step or all of them', () => {
  const { step, looks, show, timers } = begin()
  for (const name of ['attack', 'counter', 'damage', 'draw']) step(name)
  show.next()
  expect(looks()).toMatchObject({ events: ['counter'], queued: 2 })
  expect(timers).toHaveLength(1)
  show.finish()
  expect(looks()).toEqual({ view: { seq: 4 }, events: ['damage', 'draw'], queued: 0 })
  expect(timers).toEqual([])
  show.finish()
  expect(looks()).toMatchObject({ view: { seq: 4 }, events: ['damage', 'draw'] })
})

it('is up to date at once where nothing is held', () => {
  const { step, looks, timers } = begin({ hold: () => 0 })
  for (const name of ['attack', 'counter', 'damage']) step(name)
  expect(looks()).toEqual({ view: { seq: 3 }, events: ['damage'], queued: 0 })
  expect(timers).toEqual([])
})

it('takes up who has yet to answer without a new step, behind everything that is still to be shown', () => {
  const { step, hear, pass, show } = begin()
  step('attack')
  const { latest } = show.match.value ?? {}
  const sealed = { type: 'sealed', decisions: [], clocks: [], wishes: [] } as const
  hear({ ...sealed, seq: 1, waiting: ['B'] })
  expect(show.match.value?.waiting).toEqual(['B'])
  expect(show.match.value?.latest).toBe(latest)
  step('counter')
  hear({ ...sealed, seq: 2, waiting: ['A'] })
  expect(show.match.value?.waiting).toEqual(['B'])
  pass()
  expect(show.match.value?.waiting).toEqual(['A'])
})

it('tells whoever was away what has happened instead of showing it', () => {
  let isAway = true
  const { step, looks, show, timers } = begin({ isAway: () => isAway })
  step('attack')
  step('damage')
  expect(looks()).toEqual({ view: { seq: 2 }, events: ['damage'], queued: 0 })
  expect(timers).toEqual([])
  expect(show.missed.value.map(({ key }) => key)).toEqual(['tiny.attack', 'tiny.damage'])
  isAway = false
  step('draw')
  expect(show.missed.value).toHaveLength(2)
  show.dismiss()
  expect(show.missed.value).toEqual([])
})

it('tells the same after the connection was lost, also of what was still to be shown', () => {
  const { step, hear, looks, show } = begin()
  step('attack')
  step('counter')
  const log = ['deal', 'attack', 'counter', 'damage', 'draw'].map(event)
  hear(welcome({ seq: 4, view: { seq: 4 }, log }))
  expect(looks()).toMatchObject({ view: { seq: 4 }, queued: 0 })
  expect(show.missed.value.map(({ key }) => key)).toEqual(['tiny.counter', 'tiny.damage', 'tiny.draw'])
})

it('tells nothing after an undo, nor of another table', () => {
  const { step, hear, show } = begin()
  step('attack')
  hear(welcome({ seq: 2, view: { seq: 0 }, log: [event('deal')] }))
  expect(show.match.value).toMatchObject({ view: { seq: 0 }, log: [event('deal')] })
  hear(welcome({ table: tableOf({ id: 'another' }), seq: 9, view: { seq: 9 }, log: ['deal', 'turn'].map(event) }))
  expect(show.match.value?.view).toEqual({ seq: 9 })
  expect(show.missed.value).toEqual([])
})

it('knows from the last visit how much of the log is old', () => {
  const { show, hear } = begin()
  show.recall(1)
  expect(show.missed.value).toEqual([])
  hear(welcome({ table: tableOf({ id: 'another' }), view: {}, log: ['deal', 'attack', 'damage'].map(event) }))
  show.recall(1)
  expect(show.missed.value.map(({ key }) => key)).toEqual(['tiny.attack', 'tiny.damage'])
})

it('gives up showing what has become too much', () => {
  const { step, looks, show } = begin()
  for (let n = 0; n < 42; n++) step('turn')
  expect(looks()).toMatchObject({ view: { seq: 42 }, queued: 0 })
  expect(show.missed.value).toHaveLength(41)
})

it('shows nothing more when it is closed', () => {
  const { step, looks, show, timers } = begin()
  step('attack')
  step('counter')
  show.close()
  expect(timers).toEqual([])
  step('damage')
  expect(looks()).toMatchObject({ events: ['attack'] })
})
