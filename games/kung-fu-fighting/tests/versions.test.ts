import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { game } from '../game.ts'
import { deckFile, record } from '../testing/deck-files.ts'
import { at, offered, type Plain, played } from '../testing/tables.ts'

// A match is played to its end by the rules that it began with.

const by = (version: number, setup: Plain = {}) => sure(game.open(setup, version))

test('KFF-4.19 until version 2 nothing was shed before the refill', () => {
  const shed = (version: number) => {
    const rules = by(version)
    return offered(rules, at(rules, { window: 'refill', weapons: { A: 'fan' }, hands: { A: 'kick' } }), 0)
  }
  expect([1, 2].map(shed)).toEqual([
    ['refill', 'refill kick'],
    ['refill', 'refill kick', 'drop weapon'],
  ])
})

test('KFF-14.19 until version 2 the Masked Thief took by a Block', () => {
  const blank = record('block', { block: { against: ['any'], reduce: 1, onAttacker: [{ do: 'lose-weapon' }] } })
  const taken = (version: number) => {
    const rules = by(version, { options: { archetypes: 'random' }, files: { blank } })
    const given = { archetypes: { B: 'masked-thief' }, weapons: { A: 'sword' }, hands: { A: 'kick', B: 'my-own-card' } }
    const s = played(rules, at(rules, given), 'attack kick on B', 'block my-own-card')
    return s.weapons[1] >= 0
  }
  expect([1, 2].map(taken)).toEqual([true, false])
})

test('KFF-18.1 until version 2 a set that a file had a card of was the file’s alone', () => {
  const huddle = { ...SHIPPED.find(({ id }) => id === 'huddle'), count: 3 }
  const size = (version: number) => {
    const rules = by(version, { mode: '2v2', files: { deck: deckFile(huddle) } })
    return rules.cards(rules.deal(seeded('sfc32', 'version'))).length
  }
  expect(size(1)).toBe(99 + 3)
  expect(size(2)).toBeGreaterThan(size(1))
})
