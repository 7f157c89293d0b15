import { expect, it } from 'vitest'
import { at, extended, played } from '../testing/tables.ts'
import { legalSets, mayJoin } from './options.ts'

const rules = extended()

it('dims what nothing legal can come of', () => {
  const s = played(rules, at(rules, { field: 'B4', hands: { A: 'R0 R1 R3', B: 'B3 R3 G2 R2 G0' } }), 'attack R0 R1 R3')
  const sets = legalSets(rules, s, 1)
  const bright = (selected: string[]) => ['B3', 'R3', 'G2', 'R2', 'G0'].filter((face) => mayJoin(sets, selected, face))
  expect(bright([])).toEqual(['B3', 'R3', 'G2', 'R2'])
  expect(bright(['B3'])).toEqual(['R3'])
  expect(bright(['G0'])).toEqual([])
})

it('counts copies', () => {
  const s = at(rules, { field: 'B5', hands: { A: 'R2 R2 B0' } })
  const sets = legalSets(rules, s, 0)
  expect(mayJoin(sets, ['R2'], 'R2')).toBe(true)
  expect(mayJoin(sets, ['R2', 'R2'], 'R2')).toBe(false)
})
