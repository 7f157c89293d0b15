import { describe, expect, test } from 'vitest'
import { BROKEN } from '../testing/tiny-broken.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { EVERY_MATCH, HEAVY, LIGHT, SOME_MATCHES } from './checks.ts'
import { conforms } from './conforms.ts'
import { describeFailure, type Report } from './plan.ts'

const PLAN = { games: 40, seed: 'broken', heavy: 2, whole: 2 }

const said = ({ failures }: Report): string[] => failures.map((failure) => describeFailure('tiny', failure))

describe('the tiny game', () => {
  test('conforms', () => {
    const report = conforms(tinyGame, { games: 120, seed: 'tiny', heavy: 6, whole: 8 })
    expect(said(report)).toEqual([])
    expect(report.games).toBe(120)
  })

  test('conforms where choices are sampled', () => {
    expect(said(conforms(tinyGame, { games: 60, seed: 'sampled', heavy: 6, whole: 8, many: 3 }))).toEqual([])
  })
})

describe('a broken game is caught', () => {
  for (const [name, { check, says, game, many = 2000 }] of Object.entries(BROKEN))
    test(`${check}: ${name}`, () => {
      const only = check === 'reached' ? [check, 'refusals', 'concede', 'ties', 'orders'] : [check]
      const { failures } = conforms(game, { ...PLAN, many, only })
      const found = failures.filter((failure) => failure.check !== 'plays' || check === 'plays')
      expect([...new Set(found.map((failure) => failure.check))]).toEqual([check])
      expect(found.some(({ message }) => message.includes(says))).toBe(true)
    })

  test('there is a broken game for every check', () => {
    const names = [...LIGHT, ...HEAVY, ...EVERY_MATCH, ...SOME_MATCHES].map(({ name }) => name)
    const broken = Object.values(BROKEN).map(({ check }) => check)
    expect(names.filter((name) => !broken.includes(name))).toEqual(['table'])
  })
})
