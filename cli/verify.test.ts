import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commitmentOf, seedOf } from '../kernel/fair-shuffle.ts'
import type { MatchRecord } from '../kernel/record.ts'
import { randomRecord } from '../kernel/testing/record-of.ts'
import { game } from './testing/kabuken.ts'
import { leitai, scratch } from './testing/program.ts'

const file = scratch()
const secret = '5e'.repeat(32)
const shuffle = { secret, values: { A: 'a0'.repeat(32), B: 'b0'.repeat(32) } }

const record: MatchRecord = { ...randomRecord(game, {}, seedOf(shuffle), 12), shuffle }

const saved = (name: string, change: object): string => {
  writeFileSync(file(name), JSON.stringify({ ...record, ...change }))
  return file(name)
}
const fair = saved('fair.json', {})

describe('leitai verify', () => {
  test('shows the commitment of a match that nobody dealt alone', () => {
    const { code, out, err } = leitai(['verify', fair])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('The shuffle is fair')
    expect(out).toContain('the clients of A, B added theirs')
    expect(out).toContain(commitmentOf(secret))
    expect(leitai(['verify', fair, '--commitment', commitmentOf(secret)]).code).toBe(0)
  })

  test.each<[string, readonly string[], RegExp]>([
    ['another commitment', [fair, '--commitment', '00'.repeat(32)], /the commitment was [0-9a-f]{64}, not 0000/],
    ['another secret', [saved('secret.json', { shuffle: { ...shuffle, secret: '5f'.repeat(32) } })], /the seed is not/],
    ['a value left out', [saved('value.json', { shuffle: { secret, values: {} } })], /the seed is not the hash/],
    ['no shuffle', [saved('none.json', { shuffle: undefined })], /nothing is recorded of how its seed/],
    ['another match', [saved('seed.json', { seed: 'chosen' })], /the seed is not.*/],
  ])('%s is told, exit code 1', (_title, args, says) => {
    const { code, out, err } = leitai(['verify', ...args])
    expect(err).toMatch(says)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  test('asks which', () => {
    expect(leitai(['verify'])).toMatchObject({ code: 2, err: expect.stringMatching(/which match\?/) })
  })
})
