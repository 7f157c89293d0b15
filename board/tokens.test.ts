import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloursIn, contrast } from './testing/colours.ts'

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const usual = coloursIn(fileOf('tokens.css'))
const PALETTES = { usual, distinct: new Map([...usual, ...coloursIn(fileOf('palette.css'))]) }

const surfaces = ['paper', 'paper-raised', 'paper-sunken', 'mat', 'mat-weave']
const words = ['ink', 'ink-soft', 'alert', 'good', 'red', 'blue', 'green', 'yellow', 'accent-strong']
const texts = [
  ...surfaces.flatMap((on) => words.map((word) => [word, on])),
  ['ink', 'wood'],
  ['ink', 'wood-grain'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['card-ink', 'card'],
  ['card-red', 'card'],
  ['card-blue', 'card'],
  ['card-green', 'card'],
  ['card-yellow', 'card'],
  ['card-back-ink', 'card-back'],
]
/** Parts that are no text, but must be told from what they lie on. */
const parts = [
  ...surfaces.flatMap((on) => ['focus', 'line-strong', 'accent'].map((part) => [part, on])),
  ['hp', 'hp-empty'],
  ['hp-low', 'hp-empty'],
]

for (const palette of ['usual', 'distinct'] as const)
  it.each(['light', 'dark'] as const)(`is readable in the %s scheme with the ${palette} colours`, (scheme) => {
    const of = (name: string): string => PALETTES[palette].get(name)?.[scheme] ?? ''
    const failing = (pairs: string[][], least: number): string[] =>
      pairs.flatMap(([x, y]) => {
        const ratio = contrast(of(x), of(y))
        return ratio >= least ? [] : [`${x} on ${y}: ${ratio.toFixed(2)}`]
      })
    expect(failing(texts, 4.5)).toEqual([])
    expect(failing(parts, 3)).toEqual([])
  })
