import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRecord } from '../kernel/record.ts'
import type { Report, ReportedMatch } from '../kernel/report.ts'
import { seenBy } from '../kernel/seen-match.ts'
import { FACES, game, seedForA, stubborn } from './testing/kabuken.ts'
import { leitai, scratch } from './testing/program.ts'

const file = scratch()
const written = (name: string, content: unknown): string => {
  writeFileSync(file(name), JSON.stringify(content))
  return file(name)
}

const sure = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('that is not so')
  return result.value
}

const reportOf = (match: ReportedMatch, given: Partial<Report> = {}): Report => ({
  format: 'leitai-report',
  version: 1,
  says: 'The hand looked wrong.\u001B[2J',
  moment: 1,
  names: { A: 'Mei', B: 'Bo' },
  page: { version: '1', language: 'en' },
  match,
  ...given,
})

let whole: Extract<ReportedMatch, { kind: 'record' }>
let seen: Extract<ReportedMatch, { kind: 'seen' }>

beforeAll(() => {
  leitai(['play', 'kabuken', '--seed', seedForA()], [...stubborn(60), `save ${file('match.json')}`])
  const record = sure(readRecord(JSON.parse(readFileSync(file('match.json'), 'utf8')), () => game.meta))
  const live = { ...record, entries: record.entries.slice(0, 4) }
  whole = { kind: 'record', record }
  seen = { kind: 'seen', game: 'kabuken', setup: record.setup, seen: sure(seenBy(game, live, 0)) }
})

describe('leitai replay opens the report of a fault', () => {
  test('of a match that is over: all of it, verified, at the moment that was looked at', () => {
    const { code, out, err } = leitai(['replay', written('whole.json', reportOf(whole))])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Reported: The hand looked wrong.')
    expect(out).not.toContain('\u001B')
    expect(out).toContain('At moment 1; A is Mei, B is Bo.')
    expect(out).toContain('Every state is as recorded.')
    const [, drawn] = out.split(/^ +1 {2}/m)
    expect(drawn.split(/^ +2 {2}/m)[0].split('\n').length).toBeGreaterThan(6)
  })

  test('of a match that was being played: what its viewer had seen, and no other card', () => {
    const path = written('seen.json', reportOf(seen, { moment: 0 }))
    const { code, out, err } = leitai(['replay', path])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Seen by A alone.')
    expect(out).toContain('The match is unfinished.')
    const start = out.split(/^ +1 {2}/m)[0].split(/^ +0 {2}deal$/m)[1]
    expect(start.split(/\s+/).filter((word) => FACES.includes(word))).toHaveLength(7)
    expect(leitai(['replay', path, '--seat', 'a']).out).toBe(out)
    const parsed: { report: unknown; entries: unknown[] } = JSON.parse(leitai(['replay', path, '--json']).out)
    expect(parsed.report).toMatchObject({ moment: 0, names: { A: 'Mei', B: 'Bo' } })
    expect(parsed.entries).toHaveLength(4)
  })

  test('of a match that was being played there are no other eyes', () => {
    const { code, err } = leitai(['replay', written('seen.json', reportOf(seen)), '--seat', 'all'])
    expect(code).toBe(2)
    expect(err).toMatch(/--seat: must be A: the report holds what was seen from there/)
  })

  test('and refuses what is none', () => {
    const steps = seen.seen.steps.map((step, index) => (index === 1 ? { ...step, patch: ['pop', 99] } : step))
    const bad: readonly (readonly [unknown, RegExp])[] = [
      [{ ...reportOf(seen), version: 2 }, /not a report that can be read: version: must be 1/],
      [{ ...reportOf(seen), names: { AA: 'x' } }, /names\.AA: is not known here/],
      [{ ...reportOf(seen), match: { ...seen, game: 'chess' } }, /report of no game that is played here/],
      [{ ...reportOf(seen), match: { ...seen, setup: { seats: 99 } } }, /match\.setup\.seats/],
      [{ ...reportOf(seen), match: { ...seen, seen: { ...seen.seen, viewer: 'all' } } }, /match\.seen\.viewer/],
      [
        { ...reportOf(seen), match: { ...seen, seen: { ...seen.seen, steps } } },
        /match\.seen\.steps\[1\]\.patch: does not fit/,
      ],
      [{ ...reportOf(seen), match: { kind: 'record', record: { ...whole.record, seed: 7 } } }, /match\.record\.seed/],
      [
        { ...reportOf(seen), match: { ...seen, seen: { ...seen.seen, view: { hands: 7 }, steps: [] } } },
        /cannot be drawn/,
      ],
    ]
    for (const [index, [content, says]] of bad.entries()) {
      const { code, out, err } = leitai(['replay', written(`bad-${index}.json`, content)])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(says)
      expect(err.trimEnd().split('\n')).toHaveLength(1)
    }
  })
})
