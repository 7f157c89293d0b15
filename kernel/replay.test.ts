import { describe, expect, test, vi } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { digestOf } from './hash.ts'
import { createMatch } from './match.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'
import { ok } from './result.ts'
import { randomRecord, sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'

const record = randomRecord(tinyGame, { seats: 2, options: { goal: 5 } }, 'replay', 20)

const problemOf = (changed: MatchRecord) => {
  const replayed = replay(tinyGame, changed)
  return replayed.ok ? null : replayed.problem
}

describe('replay', () => {
  test('knows every moment: its state and what happened on the way', () => {
    const { moments } = sure(replay(tinyGame, record))
    expect(moments).toHaveLength(record.entries.length + 1)
    expect(moments.slice(1).map(({ state }) => fingerprint(state))).toEqual(record.entries.map(({ hash }) => hash))
    expect(moments[0]).toEqual({ state: sure(createMatch(tinyGame, record)).state, events: [] })
    const first = record.entries.findIndex(({ kind }) => kind === 'answers')
    expect(moments[first + 1].events.map(({ key }) => key)).toContain('tiny.bid')
  })

  test('says at which entry it differs, and under which rules', () => {
    const entries = record.entries.with(3, { ...record.entries[3], hash: 'f'.repeat(16) })
    expect(problemOf({ ...record, entries })).toEqual({
      at: 'entries[3].hash',
      message: expect.stringMatching(
        /^the replay differs here: recorded f{16}, replayed [0-9a-f]{16} \(rules version 1; the newest is 1\)$/,
      ),
    })
  })

  test('checks what an older version has recorded as that did', () => {
    const { moments } = sure(replay(tinyGame, record))
    const entries = record.entries.map((entry, at) => ({ ...entry, hash: digestOf(moments[at + 1].state) }))
    for (const compared of ['every', 'last'] as const)
      expect(sure(replay(tinyGame, { ...record, entries }, compared)).moments).toEqual(moments)
    expect(problemOf({ ...record, entries: entries.with(3, { ...entries[3], hash: 'f'.repeat(12) }) })).toEqual({
      at: 'entries[3].hash',
      message: expect.stringMatching(/^the replay differs here: recorded f{12}, replayed [0-9a-f]{12} /),
    })
  })

  test('compares only the last state where the others do not matter', () => {
    const last = record.entries.length - 1
    const wrong = (at: number) => ({
      ...record,
      entries: record.entries.with(at, { ...record.entries[at], hash: 'f'.repeat(16) }),
    })
    const { moments } = sure(replay(tinyGame, wrong(3), 'last'))
    expect(moments).toEqual(sure(replay(tinyGame, record)).moments)
    expect(replay(tinyGame, wrong(last), 'last')).toMatchObject({ ok: false, problem: { at: `entries[${last}].hash` } })
  })

  test('comes out the same, and is as hard to deceive, where only the last state is compared', () => {
    for (const entries of [record.entries, record.entries.slice(0, 7), []])
      expect(sure(replay(tinyGame, { ...record, entries }, 'last')).moments).toEqual(
        sure(replay(tinyGame, { ...record, entries })).moments,
      )
    for (const [at, entry] of record.entries.entries()) {
      if (entry.kind !== 'answers') continue
      for (const answers of [
        [],
        entry.answers.toReversed(),
        entry.answers.map((answer) => ({ ...answer, choice: 'nonsense' })),
      ]) {
        const changed = { ...record, entries: record.entries.with(at, { ...entry, answers }) }
        const thorough = replay(tinyGame, changed)
        if (!thorough.ok)
          expect(replay(tinyGame, changed, 'last')).toMatchObject({ ok: false, problem: thorough.problem })
      }
    }
  })

  test('asks the rules about no answer that they have admitted before', () => {
    const refusal = vi.fn<() => null>(() => null)
    const open: typeof tinyGame.open = (setup) => {
      const opened = tinyGame.open(setup)
      return opened.ok ? ok({ ...opened.value, refusal }) : opened
    }
    const game = { ...tinyGame, open }
    sure(replay(game, record, 'last'))
    expect(refusal).not.toHaveBeenCalled()
    sure(replay(game, record))
    expect(refusal).toHaveBeenCalled()
  })

  test('a changed seed differs from the first entry on', () => {
    expect(problemOf({ ...record, seed: 'other' })?.at).toMatch(/^entries\[0\]/)
  })

  test('refuses what the table would have refused', () => {
    const start: MatchRecord = { ...record, entries: [] }
    const trying = (entry: object) => problemOf(JSON.parse(JSON.stringify({ ...start, entries: [entry] })))
    const hash = '000000000000'
    const pass = { seat: 'A', choice: 'pass', by: 'player' }
    expect(trying({ kind: 'answers', answers: [pass], hash })).toMatchObject({
      at: 'entries[0].answers',
      message: expect.stringContaining('come from A, but asked is A B'),
    })
    const both = (choice: string) => ({
      kind: 'answers',
      answers: [
        { ...pass, choice },
        { ...pass, seat: 'B' },
      ],
      hash,
    })
    expect(trying(both('dance'))?.at).toBe('entries[0].answers[0].choice')
    expect(trying(both('let'))?.message).toMatch(/^is refused by TABLE-1/)
    expect(trying(both('bid x1 x4'))?.message).toMatch(/^is refused by TINY-/)
    expect(trying({ kind: 'undo', to: 0, hash })?.at).toBe('entries[0].to')
    expect(trying({ kind: 'giveUp', seat: 'C', hash })?.message).toMatch(/^is refused by TABLE-6/)
    expect(trying({ kind: 'handOver', seat: 'C', to: 'bot', hash })?.message).toMatch(/^is refused by TABLE-6/)
  })

  test('is not for the records of another game', () => {
    expect(problemOf({ ...record, game: 'chess' })).toEqual({
      at: 'game',
      message: 'is chess, and these are the rules of tiny',
    })
  })

  test('a script that cannot be kept is a problem of the record', () => {
    const stream = { generator: 'sfc32', words: [1, 2, 3, 4], script: [99] }
    const table = sure(createMatch(tinyGame, { ...record, start: { deck: [], discard: REST, hands: HANDS, stream } }))
    const bids = [
      { seat: 'A', choice: 'bid x1', by: 'player' },
      { seat: 'B', choice: 'bid x1', by: 'player' },
    ]
    const scripted = { ...table.record(), entries: [{ kind: 'answers', answers: bids, hash: '000000000000' }] }
    expect(problemOf(JSON.parse(JSON.stringify(scripted)))).toMatchObject({
      at: 'entries[0]',
      message: expect.stringContaining('the script wants 99'),
    })
  })
})

const HANDS = { A: ['x1', 'x2', 'x3'], B: ['x1', 'x2', 'x3'] }
const REST = ['x1', 'x1', 'x1', 'x2', 'x2', 'x3', 'x4', 'x4']
