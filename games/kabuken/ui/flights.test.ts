import { expect, it } from 'vitest'
import { stampsIn } from '../../../board/stamps.ts'
import { at, rulesFor } from '../testing/tables.ts'
import { flightsFor, pulsesFor, STAMPS } from './flights.ts'
import type { Laid } from './lays.ts'

const rules = rulesFor()
const view = rules.hide(at(rules, { field: 'B4', hands: { A: 'G1', B: 'B3 R3' } }), 0)
const laid = (seat: number, ...faces: string[]): Laid[] =>
  faces.map((face, nth) => ({ id: `laid ${nth}`, face, seat, nth }))

it('lets my laid cards come from where they were in my hand', () => {
  const flights = flightsFor(view, 0, [], laid(0, 'R2', 'R2', 'R2'))
  expect(flights.slice(0, 3).map(({ from }) => from)).toEqual(['hand R2', 'hand R2.2', 'hand R2.3'])
})

it('lets the cards of others come from their seat, and new ones from the deck', () => {
  const flights = flightsFor(view, 0, ['G1'], laid(1, 'R2'))
  expect(flights.map(({ id, from }) => `${id} from ${from}`)).toEqual([
    'laid 0 from hand of 1',
    'hand G1 from deck',
    'back 1 0 from deck',
    'back 1 1 from deck',
  ])
})

it('shakes what is hurt and lights what is healed', () => {
  const events = [
    { key: 'kabuken.damage', seat: 1, amount: 2, hp: 3 },
    { key: 'kabuken.damage', seat: 0, amount: 0, hp: 8 },
    { key: 'kabuken.heal', seat: 0, amount: 1, hp: 8 },
    { key: 'kabuken.pay', seat: 0, amount: 3, hp: 5 },
  ]
  expect(pulsesFor(events)).toEqual([
    { id: 'health 1', kind: 'hurt' },
    { id: 'health 0', kind: 'healed' },
  ])
  expect([...stampsIn(STAMPS, events)]).toEqual([
    [1, [{ text: '−2', tone: 'loss' }]],
    [0, [{ text: '−2', tone: 'loss' }]],
  ])
})
