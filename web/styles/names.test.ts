import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

const classesIn = (folder: string): Set<string> => {
  const sheets = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(new URL(`${folder}${path}`, root), 'utf8').replace(/\/\*.*?\*\/|url\([^)]*\)/gs, ''))
  return new Set(sheets.flatMap((css) => css.match(/\.[a-z][\w-]*/gi) ?? []))
}

// Faces in a sentence and cards have the same tones.
const SHARED = ['.tone-red', '.tone-blue', '.tone-green', '.tone-yellow']

it('gives the house and the boards different names for what they draw', () => {
  const house = classesIn('web/styles/')
  const boards = [...classesIn('board/'), ...classesIn('games/')]
  expect(house.size).toBeGreaterThan(50)
  expect(boards.length).toBeGreaterThan(50)
  expect(boards.filter((name) => house.has(name) && !SHARED.includes(name))).toEqual([])
})

it('leaves the controls of boards alone', () => {
  const sheets = readdirSync(new URL('web/styles/', root)).filter((name) => name.endsWith('.css'))
  for (const name of sheets) {
    const css = readFileSync(new URL(`web/styles/${name}`, root), 'utf8')
    expect(css).not.toMatch(/^(button|input|select|fieldset|legend|details|summary|dialog)\b/m)
  }
})
