import { expect, it } from 'vitest'
import { type ServerMessage, serverMessage } from './messages.ts'
import { encode, isOtherProtocol, PROTOCOL, pathOfSocket } from './wire.ts'

const FORM = { kind: 'either', of: { hit: { kind: 'record', fields: {} } } } as const
const table = {
  id: 't',
  game: 'kabuken',
  rules: 1,
  status: 'playing',
  clock: null,
  listed: false,
  rated: false,
  beat: 0,
  seats: [],
} as const
const setup = { mode: 'duel', seats: 2, options: {} }
const spoken = { line: 1, speaker: 'x', seat: null, name: 'Mei', you: true, text: 'hello', at: 1 }
const quiet = { decisions: [], waiting: [], clocks: [], wishes: [] }
const busy = {
  decisions: [{ id: '7B', window: 'answer', form: FORM }],
  waiting: ['B'],
  clocks: [{ seat: 'A', left: null, bank: 0 }],
  wishes: [{ seat: 'A', wish: 'tie' }],
  given: [{ decision: '7A', choice: [], by: 'player' }],
} as const
const events = [{ key: 'kabuken.turn', seat: 1 }]
const outcome = { places: [1, 2], reason: 'knockOut', rule: 'KBK-13.1' }
const head = { protocol: PROTOCOL, table: { ...table, setup }, viewer: 'B' }

/** Of each type one that is full, and one that is empty where it can be. */
const MESSAGES: Readonly<Record<ServerMessage['type'], readonly ServerMessage[]>> = {
  welcome: [
    { type: 'welcome', ...head, seq: 7, view: { turn: 3 }, ...busy, log: events, outcome, orders: { takeUpTo: 2 } },
    { type: 'welcome', ...head, seq: 0, view: null, ...quiet, log: [], outcome: null },
  ],
  step: [
    { type: 'step', seq: 7, patch: { turn: 3, hands: [] }, events, ...busy, outcome },
    { type: 'step', seq: 7, patch: [], events: [], ...quiet, outcome: null },
  ],
  sealed: [
    { type: 'sealed', seq: 7, ...busy },
    { type: 'sealed', seq: 7, ...quiet, given: [] },
  ],
  table: [{ type: 'table', table }],
  orders: [{ type: 'orders', orders: {} }],
  accepted: [
    { type: 'accepted', decision: '7B' },
    { type: 'accepted', decision: null },
  ],
  refused: [{ type: 'refused', decision: null, refusal: { rule: 'TABLE-6', why: 'table.over' } }],
  talk: [
    { type: 'talk', lines: [spoken], muted: [{ speaker: 'x', name: 'Mei' }] },
    { type: 'talk', lines: [], muted: [] },
  ],
  said: [{ type: 'said', spoken }],
  reported: [{ type: 'reported', line: 1 }],
  error: [{ type: 'error', message: 'Say it again, slower.' }],
}

it('knows every type of message', () => {
  const types = serverMessage.options.map(({ shape }) => shape.type.value)
  expect(Object.keys(MESSAGES).toSorted()).toEqual(types.toSorted())
})

it.each(Object.entries(MESSAGES))('%s is read as it was sent', (_type, messages) => {
  for (const message of messages) {
    expect(serverMessage.parse(message)).toEqual(message)
    expect(serverMessage.parse(JSON.parse(encode(message, { forms: true })))).toEqual(message)
  }
})

it('leaves out what is empty', () => {
  const [full, empty] = MESSAGES.step
  expect(encode(empty, { forms: true })).toBe('{"type":"step","seq":7,"patch":[]}')
  expect(JSON.parse(encode(full, { forms: true }))).toEqual(full)
})

it('leaves out forms, and nothing else, where nobody wants them', () => {
  for (const [full] of [MESSAGES.welcome, MESSAGES.step, MESSAGES.sealed]) {
    const text = encode(full, { forms: false })
    expect(text).not.toContain('form')
    expect(JSON.parse(text)).toEqual({ ...full, decisions: [{ id: '7B', window: 'answer' }] })
  }
})

it('asks for its own version, and sees another one in a welcome', () => {
  expect(pathOfSocket('a/b', { forms: true })).toBe(`/api/tables/a%2Fb/live?protocol=${PROTOCOL}`)
  expect(pathOfSocket('t', { forms: false })).toBe(`/api/tables/t/live?protocol=${PROTOCOL}&forms=no`)
  expect(isOtherProtocol(MESSAGES.welcome[0])).toBe(false)
  expect(isOtherProtocol({ ...MESSAGES.welcome[0], protocol: PROTOCOL + 1 })).toBe(true)
  expect(isOtherProtocol({ type: 'welcome' })).toBe(true)
  expect(isOtherProtocol({ type: 'applause' })).toBe(false)
})
