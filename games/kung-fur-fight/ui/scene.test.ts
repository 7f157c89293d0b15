import { expect, it } from 'vitest'
import type { Event } from '../../../kernel/events.ts'
import { houseOf } from '../options.ts'
import { at, type Plain, played, rulesFor } from '../testing/tables.ts'
import { BLANK, choiceOf, send, withHw } from './draft.ts'
import { fightingScene, pastScene, planningScene, type Scene } from './scene.ts'
import { storyAfter } from './story.ts'

const rules = rulesFor({ factions: 'chosen' })
const house = houseOf(rules.setup)
const faceOf = (id: string): string => id.split('.')[0]
const idsIn = (scene: Scene, seat: number): string[][] => scene.map((sides) => sides[seat].cards.map(({ id }) => id))

const after = (given: Plain, answers: readonly string[]) => {
  const log: Event[] = []
  const s = played(rules, at(rules, given), answers, log)
  const story = storyAfter(null, log)
  if (story === null) throw new Error('no plans were opened')
  return { s, story }
}

it('KFU-3.4: shows the own plan with its AP, and nothing of the other', () => {
  const s = at(rules, { hua: 'a2' })
  const draft = send(send(BLANK, 'chai', 0), 'hua.2', 0)
  const scene = planningScene(house, s, { seat: 0, draft, plan: choiceOf(draft, faceOf), faceOf })
  expect(idsIn(scene, 0)).toEqual([['chai', 'hua.2'], [], []])
  expect(idsIn(scene, 1)).toEqual([[], [], []])
  expect(scene.map((sides) => sides[0].ap)).toEqual([6, 2, null])
  expect(scene.every((sides) => sides[1].ap === null)).toBe(true)
})

it('KFU-6.17: lays out the tokens that Raihuu brings along with the plan', () => {
  const s = at(rules, {})
  const draft = withHw(send(BLANK, 'raihuu', 1), 1, 2)
  const scene = planningScene(house, s, { seat: 1, draft, plan: choiceOf(draft, faceOf), faceOf })
  expect(scene.map((sides) => [sides[1].raihuu, sides[1].ap, sides[1].hw])).toEqual([
    [true, 2, 0],
    [false, 5, 2],
    [true, 2, 0],
  ])
})

it('shows watchers no plan at all', () => {
  const scene = planningScene(house, at(rules, {}), null)
  expect(scene.flat().every(({ cards, ap }) => cards.length === 0 && ap === null)).toBe(true)
})

it('shows while arenas are fought what both have there and how it stands', () => {
  const { s, story } = after({}, ['plan a1 yue a2 shiue a3 shiue', 'plan a1 hikaru a2 masaru+1hw'])
  expect(s.window).toBe('shiue')
  const scene = fightingScene(house, s, story)
  expect(idsIn(scene, 0)).toEqual([['yue'], ['shiue'], ['shiue.2']])
  expect(scene.map((sides) => sides.map(({ ap }) => ap))).toEqual([
    [7, 2],
    [2, 4],
    [2, 0],
  ])
  expect(scene[0].map(({ result }) => result)).toEqual(['won', 'lost'])
  expect(scene[1].map(({ result }) => result)).toEqual([null, null])
})

it('looks back at a round with what was won in it', () => {
  const { s, story } = after({ stacks: { a1: 'crash', a2: 'peach' } }, ['plan a1 yue', 'plan a1 hikaru+2hw'])
  const [first, second] = pastScene(s, story)
  expect(first[0]).toMatchObject({ ap: 7, result: 'won', gained: ['crash'], hw: 0 })
  expect(first[1]).toMatchObject({ ap: 4, result: 'lost', gained: [], hw: 2 })
  expect(second.map(({ result, ap }) => [result, ap])).toEqual([
    ['skipped', null],
    ['skipped', null],
  ])
})

it('KFU-15.12: says of a team that RETURN took up that it is home', () => {
  const { s, story } = after({ stacks: { a1: 'return' } }, ['plan a1 yue a2 shiue', 'plan a1 hikaru a2 masaru'])
  expect(s.window).toBe('shiue')
  const [{ 0: mine, 1: theirs }] = fightingScene(house, s, story)
  expect([mine.cards, mine.isHome, theirs.isHome]).toEqual([[], true, false])
})
