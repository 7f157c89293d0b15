import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import { SHORTENED, type ShortNames } from '../../protocol/short-names.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** How somebody wants to be written to. */
export type Style =
  /** So that every message can be read alone. */
  | 'plain'
  /** So that it can be read by who knows the rules, and the names that the welcome says. */
  | 'brief'

/** A message as text: what is empty is left out, and forms are for those who do not make them from their own view. */
export const written = (message: ServerMessage, style: Style, names: ShortNames | null): string => {
  const isBrief = style === 'brief'
  if (message.type === 'step' || message.type === 'sealed') {
    const said = full(message, isBrief)
    return names === null ? JSON.stringify(said) : SHORTENED + names.write(said)
  }
  if (message.type !== 'welcome') return JSON.stringify(message)
  if (isBrief) return JSON.stringify({ ...message, decisions: withoutForms(message.decisions) })
  const { names: _names, ...rest } = message
  return JSON.stringify(rest)
}

const withoutForms = (decisions: readonly Asked[]): readonly Asked[] =>
  decisions.map(({ id, window }) => ({ id, window }))

/** Without what is empty. */
const full = (message: Message<'step'> | Message<'sealed'>, isBrief: boolean): Readonly<Record<string, unknown>> => {
  const { type, seq, decisions, given, waiting, clocks, wishes } = message
  const said: Record<string, unknown> = { type, seq }
  if (type === 'step') {
    said.patch = message.patch
    if (message.events.length > 0) said.events = message.events
    if (message.outcome !== null) said.outcome = message.outcome
  }
  if (decisions.length > 0) said.decisions = isBrief ? withoutForms(decisions) : decisions
  if (given !== undefined) said.given = given
  if (waiting.length > 0) said.waiting = waiting
  if (clocks.length > 0) said.clocks = clocks
  if (wishes.length > 0) said.wishes = wishes
  return said
}
