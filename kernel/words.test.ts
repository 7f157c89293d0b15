import { expect, it } from 'vitest'
import type { Words } from './contract.ts'
import type { EitherForm } from './forms.ts'
import { seatLetter } from './seats.ts'
import { tinyGame } from './testing/tiny-game.ts'
import { choiceWords } from './words.ts'

const words: Words = {
  ...tinyGame.words,
  labels: { strike: 'strike: hit somebody', cards: 'with', fan: 'Fan', on: 'whom', zeal: 'zeal', twice: 'twice' },
}
const form: EitherForm = {
  kind: 'either',
  of: {
    strike: {
      kind: 'record',
      fields: {
        cards: { form: { kind: 'cards', from: ['fan', 'rod'], min: 0, max: 2, ordered: false } },
        on: { form: { kind: 'seat', of: [0, 1] } },
        zeal: { form: { kind: 'number', min: 0, max: 3 }, optional: true },
        how: { form: { kind: 'one', of: ['twice'] }, optional: true },
      },
    },
    wait: { kind: 'record', fields: {} },
  },
}
const said = (choice: unknown): string => choiceWords(words, form, choice, seatLetter)

it('says a choice in the words of its form', () => {
  expect(said({ do: 'wait' })).toBe('wait')
  expect(said({ do: 'strike', cards: ['fan', 'rod'], on: 1, zeal: 0, how: 'twice' })).toBe(
    'strike: hit somebody – with: Fan, rod; whom: B; zeal: 0; how: twice',
  )
})

it('leaves out what a choice leaves out', () =>
  expect(said({ do: 'strike', cards: [], on: 0 })).toBe('strike: hit somebody – whom: A'))
