import { expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { facesOf } from '../cards.ts'
import type { Choice, Packed } from '../choice.ts'
import { houseOf } from '../options.ts'
import { randomMoment } from '../testing/moments.ts'
import { WINDOWS } from '../windows/all.ts'
import { laidOpen, optionsFor } from './options.ts'
import { nameOf, preview } from './preview.ts'

const picked = (choice: Choice): readonly string[] => ('cards' in choice ? choice.cards : [])

it('offers every legal choice of every question, with its name and what comes of it', () => {
  const rng = seeded('sfc32', 'options')
  const met = new Set<string>()
  for (let seed = 0; seed < 900; seed++) {
    const { rules, state } = randomMoment(`options ${seed}`, seed % 12)
    for (const seat of rules.awaiting(state)) {
      const code: Packed = rules.sample?.(state, seat, rng) ?? ''
      const choice = rules.unpack(code)
      const { form } = rules.question(state, seat)
      if (form.kind !== 'either') throw new Error('Kung Fur Fight asks what to do')
      const plan: Choice = choice.do === 'plan' ? choice : { do: 'pass' }
      const options = optionsFor(rules, state, seat, form, { plan, picked: picked(choice) })
      const option = options.find((one) => JSON.stringify(one.choice) === JSON.stringify(choice))
      expect([choice, option?.refusal]).toEqual([choice, null])
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
      expect(nameOf(state, choice)).toMatch(/./)
      expect(preview({ house: houseOf(rules.setup), view: state, seat, who: String }, choice)).not.toMatch(
        /undefined|NaN/,
      )
      const pool = [...laidOpen(form), ...facesOf(state.players[seat].hand)]
      if (choice.do !== 'plan') expect(pool).toEqual(expect.arrayContaining([...picked(choice)]))
      met.add(state.window)
    }
  }
  expect([...met].sort()).toEqual(Object.keys(WINDOWS).sort())
})
