import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

/** What a reader has to open at most to follow one answer. */
const BARS = { outsideGames: 30, server: 12, linesInServer: 250 }

interface Walk {
  readonly game: string
  readonly total: number
  readonly outsideGames: number
  readonly folders: Readonly<Record<string, readonly string[]>>
  readonly longest: Readonly<Record<string, { readonly file: string; readonly lines: number }>>
}

const script = join(import.meta.dirname, 'walk.mjs')
const run = (...args: string[]) => spawnSync('node', [script, ...args], { encoding: 'utf8', timeout: 50_000 })

/** The section of ARCHITECTURE.md about how an answer travels. */
const sectionAboutAnswers = (): string => {
  const text = readFileSync(join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')
  return text.split(/^## /m).find((section) => /^.*answer travels/.test(section)) ?? ''
}

describe('an attack in Kabuken', () => {
  let walk: Walk
  beforeAll(() => {
    const { stdout, stderr, status } = run('--game', 'kabuken', '--json')
    if (status !== 0) throw new Error(stderr)
    ;[walk] = JSON.parse(stdout)
  })

  it('reaches the rules and the database, and nothing of the walk itself counts', () => {
    const files = Object.values(walk.folders).flat()
    expect(walk.game).toBe('kabuken')
    expect(files).toHaveLength(walk.total)
    expect(walk.outsideGames).toBe(walk.total - walk.folders.games.length)
    expect(files).toContain('games/kabuken/rules/attack.ts')
    expect(files).toContain('server/store/sqlite.ts')
    expect(files.filter((file) => file.startsWith('scripts/') || file.includes('node_modules'))).toEqual([])
  })

  it('runs through every file that ARCHITECTURE.md names on its way', () => {
    const named = [...sectionAboutAnswers().matchAll(/`((?:kernel|table|protocol|server|platform)\/[\w./-]+\.ts)`/g)]
    expect(named).not.toEqual([])
    const files = Object.values(walk.folders).flat()
    expect(named.map(([, file]) => file).filter((file) => !files.includes(file))).toEqual([])
  })

  it('can be followed: few files, and short ones in server/', () => {
    expect.soft(walk.outsideGames, 'files outside games/').toBeLessThanOrEqual(BARS.outsideGames)
    expect.soft(walk.folders.server.length, 'files in server/').toBeLessThanOrEqual(BARS.server)
    const { file, lines } = walk.longest.server
    expect.soft(lines, file).toBeLessThanOrEqual(BARS.linesInServer)
  })
})

it.each(['--game chess', '--game', '--nonsense', 'kabuken'])(
  'exits with 2 and says why: npm run walk -- %s',
  (args) => {
    const { status, stderr, stdout } = run(...args.split(' '))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^walk: .+\n$/)
    expect(stdout).toBe('')
  },
)
