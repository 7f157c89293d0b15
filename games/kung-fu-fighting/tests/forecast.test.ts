import { describe, expect, it } from 'vitest'
import { number, numbers } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { facesOf } from '../cards.ts'
import { forecast } from '../forecast.ts'
import { damageOn, MAIN_PART, worthOf } from '../rules/damage.ts'
import { houseIn } from '../rules.ts'
import { randomExchange } from '../testing/exchanges.ts'
import { at, played, rulesFor } from '../testing/tables.ts'

const rules = rulesFor({ seats: 2, options: { more: 'on' } })
const house = houseIn(rules)

describe('what an exchange would come to', () => {
  it('is told before it is settled: the Sword strikes, and is lost to the Throw (KFF-E26)', () => {
    const s = at(rules, { weapons: { A: 'sword' }, hands: { A: 'kick', B: 'now-it-is-my-turn throw' } })
    const open = played(rules, s, 'attack weapon on B', 'block now-it-is-my-turn counter throw on A')
    const { blows, lost, gone } = forecast(house, open)
    expect(blows).toEqual([
      [{ damage: 3, ignored: false, defence: 2, loss: 1 }],
      [{ damage: 2, ignored: false, defence: 0, loss: 2 }],
    ])
    expect(lost).toEqual([2, 1])
    expect(gone.map((kinds) => facesOf(house, kinds))).toEqual([['sword'], []])
  })

  it('leaves the moment alone', () => {
    const s = at(rules, { weapons: { B: 'chair' }, hands: { A: 'throw', B: 'wild' } })
    const open = played(rules, s, 'attack throw on B')
    const before = JSON.stringify(open)
    forecast(house, open)
    expect(JSON.stringify(open)).toBe(before)
  })

  it('is nothing while nobody attacks', () => {
    expect(forecast(house, at(rules, {}))).toEqual({ blows: [], lost: [0, 0], gone: [[], []] })
  })

  it('agrees with what happens, in exchanges of every form', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { rules: of, start, answers } = randomExchange(seed)
      const s = of.copy(start)
      for (const answer of answers.slice(0, -1)) of.play(s, [answer])
      const log: Event[] = []
      const before = of.copy(s)
      const told = forecast(houseIn(of), before)
      of.play(s, answers.slice(-1), log)
      const isPass = log.some(({ key }) => key.endsWith('.passed'))
      if (!isPass || s.exchange !== null || before.exchange === null) continue
      const hits = log.filter(({ key }) => key.endsWith('.hit')).map((event) => number(event, 'loss'))
      expect(
        told.blows
          .flat()
          .filter(({ ignored }) => !ignored)
          .map(({ loss }) => loss),
      ).toEqual(hits)
      for (const event of log.filter(({ key }) => key.endsWith('.lostChi')))
        expect(told.lost[houseIn(of).sideOf[numbers(event, 'seats')[0]]]).toBe(number(event, 'amount'))
    }
  })
})

it('says what each part is worth, and all of them make the damage (KFF-10.4)', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { rules: of, start, answers } = randomExchange(seed)
    const s = of.copy(start)
    of.play(s, [answers[0]])
    for (const attack of s.exchange?.attacks ?? []) {
      const [{ seat }] = attack.targets
      const bare = { ...s, stances: s.stances.with(seat, -1) }
      const parts = [MAIN_PART, ...attack.parts.keys()].map((part) => worthOf(houseIn(of), s, attack, part))
      const sum = parts.reduce((one, other) => one + other, 0)
      expect(damageOn(houseIn(of), bare, attack, seat)).toBe(Math.max(0, sum))
    }
  }
})
