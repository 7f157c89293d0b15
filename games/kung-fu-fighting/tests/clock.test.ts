import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, clock, emptyHands, type Plain, played, rulesFor } from '../testing/tables.ts'

// Chapter 15: what is done when a player's time is up.

const alone = rulesFor({ seats: 3, mode: 'individual', options: { more: 'on', archetypes: 'chosen' } })
const pairs = rulesFor({ mode: '2v2', options: { more: 'on' } })
const inPairs = (given: Plain, hands: Plain) => at(pairs, { ...given, hands: { ...emptyHands('2v2'), ...hands } })

test('KFF-15.17 the first Archetype of the table that is free', () => {
  const given = { window: 'archetype', picking: 'ABC' }
  expect(clock(alone, at(alone, given))).toBe('choose imperial-general')
  const taken = { A: 'imperial-general', B: 'venerable-master' }
  expect(clock(alone, at(alone, { ...given, picking: 'C', archetypes: taken }))).toBe('choose mysterious-stranger')
})

test('KFF-15.1 upkeep: let go, however much Chi there is', () => {
  const stances = { A: 'imperial-stance' }
  expect(clock(alone, at(alone, { window: 'upkeep', stances }))).toBe('let-go')
  expect(clock(alone, at(alone, { window: 'upkeep', stances, chi: { A: 2 } }))).toBe('let-go')
})

test('KFF-15.2 refill: nothing is discarded', () => {
  expect(clock(alone, at(alone, { window: 'refill', hands: { A: 'blocking-kick blocking-kick wild' } }))).toBe('refill')
})

test('KFF-15.3 Prepare: the turn ends, though there is an Attack', () => {
  expect(clock(alone, at(alone, { hands: { A: 'kick flying sword' } }))).toBe('end')
})

test('KFF-15.13 Respite: the turn ends', () => {
  expect(clock(alone, at(alone, { window: 'respite', hands: { A: 'sword deep-breath' } }))).toBe('end')
})

test('KFF-15.15 Answer: pass, though a Block would help', () => {
  const s = at(alone, { chi: { B: 1 }, hands: { A: 'kick', B: 'blocking-kick your-kung-fu-is-weak' } })
  expect(clock(alone, played(alone, s, 'attack kick on B'))).toBe('pass')
})

test('KFF-15.15 Ally and Cover: pass', () => {
  const s = inPairs({}, { A: 'kick', C: 'flying', D: 'behind-you' })
  const asked = played(pairs, s, 'attack kick on B')
  expect([asked.window, clock(pairs, asked)]).toEqual(['ally', 'pass'])
  const covering = played(pairs, asked, 'pass')
  expect([covering.window, clock(pairs, covering)]).toEqual(['cover', 'pass'])
})

test('KFF-15.14 passing a card: nothing', () => {
  expect(clock(pairs, inPairs({ window: 'passCard' }, { A: 'wild', C: 'kick' }))).toBe('keep')
})

test('the clock needs no luck: whatever the seed, it plays the same', () => {
  const s = at(alone, { window: 'refill', hands: { A: 'kick wild trip' } })
  const plays = Array.from({ length: 20 }, (_, n) => clock(alone, s, `seed ${n}`))
  expect(new Set(plays)).toEqual(new Set(['refill']))
})

test('a table of people who are away goes round without an end, and nobody is hurt', () => {
  const s = pairs.deal(seeded('sfc32', 'away'))
  const rng = seeded('sfc32', 'clock')
  for (let step = 0; step < 60; step++) pairs.play(s, [pairs.fallback(s, pairs.awaiting(s)[0], rng)])
  expect(s.chi).toEqual([20, 20])
  expect(s.turn).toBe(21)
})
