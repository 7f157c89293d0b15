import { expect, it } from 'vitest'
import { actionsFrom, type Option } from './options.ts'

const OPTIONS: readonly Option<number>[] = [
  { id: 'pay 1', choice: 1, refusal: null },
  { id: 'pay 2', choice: 2, refusal: null },
  { id: 'pay 9', choice: 9, refusal: { rule: 'X-1' } },
]
const BUTTONS = {
  isMain: ({ choice }: Option<number>) => choice === 1,
  label: ({ choice }: Option<number>) => `Pay ${choice}`,
  detail: ({ choice }: Option<number>) => (choice === 2 ? '' : 'hurts'),
}

it('turns options into buttons; an open one says what it does, a closed one stays visible', () => {
  expect(actionsFrom(OPTIONS, BUTTONS)).toEqual([
    { id: 'pay 1', label: 'Pay 1', open: true, detail: 'hurts', weight: 'main' },
    { id: 'pay 2', label: 'Pay 2', open: true },
    { id: 'pay 9', label: 'Pay 9', open: false },
  ])
})

it('lets the game close an option for a reason beyond the rules', () => {
  const open = actionsFrom(OPTIONS, { ...BUTTONS, isOpen: ({ choice }) => choice === 2 }).filter((one) => one.open)
  expect(open.map(({ id }) => id)).toEqual(['pay 2'])
})
