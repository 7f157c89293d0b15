import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4 } from 'node:net'

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

/** Who has one address of IPv6 has 2^64 of them: they count as one. */
export const houseOf = (address: string): string => {
  const inner = address.replace(/^::ffff:/i, '')
  if (isIPv4(inner)) return inner
  const [front, back] = address.replace(/%.*$/, '').split('::')
  const groups = front === '' ? [] : front.split(':')
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length)
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(back ?? '').split(':')].slice(0, 4).join(':')
}

/** Where a request comes from, for those who count how often. */
export const householdOf = (asking: Asking): string => houseOf(addressOf(asking))
