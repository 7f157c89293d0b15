import { expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { soundsOf } from './sounds.ts'

const eventsOf = (...keys: readonly string[]) => keys.map((key) => ({ key }))

it('sounds like what happens, each sound once and in order', () => {
  const events = eventsOf('a.attack', 'a.damage', 'a.damage', 'a.said', 'a.heal', 'a.draw')
  expect(soundsOf(events)).toEqual(['hit', 'damage', 'heal'])
})

it('lets a game have its own say', () => {
  const own = { 'a.gong': 'turn', 'a.draw': null } as const
  expect(soundsOf(eventsOf('a.gong', 'a.draw'), own)).toEqual(['turn'])
})

it.each(Object.entries(registry))('hears cards and blows in %s', async (_id, load) => {
  const { words } = await load()
  const heard = new Set(Object.keys(words.events).flatMap((key) => soundsOf(eventsOf(key))))
  expect([...heard]).toEqual(expect.arrayContaining(['deal', 'end']))
  expect(heard.size).toBeGreaterThan(4)
})
