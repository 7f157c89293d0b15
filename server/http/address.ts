import type { IncomingHttpHeaders } from 'node:http'

/** Whom fastify believes what it says about the address of others: a proxy on the same machine. */
export const TRUSTED = 'loopback'

interface Asking {
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: IncomingHttpHeaders
}

const LOOPBACK = /^(::1|(::ffff:)?127\.)/
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'] as const

/** Whether it comes from this machine, and not for somebody else. */
export const isLocal = ({ socket, headers }: Asking): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !PASSED_ON.some((name) => name in headers)

/** Where a request comes from. Who comes through a proxy on this machine is counted by the address that it tells. */
export const addressOf = ({ socket, headers }: Asking): string => {
  const near = socket.remoteAddress ?? ''
  const told = headers['x-forwarded-for']
  if (!LOOPBACK.test(near) || told === undefined) return near
  // The last one was added by the proxy; those before it anybody may have made up.
  const last = (Array.isArray(told) ? told.join(',') : told).split(',').at(-1)?.trim() ?? ''
  return last === '' ? near : last
}
