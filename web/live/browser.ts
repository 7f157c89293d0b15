import { pathOfSocket } from '../../protocol/wire.ts'
import { lookUpTable } from '../api.ts'
import type { World } from './line.ts'

/** The line's world in a browser. */
export const worldOf = (id: string): World => ({
  dial: (ears) => {
    // The page makes forms itself, from what it sees.
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + pathOfSocket(id, { forms: false }))
    const hush = new AbortController()
    const { signal } = hush
    socket.addEventListener('open', () => ears.opened(), { signal })
    socket.addEventListener('message', ({ data }) => ears.heard(String(data)), { signal })
    socket.addEventListener('close', ({ code }) => ears.closed(code), { signal })
    return {
      send: (text) => socket.send(text),
      close: () => {
        hush.abort()
        socket.close()
      },
    }
  },
  look: async () => {
    const found = await lookUpTable(id)
    if (found.ok) return 'there'
    return found.status === 404 ? 'gone' : 'unreachable'
  },
  later: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})
