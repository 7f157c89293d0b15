import { useRef } from 'preact/hooks'
import type { Event } from '../kernel/events.ts'

interface Memory<T> {
  readonly events: readonly Event[]
  readonly seen: T
  /** Counts the steps seen. */
  readonly step: number
}

/** Remembers what was seen of the match while the board is on the screen. */
export const useSeen = <T>(events: readonly Event[], first: T, after: (seen: T) => T): Memory<T> => {
  const memory = useRef<Memory<T>>({ events: [], seen: first, step: 0 })
  const { current } = memory
  if (current.events !== events) memory.current = { events, seen: after(current.seen), step: current.step + 1 }
  return memory.current
}
