import { describe, expect, it } from 'vitest'
import type { Choice } from '../choice.ts'
import { houseOf } from '../options.ts'
import { at, type Plain, packed, played, rulesFor } from '../testing/tables.ts'
import { type Moment, planWords, preview } from './preview.ts'

const setOut = (given: Plain, options: Plain = {}) => {
  const rules = rulesFor(options)
  const view = at(rules, { rests: { A: 'ban' }, ...given })
  const moment: Moment = { house: houseOf(rules.setup), view, seat: 0, who: String }
  return { rules, view, moment }
}

/** What the page says of A's plan, and the Food that the Refresh after it really takes: Dishes and Delicacies. */
const promised = (given: Plain, text: string, options: Plain = {}) => {
  const { rules, view, moment } = setOut(given, options)
  const choice: Choice = rules.unpack(packed(rules, view, 0, text))
  const said = choice.do === 'plan' ? planWords(moment, choice) : preview(moment, choice)
  const after = played(rules, view, [text, 'pass']).players[0]
  const before = view.players[0]
  return { said, paid: [before.dishes - after.dishes, before.delicacies - after.delicacies] }
}

describe('what the page says is paid is what Refresh takes', () => {
  const low = { sp: { A: 4 } }

  it('KFU-17.7 a Dish for the Chef', () => {
    const { said, paid } = promised({}, 'plan a1 fu')
    expect(said).toContain('Your Chef leads: 1 Dish is paid')
    expect(paid).toEqual([1, 0])
  })

  it('KFU-17.8, KFU-17.9 the Delicacy at low SP, with or without the Chef', () => {
    for (const plan of ['plan a1 fu', 'plan a1 yue']) {
      const { said, paid } = promised(low, plan)
      expect(said).toContain('At 4 SP or less 1 Delicacy is paid')
      expect(paid).toEqual([0, 1])
    }
  })

  it('KFU-17.16 the Delicacy for a Pass at low SP, unless the option passAtLowSp spares it', () => {
    expect(promised(low, 'pass')).toEqual({
      said: 'nobody fights, 1 card comes back, 1 Delicacy is paid',
      paid: [0, 1],
    })
    const spared = promised(low, 'pass', { passAtLowSp: 'spares' })
    expect(spared).toEqual({ said: 'nobody fights, 1 card comes back', paid: [0, 0] })
  })
})
