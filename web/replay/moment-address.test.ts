import { expect, it } from 'vitest'
import { readSpot, writeSpot } from './moment-address.ts'

const bounds = { last: 20, eyes: [0, 1, 'gallery', 'all'] } as const
const usual = { at: 0, eyes: 'gallery' } as const
const read = (address: string) => readSpot(new URL(address, 'http://house'), bounds, usual, 2)

it('says which moment, and with whose eyes', () => {
  expect(read('/replay/x?eyes=B#7')).toEqual({ at: 7, eyes: 1 })
  expect(read('/replay/x?eyes=all#20')).toEqual({ at: 20, eyes: 'all' })
  expect(writeSpot('/replay/x', { at: 7, eyes: 1 })).toBe('/replay/x?eyes=B#7')
})

it('leads to the nearest thing that there is, whatever was typed', () => {
  expect(read('/replay/x')).toEqual(usual)
  expect(read('/replay/x#99')).toEqual({ at: 20, eyes: 'gallery' })
  for (const wrong of ['?eyes=C#-1', '?eyes=#1.5', '?eyes=%00#seven', '?eyes=a2#'])
    expect(read(`/replay/x${wrong}`)).toEqual(usual)
})

it('has no other eyes than there are', () => {
  expect(readSpot(new URL('http://house/?eyes=A#3'), { last: 5, eyes: [1] }, { at: 5, eyes: 1 }, 2)).toEqual({
    at: 3,
    eyes: 1,
  })
})
