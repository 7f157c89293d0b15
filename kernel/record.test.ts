import { describe, expect, test } from 'vitest'
import { type MatchRecord, readRecord } from './record.ts'
import { randomRecord } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'

const find = (id: string) => (id === 'tiny' ? tinyGame.meta : undefined)

const entry = { kind: 'answers', answers: [{ seat: 'A', choice: 'pass', by: 'player' }], hash: '0123456789ab' }
const record = {
  format: 'leitai-record',
  version: 1,
  game: 'tiny',
  rules: 1,
  generator: 'sfc32',
  seed: 's',
  setup: { mode: 'duel', seats: 2, options: {} },
  entries: [entry, { kind: 'undo', to: 0, hash: '0123456789ab' }],
}
const answer = entry.answers[0]
const VALUE = 'ab'.repeat(32)
const SHUFFLE = { secret: VALUE, values: { A: VALUE } }

test('a record goes through JSON and back unchanged', () => {
  const written: MatchRecord = randomRecord(tinyGame, { seats: 3 }, 'read', 12)
  expect(readRecord(JSON.parse(JSON.stringify(written)), find)).toEqual({ ok: true, value: written })
})

test('it may say how its seed came about', () => {
  expect(readRecord({ ...record, shuffle: SHUFFLE }, find)).toMatchObject({ ok: true, value: { shuffle: SHUFFLE } })
})

test('it may begin with a position', () => {
  expect(readRecord({ ...record, start: { round: 2 } }, find)).toMatchObject({
    ok: true,
    value: { start: { round: 2 } },
  })
})

describe('a malformed record is refused with what is wrong and where', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['', null, 'a record must be an object'],
    ['', [record], 'a record must be an object'],
    [
      'start',
      { ...record, start: JSON.parse(`{"x":${'['.repeat(9999)}${']'.repeat(9999)}}`) },
      'nested more than 64 deep',
    ],
    ['shuffle.secret', { ...record, shuffle: { secret: 'x', values: {} } }, 'must be 64 hexadecimal digits'],
    ['shuffle.values.C', { ...record, shuffle: { ...SHUFFLE, values: { C: VALUE } } }, /is not known here/],
    ['format', {}, 'must be leitai-record'],
    ['version', { ...record, version: 2 }, 'must be 1: records of another version cannot be read here'],
    ['game', { ...record, game: 7 }, 'must be text'],
    ['game', { ...record, game: 'chess' }, 'chess is not a game that is played here'],
    ['rules', { ...record, rules: 2 }, 'version 2 of tiny is not known here; the newest is 1'],
    ['rules', { ...record, rules: 0.5 }, /must be a whole number/],
    ['setup.seats', { ...record, setup: { mode: 'duel', seats: 5 } }, /must be 2/],
    ['setup', { ...record, setup: undefined }, /must be an object/],
    ['generator', { ...record, generator: 'dice' }, 'must be chacha20 or sfc32'],
    ['seed', { ...record, seed: undefined }, 'is missing'],
    ['start', { ...record, start: [] }, 'must be an object'],
    ['clock', { ...record, clock: 1 }, /is not known here/],
    ['entries', { ...record, entries: {} }, 'must be a list'],
    ['entries[0]', { ...record, entries: ['pass'] }, 'must be an object'],
    ['entries[0].kind', { ...record, entries: [{ ...entry, kind: 'bluff' }] }, /must be answers or undo/],
    ['entries[1].hash', { ...record, entries: [entry, { ...entry, hash: 'ABC' }] }, /hexadecimal/],
    [
      'entries[0].answers[0].seat',
      { ...record, entries: [{ ...entry, answers: [{ ...answer, seat: 'C' }] }] },
      'must be A or B',
    ],
    [
      'entries[0].answers[0].by',
      { ...record, entries: [{ ...entry, answers: [{ ...answer, by: 'me' }] }] },
      /must be player/,
    ],
    [
      'entries[0].answers[0].choice',
      { ...record, entries: [{ ...entry, answers: [{ ...answer, choice: 1 }] }] },
      'must be text',
    ],
    ['entries[0].note', { ...record, entries: [{ ...entry, note: '' }] }, /is not known here/],
    ['entries[0].to', { ...record, entries: [{ kind: 'undo', to: 0, hash: '0123456789ab' }] }, /an earlier moment/],
  ])('%s', (at, input, message) => {
    const read = readRecord(input, find)
    expect(read.ok ? null : read.problem).toEqual({ at, message: expect.stringMatching(message) })
  })
})
