import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MatchRecord } from '../kernel/record.ts'
import { FACES, game, seedForA, stubborn } from './testing/kabuken.ts'
import { leitai, scratch } from './testing/program.ts'

const file = scratch()
const match = file('match.json')
const read = (): MatchRecord => {
  const record: MatchRecord = JSON.parse(readFileSync(match, 'utf8'))
  return record
}
const altered = (name: string, change: (record: MatchRecord) => unknown): string => {
  writeFileSync(file(name), JSON.stringify(change(read())))
  return file(name)
}

beforeAll(() => {
  leitai(['play', 'kabuken', '--seed', seedForA()], [...stubborn(60), `save ${match}`])
})

describe('leitai replay', () => {
  test('walks through a match', () => {
    const { code, out, err } = leitai(['replay', match])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { entries } = read()
    expect(out).toContain(`${entries.length} entries`)
    expect(out).toMatch(/^ +1 {2}A: psych-up/m)
    expect(out).toMatch(/(wins|share the victory): .* \(KBK-/)
    expect(out).toContain('Every state is as recorded.')
  })

  test('shows the table at the moments asked for', () => {
    const [none, two] = [leitai(['replay', match, '--at', '0']), leitai(['replay', match, '--at', '0,1'])]
    expect(two.out.split('\n').length).toBeGreaterThan(none.out.split('\n').length)
  })

  test('shows each viewer what he may see', () => {
    const faces = (...args: string[]): number => {
      const { out } = leitai(['replay', match, '--at', '0', ...args])
      const start = out.split(/^ +1 {2}/m)[0]
      return start.split(/\s+/).filter((word) => FACES.includes(word)).length
    }
    // The Field Card, and the hands of six that the viewer sees.
    expect(faces('--seat', 'gallery')).toBe(1)
    expect(faces('--seat', 'A')).toBe(7)
    expect(faces('--seat', 'b')).toBe(7)
    expect(faces('--seat', 'all')).toBe(13)
    expect(faces()).toBe(13)
  })

  test('as JSON', () => {
    const { code, out } = leitai(['replay', match, '--json', '--at', '0,2'])
    expect(code).toBe(0)
    const parsed: { entries: { n: number }[] } = JSON.parse(out)
    expect(parsed).toMatchObject({ game: 'kabuken', rules: game.meta.rulesVersion, positions: [{ n: 0 }, { n: 2 }] })
    expect(parsed.entries.map(({ n }) => n)).toEqual(read().entries.map((_, index) => index + 1))
    expect(leitai(['replay', match, '--json', '--seat', 'A']).out).toContain('"view"')
  })

  test('an unfinished match is one too', () => {
    const cut = altered('cut.json', (record) => ({ ...record, entries: record.entries.slice(0, 2) }))
    expect(leitai(['replay', cut]).out).toContain('The match is unfinished.')
  })

  test('says where a state differs, and under which rules: exit code 1', () => {
    const wrong = altered('wrong.json', (record) => ({
      ...record,
      entries: record.entries.map((entry, index) => (index === 1 ? { ...entry, hash: '0123456789ab' } : entry)),
    }))
    const { code, err } = leitai(['replay', wrong])
    expect(code).toBe(1)
    expect(err).toMatch(/entries\[1\]\.hash.*differs.*rules version 2; the newest is 2/)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('another seed is another match: exit code 1', () =>
    expect(leitai(['replay', altered('seed.json', (record) => ({ ...record, seed: 'x' }))]).code).toBe(1))

  test.each([
    [['--at', '999999'], /--at: must be a whole number from 0 to/],
    [['--at', 'end'], /--at: must be a whole number/],
    [['--seat', 'C'], /--seat: must be A to B, gallery or all/],
  ])('%j is misuse', (args, says) => {
    const { code, err } = leitai(['replay', match, ...args])
    expect(code).toBe(2)
    expect(err).toMatch(says)
  })
})
