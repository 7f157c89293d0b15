import { Common } from '../../kernel/difference.ts'
import { CLOSE_OBJECT, COMMA, Ink, OPEN_OBJECT } from '../../kernel/ink.ts'
import type { Sight } from '../../kernel/sight.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import { SHORTENED, type ShortNames } from '../../protocol/short-names.ts'
import { type Stride, stepOf } from '../../protocol/table/telling.ts'
import { textFrame } from './frame.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** How somebody wants to be written to. */
export type Style =
  /** So that every message can be read alone. */
  | 'plain'
  /** So that it can be read by who knows the rules, and the names that the welcome says. */
  | 'brief'

/** What is told to those who are connected. */
export type News = Exclude<ServerMessage, { readonly type: 'step' }> | Stride

/** The last one that was framed. */
let last: {
  readonly news: News
  readonly style: Style
  readonly names: ShortNames | null
  readonly frame: Buffer
} | null = null

/** A message as it is sent. Those who have the same eyes are told the same one after the other: it is written once. */
export const framed = (news: News, style: Style, names: ShortNames | null): Buffer => {
  if (last?.news !== news || last.style !== style || last.names !== names)
    last = { news, style, names, frame: textFrame(written(news, style, names)) }
  return last.frame
}

const ink = new Ink()

/**
 * A message as text, which holds until the next one is written: what is empty is left out, and forms are for those who
 * do not make them from their own view.
 */
export const written = (message: News, style: Style, names: ShortNames | null): Uint8Array => {
  const isBrief = style === 'brief'
  ink.begin()
  switch (message.type) {
    case 'stride':
    case 'sealed':
      if (names === null) ink.text(JSON.stringify(full(message, isBrief)))
      else writeShortly(message, isBrief, names)
      break
    case 'welcome':
      ink.text(JSON.stringify(isBrief ? { ...message, decisions: withoutForms(message.decisions) } : nameless(message)))
      break
    default:
      ink.text(JSON.stringify(message))
  }
  return ink.written
}

const nameless = ({ names: _names, ...rest }: Message<'welcome'>): Omit<Message<'welcome'>, 'names'> => rest

const withoutForms = (decisions: readonly Asked[]): readonly Asked[] =>
  decisions.length === 0 ? decisions : decisions.map(({ id, window }) => ({ id, window }))

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)

/** Without what is empty: what is undefined is not written. */
const full = (message: Stride | Message<'sealed'>, isBrief: boolean): Readonly<Record<string, unknown>> => {
  const { type, seq, patch, events, outcome, decisions, given, waiting, clocks, wishes } =
    message.type === 'stride' ? stepOf(message) : { patch: undefined, events: [], outcome: null, ...message }
  return {
    type,
    seq,
    patch,
    events: unlessEmpty(events),
    outcome: outcome ?? undefined,
    decisions: unlessEmpty(isBrief ? withoutForms(decisions) : decisions),
    given,
    waiting: unlessEmpty(waiting),
    clocks: unlessEmpty(clocks),
    wishes: unlessEmpty(wishes),
  }
}

/** The same in short names, field by field: nothing is put together that is not written. */
const writeShortly = (message: Stride | Message<'sealed'>, isBrief: boolean, names: ShortNames): void => {
  const { decisions, given, waiting, clocks, wishes } = message
  const isStep = message.type === 'stride'
  ink.text(SHORTENED)
  ink.sign(OPEN_OBJECT)
  ink.text(names.field('type'))
  names.write(isStep ? 'step' : 'sealed', ink)
  writeField('seq', message.seq, names)
  if (isStep) {
    ink.sign(COMMA)
    ink.text(names.field('patch'))
    if (!writePatch(message, names)) ink.list([], names.write)
    if (message.events.length > 0) writeField('events', message.events, names)
    if (message.outcome !== null) writeField('outcome', message.outcome, names)
  }
  if (decisions.length > 0) writeField('decisions', isBrief ? withoutForms(decisions) : decisions, names)
  if (given !== undefined) writeField('given', given, names)
  if (waiting.length > 0) writeField('waiting', waiting, names)
  if (clocks.length > 0) writeField('clocks', clocks, names)
  if (wishes.length > 0) writeField('wishes', wishes, names)
  ink.sign(CLOSE_OBJECT)
}

const common = new Common()
/** Which moments were compared last, and for those who use which names. */
let since: Sight | null = null
let sight: Sight | null = null
let usedNames: ShortNames | null = null

/** False if nothing is to be seen of the step. */
const writePatch = (stride: Stride, names: ShortNames): boolean => {
  const { from, to, veiled } = stride
  if (stride.since === since && stride.sight === sight && names === usedNames)
    return common.writeNext(from, to, ink, names)
  since = stride.since
  sight = stride.sight
  usedNames = names
  return common.writeFirst(from, to, veiled, ink, names)
}

const writeField = (name: string, value: unknown, names: ShortNames): void => {
  ink.sign(COMMA)
  ink.text(names.field(name))
  names.write(value, ink)
}
