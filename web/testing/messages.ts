import type { Patch } from '../../kernel/patch.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { PROTOCOL } from '../../protocol/wire.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

export const tableOf = (given: Partial<TableInfo> = {}): TableInfo => ({
  id: 'some-table',
  game: 'kabuken',
  rules: 1,
  setup: { mode: 'duel', seats: 2, options: {} },
  status: 'playing',
  clock: null,
  listed: false,
  rated: false,
  beat: 0,
  seats: [
    { seat: 'A', kind: 'person', name: 'Mei', here: true, you: true },
    { seat: 'B', kind: 'bot', name: 'greedy', here: true, you: false },
  ],
  ...given,
})

export const question = (id: string): Asked => ({
  id,
  window: 'answer',
  form: { kind: 'either', of: { hit: { kind: 'record', fields: {} } } },
})

export const welcome = (given: Partial<Message<'welcome'>> = {}): Message<'welcome'> => ({
  type: 'welcome',
  protocol: PROTOCOL,
  table: tableOf(),
  seq: 0,
  viewer: 'A',
  view: {},
  decisions: [],
  waiting: [],
  clocks: [],
  wishes: [],
  log: [],
  outcome: null,
  ...given,
})

export const stepTo = (seq: number, patch: Patch, given: Partial<Message<'step'>> = {}): Message<'step'> => ({
  type: 'step',
  seq,
  patch,
  events: [],
  decisions: [],
  waiting: [],
  clocks: [],
  wishes: [],
  outcome: null,
  ...given,
})
