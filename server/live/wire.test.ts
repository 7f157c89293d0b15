import { expect, it } from 'vitest'
import { diff } from '../../kernel/patch.ts'
import type { Sight } from '../../kernel/sight.ts'
import { serverMessage } from '../../protocol/messages.ts'
import { shortNames } from '../../protocol/short-names.ts'
import { type Stride, stepOf } from '../../protocol/table/telling.ts'
import * as wire from './wire.ts'

const written = (...given: Parameters<typeof wire.written>): string => Buffer.from(wire.written(...given)).toString()

const FORM = { kind: 'either', of: { hit: { kind: 'record', fields: {} } } } as const

/** A moment of which everybody sees this. */
const seen = (views: Readonly<Record<string, unknown>>): Sight => ({ of: (viewer) => views[viewer] })

const quiet: Stride = {
  type: 'stride',
  seq: 7,
  from: { turn: 2 },
  to: { turn: 3 },
  since: seen({}),
  sight: seen({}),
  veiled: [],
  events: [],
  decisions: [],
  waiting: [],
  clocks: [],
  wishes: [],
  outcome: null,
}
const busy: Stride = {
  ...quiet,
  events: [{ key: 'kabuken.turn', seat: 1 }],
  decisions: [{ id: '7B', window: 'answer', form: FORM }],
  waiting: ['B'],
  clocks: [{ seat: 'A', left: null, bank: 0 }],
  wishes: [{ seat: 'A', wish: 'tie' }],
  outcome: { places: [1, 2], reason: 'knockOut', rule: 'KBK-13.1' },
}

it('what is empty is left out, and there again when it is read', () => {
  expect(written(quiet, 'plain', null)).toBe('{"type":"step","seq":7,"patch":{"turn":3}}')
  for (const message of [quiet, busy])
    expect(serverMessage.parse(JSON.parse(written(message, 'plain', null)))).toEqual(stepOf(message))
  const sealed: wire.News = { type: 'sealed', seq: 7, decisions: [], waiting: ['A'], clocks: [], wishes: [] }
  expect(written(sealed, 'plain', null)).toBe('{"type":"sealed","seq":7,"waiting":["A"]}')
})

it('who knows the rules is sent no forms', () => {
  expect(JSON.parse(written(busy, 'brief', null))).toMatchObject({ decisions: [{ id: '7B', window: 'answer' }] })
  expect(written(busy, 'brief', null)).not.toContain('form')
  const table = {
    id: 't',
    game: 'kabuken',
    setup: { mode: 'duel', seats: 2, options: {} },
    status: 'playing',
    clock: null,
    listed: false,
    rated: false,
    beat: 0,
    seats: [],
  } as const
  const { seq, decisions, waiting, clocks, wishes, outcome, events } = busy
  const moment = { seq, decisions, waiting, clocks, wishes, outcome }
  const welcome: wire.News = { type: 'welcome', table, viewer: 'B', view: {}, log: events, ...moment }
  expect(written(welcome, 'plain', null)).toContain('form')
  const named: wire.News = { ...welcome, names: ['turn'] }
  expect(written(named, 'plain', null)).toBe(written(welcome, 'plain', null))
  expect(written(named, 'brief', null)).toContain('"names":["turn"]')
  expect(written(welcome, 'brief', null)).not.toContain('form')
})

it('who was told what letters stand for gets letters', () => {
  const names = shortNames(['type', 'step', 'seq', 'patch', 'turn'])
  expect(written(quiet, 'brief', names)).toBe('!{"a":"~b","c":7,"d":{"e":3}}')
  const { decisions, ...rest } = stepOf(busy)
  const read = serverMessage.parse(names.read(JSON.parse(written(busy, 'brief', names).slice(1))))
  expect(read).toEqual({ ...rest, decisions: decisions.map(({ id, window }) => ({ id, window })) })
})

it('each is told what has changed for his own eyes, in whatever order they are told, and with whatever names', () => {
  const short = shortNames(['type', 'step', 'turn', 'hand'])
  const other = shortNames(['turn'])
  const moments = [
    { 0: { turn: 1, end: 'no', hand: [1, 2] }, 1: { turn: 1, end: 'no', hand: [0, 0] } },
    { 0: { turn: 2, end: 'no', hand: [1, 2, 3] }, 1: { turn: 2, end: 'no', hand: [0, 0, 0] } },
    { 0: { turn: 3, end: 'no', hand: [1] }, 1: { turn: 3, end: 'no', hand: [0] } },
  ].map(seen)
  const strides = [0, 1].flatMap((n) =>
    [0, 1].map((viewer): Stride => {
      const [since, sight] = [moments[n], moments[n + 1]]
      return { ...quiet, from: since.of(viewer), to: sight.of(viewer), since, sight, veiled: ['hand'] }
    }),
  )
  const order = [0, 1, 2, 3, 1, 0, 3, 0, 2, 1, 1, 0]
  for (const names of [short, other])
    for (const n of order) {
      const message = names.read(JSON.parse(written(strides[n], 'brief', names).slice(1)))
      expect(serverMessage.parse(message)).toMatchObject({ patch: diff(strides[n].from, strides[n].to) })
    }
})

it('what several are told in the same way is written once, and nobody gets what was meant for another', () => {
  const names = shortNames(['turn'])
  const frames = [
    wire.framed(busy, 'brief', names),
    wire.framed(busy, 'plain', null),
    wire.framed(busy, 'brief', null),
    wire.framed(quiet, 'brief', null),
  ]
  expect(new Set(frames.map((frame) => frame.toString('latin1'))).size).toBe(4)
  expect(wire.framed(quiet, 'brief', null)).toBe(frames[3])
  expect(wire.framed({ ...quiet }, 'brief', null)).not.toBe(frames[3])
  expect(wire.framed(busy, 'brief', names)).toEqual(frames[0])
})
