import { expect, it } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { seeded } from '../../../kernel/random.ts'
import { anyChoice } from '../../../kernel/testing/moments.ts'
import { at, played, rulesFor } from '../testing/tables.ts'
import { type Story, storyAfter } from './story.ts'

const rules = rulesFor({ factions: 'chosen' })

it('tells KFU-T5 to KFU-T8 as they were seen', () => {
  const log: Event[] = []
  const given = { stacks: { a1: 'crash', a2: 'peach', a3: 'ming' }, hw: { B: 4 } }
  played(rules, at(rules, given), ['plan a1 hua+chai a3 yue', 'plan a1 masaru+ringo+1hw a3 hikaru'], log)
  const story = storyAfter(null, log)
  expect(story?.isOver).toBe(true)
  expect(story?.fights.map(({ ap, result, winner, gained }) => ({ ap, result, winner, gained }))).toEqual([
    { ap: [6, 8], result: 'won', winner: 1, gained: ['crash'] },
    { ap: null, result: 'skipped', winner: -1, gained: [] },
    { ap: [7, 2], result: 'won', winner: 0, gained: ['ming'] },
  ])
  expect(story?.fights[0].teams).toEqual([
    ['hua', 'chai'],
    ['masaru', 'ringo'],
  ])
  expect(story?.fights[0].hw).toEqual([0, 1])
})

it('says nothing before any plan was opened', () => {
  expect(storyAfter(null, [{ key: 'kung-fur-fight.round', round: 1 }])).toBeNull()
})

it('goes along with questions on the way, and begins anew with the next plans', () => {
  const first: Event[] = []
  const s = played(rules, at(rules, {}), ['plan a1 shiue', 'plan a1 hikaru'], first)
  const open = storyAfter(null, first)
  expect(open?.fights[0].teams[0]).toEqual(['shiue'])
  const second: Event[] = []
  const next = played(rules, s, ['add chai'], second)
  const closed = storyAfter(open, second)
  expect([closed?.isOver, closed?.fights[0].teams[0]]).toEqual([true, ['shiue', 'chai']])
  const third: Event[] = []
  played(rules, next, ['pass', 'pass'], third)
  expect(storyAfter(closed, third)?.fights.every(({ result }) => result !== 'won')).toBe(true)
})

it('agrees with the table in random matches: who stands where, and who has won', () => {
  for (let seed = 0; seed < 40; seed++) {
    const rng = seeded('sfc32', `story ${seed}`)
    const s = rules.deal(rng)
    let story: Story | null = null
    while (rules.outcome(s) === null) {
      const log: Event[] = []
      rules.play(
        s,
        rules.awaiting(s).map((seat) => anyChoice(rules, s, seat, rng)),
        log,
      )
      story = storyAfter(story, log)
      expect(story?.isOver).toBe(s.window === 'plan')
      if (s.window === 'plan') continue
      for (const [arena, { winner, hw }] of s.arenas.entries()) {
        expect(story?.fights[arena].winner).toBe(winner)
        if (s.combat !== null && arena >= s.combat.arena && winner < 0) expect(story?.fights[arena].hw).toEqual(hw)
      }
    }
  }
})
