import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
  const wrong = { refused: { seat: 'B', choice: 'hit', rule: 'KBK-8.6' } }
  const scenario = (name: string, content: unknown, ...flags: readonly string[]) => {
    writeFileSync(file(name), JSON.stringify(content))
    return leitai(['scenario', file(name), ...flags])
  }
  const cases = {
    game: 'kabuken',
    given,
    cases: [
      { name: 'a', steps },
      { name: 'b', steps },
    ],
  }

  test('has a line for each case, and a summary', () => {
    expect(scenario('fine.json', { game: 'kabuken', given, steps })).toEqual({
      code: 0,
      out: `ok    ${file('fine.json')}\n1 case in 1 file: all as expected\n`,
      err: '',
    })
    const { out } = scenario('cases.json', cases)
    expect(out).toBe(
      `ok    ${file('cases.json')}: a\nok    ${file('cases.json')}: b\n2 cases in 1 file: all as expected\n`,
    )
  })

  test('tells with --verbose what happened, and all of it as JSON with --json', () => {
    expect(scenario('fine.json', { game: 'kabuken', given, steps }, '--verbose').out).toMatch(
      /^ok .*\n {6}\{"key":"kabuken\.attack".*\n[\s\S]*\n {6}position \{"window":/,
    )
    const { code, out } = scenario('cases.json', cases, '--json')
    expect(code).toBe(0)
    const [played] = JSON.parse(out).files
    expect(played).toMatchObject({ file: file('cases.json'), game: 'kabuken', cases: [{ name: 'a' }, { name: 'b' }] })
    expect(Object.keys(played.cases[0])).toEqual(['name', 'failures', 'position', 'events'])
  })

  test('plays an example of a game by its name, or all of them', () => {
    const { code, out, err } = leitai(['scenario', 'kabuken', 'answers'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^ok {4}kabuken answers: .*\n[\s\S]*\n5 cases in 1 file: all as expected\n$/)
    expect(leitai(['scenario', 'kabuken'])).toMatchObject({ code: 0, err: '' })
    expect(leitai(['scenario', 'kabuken', 'answer'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/did you mean answers\?/),
    })
  })

  test('plays the examples of all games in one call', () => {
    const folders = readdirSync(new URL('../games/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => fileURLToPath(new URL(`../games/${name}/examples`, import.meta.url)))
    const { code, out } = leitai(['scenario', ...folders])
    expect(code).toBe(0)
    expect(out).toMatch(/\n\d+ cases in \d+ files: all as expected\n$/)
  })

  test('says what differs: exit code 1', () => {
    const { code, out } = scenario('wrong.json', { game: 'kabuken', given, steps: [steps[0], wrong] })
    expect(code).toBe(1)
    expect(out).toMatch(/^FAIL {2}.*wrong\.json\n {6}steps\[1\]\.refused: expected .*, got a choice that is accepted\n/)
    expect(out).toMatch(/1 case in 1 file: 0 as expected, 1 not\n$/)
  })

  test('a case that cannot begin does not hide the others, nor does a file: exit code 2', () => {
    const hands = { A: 'R0 R9' }
    const { code, out, err } = scenario('half.json', {
      ...cases,
      cases: [{ name: 'x', given: { hands }, steps }, ...cases.cases],
    })
    expect(code).toBe(2)
    expect(err).toMatch(/^leitai: .*half\.json: x: given\.hands\.A: "R9" is not a card\n$/)
    expect(out).toMatch(/^ok {4}.*: a\nok {4}.*: b\n3 cases in 1 file: 2 as expected, 1 cannot begin\n$/)
    writeFileSync(file('none.json'), '{')
    const all = leitai(['scenario', file('none.json'), file('missing.json'), file('fine.json')])
    expect(all.code).toBe(2)
    expect(all.err).toMatch(/^leitai: .*none\.json.* is not JSON.*\nleitai: .*missing\.json.*no such file.*\n$/)
    expect(all.out).toMatch(/^ok {4}.*fine\.json\n1 case in 3 files: 1 as expected, 2 files cannot be read\n$/)
  })

  test('names what was found, and what would do', () => {
    const said = (content: unknown) =>
      scenario('said.json', content)
        .err.trim()
        .replace(/^leitai: .*?said\.json: /, '')
    const fur = { game: 'kung-fur-fight', steps: [{ asked: 'nobody' }] }
    expect(said({ ...fur, given: { hands: { A: 'Shiau-Yao' } } })).toBe(
      'given.hands.A: "Shiau-Yao" is not a card; did you mean "shiau-yao"?',
    )
    expect(said({ ...fur, steps: [{ refusd: {} }] })).toMatch(
      /steps\[0\]\.refusd: "refusd" is not known here; did you mean "refused"\?$/,
    )
    expect(said({ ...fur, game: 'kung-fur' })).toMatch(/did you mean kung-fur-fight\?$/)
    expect(said({ ...fur, setup: { options: { aple: 'single' } } })).toBe(
      'setup.options.aple: "aple" is no option of kung-fur-fight; did you mean "apple"?',
    )
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
