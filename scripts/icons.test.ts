import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Sheets and pictures name what they are made of in comments. */
const drawingsIn = (file: string): { icon: string; author: string }[] =>
  readdirSync(join(root, 'games'))
    .map((id) => join(root, 'games', id, 'ui', file))
    .filter((path) => existsSync(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/<!-- ([\w-]+) by (\w[\w ]*) -->/g)])
    .map(([, icon, author]) => ({ icon, author }))
const tables = drawingsIn('icons.svg')
const pictures = drawingsIn('poster.svg')

it('keeps the sheets of icons in step with their tables', () => {
  const { status, stderr } = spawnSync('node', [join(root, 'scripts/icons.mjs'), '--check'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

it('names the author of every icon', () => {
  const paragraphs = readFileSync(join(root, 'ATTRIBUTION.md'), 'utf8')
    .split(/\n(?=- |\n)/)
    .map((text) => text.replace(/\s+/g, ' '))
  const unnamed = [...tables, ...pictures].filter(
    ({ icon, author }) =>
      !paragraphs.some((text) => text.includes(`made by [${author}]`) && new RegExp(`[ :]${icon}[,.]`).test(text)),
  )
  expect(unnamed).toEqual([])
  expect(tables.length).toBeGreaterThan(0)
  expect(pictures.length).toBeGreaterThan(0)
})
