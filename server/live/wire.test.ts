import { expect, it } from 'vitest'
import { type ServerMessage, serverMessage } from '../../protocol/messages.ts'
import { written } from './wire.ts'

const FORM = { kind: 'either', of: { hit: { kind: 'record', fields: {} } } } as const

const quiet: ServerMessage = {
  type: 'step',
  seq: 7,
  patch: { turn: 3 },
  events: [],
  decisions: [],
  waiting: [],
  clocks: [],
  wishes: [],
  outcome: null,
}
const busy: ServerMessage = {
  ...quiet,
  events: [{ key: 'kabuken.turn', seat: 1 }],
  decisions: [{ id: '7B', window: 'answer', form: FORM }],
  waiting: ['B'],
  clocks: [{ seat: 'A', left: null, bank: 0 }],
  wishes: [{ seat: 'A', wish: 'tie' }],
  outcome: { places: [1, 2], reason: 'knockOut', rule: 'KBK-13.1' },
}

it('what is empty is left out, and there again when it is read', () => {
  expect(written(quiet, true)).toBe('{"type":"step","seq":7,"patch":{"turn":3}}')
  for (const message of [quiet, busy]) expect(serverMessage.parse(JSON.parse(written(message, true)))).toEqual(message)
  const sealed: ServerMessage = { type: 'sealed', seq: 7, decisions: [], waiting: ['A'], clocks: [], wishes: [] }
  expect(written(sealed, true)).toBe('{"type":"sealed","seq":7,"waiting":["A"]}')
})

it('who makes forms himself is not sent any', () => {
  expect(JSON.parse(written(busy, false))).toMatchObject({ decisions: [{ id: '7B', window: 'answer' }] })
  expect(written(busy, false)).not.toContain('form')
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
  const { type: _, patch: _patch, events, ...moment } = busy
  const welcome: ServerMessage = { type: 'welcome', table, viewer: 'B', view: {}, log: events, ...moment }
  expect(written(welcome, true)).toContain('form')
  expect(written(welcome, false)).not.toContain('form')
})
