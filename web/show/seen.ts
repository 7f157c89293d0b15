import { isObject } from '../../kernel/json.ts'

const KEY = 'leitai.seen'
/** How many matches are remembered. */
const MOST = 40

/** How much of the log of each match this browser has shown. */
export interface Seen {
  /** Null for a match that was never looked at. */
  linesOf(name: string): number | null
  see(name: string, lines: number): void
}

export const openSeen = (memory: Pick<Storage, 'getItem' | 'setItem'>): Seen => {
  const read = (): readonly (readonly [string, number])[] => {
    const kept = parsed(memory.getItem(KEY))
    if (!isObject(kept)) return []
    return Object.entries(kept).flatMap(([name, lines]) => (typeof lines === 'number' ? [[name, lines] as const] : []))
  }
  return {
    linesOf: (name) => read().find(([other]) => other === name)?.[1] ?? null,
    see: (name, lines) => {
      const others = read().filter(([other]) => other !== name)
      memory.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [name, lines] as const].slice(-MOST))))
    },
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
