import { describe, expect, it } from 'vitest'
import { SHIPPED } from '../deck/shipped.ts'
import { drawingOf } from './drawing-of.ts'
import { gistOf, valueOf } from './gist.ts'
import { fitting, linesOf } from './lines.ts'

const byId = (id: string) => {
  const record = SHIPPED.find((card) => card.id === id)
  if (record === undefined) throw new Error(`there is no ${id}`)
  return record
}
const nameOf = (id: string) => byId(id).name

describe('faces are made of data', () => {
  it('has the number that counts', () => {
    const values = [
      'kick',
      'flying',
      'roll-with-it',
      'blocking-kick',
      'rice-wine',
      'table',
      'razor-edge',
      'tiger-stance',
    ]
    expect(values.map((id) => valueOf(byId(id)))).toEqual(['3', '+2', '−3', '✕', '+4', '4', '+1', ''])
  })

  it('has lines so short that they fit', () => {
    expect(gistOf(byId('whirlwind'), nameOf)).toEqual(['hits 2–3: +0'])
    expect(gistOf(byId('dragon-stance'), nameOf)).toEqual(['Sword +2', 'Flying +3', 'vs Crane +2'])
    for (const record of SHIPPED)
      for (const line of gistOf(record, nameOf)) expect([record.id, line.length <= 24]).toEqual([record.id, true])
  })

  it('has a drawing for every shipped card, and one of its kind for any other', () => {
    expect(SHIPPED.filter((record) => drawingOf(record) !== record.id)).toEqual([])
    expect(drawingOf({ ...byId('kick'), id: 'my-kick' })).toBe('kick')
    expect(drawingOf({ ...byId('flying'), id: 'my-move' })).toBe('type-enhancement')
  })

  it('breaks a long name in two', () => {
    expect(linesOf('Kick', 2, 17)).toEqual(['Kick'])
    expect(linesOf('Your Kung Fu Is No Match for Mine', 2, 17)).toEqual(['Your Kung Fu Is No', 'Match for Mine'])
    expect(fitting(['Kick'], 80, 13)).toBe(13)
    expect(fitting(['x'.repeat(40)], 80, 13)).toBeLessThan(4)
  })
})
