import { describe, expect, test } from 'vitest'
import { createMatch, type Match, resumeMatch } from './match.ts'
import { seeded } from './random.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { replay } from './replay.ts'
import { answerAll, sure } from './testing/record-of.ts'
import type { TinyChoice } from './testing/tiny-choices.ts'
import type { TinyGame } from './testing/tiny-game.ts'
import type { TinyState } from './testing/tiny-state.ts'
import { firstVersion, secondVersion } from './testing/tiny-versions.ts'

type TinyTable = Match<TinyState, string, TinyChoice>

const SEED = 'versions'

const playOn = (table: TinyTable, steps = Number.POSITIVE_INFINITY): TinyTable => {
  const rng = seeded('sfc32', `${SEED} ${table.seq}`)
  for (let step = 0; step < steps && table.outcome() === null; step++) answerAll(table, rng)
  return table
}

const begin = (game: TinyGame, rules?: number): TinyTable =>
  sure(
    createMatch(game, { setup: { seats: 2 }, generator: 'sfc32', seed: SEED, ...(rules !== undefined && { rules }) }),
  )

const pointsAtTheEnd = (game: TinyGame, record: MatchRecord): number => {
  const { moments } = sure(replay(game, record))
  return Math.max(...(moments.at(-1)?.state.points ?? []))
}

describe('a match that began before the rules changed', () => {
  const half = playOn(begin(firstVersion), 4).record()

  test('ends by the rules that it began with', () => {
    expect(half.rules).toBe(1)
    const table = playOn(sure(resumeMatch(secondVersion, half)))
    expect(table.rules.version).toBe(1)
    expect(table.outcome()?.reason).toBe('goal')
    const record = table.record()
    expect(record.rules).toBe(1)
    expect(record).toEqual(playOn(sure(resumeMatch(firstVersion, half))).record())
    expect(pointsAtTheEnd(secondVersion, record)).toBe(2)
  })

  test('replays to the same states, quickly too', () => {
    const record = playOn(begin(firstVersion)).record()
    const { moments } = sure(replay(firstVersion, record))
    expect(sure(replay(secondVersion, record)).moments).toEqual(moments)
    expect(sure(replay(secondVersion, record, 'last')).moments).toEqual(moments)
    expect(replay(secondVersion, { ...record, rules: 2 }).ok).toBe(false)
  })

  test('keeps them when it has rested and goes back', () => {
    const table = playOn(sure(resumeMatch(secondVersion, half)))
    table.rest()
    expect(table.undo(0).refusal).toBeNull()
    expect(playOn(table).record().rules).toBe(1)
    expect(pointsAtTheEnd(secondVersion, table.record())).toBe(2)
  })
})

describe('a new match', () => {
  test('is played by the newest rules', () => {
    const record = playOn(begin(secondVersion)).record()
    expect(record.rules).toBe(2)
    expect(pointsAtTheEnd(secondVersion, record)).toBe(4)
  })

  test('may be begun by older ones', () => {
    const record = playOn(begin(secondVersion, 1)).record()
    expect(record).toEqual(playOn(begin(firstVersion)).record())
  })
})

test('rules that are newer than the program are not known', () => {
  const problem = { at: 'rules', message: 'version 2 of tiny is not known here; the newest is 1' }
  expect(firstVersion.open({ seats: 2 }, 2)).toEqual({ ok: false, problem })
  const record = playOn(begin(secondVersion)).record()
  expect(readRecord(record, () => firstVersion.meta)).toEqual({ ok: false, problem })
  expect(replay(firstVersion, record)).toEqual({ ok: false, problem })
})
