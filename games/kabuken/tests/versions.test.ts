import { expect, test } from 'vitest'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { at, type KabukenRules, played } from '../testing/tables.ts'

// A match is played to its end by the rules that it began with.

const by = (version: number, seats: number, options: object): KabukenRules =>
  sure(game.open({ seats, options: { extension: 'on', ...options } }, version))

test('KBK-21.6 until version 2 Monkey with an empty hand was not asked whether she pays', () => {
  const given = { active: 'B', characters: { A: 'monkey' }, hands: { A: '', B: 'R2 ...' } }
  const windowBy = (version: number) => {
    const rules = by(version, 2, { monkeyCost: 'optional' })
    return played(rules, at(rules, given), 'psych-up R2').window
  }
  expect([1, 2].map(windowBy)).toEqual(['monkey', 'action'])
})

test('KBK-21.1 until version 2 a Horse with fewer than two cards could not pay for more attacks', () => {
  const given = { characters: { A: 'horse' }, hands: { A: 'R2 R2' } }
  const windowBy = (version: number) => {
    const rules = by(version, 2, { horseTiming: 'anyAttack' })
    return played(rules, at(rules, given), 'attack R2 R2', 'hit').window
  }
  expect([1, 2].map(windowBy)).toEqual(['action', 'goOn'])
})

test('KBK-20.5 until version 2 somebody gained momentum in a game that had ended', () => {
  const run = { runOuts: 1, shuffle: 1, deck: 'R0 R5', deckSize: 2 }
  const given = { ...run, secrets: { A: 'dazzle' }, hp: { B: 2 }, hands: { A: 'R2 R2 ...' } }
  const momentumBy = (version: number) => {
    const rules = by(version, 5, { deckOutLarge: 'twice' })
    return played(rules, at(rules, given), 'attack R2 R2', 'hit', 'use').momentum
  }
  expect([1, 2].map(momentumBy)).toEqual([0, -1])
})
