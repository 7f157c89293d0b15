import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import { seeded } from '../../kernel/random.ts'
import { inked } from '../../kernel/testing/inked.ts'
import { collectNames, steps } from '../testing/collect-names.ts'
import { sure } from '../testing/house.ts'
import { namesOf, usedShortly } from './names.ts'

it.each(Object.keys(registry))('%s: letters take a third of the text away, and it can be read again', async (id) => {
  const names = namesOf(id) ?? []
  const { write, read } = usedShortly(names)
  const rules = sure((await registry[id]()).open({}))
  const sent = [...steps(rules, seeded('sfc32', 'another match'))]
  const texts = sent.map((message) => inked((ink) => write(message, ink)))
  expect(texts.map((text) => read(JSON.parse(text)))).toEqual(sent)
  expect(texts.join('').length).toBeLessThan((JSON.stringify(sent).length * 2) / 3)
})

it.each(Object.keys(registry))('%s: most of its names are known; if not, npm run names', async (id) => {
  const wanted = collectNames(await registry[id]())
  const names = new Set(namesOf(id))
  expect(wanted.filter((name) => names.has(name)).length).toBeGreaterThan(wanted.length * 0.8)
})

it('of a game that nobody has looked at there are none', () => {
  expect(namesOf('go')).toBeUndefined()
})
