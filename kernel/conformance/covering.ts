import type { Meta, Option } from '../contract.ts'

export type Options = Readonly<Record<string, string | number>>

/** The values that matter: every word, and of a range its least and a small number. */
export const valuesOf = ({ values, numbers }: Option): (string | number)[] =>
  numbers === undefined ? [...values] : [...values, ...new Set([numbers.min, Math.min(numbers.min + 2, numbers.max)])]

/**
 * Few rows of options in which every value and every pair of values occurs; the first row has the defaults. Greedy:
 * each row takes, option by option, the value that brings the most pairs not yet seen.
 */
export const coveringRows = (options: Meta['options']): Options[] => {
  const names = Object.keys(options)
  const pairs = new Set<string>()
  names.forEach((a, at) => {
    for (const b of names.slice(at + 1))
      for (const x of valuesOf(options[a])) for (const y of valuesOf(options[b])) pairs.add(pairOf(a, x, b, y))
  })
  const rows: Options[] = []
  const take = (row: Options): void => {
    rows.push(row)
    for (const pair of pairsIn(row, names)) pairs.delete(pair)
  }
  take(Object.fromEntries(names.map((name) => [name, options[name].values[0]])))
  if (names.length === 1) for (const value of valuesOf(options[names[0]]).slice(1)) take({ [names[0]]: value })
  while (pairs.size > 0) take(nextRow(options, names, pairs, rows))
  return rows
}

/** Starts from a pair that is still missing, so every row brings at least one; among equals the rarest value wins. */
const nextRow = (
  options: Meta['options'],
  names: readonly string[],
  pairs: ReadonlySet<string>,
  rows: readonly Options[],
): Options => {
  const row = startOf(options, names, pairs)
  for (const name of names) {
    if (name in row) continue
    const given = names.filter((other) => other in row)
    const isNew = (value: string | number) => (other: string) =>
      pairs.has(pairOf(name, value, other, row[other])) || pairs.has(pairOf(other, row[other], name, value))
    const worth = (value: string | number): number =>
      given.filter(isNew(value)).length * (rows.length + 1) - rows.filter((old) => old[name] === value).length
    row[name] = valuesOf(options[name]).reduce((best, value) => (worth(value) > worth(best) ? value : best))
  }
  return row
}

const startOf = (
  options: Meta['options'],
  names: readonly string[],
  pairs: ReadonlySet<string>,
): Record<string, string | number> => {
  for (const a of names)
    for (const b of names)
      for (const x of valuesOf(options[a]))
        for (const y of valuesOf(options[b])) if (pairs.has(pairOf(a, x, b, y))) return { [a]: x, [b]: y }
  throw new Error('no pair is missing')
}

const pairsIn = (row: Options, names: readonly string[]): string[] => {
  const given = names.filter((name) => name in row)
  return given.flatMap((a, at) => given.slice(at + 1).map((b) => pairOf(a, row[a], b, row[b])))
}

const pairOf = (a: string, x: string | number, b: string, y: string | number): string => JSON.stringify([a, x, b, y])
