import { expect, it } from 'vitest'
import { houseOf } from '../options.ts'
import { rulesFor } from '../testing/tables.ts'
import { type Lays, laysAfter, NO_LAYS, shownLays } from './lays.ts'

const house = houseOf(rulesFor().setup)
const event = (key: string, seat: number, ...cards: string[]) => ({ key: `kabuken.${key}`, seat, cards })
const after = (lays: Lays, ...events: ReturnType<typeof event>[]) => laysAfter(house, lays, events)
const cardsIn = (lays: Lays, top?: string) => shownLays(lays, top).flatMap(({ cards }) => cards)
const faces = (lays: Lays, top?: string) => cardsIn(lays, top).map(({ face }) => face)

it('shows an attack and the answers laid on it', () => {
  const attacked = after(NO_LAYS, event('attack', 0, 'R0', 'R1', 'R3'))
  const countered = after(attacked, event('counter', 1, 'R3'))
  expect(faces(countered, 'R3')).toEqual(['R0', 'R1', 'R3', 'R3'])
  expect(cardsIn(countered, 'R3').map(({ seat, nth }) => [seat, nth])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ])
})

it('begins anew with the next attack or discard, and never gives an id twice', () => {
  const first = after(NO_LAYS, event('attack', 0, 'R0', 'R1', 'R3'))
  const second = after(first, event('draw', 1, 'G2'), event('attack', 0, 'G5', 'G5*'))
  expect(faces(second, 'G5*')).toEqual(['G5', 'G5*'])
  const third = after(second, event('psychUp', 1, 'B2'))
  expect(faces(third, 'B2')).toEqual(['B2'])
  const ids = [first, second, third].flatMap(({ all }) => all.flatMap(({ cards }) => cards.map(({ id }) => id)))
  expect(new Set(ids).size).toBe(ids.length)
})

it('shows only the Field Card when it is not what was laid last', () => {
  const laid = after(NO_LAYS, event('attack', 0, 'R0', 'R1', 'R3'))
  expect(faces(laid, 'B5')).toEqual(['B5'])
  expect(faces(NO_LAYS, 'G1')).toEqual(['G1'])
  expect(faces(laid)).toEqual([])
})

it('leaves out what goes under the discard', () => {
  const under = houseOf(rulesFor({ options: { psychUpDiscard: 'under', answersOnTop: 'no' } }).setup)
  const laid = laysAfter(under, NO_LAYS, [event('attack', 0, 'R0', 'R1', 'R3'), event('counter', 1, 'R3')])
  expect(laid.all.flatMap(({ cards }) => cards)).toHaveLength(3)
  expect(laysAfter(under, laid, [event('psychUp', 1, 'B2')])).toBe(laid)
})

it('keeps a fist and its answer apart, the latest two of a chain, each with what it threatens', () => {
  const chain = laysAfter(house, NO_LAYS, [
    { ...event('attack', 0, 'G3', 'G4', 'G5'), damage: 2 },
    { ...event('counter', 1, 'G0'), damage: 2 },
    { ...event('counter', 0, 'G2'), damage: 3 },
  ])
  expect(shownLays(chain, 'G2').map(({ kind, seat, damage }) => [kind, seat, damage])).toEqual([
    ['counter', 1, 2],
    ['counter', 0, 3],
  ])
  const defended = laysAfter(house, chain, [{ ...event('defend', 1, 'R0', 'B0'), pairs: 1 }])
  expect(shownLays(defended, 'B0').at(-1)).toMatchObject({ kind: 'defend', damage: 1 })
})
