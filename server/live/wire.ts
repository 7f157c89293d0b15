import type { Asked, ServerMessage } from '../../protocol/messages.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** A message as text: what is empty is left out, and forms are for those who do not make them from their own view. */
export const written = (message: ServerMessage, hasForms: boolean): string => {
  if (message.type === 'step' || message.type === 'sealed') return JSON.stringify(brief(message, hasForms))
  if (message.type === 'welcome' && !hasForms)
    return JSON.stringify({ ...message, decisions: withoutForms(message.decisions) })
  return JSON.stringify(message)
}

const withoutForms = (decisions: readonly Asked[]): readonly Asked[] =>
  decisions.map(({ id, window }) => ({ id, window }))

const brief = (message: Message<'step'> | Message<'sealed'>, hasForms: boolean): Readonly<Record<string, unknown>> => {
  const { decisions, waiting, clocks, wishes, ...short } = message
  const said: Record<string, unknown> = short
  if (message.type === 'step') {
    if (message.events.length === 0) delete said.events
    if (message.outcome === null) delete said.outcome
  }
  if (decisions.length > 0) said.decisions = hasForms ? decisions : withoutForms(decisions)
  if (waiting.length > 0) said.waiting = waiting
  if (clocks.length > 0) said.clocks = clocks
  if (wishes.length > 0) said.wishes = wishes
  return said
}
