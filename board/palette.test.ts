import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloursIn, distance, type Pair } from './testing/colours.ts'

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const usual = coloursIn(fileOf('tokens.css'))
const distinct = coloursIn(fileOf('palette.css'))
const arenas = coloursIn(
  fileOf('../games/kung-fur-fight/ui/board.css').split(':root[data-palette="distinct"] .kung-fur')[1] ?? '',
)

/** What is told apart by colour: suits on cards and in words, what hurts and what heals, the sides of a duel. */
const GROUPS: readonly (readonly [ReadonlyMap<string, Pair>, readonly string[]])[] = [
  [distinct, ['card-red', 'card-blue', 'card-green', 'card-yellow']],
  [distinct, ['red', 'blue', 'green', 'yellow']],
  [distinct, ['hp', 'hp-low']],
  [new Map([...usual, ...distinct]), ['good', 'alert']],
  [arenas, ['dogs', 'cats']],
  [arenas, ['school-dog', 'school-cat']],
]

const closest = (
  colours: ReadonlyMap<string, Pair>,
  names: readonly string[],
  scheme: 'light' | 'dark',
  eyes: 'all' | 'noGreen' | 'noRed',
): number => {
  const of = (name: string): string => colours.get(name)?.[scheme] ?? ''
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => distance(of(one), of(other), eyes)))
  return Math.min(...pairs)
}

for (const eyes of ['all', 'noGreen', 'noRed'] as const)
  it.each(['light', 'dark'] as const)(
    `is told apart by ${eyes === 'all' ? 'all eyes' : `eyes with ${eyes}`}, %s`,
    (scheme) => {
      const alike = GROUPS.filter(([colours, names]) => closest(colours, names, scheme, eyes) <= 20)
      expect(alike.map(([, names]) => names)).toEqual([])
    },
  )

it('is needed: the usual colours are not told apart by everybody', () => {
  expect(closest(usual, ['card-red', 'card-green', 'card-yellow'], 'light', 'noGreen')).toBeLessThan(10)
})

it('overrules colours that are there, and nothing else', () => {
  expect([...distinct.keys()].filter((name) => !usual.has(name))).toEqual([])
})
