import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { game } from './testing/kabuken.ts'
import { leitai, PROGRAM, scratch } from './testing/program.ts'

const file = scratch()

describe('leitai', () => {
  const commands = ['play', 'rules', 'replay', 'simulate', 'scenario', 'bench']

  test.each([[['--help']], [['-h']], [['help']], [[]]])('%j lists the commands', (args) => {
    const { code, out, err } = leitai(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of commands) expect(out).toContain(`leitai ${name}`)
  })

  test.each(commands)('%s --help tells more', (name) => {
    const { code, out } = leitai([name, '--help'])
    expect(code).toBe(0)
    expect(out.startsWith(`leitai ${name}`)).toBe(true)
    expect(out.trimEnd().split('\n').length).toBeGreaterThan(3)
  })

  test('--version', () => {
    const { version }: { version: string } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    )
    expect(leitai(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  test('a reader that leaves early is no mishap', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${PROGRAM}" rules kabuken | head -n 2`], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout.split('\n')).toHaveLength(3)
  })

  test('Ctrl-C leaves with exit code 130', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'play', 'kabuken'], { stdio: ['pipe', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([130, null])
  })
})

describe('leitai rules', () => {
  test('lists the games', () =>
    expect(leitai(['rules']).out).toContain(`kabuken  ${game.meta.title}: ${game.words.pitch}`))

  test('prints the whole text for a pipe, with modes and options', () => {
    const { code, out } = leitai(['rules', 'kabuken'])
    expect(code).toBe(0)
    const ids = [...game.rulebook.matchAll(/^- \*\*(KBK-[\d.]+)\*\*/gm)].map(([, id]) => id)
    expect([...out.matchAll(/^(KBK-[\d.]+) \[/gm)].map(([, id]) => id)).toEqual(ids)
    for (const { id } of game.meta.modes) expect(out).toMatch(new RegExp(`^${id} `, 'm'))
    for (const name of Object.keys(game.meta.options)) expect(out).toMatch(new RegExp(`^${name} `, 'm'))
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(200)
  })

  test('one rule, of the game or of the table', () => {
    expect(leitai(['rules', 'kabuken', 'kbk-8.6']).out).toMatch(/^KBK-8\.6 .*\n {4}/)
    expect(leitai(['rules', 'kabuken', 'TABLE-1']).out).toMatch(/^TABLE-1 /)
    expect(leitai(['rules', 'KBK-8.6']).out).toBe(leitai(['rules', 'kabuken', 'KBK-8.6']).out)
    expect(leitai(['rules', 'TABLE-1']).out).toMatch(/^TABLE-1 /)
  })

  test('a rule names its examples, and how to play them', () => {
    const { out } = leitai(['rules', 'kabuken', 'KBK-8.3'])
    expect(out).toMatch(/^ {4}Example: Flowers make an attack stronger, a pair takes 1 away$/m)
    expect(out).toMatch(/^ {4}leitai scenario kabuken answers$/m)
    expect(leitai(['rules', 'kabuken', 'sent', 'back']).out).toMatch(/^KBK-6\.7 /m)
  })

  test('a chapter, or whatever has the words', () => {
    expect(leitai(['rules', 'kabuken', '8']).out).toMatch(/^8\. .*^KBK-8\.1 /ms)
    expect(leitai(['rules', 'kabuken', 'dual', 'fist']).out).toMatch(/^KBK-6\.4 /m)
  })
})

describe('leitai scenario', () => {
  const steps = [
    { do: { seat: 'A', choice: 'attack R0 R1 R3' } },
    { refused: { seat: 'B', choice: 'counter B3', rule: 'KBK-8.6' } },
    { do: { seat: 'B', choice: 'hit' } },
  ]
  const given = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: 'B3 R3' } }
  const scenario = (name: string, content: unknown) => {
    writeFileSync(file(name), JSON.stringify(content))
    return leitai(['scenario', file(name)])
  }

  test('prints where it ended and what happened', () => {
    const { code, out, err } = scenario('fine.json', { game: 'kabuken', given, steps })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: 'kabuken', failures: [] })
    expect(JSON.parse(out)).toHaveProperty('position')
    expect(JSON.parse(out)).toHaveProperty('events')
  })

  test('prints the cases of a file with several', () => {
    const { code, out } = scenario('cases.json', {
      game: 'kabuken',
      given,
      cases: [
        { name: 'a', steps },
        { name: 'b', steps },
      ],
    })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ cases: [{ name: 'a' }, { name: 'b' }] })
  })

  test('plays an example of a game by its name', () => {
    const { code, out, err } = leitai(['scenario', 'kabuken', 'answers'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: 'kabuken', cases: [{ failures: [] }, {}, {}, {}, {}] })
    expect(leitai(['scenario', 'kabuken', 'answer'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/did you mean answers\?/),
    })
  })

  test('says what differs: exit code 1', () => {
    const wrong = { refused: { seat: 'B', choice: 'hit', rule: 'KBK-8.6' } }
    const { code, err } = scenario('wrong.json', { game: 'kabuken', given, steps: [steps[0], wrong] })
    expect(code).toBe(1)
    expect(err).toMatch(/^leitai: steps\[1\]\.refused: expected .*KBK-8\.6.*, got a choice that is accepted\n$/)
  })
})

describe('leitai bench', () => {
  const COSTS = ['copy: µs', 'hide: µs', 'imagine: µs', 'key: µs']

  test.each([
    ['kabuken', COSTS],
    ['kung-fur-fight', [...COSTS, 'sample: µs']],
  ])('has rows for %s', (id, costs) => {
    const { code, out } = leitai(['bench', id, '--json'])
    expect(code).toBe(0)
    const rows: { name: string; value: number; unit: string }[] = JSON.parse(out)
    expect(rows.map(({ name, unit }) => `${name}: ${unit}`)).toEqual(
      ['play: answers/s', 'random games: games/s', ...costs].map((row) => `${id} ${row}`),
    )
    expect(rows.every(({ value }) => value > 0)).toBe(true)
  })
})
