import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const hex = '#[0-9a-f]{6}'
const colours = new Map(
  [...css.matchAll(new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g'))].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }] as const,
  ),
)

/** The relative luminance of WCAG 2. */
const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (x: string, y: string): number => {
  const [dark, bright] = [luminance(x), luminance(y)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

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

it.each(['light', 'dark'] as const)('is readable in the %s scheme', (scheme) => {
  const failing = (pairs: string[][], least: number): string[] =>
    pairs.flatMap(([x, y]) => {
      const ratio = contrast(colours.get(x)?.[scheme] ?? '', colours.get(y)?.[scheme] ?? '')
      return ratio >= least ? [] : [`${x} on ${y}: ${ratio.toFixed(2)}`]
    })
  expect(failing(texts, 4.5)).toEqual([])
  expect(failing(parts, 3)).toEqual([])
})
