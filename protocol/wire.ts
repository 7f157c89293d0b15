import { isObject } from '../kernel/json.ts'
import type { ServerMessage } from './messages.ts'

/** How clients and server connect and write to each other. Without zod, so that a page can use it. */

/** The version of the messages. Raise it when a page or bot that was built before would misread them. */
export const PROTOCOL = 2

/** Close codes of our own. */
export const SIGNED_OUT = 4001
export const OUTDATED = 4002

export const SOCKET_PATH = '/api/tables/{id}/live'

interface Wanted {
  /** Whether questions come with their forms; a client that knows the rules makes them from its own view. */
  readonly forms: boolean
}

/** Where to connect to a table. */
export const pathOfSocket = (table: string, { forms }: Wanted): string =>
  `${SOCKET_PATH.replace('{id}', encodeURIComponent(table))}?protocol=${PROTOCOL}${forms ? '' : '&forms=no'}`

/** Whether this is the welcome of a server with another version of the messages. */
export const isOtherProtocol = (message: unknown): boolean =>
  isObject(message) && message.type === 'welcome' && message.protocol !== PROTOCOL

/** Fields that a reader takes for empty when they are missing: they have a default in `serverMessage`. */
const DEFAULTED = ['decisions', 'waiting', 'clocks', 'wishes', 'events', 'log', 'outcome']

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

/** A message as it is sent: JSON, without fields that are empty. */
export const encode = (message: ServerMessage, { forms }: Wanted): string => {
  const sent: Record<string, unknown> = { ...message }
  if (!forms && 'decisions' in message) sent.decisions = message.decisions.map(({ id, window }) => ({ id, window }))
  // JSON.stringify leaves out what is undefined.
  for (const field of DEFAULTED) if (isEmpty(sent[field])) sent[field] = undefined
  return JSON.stringify(sent)
}
