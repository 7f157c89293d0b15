import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const project = mkdtempSync(join(tmpdir(), 'leitai-registry-'))
const script = join(project, 'scripts/registry.mjs')
const exitCode = (...args: string[]) => spawnSync('node', [script, ...args]).status
const addGame = (id: string) => {
  mkdirSync(join(project, 'games', id), { recursive: true })
  writeFileSync(join(project, 'games', id, 'game.ts'), '')
}
const addBoard = (id: string) => {
  mkdirSync(join(project, 'games', id, 'ui'), { recursive: true })
  writeFileSync(join(project, 'games', id, 'ui/board.tsx'), '')
}
const addExample = (id: string, name: string) => {
  mkdirSync(join(project, 'games', id, 'examples'), { recursive: true })
  writeFileSync(join(project, 'games', id, `examples/${name}.json`), '{}')
}

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'registry.mjs'), script)
  addGame('two-words')
  addGame('kabuken')
  addBoard('two-words')
  mkdirSync(join(project, 'games/not-a-game'))
})

afterAll(() => rmSync(project, { recursive: true }))

it('lists every folder with a game.ts, and no other', () => {
  expect(exitCode()).toBe(0)
  expect(readFileSync(join(project, 'games/registry.ts'), 'utf8')).toContain(`= {
  kabuken: () => import('./kabuken/game.ts').then((m) => m.game),
  'two-words': () => import('./two-words/game.ts').then((m) => m.game),
}
`)
})

it('lists the boards of the games that have one', () => {
  expect(exitCode()).toBe(0)
  expect(readFileSync(join(project, 'games/boards.ts'), 'utf8')).toContain(`= {
  'two-words': () => import('./two-words/ui/board.tsx'),
}
`)
})

it('lists the scenarios of the games that bring some', () => {
  addExample('kabuken', 'last-blow')
  addExample('kabuken', 'chain')
  expect(exitCode()).toBe(0)
  expect(readFileSync(join(project, 'games/examples.ts'), 'utf8')).toContain(`= {
  kabuken: () => import('./kabuken/examples/all.ts').then((m) => m.examples),
}
`)
  expect(readFileSync(join(project, 'games/kabuken/examples/all.ts'), 'utf8')).toContain(`
import chain from './chain.json' with { type: 'json' }
import lastBlow from './last-blow.json' with { type: 'json' }

export const examples: Readonly<Record<string, unknown>> = {
  chain,
  'last-blow': lastBlow,
}
`)
})

it('lists the editors of the games that have one', () => {
  mkdirSync(join(project, 'games/kabuken/ui'), { recursive: true })
  writeFileSync(join(project, 'games/kabuken/ui/editor.tsx'), '')
  expect(exitCode()).toBe(0)
  expect(readFileSync(join(project, 'games/editors.ts'), 'utf8')).toContain(`= {
  kabuken: () => import('./kabuken/ui/editor.tsx'),
}
`)
})

it('notices that a scenario was added since', () => {
  expect(exitCode('--check')).toBe(0)
  addExample('kabuken', 'psych-up')
  expect(exitCode('--check')).toBe(1)
  expect(exitCode()).toBe(0)
})

it('lists the lessons of the games that have one', () => {
  writeFileSync(join(project, 'games/two-words/lesson.ts'), '')
  expect(exitCode('--check')).toBe(1)
  expect(exitCode()).toBe(0)
  expect(readFileSync(join(project, 'games/lessons.ts'), 'utf8')).toContain(`= {
  'two-words': () => import('./two-words/lesson.ts').then((m) => m.lesson),
}
`)
})

it('notices that a game was added since', () => {
  expect(exitCode('--check')).toBe(0)
  addGame('a-fifth')
  expect(exitCode('--check')).toBe(1)
})

it('notices that a board was added since', () => {
  expect(exitCode()).toBe(0)
  expect(exitCode('--check')).toBe(0)
  addBoard('kabuken')
  expect(exitCode('--check')).toBe(1)
})
