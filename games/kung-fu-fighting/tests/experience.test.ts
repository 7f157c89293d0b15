import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { byWeights, chances } from '../advice/chances.ts'
import { isFamiliar } from '../advice/experience/familiar.ts'
import { HELD } from '../advice/experience/held.ts'
import { INPUTS } from '../advice/experience/inputs.ts'
import { FIRST, HEADS } from '../advice/experience/weights.ts'
import { score } from '../bot.ts'
import { houseIn } from '../rules.ts'
import type { State } from '../state.ts'
import { deckFile, shippedSet } from '../testing/deck-files.ts'
import { type FightingRules, type Packed, type Plain, rulesFor } from '../testing/tables.ts'

test('there is a weight for everything that is told', () => {
  expect([FIRST.rows.length, FIRST.steps.length]).toEqual([INPUTS, INPUTS])
  for (const { bias, second, secondBias, last } of Object.values(HEADS)) {
    for (const row of FIRST.rows) expect(row).toHaveLength(bias.length)
    expect([second.rows.length, second.steps.length]).toEqual([bias.length, bias.length])
    for (const row of second.rows) expect(row).toHaveLength(last.length)
    expect(secondBias).toHaveLength(last.length)
  }
})

test('of every card it is known how likely it is to be held', () => {
  expect(Object.keys(HELD)).toEqual(houseIn(rulesFor()).prints.map(({ id }) => id))
  for (const odds of Object.values(HELD).flatMap((held) => Object.values(held))) {
    expect(odds).toBeGreaterThan(0.001)
    expect(odds).toBeLessThanOrEqual(1)
  }
})

test.each<[string, boolean, Plain]>([
  ['a duel with the base set', true, {}],
  ['its turns may be counted', true, { options: { turnLimit: 40 } }],
  ['three players', false, { seats: 3 }],
  ['teams', false, { mode: '2v2' }],
  ['More cards', false, { options: { more: 'on' } }],
  ['Archetypes', false, { options: { archetypes: 'random' } }],
  [
    'a deck of its own, though its cards are called the same',
    false,
    { files: { deck: deckFile(...shippedSet('base', (id) => (id === 'kick' ? { count: 9 } : {}))) } },
  ],
])('what is familiar: %s, %s', (_what, familiar, setup) => {
  expect(isFamiliar(houseIn(rulesFor(setup)))).toBe(familiar)
})

/** What looks best; every ninth time anything. */
const answer = (rules: FightingRules, s: State, seat: number, rng: ReturnType<typeof seeded>): Packed => {
  const view = rules.hide(s, seat)
  const codes: Packed[] = []
  rules.choices(view, seat, codes)
  if (rng.below(9) === 0) return codes[rng.below(codes.length)]
  const worth = codes.map((code) => score(houseIn(rules), view, seat, code))
  return codes[worth.indexOf(Math.max(...worth))]
}

test('experience tells better who is going to win than weighed looks do', () => {
  const rules = rulesFor()
  const house = houseIn(rules)
  const surprise = { experience: 0, looks: 0 }
  let moments = 0
  for (let n = 0; n < 150; n++) {
    const rng = seeded('sfc32', `duel ${n}`)
    const s = rules.deal(rng)
    const told: { experience: number[]; looks: number[] }[] = []
    for (let asked = rules.awaiting(s); asked.length > 0; asked = rules.awaiting(s)) {
      const now = { experience: [], looks: [] }
      chances(house, s, now.experience)
      byWeights(house, s, now.looks)
      told.push(now)
      rules.play(
        s,
        asked.map((seat) => answer(rules, s, seat, rng)),
      )
    }
    const winner = rules.outcome(s)?.places.indexOf(1) ?? 0
    for (const { experience, looks } of told) {
      surprise.experience -= Math.log(experience[winner])
      surprise.looks -= Math.log(looks[winner])
    }
    moments += told.length
  }
  expect(surprise.experience / moments).toBeLessThan(surprise.looks / moments - 0.005)
})
