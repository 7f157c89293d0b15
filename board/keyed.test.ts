import { expect, it } from 'vitest'
import { keyed } from './keyed.ts'

it('tells equal faces apart', () => {
  expect(keyed(['R3', 'B1', 'R3', 'R3']).map(({ id }) => id)).toEqual(['R3', 'B1', 'R3.2', 'R3.3'])
})

it('keeps the ids of what stays when one of several leaves', () => {
  const ids = (faces: string[]) => keyed(faces).map(({ id }) => id)
  expect(ids(['G4', 'R3'])).toEqual(ids(['G4', 'R3', 'R3']).slice(0, 2))
})
