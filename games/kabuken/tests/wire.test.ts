import { describe, expect, test } from 'vitest'
import { createMatch } from '../../../kernel/match.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { extended } from '../testing/tables.ts'

// Choices from the wire fit the form, but nobody promises more: faces, places and numbers may be anything.

type Plain = Readonly<Record<string, unknown>>

const answered = (given: Plain, choice: unknown) => {
  const { setup } = extended()
  const table = sure(createMatch(game, { setup, start: given, generator: 'sfc32', seed: '' }))
  const [{ id, seat }] = table.open()
  return table.answer(seat, id, choice).refusal?.rule ?? 'accepted'
}

const fox = { characters: { A: 'fox' }, secrets: { A: 'barrage' }, field: 'B4', hands: { A: 'R3 B2 G1 R4 R5 B5' } }
const ox = { characters: { A: 'ox' }, secrets: { A: 'in-the-palm' }, hands: { A: 'R3 B3 G5 G5* R0 B1' } }

describe('Fox', () => {
  const attack = (cards: string[], at: number, number: number) => ({ do: 'attack', cards, renumber: { at, number } })

  test('KBK-16.33 a card is treated as a number from 0 to 5', () => {
    expect(answered(fox, attack(['R3', 'B2', 'G1'], 3, -1))).toBe('KBK-16.31')
    expect(answered(fox, attack(['R4', 'R5'], 1, 6))).toBe('KBK-16.31')
    expect(answered(fox, { ...attack(['R4', 'R5', 'R3'], 3, 6), secret: 'barrage' })).toBe('KBK-16.31')
    expect(answered(fox, attack(['R4', 'R5'], 1, 5))).toBe('accepted')
  })

  test('KBK-16.31 it is one of the cards that are laid', () => {
    for (const at of [-3, 0, 3, 1000]) expect(answered(fox, attack(['R4', 'R5'], at, 5))).toBe('KBK-16.31')
  })
})

describe('Ox', () => {
  const attack = (cards: string[], at: number) => ({ do: 'attack', cards, recolour: { at, colour: 'red' } })

  test('KBK-16.2 the recoloured card is one of those that are laid', () => {
    for (const at of [-1, 0, 3, 99]) expect(answered(ox, attack(['R3', 'B3'], at))).toBe('KBK-16.2')
    expect(answered(ox, attack(['R3', 'B3'], 1))).toBe('KBK-16.2')
    expect(answered(ox, attack(['R3', 'B3'], 2))).toBe('accepted')
  })

  test('KBK-17.10 In the Palm puts one card under the pile, one of the hand', () => {
    const dual = { do: 'attack', cards: ['G5', 'G5*'] }
    expect(answered(ox, { ...dual, under: ['R0', 'B1'] })).toBe('KBK-6.1')
    expect(answered(ox, { ...dual, under: [] })).toBe('KBK-6.1')
    expect(answered(ox, { ...dual, under: ['R9'] })).toBe('KBK-6.1')
    expect(answered(ox, { ...dual, under: ['G5'] })).toBe('KBK-6.1')
    expect(answered(ox, { ...dual, under: ['R0'] })).toBe('accepted')
  })
})

test("faces that do not exist are in nobody's hand", () => {
  expect(answered(ox, { do: 'attack', cards: ['R9', 'R9'] })).toBe('KBK-6.1')
  expect(answered(ox, { do: 'attack', cards: ['', ''] })).toBe('KBK-6.1')
  expect(answered(ox, { do: 'psychUp', cards: ['?'] })).toBe('KBK-5.1')
  expect(
    answered(
      { window: 'monkey', next: 'B', characters: { A: 'monkey' }, drawn: 'R1 R2' },
      { do: 'hold', cards: ['R9'] },
    ),
  ).toBe('KBK-16.23')
  expect(
    answered(
      { window: 'monkey', next: 'B', characters: { A: 'monkey' }, drawn: 'R1 R2' },
      { do: 'hold', cards: ['R1', 'R2'] },
    ),
  ).toBe('KBK-16.23')
})

test('what does not fit the form is for the table to refuse', () => {
  expect(answered(ox, { do: 'attack', cards: 'R3 B3' })).toBe('TABLE-1')
  expect(answered(ox, { do: 'attack', cards: [3, 3] })).toBe('TABLE-1')
  expect(answered(ox, { do: 'attack', cards: ['R3', 'B3'], recolour: { at: 1.5, colour: 'red' } })).toBe('TABLE-1')
  expect(answered(ox, { do: 'attack', cards: ['R3', 'B3'], recolour: { at: 2, colour: 'mauve' } })).toBe('TABLE-1')
  expect(answered(ox, { do: 'attack', cards: ['R3', 'B3'], stranger: 1 })).toBe('TABLE-1')
  expect(answered(ox, { do: 'constructor' })).toBe('TABLE-1')
  expect(answered(ox, null)).toBe('TABLE-1')
})
