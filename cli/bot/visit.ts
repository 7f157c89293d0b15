import { WebSocket } from 'ws'
import { isObject } from '../../kernel/json.ts'
import type { Route } from '../../protocol/routes.ts'
import { pathOfSocket } from '../../protocol/wire.ts'
import { words } from './words.ts'

/** Why it does not go on: nobody is there, one is turned away, or the two sides play by different rules. */
export interface Trouble {
  readonly kind: 'gone' | 'turnedAway' | 'differs'
  readonly says: string
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export const fine = <T>(value: T): Answer<T> => ({ ok: true, value })
export const trouble = (kind: Trouble['kind'], says: string): Answer<never> => ({ ok: false, trouble: { kind, says } })

/** A guest at some server: known there by a cookie, as any browser is. */
export interface Visit {
  readonly url: string
  ask<T>(route: Route<unknown, T>, id?: string, body?: unknown): Promise<Answer<T>>
  /** The socket of a table. */
  connect(id: string): WebSocket
}

/** Milliseconds after which nobody will answer any more. */
const PATIENCE = 20_000

export const visit = (url: string): Visit => {
  let cookie = ''
  const headers = (): Record<string, string> => (cookie === '' ? {} : { cookie })

  const read = async <T>({ answer }: Route<unknown, T>, response: Response): Promise<Answer<T>> => {
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok && isObject(body) && typeof body.error === 'string')
      return trouble('turnedAway', words.refused(body.error))
    const fits = answer.safeParse(body)
    return response.ok && fits.success ? fine(fits.data) : trouble('gone', words.noHouse(url))
  }

  return {
    url,
    ask: async (route, id, body) => {
      try {
        const response = await fetch(url + route.path.replace('{id}', encodeURIComponent(id ?? '')), {
          method: route.method,
          headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(PATIENCE),
        })
        const [given] = response.headers.getSetCookie()
        if (given !== undefined) cookie = given.split(';')[0]
        return await read(route, response)
      } catch (error) {
        return trouble('gone', words.nobody(url, reasonOf(error)))
      }
    },
    connect: (id) =>
      new WebSocket(url.replace(/^http/, 'ws') + pathOfSocket(id, { forms: false }), {
        headers: headers(),
        handshakeTimeout: PATIENCE,
      }),
  }
}

/** `fetch` hides what went wrong one or two causes deep. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no reason given'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
