import { describe, expect, test } from 'vitest'
import type { Summary } from '../lab/summary.ts'
import { leitai } from './testing/program.ts'

const simulate = (...args: string[]) =>
  leitai(['simulate', 'kabuken', '--bots', 'greedy,random', '--seed', 'dojo', ...args])
const summary = (...args: string[]): Summary => {
  const parsed: Summary = JSON.parse(simulate('--json', ...args).out)
  return parsed
}

describe('leitai simulate', () => {
  test('gives the same games whatever the number of jobs', () => {
    const [one, two, three] = ['1', '2', '3'].map((jobs) => simulate('--games', '70', '--jobs', jobs, '--json'))
    expect(one.code).toBe(0)
    expect(one.err).toBe('')
    expect(two.out).toBe(one.out)
    expect(three.out).toBe(one.out)
  })

  test('counts everything', () => {
    const { games, finished, wins, length, ends } = summary('--games', '50')
    expect({ games, finished }).toEqual({ games: 50, finished: 50 })
    const total = (shares: Summary['wins']['bots']): number =>
      Object.values(shares).reduce((sum, { wins: won }) => sum + won, 0)
    expect(total(wins.bots)).toBeCloseTo(50)
    expect(total(wins.seats)).toBeCloseTo(50)
    expect(Object.keys(wins.seats)).toEqual(['A', 'B'])
    expect(Object.values(ends).reduce((a, b) => a + b, 0)).toBe(50)
    expect(length.median).toBeLessThanOrEqual(length.max)
    for (const { rate, low, high } of Object.values(wins.bots)) {
      expect(low).toBeLessThan(rate)
      expect(rate).toBeLessThan(high)
    }
  })

  test('another seed gives other games', () =>
    expect(summary('--games', '20', '--seed', 'other').length).not.toEqual(summary('--games', '20').length))

  test('says it in tables', () => {
    const { code, out } = simulate('--games', '30')
    expect(code).toBe(0)
    for (const row of [
      /^greedy .*%.* – .*%/m,
      /^random /m,
      /^seat A /m,
      /^seat B /m,
      /^length .*median/m,
      /A shared win counts/,
    ])
      expect(out).toMatch(row)
  })

  test('plays other modes with house rules; bots repeat to fill the seats', () => {
    const { code, out } = simulate('--games', '10', '--seats', '5', '--options', 'extension=on,fox=on', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      bots: ['greedy', 'random', 'greedy', 'random', 'greedy'],
      setup: { seats: 5, options: { extension: 'on', fox: 'on' } },
      games: 10,
    })
  })
})

describe('leitai simulate --matrix', () => {
  const matrix = (...args: string[]) =>
    leitai(['simulate', 'kabuken', '--bots', 'greedy', '--seed', 'dojo', '--games', '2', ...args])

  test('plays every pair of characters', () => {
    const { code, out } = matrix('--matrix', 'character', '--options', 'extension=on', '--json')
    const found: { meetings: { row: string; column: string; share: { games: number } }[]; overall: object } =
      JSON.parse(out)
    expect(code).toBe(0)
    expect(found.meetings).toHaveLength((12 * 11) / 2)
    expect(found.meetings.every(({ share }) => share.games === 2)).toBe(true)
    expect(Object.keys(found.overall)).toContain('pick snake')
  })

  test('is the same whatever the number of jobs, and says it as a table with intervals', () => {
    const args = ['--matrix', 'characters', '--options', 'extension=on,fox=on']
    const { out } = matrix(...args, '--jobs', '1')
    expect(matrix(...args, '--jobs', '3').out).toBe(out)
    expect(out).toMatch(/^snake /m)
    expect(out).toMatch(/95 % intervals: .* ± /)
  })

  test('needs no more than the name of the window', () => {
    const { code, out } = leitai(['simulate', 'kabuken', '--matrix', 'characters', '--games', '1', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ bots: ['greedy', 'greedy'], setup: { options: { extension: 'on' } } })
  })

  test.each([
    [['--matrix', 'character', '--options', 'fox=on'], 'it is with --options extension=on'],
    [['--matrix', 'weather'], 'there is no window weather'],
    [['--matrix', 'secret', '--options', 'extension=on,characterPick=deal'], 'open to all'],
    [['--matrix', 'character', '--options', 'extension=on', '--seats', '3'], 'two seats'],
  ])('%s is refused in one line', (args, says) => {
    const { code, err } = matrix(...args)
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
