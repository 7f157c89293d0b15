import { expect, it } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { houseOf } from '../options.ts'
import { at, played, rulesFor } from '../testing/tables.ts'
import { BLANK, choiceOf, send } from './draft.ts'
import { changesOf, flightsFor, pulsesFor } from './flights.ts'
import { pastScene, planningScene } from './scene.ts'
import { storyAfter } from './story.ts'

const rules = rulesFor({ factions: 'chosen' })
const house = houseOf(rules.setup)
const faceOf = (id: string): string => id.split('.')[0]

it('lets a card that is sent off come from the hand', () => {
  const s = at(rules, {})
  const draft = send(BLANK, 'hua.2', 1)
  const scene = planningScene(house, s, { seat: 0, draft, plan: choiceOf(draft, faceOf), faceOf })
  const flights = flightsFor(s, 0, ['hua', 'hua.2'], scene, false)
  expect(flights).toContainEqual({ id: 'team 0 hua.2', from: 'hand hua.2', after: 0 })
  expect(flights).toContainEqual({ id: 'hand hua.2', from: 'team 0 hua.2', after: 0 })
  expect(flights).toContainEqual({ id: 'hand hua', from: 'rest 0', after: 0 })
})

it('lets the other team come from the other seat, what is won from its stack, and new Reward cards from the pile', () => {
  const log: Event[] = []
  const s = played(rules, at(rules, { stacks: { a1: 'crash' } }), ['plan a1 yue', 'plan a1 hikaru'], log)
  const story = storyAfter(null, log)
  if (story === null) throw new Error('no plans were opened')
  const flights = flightsFor(s, 0, [], pastScene(s, story), true)
  const ways = flights.map(({ id, from }) => `${id} from ${from}`)
  expect(ways).toContain('team 1 hikaru from seat 1')
  expect(ways).toContain('gain 0 crash from reward 0 crash')
  expect(ways.filter((way) => way.endsWith('from pile'))).toHaveLength(3)
  const after = (what: string): number => flights.find(({ id }) => id === what)?.after ?? -1
  expect(after('team 1 hikaru')).toBeLessThan(after('gain 0 crash'))
  expect(after('gain 0 crash')).toBeLessThan(after(ways.find((way) => way.endsWith('pile'))?.split(' from')[0] ?? ''))
})

const loss = { key: 'kung-fur-fight.spLost', seat: 1, amount: 3, sp: 9 }
const gain = { key: 'kung-fur-fight.spGained', seat: 0, amount: 1, sp: 12 }
const win = (arena: string) => ({ key: 'kung-fur-fight.win', seat: 0, arena, amount: 2, vp: 2 })

it('shakes and lights spirits in the order of the arenas', () => {
  expect(pulsesFor([win('a1'), loss, win('a3'), gain])).toEqual([
    { id: 'spirit 1', kind: 'hurt', after: 2 },
    { id: 'spirit 0', kind: 'healed', after: 4 },
  ])
})

it('adds up how SP and VP changed', () => {
  expect([...changesOf([win('a1'), loss, loss, win('a2'), gain])]).toEqual([
    [0, { sp: 1, vp: 4 }],
    [1, { sp: -6, vp: 0 }],
  ])
})
