import { describe, expect, it } from 'vitest'
import type { MatchView } from '../live/match.ts'
import { receive } from '../live/match.ts'
import { tableOf, welcome } from '../testing/messages.ts'
import { type Move, stillMade, undoFor } from './undo.ts'

const rules = { cards: (view: unknown): readonly string[] => (Array.isArray(view) ? view.map(String) : []) }
const done = { key: 'tiny.attack', seat: 0 }

const at = (given: Parameters<typeof welcome>[0]): MatchView => {
  const match = receive(null, welcome({ view: ['R1'], ...given }))
  if (match === 'gap') throw new Error('a welcome is no gap')
  return match
}
const move: Move = { view: ['R1', 'R2'], log: 0 }

describe('undo', () => {
  it('is offered only when there is something to undo', () => {
    expect(undoFor(at({}), [], rules, true)).toBe('none')
    expect(undoFor(at({ log: [done] }), [], rules, true)).toBe('none')
    expect(undoFor(at({}), [move], rules, true)).toBe('free')
  })

  it('is what the table told of moves before a reload', () => {
    for (const undo of ['free', 'ask', 'revealed'] as const) expect(undoFor(at({ undo }), [], rules, true)).toBe(undo)
  })

  it('is free among people who share a device', () => {
    const [me, other] = tableOf().seats
    const table = tableOf({ seats: [me, { ...other, kind: 'person', name: 'Bo' }] })
    expect(undoFor(at({ table }), [move], rules, false)).toBe('free')
  })

  it('is free against bots until cards were drawn or revealed', () => {
    expect(undoFor(at({ view: ['R2'] }), [move], rules, true)).toBe('free')
    expect(undoFor(at({ view: ['R2', 'B5'] }), [move], rules, true)).toBe('revealed')
    expect(undoFor(at({ view: ['R2', 'R2'] }), [move], rules, true)).toBe('revealed')
  })

  it('needs the consent of other people, but not of those whom a bot stands in for', () => {
    const [me, other] = tableOf().seats
    const person = { ...other, kind: 'person', name: 'Bo' } as const
    expect(undoFor(at({ table: tableOf({ seats: [me, person] }) }), [move], rules, true)).toBe('ask')
    expect(
      undoFor(at({ table: tableOf({ seats: [me, { ...person, standIn: 'greedy' }] }) }), [move], rules, true),
    ).toBe('free')
  })

  it('is for nobody at a rated table, after the end, or among those who watch', () => {
    expect(undoFor(at({ table: tableOf({ rated: true }) }), [move], rules, true)).toBe('none')
    expect(undoFor(at({ table: tableOf({ status: 'over' }) }), [move], rules, true)).toBe('none')
    expect(undoFor(at({ viewer: 'gallery' }), [move], rules, true)).toBe('none')
  })

  it('takes back the last move, and leaves those before it', () => {
    const moves = [
      { view: [], log: 1 },
      { view: [], log: 3 },
    ]
    const [early, late] = [at({ log: [done, done, done] }), at({ log: [done, done, done, done, done] })]
    expect(stillMade(moves, early, late)).toEqual(moves)
    expect(stillMade(moves, late, early)).toEqual([moves[0]])
  })
})
