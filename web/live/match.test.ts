import { expect, it } from 'vitest'
import { diff } from '../../kernel/patch.ts'
import { encode } from '../../protocol/wire.ts'
import { tableMessage } from '../../table/messages.ts'
import { stepTo, tableOf, welcome } from '../testing/messages.ts'
import { type MatchView, receive, stillAsked } from './match.ts'

const begun = (message = welcome({ seq: 4, view: { hp: [8, 8], hand: ['R1', 'R2'] } })): MatchView => {
  const match = receive(null, message)
  if (match === 'gap') throw new Error('a welcome is no gap')
  return match
}

it('begins with a welcome', () => {
  expect(begun()).toMatchObject({ seq: 4, viewer: 'A', view: { hp: [8, 8], hand: ['R1', 'R2'] }, latest: [] })
})

it('takes what a welcome or a step does not say for empty', () => {
  const message = welcome({ seq: 4, view: { hp: 8 } })
  const news = JSON.parse(encode(message, { forms: false }))
  expect(begun(news)).toEqual(begun(message))
  const step = stepTo(5, { hp: 7 })
  const read = JSON.parse(encode(step, { forms: false }))
  expect(receive(begun(message), read)).toEqual(receive(begun(message), step))
})

it('applies the patch of a step and adds its events to the log', () => {
  const before = begun()
  const next = { hp: [8, 6], hand: ['R1'] }
  const events = [{ key: 'x.damage', seat: 1, amount: 2 }]
  const after = receive(before, stepTo(5, diff(before.view, next), { events, waiting: ['B'] }))
  expect(after).toMatchObject({ seq: 5, view: next, latest: events, log: events, waiting: ['B'] })
  expect(before.view).toEqual({ hp: [8, 8], hand: ['R1', 'R2'] })
})

it('ignores a step that it has already', () => {
  const match = begun()
  expect(receive(match, stepTo(4, 'again'))).toBe(match)
})

it('sees a gap: a step too far, a patch that does not fit, news of an unknown match', () => {
  const match = begun()
  expect(receive(match, stepTo(6, []))).toBe('gap')
  expect(receive(match, stepTo(5, ['pop', 1]))).toBe('gap')
  expect(receive(null, stepTo(1, []))).toBe('gap')
  expect(receive(match, { type: 'sealed', seq: 5, decisions: [], waiting: [], clocks: [], wishes: [] })).toBe('gap')
})

it('takes up who has yet to answer, without a step', () => {
  const match = begun()
  const sealed = receive(match, { type: 'sealed', seq: 4, decisions: [], waiting: ['B'], clocks: [], wishes: [] })
  expect(sealed).toMatchObject({ seq: 4, view: match.view, decisions: [], waiting: ['B'] })
})

it('knows what it has answered until something happens, also after a reload', () => {
  const given = [{ decision: '4A', choice: { do: 'hit' }, by: 'player' }] as const
  const match = begun(welcome({ seq: 4, view: {}, given }))
  expect(match.given).toEqual(given)
  const moment = { seq: 4, decisions: [], waiting: ['A'], clocks: [], wishes: [] }
  expect(receive(match, { type: 'sealed', ...moment, given })).toMatchObject({ given })
  expect(receive(match, { type: 'sealed', ...moment })).toMatchObject({ given: [] })
  expect(receive(match, stepTo(5, []))).toMatchObject({ given: [] })
})

it('does not wait for who has answered himself, also while others must not know it', () => {
  const given = [{ decision: '4A', choice: { do: 'hit' }, by: 'order' }] as const
  expect(stillAsked(begun(welcome({ waiting: ['A', 'B'] })))).toEqual(['A', 'B'])
  expect(stillAsked(begun(welcome({ waiting: ['A', 'B'], given })))).toEqual(['B'])
})

it('keeps the setup of the welcome, which no other message brings', () => {
  const setup = { mode: 'duel', seats: 2, options: {}, files: { deck: {} } }
  const match = begun(welcome({ table: tableOf({ setup }) }))
  expect(receive(match, tableMessage(tableOf({ status: 'over' })))).toMatchObject({
    table: { status: 'over', setup },
  })
})

it('knows its own standing orders', () => {
  expect(begun().orders).toEqual({})
  const match = begun(welcome({ orders: { takeUpTo: 2 } }))
  expect(match.orders).toEqual({ takeUpTo: 2 })
  expect(receive(match, { type: 'orders', orders: {} })).toMatchObject({ orders: {} })
})

it('takes up who sits at the table', () => {
  const table = tableOf({ status: 'over' })
  expect(receive(begun(), tableMessage(table))).toMatchObject({ table, seq: 4 })
})
