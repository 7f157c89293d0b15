import { isObject } from '../../kernel/json.ts'

/** What servers that share a database tell all others. It is lost on those who do not listen. */
export type BusMessage =
  /** Someone is silenced on the whole site, or is heard again. */
  | { readonly kind: 'hushed' }
  /** The guests who are connected to a table, told by its home. */
  | { readonly kind: 'here'; readonly table: string; readonly guests: readonly string[] }
  /** Asks all servers for `here`. */
  | { readonly kind: 'who' }
  /** Somebody has signed out: in the session `only`, or in all but one. */
  | { readonly kind: 'signedOut'; readonly guest: string; readonly only: string | null; readonly but: string | null }
  /** Said now and then: a server that is silent is taken for dead. */
  | { readonly kind: 'alive' }

export type Hear = (news: BusMessage, from: string) => void

export interface Bus {
  /** Kept when it can be heard and told. Who listens from then on has missed nothing. */
  readonly ready: Promise<void>
  /** Tells all other servers, soon and without a promise. */
  tell(news: BusMessage): void
  /** `missed` is called when something may have been lost on the way. */
  listen(hear: Hear, missed: () => void): void
  close(): Promise<void>
}

/** For a server that has its database for itself. */
export const aloneBus: Bus = {
  ready: Promise.resolve(),
  tell: () => undefined,
  listen: () => undefined,
  close: () => Promise.resolve(),
}

export interface Line {
  /** Kept when it has been connected, or has failed to be for the first time. */
  readonly ready: Promise<void>
  /** Sends a text to everybody, oneself included. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** Bytes of one message: PostgreSQL takes less than 8,000. */
const LARGEST = 7000

/** What is told in one turn travels together. */
export const busOver = (
  node: string,
  open: (hear: (text: string) => void, missed: () => void) => Line,
  report: (problem: string) => void,
): Bus => {
  let waiting: BusMessage[] = []
  let hear: Hear = () => undefined
  let missed = (): void => undefined
  const line = open(
    (text) => {
      const { from, news } = readMessage(text)
      if (from !== node) for (const one of news) hear(one, from)
    },
    () => missed(),
  )

  const problem = (error: unknown): void => report(`telling other servers: ${String(error)}`)

  const flush = async (): Promise<void> => {
    const told = waiting
    waiting = []
    for (const text of messages(node, told)) await line.send(text).catch(problem)
  }

  return {
    ready: line.ready,
    tell: (news) => {
      if (waiting.push(news) > 1) return
      setImmediate(() => void flush())
    },
    listen: (onNews, onMissed) => {
      hear = onNews
      missed = onMissed
    },
    close: () => line.close(),
  }
}

/** As few texts as there must be. */
export const messages = (from: string, news: readonly BusMessage[]): readonly string[] => {
  const texts: string[] = []
  let some: BusMessage[] = []
  let size = 0
  const write = (): void => {
    if (some.length > 0) texts.push(JSON.stringify({ from, news: some }))
    some = []
    size = 0
  }
  for (const one of news) {
    const length = Buffer.byteLength(JSON.stringify(one)) + 1
    if (size + length > LARGEST) write()
    some.push(one)
    size += length
  }
  write()
  return texts
}

interface Message {
  readonly from: string
  readonly news: readonly BusMessage[]
}

// Only our own servers write there.
const isMessage = (value: unknown): value is Message => isObject(value) && typeof value.from === 'string'

const readMessage = (text: string): Message => {
  const message: unknown = JSON.parse(text)
  if (!isMessage(message)) throw new Error('another server has said something strange')
  return message
}
