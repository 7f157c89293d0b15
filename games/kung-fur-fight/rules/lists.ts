import type { Kind } from '../cards.ts'

// Lists in a state are values: a change makes a new one.

/** Into a sorted list. */
export const including = (list: readonly Kind[], kind: Kind): Kind[] => {
  const longer = list.slice()
  insert(longer, kind)
  return longer
}

export const includingAll = (list: readonly Kind[], kinds: readonly Kind[]): readonly Kind[] => {
  if (kinds.length === 0) return list
  const longer = list.slice()
  for (let i = 0; i < kinds.length; i++) insert(longer, kinds[i])
  return longer
}

const insert = (sorted: Kind[], kind: Kind): void => {
  let at = sorted.length
  sorted.push(kind)
  for (; at > 0 && sorted[at - 1] > kind; at--) sorted[at] = sorted[at - 1]
  sorted[at] = kind
}

export const ascending = (x: Kind, y: Kind): number => x - y

/** One copy less. */
export const without = (list: readonly Kind[], kind: Kind): Kind[] => withoutAll(list, [kind])

export const withoutAll = (list: readonly Kind[], kinds: readonly Kind[]): Kind[] => {
  const shorter = list.slice()
  for (let i = 0; i < kinds.length; i++) {
    const at = shorter.indexOf(kinds[i])
    if (at < 0) throw new Error(`card ${kinds[i]} is not there`)
    shorter.splice(at, 1)
  }
  return shorter
}

export const countOf = (list: readonly Kind[], kind: Kind): number => {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === kind) count += 1
  return count
}

/** A list of two with another value for one seat. */
export const withSeat = <T>(pair: readonly T[], seat: number, value: T): readonly T[] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]
