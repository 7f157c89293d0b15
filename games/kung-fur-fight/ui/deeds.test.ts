import { expect, it } from 'vitest'
import { houseOf } from '../options.ts'
import { at, played, rulesFor } from '../testing/tables.ts'
import { actionsFor, deedsOf } from './deeds.ts'
import { BLANK, type Draft, send } from './draft.ts'
import { optionsFor } from './options.ts'
import { storyAfter } from './story.ts'

const rules = rulesFor({ factions: 'chosen' })

/** A desk that writes down what it is told to do. */
const deskWith = (parts: { draft?: Draft; chosen?: readonly string[]; isBack?: boolean; isPlanning?: boolean }) => {
  const done: string[] = []
  return {
    done,
    desk: {
      isPlanning: true,
      isBack: false,
      draft: BLANK,
      chosen: [],
      send: (id: string, arena: number) => void done.push(`send ${id} ${arena}`),
      takeBack: (id: string) => void done.push(`back ${id}`),
      clear: () => void done.push('clear'),
      lookBack: (isBack: boolean) => void done.push(`look ${isBack ? 'back' : 'ahead'}`),
      ...parts,
    },
  }
}

it('lets a card of a team lead or come back, and the whole plan be cleared', () => {
  const draft = send(send(BLANK, 'hua', 1), 'chai', 1)
  const { desk, done } = deskWith({ draft, chosen: ['chai'] })
  const deeds = deedsOf(desk, null, 2)
  expect(deeds.map(({ action }) => action.id)).toEqual(['lead', 'back', 'clear'])
  for (const { run } of deeds) run()
  expect(done).toEqual(['send chai 1', 'back chai', 'clear'])
  expect(deedsOf({ ...desk, chosen: ['hua'] }, null, 2).map(({ action }) => action.id)).toEqual(['back', 'clear'])
})

it('leads from the round before to the next plan, and back to it', () => {
  const story = storyAfter(null, [
    { key: 'kung-fur-fight.pass', seat: 0 },
    { key: 'kung-fur-fight.round', round: 2 },
  ])
  const back = deskWith({ isBack: true })
  const [ahead] = deedsOf(back.desk, story, 2)
  expect(ahead.action).toMatchObject({ id: 'goOn', label: 'Plan round 2' })
  ahead.run()
  expect(back.done).toEqual(['look ahead'])
  expect(deedsOf(deskWith({}).desk, story, 2).map(({ action }) => action.id)).toEqual(['past'])
  expect(deedsOf(deskWith({ isPlanning: false }).desk, story, 2)).toEqual([])
})

it('makes buttons of what can be handed in, and advises nothing where it is about winning or losing', () => {
  const s = played(rules, at(rules, { hands: { B: 'tai-chi ...' } }), ['plan a2 yue+hua', 'plan a2 tai-chi+1hw'])
  const { form } = rules.question(s, 0)
  if (form.kind !== 'either') throw new Error('Kung Fur Fight asks what to do')
  const options = optionsFor(rules, s, 0, form, { plan: { do: 'pass' }, picked: [] })
  const moment = { house: houseOf(rules.setup), view: s, seat: 0, who: String }
  expect(actionsFor(moment, { options, isBack: false })).toEqual([
    { id: 'use', label: 'Use the bonus', open: true, detail: '9 to 5 AP: you lose' },
    { id: 'waive', label: 'Hold it back', open: true, detail: '8 to 5 AP: you win' },
  ])
  expect(actionsFor(moment, { options, isBack: true })).toEqual([])
})
