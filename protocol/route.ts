import { z } from 'zod'

/** One request that can be sent, and all that may come back. The server registers it from here. */
export interface Route<B = unknown, A = unknown> {
  readonly method: 'GET' | 'POST'
  /** What stands in braces is one of `PARAMETERS`. */
  readonly path: string
  /** What it is for, in a few words and in a few more. */
  readonly title: string
  readonly tells: string
  readonly body: z.ZodType<B>
  /** What may be asked for behind a question mark, and what that means. */
  readonly query?: Readonly<Record<string, string>>
  /** Bytes that the body may have. */
  readonly largest?: number
  readonly status: 200 | 201
  readonly type: 'application/json' | 'text/html'
  readonly answer: z.ZodType<A>
  /** What may go wrong here, by status. */
  readonly errors: Readonly<Record<number, string>>
}

/** It takes no body; what comes all the same is not looked at. */
export const NOTHING = z.unknown()

export const STRANGER = 'Who asks has no name yet: POST /api/guest comes first.'
export const NO_TABLE = 'There is no such table.'
export const JSON_REPLY = { status: 200, type: 'application/json' } as const

export const route = <B, A>(wanted: Route<B, A>): Route<B, A> => wanted

/** What may vary in a path. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The table, or the match that was shared.',
  name: 'The name of an account, in whatever case.',
}
