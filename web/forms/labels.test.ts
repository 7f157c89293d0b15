import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { labelOf, parted, plain } from './labels.ts'

const { words } = await registry.kabuken()

it('takes the words of the game, or makes some of the name', () => {
  expect(labelOf(words, 'stop')).toBe('stop and end your turn')
  expect(labelOf(words, 'flowersOnCounter')).toBe('flowers on counter')
  expect(labelOf(words, 'toString')).toBe('to string')
  expect(plain('notAllSame')).toBe('not all same')
})

it('parts a name from what is said about it', () => {
  expect(parted('psych up: discard a card: draw')).toEqual({ name: 'psych up', says: 'discard a card: draw' })
  expect(parted('take the hit')).toEqual({ name: 'take the hit', says: '' })
})
