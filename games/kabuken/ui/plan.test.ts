import { expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { facesOf } from '../cards.ts'
import type { Choice, Packed } from '../choice.ts'
import { houseOf } from '../options.ts'
import type { State } from '../state.ts'
import { at, extended, type KabukenRules } from '../testing/tables.ts'
import { WINDOWS } from '../windows/all.ts'
import { namesFor, othersOf } from './extras-of.ts'
import { optionsFor } from './options.ts'
import { NOTHING_PLANNED, type Plan } from './plan.ts'
import { nameOf, preview } from './preview.ts'

/** What has to be put together on the board for this choice. */
const planFor = (choice: Choice): Plan => {
  if (choice.do === 'psychUp') return { ...NOTHING_PLANNED, cards: choice.cards, plainly: choice.plainly === 'yes' }
  if (choice.do === 'defend' || choice.do === 'counter') return { ...NOTHING_PLANNED, cards: choice.cards }
  if (choice.do !== 'attack') return NOTHING_PLANNED
  const { cards, recolour, renumber, secret, under, fist } = choice
  return {
    ...NOTHING_PLANNED,
    cards,
    secret: secret !== undefined,
    under: under?.[0] ?? null,
    fist: fist ?? null,
    change:
      recolour === undefined
        ? renumber === undefined
          ? null
          : { at: renumber.at - 1, as: String(renumber.number) }
        : { at: recolour.at - 1, as: recolour.colour },
  }
}

const check = (rules: KabukenRules, s: State, seat: number, choice: Choice): void => {
  const { form } = rules.question(s, seat)
  if (form.kind !== 'either') throw new Error('Kabuken asks what to do')
  const plan = planFor(choice)
  const moment = { house: houseOf(rules.setup), view: s, seat, who: String }
  const option = optionsFor(rules, s, seat, form, plan).find(
    (one) => JSON.stringify(one.choice) === JSON.stringify(choice),
  )
  expect([choice, option?.refusal]).toEqual([choice, null])
  expect(nameOf(s, seat, choice)).not.toBe('')
  expect(preview(moment, choice)).not.toContain('undefined')
  if (choice.do !== 'attack') return
  if (plan.fist !== null) expect(namesFor(moment, { ...plan, fist: null })).toContain(plan.fist)
  if (plan.under !== null) expect(facesOf(s.hands[seat])).toContain(plan.under)
  if (plan.change === null) return
  const what = choice.recolour === undefined ? 'number' : 'colour'
  expect(othersOf(choice.cards[plan.change.at], what)).toContain(plan.change.as)
}

it('can put together every legal choice of every question', () => {
  const met = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const rules = extended(2 + (seed % 4), { monkeyCost: 'optional', overlap: seed % 2 === 0 ? 'choice' : 'strongest' })
    const rng = seeded('sfc32', `plan ${seed}`)
    const s = rules.deal(rng)
    for (let step = 0; step < 150 && rules.outcome(s) === null; step++) {
      const answers = rules.awaiting(s).map((seat) => {
        const codes: Packed[] = []
        rules.choices(s, seat, codes)
        const picked = codes[rng.below(codes.length)]
        for (const code of [picked, codes[rng.below(codes.length)]]) check(rules, s, seat, rules.unpack(code))
        return picked
      })
      met.add(s.window)
      rules.play(s, answers)
    }
  }
  expect([...met].sort()).toEqual(Object.keys(WINDOWS).sort())
})

it('offers what the question asks for, and nothing else', () => {
  const rules = extended()
  const offers = (given: Record<string, unknown>) => {
    const s = at(rules, { field: 'B4', hands: { A: 'R0 R1 R3' }, ...given })
    const { form } = rules.question(s, 0)
    if (form.kind !== 'either') throw new Error('Kabuken asks what to do')
    return optionsFor(rules, s, 0, form, NOTHING_PLANNED).map(({ id }) => id)
  }
  expect(offers({})).toEqual(['attack', 'psychUp'])
  expect(offers({ characters: { A: 'horse' } })).toEqual(['attack', 'psychUp', 'pay 1', 'pay 2', 'pay 3'])
  expect(offers({ secrets: { A: 'mountain-storm' } })).toEqual(['attack', 'psychUp', 'storm'])
})
