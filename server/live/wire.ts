import { Ink } from '../../kernel/ink.ts'
import type { Asked, ServerMessage } from '../../protocol/messages.ts'
import { SHORTENED, type ShortNames } from '../../protocol/short-names.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>

/** How somebody wants to be written to. */
export type Style =
  /** So that every message can be read alone. */
  | 'plain'
  /** So that it can be read by who knows the rules, and the names that the welcome says. */
  | 'brief'

const ink = new Ink()

/**
 * A message as text, which holds until the next one is written: what is empty is left out, and forms are for those who
 * do not make them from their own view.
 */
export const written = (message: ServerMessage, style: Style, names: ShortNames | null): Uint8Array => {
  const isBrief = style === 'brief'
  ink.begin()
  if (message.type === 'step' || message.type === 'sealed') {
    const said = full(message, isBrief)
    if (names === null) ink.text(JSON.stringify(said))
    else {
      ink.text(SHORTENED)
      names.write(said, ink)
    }
  } else if (message.type !== 'welcome') ink.text(JSON.stringify(message))
  else if (isBrief) ink.text(JSON.stringify({ ...message, decisions: withoutForms(message.decisions) }))
  else {
    const { names: _names, ...rest } = message
    ink.text(JSON.stringify(rest))
  }
  return ink.written
}

const withoutForms = (decisions: readonly Asked[]): readonly Asked[] =>
  decisions.map(({ id, window }) => ({ id, window }))

/** Without what is empty: what is undefined is not written. */
const full = (message: Message<'step'> | Message<'sealed'>, isBrief: boolean): Readonly<Record<string, unknown>> => {
  const { type, seq, decisions, given, waiting, clocks, wishes } = message
  const step = type === 'step' ? message : null
  return {
    type,
    seq,
    patch: step?.patch,
    events: step === null ? undefined : unlessEmpty(step.events),
    outcome: step?.outcome ?? undefined,
    decisions: unlessEmpty(isBrief ? withoutForms(decisions) : decisions),
    given,
    waiting: unlessEmpty(waiting),
    clocks: unlessEmpty(clocks),
    wishes: unlessEmpty(wishes),
  }
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)
