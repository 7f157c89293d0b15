import { describe, expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { nameOfEyes } from '../../kernel/eyes.ts'
import { diff } from '../../kernel/patch.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import type { PastReply } from '../../protocol/past.ts'
import { tableOf } from '../testing/messages.ts'
import { type Film, filmOfPast, filmOfRecord } from './film.ts'
import { randomMatch, sure } from './testing/random-match.ts'

const game = await registry.kabuken()
const record = randomMatch(game, { seats: 2 }, 'film')
const table = tableOf({ setup: record.setup })
const film = sure(filmOfRecord(game, record, table))
const { rules, moments } = sure(replay(game, record))

/** What the server would tell B. */
const past: PastReply = {
  table,
  rules: record.rules,
  viewer: 'B',
  view: rules.hide(moments[0].state, 1),
  dealt: [],
  steps: record.entries.map((entry, index) => ({
    deed: entry.kind === 'answers' ? { kind: 'answers', answers: [] } : { kind: 'tie' },
    patch: diff(rules.hide(moments[index].state, 1), rules.hide(moments[index + 1].state, 1)),
    events: [],
    outcome: rules.outcome(moments[index + 1].state),
  })),
}

describe('a film of a record', () => {
  it('shows every moment to every pair of eyes as it was', () => {
    expect(film.last).toBe(record.entries.length)
    expect(film.eyes.map(nameOfEyes)).toEqual(['A', 'B', 'gallery', 'all'])
    for (let at = 0; at <= film.last; at++) {
      expect(film.still(at, 0).view).toEqual(rules.hide(moments[at].state, 0))
      expect(film.still(at, 'gallery').view).toEqual(rules.hide(moments[at].state, 'gallery'))
      expect(film.still(at, 'all').view).toEqual(moments[at].state)
    }
    expect(film.still(film.last, 'all').outcome).toEqual(rules.outcome(moments[film.last].state))
  })

  it('tells what was answered to who answered, and to who sees everything', () => {
    const first = record.entries[0]
    if (first.kind !== 'answers') throw new Error('it begins with an answer')
    const [{ seat, choice, by }] = first.answers
    const [own, other] = seat === 'A' ? ([0, 1] as const) : ([1, 0] as const)
    expect(film.still(1, own).deed).toEqual({ kind: 'answers', answers: [{ seat, choice, by }] })
    expect(film.still(1, 'all').deed).toEqual({ kind: 'answers', answers: [{ seat, choice, by }] })
    expect(film.still(1, other).deed).toEqual({ kind: 'answers', answers: [{ seat }] })
    expect(film.still(0, 'all').deed).toBeNull()
  })

  it('knows where turns begin', () => {
    expect(film.turns.length).toBeGreaterThan(2)
    for (const at of film.turns) expect(film.still(at, 'all').events.map(({ key }) => key)).toContain('kabuken.turn')
  })

  it('says at which entry a match differs from what was recorded', () => {
    const entries = record.entries.with(2, { ...record.entries[2], hash: 'ffffffffffff' })
    expect(filmOfRecord(game, { ...record, entries }, table)).toMatchObject({ problem: { at: 'entries[2].hash' } })
  })

  it('marks what was taken back', () => {
    const undone: MatchRecord = {
      ...record,
      entries: [...record.entries.slice(0, 3), { kind: 'undo', to: 1, hash: record.entries[0].hash }],
    }
    const short = sure(filmOfRecord(game, undone, table))
    expect([...short.undone]).toEqual([2, 3])
    expect(short.still(4, 'all').view).toEqual(short.still(1, 'all').view)
  })
})

describe('a film of what somebody has seen', () => {
  it('has that view at every moment, these eyes only, and not the whole', () => {
    const seen: Film = sure(filmOfPast(game, past))
    expect([seen.eyes, seen.last, seen.stateAt]).toEqual([[1], record.entries.length, null])
    for (let at = 0; at <= seen.last; at++) expect(seen.still(at, 1).view).toEqual(film.still(at, 1).view)
  })
})
