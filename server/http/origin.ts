import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of this server. Browsers say where a page came from; what is no browser may leave
 * it out, and has no cookies of others to misuse.
 */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders): boolean => {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
