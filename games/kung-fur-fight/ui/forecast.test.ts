import { expect, it } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { kindNamed } from '../cards.ts'
import { houseOf } from '../options.ts'
import { addAnimal, commitHw } from '../rules/additions.ts'
import { randomMoment } from '../testing/moments.ts'
import { at, played, rulesFor } from '../testing/tables.ts'
import { apNow, standingAfter, strengthsOf } from './forecast.ts'

const rules = rulesFor({ factions: 'chosen' })
const house = houseOf(rules.setup)

it('adds up a plan by the rules: cards, weapons, tokens and bonuses', () => {
  const s = at(rules, { vp: { A: 0, B: 2 } })
  const strengths = strengthsOf(house, s, 0, { do: 'plan', a1: ['chai', 'hua'], a3: ['yue'] })
  expect(strengths).toEqual([
    { ap: 8, grows: false },
    { ap: 0, grows: false },
    { ap: 6, grows: true },
  ])
  const cats = strengthsOf(house, s, 1, { do: 'plan', a1: ['raihuu'], a2: ['ringo'], hw2: 1, a3: ['hikaru'], hw3: 3 })
  expect(cats).toEqual([
    { ap: 3, grows: false },
    { ap: 7, grows: false },
    { ap: 7, grows: false },
  ])
})

it('counts what was not yet handed in without touching the view', () => {
  const s = at(rules, {})
  const before = JSON.stringify(s)
  strengthsOf(house, s, 1, { do: 'plan', a1: ['ringo'], hw1: 4 })
  strengthsOf(house, s, 1, { do: 'plan', a1: ['ringo', 'hokuto'], hw1: 9 })
  expect(JSON.stringify(s)).toBe(before)
})

it('foresees what the rules then do, where nothing else can happen', () => {
  const rng = seeded('sfc32', 'standing')
  let seen = 0
  for (let seed = 0; seed < 400; seed++) {
    const moment = randomMoment(`standing ${seed}`, 1 + (seed % 8))
    const { state } = moment
    const agreed = houseOf(moment.rules.setup)
    if (state.window !== 'ringo' && state.window !== 'shiue') continue
    const [seat] = moment.rules.awaiting(state)
    const code = moment.rules.sample?.(state, seat, rng) ?? ''
    const choice = moment.rules.unpack(code)
    const { arena } = state.combat ?? { arena: -1 }
    const standing = standingAfter(agreed, state, seat, (b) => {
      if (choice.do === 'commit') commitHw(b, seat, choice.hw)
      else addAnimal(b, seat, choice.do === 'add' ? kindNamed(choice.cards[0]) : null)
    })
    const log: { key: string; ap?: unknown; arena?: unknown; seat?: unknown }[] = []
    moment.rules.play(moment.rules.copy(state), [code], log)
    const sums = log.find(({ key, arena: where }) => key.endsWith('.ap') && where === `a${arena + 1}`)
    const win = log.find(({ key, arena: where }) => key.endsWith('.win') && where === `a${arena + 1}`)
    if (!standing.sure || sums === undefined) continue
    expect(standing.ap).toEqual(sums.ap)
    expect(standing.winner).toBe(win === undefined ? -1 : win.seat)
    seen += 1
  }
  expect(seen).toBeGreaterThan(10)
})

it('knows the AP of fights that are on or to come, and of no others', () => {
  const s = played(rules, at(rules, {}), ['plan a1 shiue a2 chai', 'plan a1 hikaru a2 ringo+2hw'])
  expect(s.window).toBe('shiue')
  expect([0, 1, 2].map((arena) => apNow(house, s, arena))).toEqual([
    [2, 2],
    [4, 6],
    [0, 0],
  ])
  expect(apNow(house, at(rules, {}), 0)).toBeNull()
})
