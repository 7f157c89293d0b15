import type { RecordForm } from '../../../kernel/forms.ts'
import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts'
import { PROTOCOL } from '../../../protocol/wire.ts'

/** What the page about the interface says beside what the schemas say themselves. */
export const words = {
  title: 'The interface of Leitai',
  lead: 'Everything that the page does, your program can do too: the same requests, the same messages, nothing hidden and nothing extra.',
  asJson: 'OpenAPI 3.1 for programs',
  toTheHouse: 'To the entrance',
  contents: 'On this page',
  start: 'First steps',
  match: 'How a match is played',
  routes: 'Requests',
  socket: 'The socket',
  sends: 'What you send',
  receives: 'What the table sends',
  data: 'What the data means',
  body: 'Body',
  noBody: 'No body.',
  guestsOnly: 'For guests: send the cookie along.',
  replies: 'Replies',
  field: 'Field',
  kind: 'Kind',
  meaning: 'Meaning',
  optional: 'may be missing',
  you: 'You',
  table: 'Table',
  version: (version: string) => `Version ${version}`,

  anything: 'anything',
  nothing: 'null',
  or: ' or ',
  listOf: 'list of ',
  byName: ' by name',
  fixed: (value: string) => `always ${value}`,
  atMost: (count: number) => `at most ${count} characters`,
  from: (min: number, max: number) => `${min} to ${max}`,
  atLeast: (min: number) => `${min} or more`,
} as const

/** Typed into a shell, one after the other. */
export const FIRST_STEPS: readonly (readonly [string, string])[] = [
  [
    'Take a name. The cookie that comes back is you.',
    `curl -c jar -H 'content-type: application/json' -d '{"name": "Mei"}' $URL/api/guest`,
  ],
  [
    'Open a table against a bot of the house; it begins at once.',
    `curl -b jar -H 'content-type: application/json' -d '{"game": "kabuken", "bots": {"B": "greedy"}}' $URL/api/tables`,
  ],
  [
    'Or see who waits for somebody, and sit down there.',
    'curl $URL/api/tables\ncurl -b jar -X POST $URL/api/tables/ID/seat',
  ],
  [
    'Connect to the socket of the table, with the same cookie and the version of the messages that you understand, and play.',
    `wss://HOST/api/tables/ID/live?protocol=${PROTOCOL}`,
  ],
]

export type Said =
  | { readonly you: ClientMessage }
  | { readonly table: Partial<ServerMessage> & Pick<ServerMessage, 'type'> }

const ATTACK: RecordForm = {
  kind: 'record',
  fields: { cards: { form: { kind: 'cards', from: ['R0', 'R1', 'R3', 'G5*'], min: 2, max: 3, ordered: true } } },
}

/** A moment of a match and what it means. What is long is left out. */
export const MATCH: readonly { readonly tells: string; readonly said: readonly Said[] }[] = [
  {
    tells:
      'Who connects is welcomed with all that his seat may know: the view, the log, and what is asked of him. The view is the state of the game with holes where cards are hidden; the rules can be asked about it as about the whole state, so a program needs nothing else to find its legal choices.',
    said: [
      {
        table: {
          type: 'welcome',
          protocol: PROTOCOL,
          seq: 0,
          viewer: 'A',
          waiting: ['A'],
          decisions: [{ id: '0A', window: 'action', form: { kind: 'either', of: { attack: ATTACK } } }],
        },
      },
    ],
  },
  {
    tells:
      'A question has a form: a tagged choice, a record of fields, cards from somewhere, a number, a seat. An answer fills it in. `accepted` means that it is on disk: nothing can lose it any more. The step that follows brings what happened, as this seat may see it, and a patch that makes the new view out of the old one.',
    said: [
      { you: { type: 'answer', decision: '0A', choice: { do: 'attack', cards: ['R0', 'R1', 'R3'] } } },
      { table: { type: 'accepted', decision: '0A' } },
      {
        table: {
          type: 'step',
          seq: 1,
          patch: { turn: 2, discard: ['add', 3, 1] },
          events: [{ key: 'kabuken.attack', seat: 0, to: 1, cards: ['R0', 'R1', 'R3'], rule: 'KBK-6.9' }],
          waiting: ['B'],
          decisions: [],
          outcome: null,
        },
      },
    ],
  },
  {
    tells: 'What the rules forbid changes nothing, and names its rule. The question stays open.',
    said: [
      { you: { type: 'answer', decision: '1B', choice: { do: 'counter', cards: ['B3'] } } },
      { table: { type: 'refused', decision: '1B', refusal: { rule: 'KBK-8.6' } } },
    ],
  },
  {
    tells:
      'When several are asked at once, answers lie sealed until the last one is in: `sealed` tells who has yet to answer, and no more. Until then an answer may be replaced by another, or taken back.',
    said: [{ table: { type: 'sealed', seq: 4, waiting: ['B'] } }, { you: { type: 'takeBack', decision: '4A' } }],
  },
  {
    tells:
      'A patch fits the view at the `seq` before its own. Who has missed one, or is not sure, says `resume` and is welcomed anew. A connection that breaks loses nothing: connect again, and answer what is still asked. It is over when `outcome` is not null.',
    said: [{ you: { type: 'resume' } }],
  },
]
