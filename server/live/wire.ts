import { Common } from '../../kernel/common-difference.ts'
import { CLOSE_OBJECT, Ink } from '../../kernel/ink.ts'
import type { Sight } from '../../kernel/sight.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import { beginningOf, type ShortNames } from '../../protocol/short-names.ts'
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

/** The last one that was framed, and for whom. */
let lastNews: News | null = null
let lastStyle: Style = 'plain'
let lastNames: ShortNames | null = null
let lastFrame: Buffer = Buffer.alloc(0)

/** A message as it is sent. Those who have the same eyes are told the same one after the other: it is written once. */
export const framed = (news: News, style: Style, names: ShortNames | null): Buffer => {
  if (news === lastNews && style === lastStyle && names === lastNames) return lastFrame
  lastFrame = textFrame(written(news, style, names))
  lastNews = news
  lastStyle = style
  lastNames = names
  return lastFrame
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

/** What a message in short names always says in the same way: its beginning, and each field up to its value. */
interface Heads {
  readonly step: string
  readonly sealed: string
  readonly patch: string
  readonly events: string
  readonly outcome: string
  readonly decisions: string
  readonly given: string
  readonly waiting: string
  readonly clocks: string
  readonly wishes: string
}

const heads = new WeakMap<ShortNames, Heads>()

const headsOf = (names: ShortNames): Heads => heads.get(names) ?? makeHeads(names)

const makeHeads = (names: ShortNames): Heads => {
  const next = (field: string): string => `,${names.field(field)}`
  const made: Heads = {
    step: beginningOf('step', names),
    sealed: beginningOf('sealed', names),
    patch: next('patch'),
    events: next('events'),
    outcome: next('outcome'),
    decisions: next('decisions'),
    given: next('given'),
    waiting: next('waiting'),
    clocks: next('clocks'),
    wishes: next('wishes'),
  }
  heads.set(names, made)
  return made
}

/** The same in short names, field by field: nothing is put together that is not written. */
const writeShortly = (message: Stride | Message<'sealed'>, isBrief: boolean, names: ShortNames): void => {
  const { decisions, given, waiting, clocks, wishes } = message
  const head = headsOf(names)
  const isStep = message.type === 'stride'
  ink.text(isStep ? head.step : head.sealed)
  ink.integer(message.seq)
  if (isStep) {
    ink.text(head.patch)
    if (!writePatch(message, names)) ink.list([], names.write)
    if (message.events.length > 0) writeField(head.events, message.events, names)
    if (message.outcome !== null) writeField(head.outcome, message.outcome, names)
  }
  if (decisions.length > 0) writeField(head.decisions, isBrief ? withoutForms(decisions) : decisions, names)
  if (given !== undefined) writeField(head.given, given, names)
  if (waiting.length > 0) writeField(head.waiting, waiting, names)
  if (clocks.length > 0) writeField(head.clocks, clocks, names)
  if (wishes.length > 0) writeField(head.wishes, wishes, names)
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

const writeField = (head: string, value: unknown, names: ShortNames): void => {
  ink.text(head)
  names.write(value, ink)
}
