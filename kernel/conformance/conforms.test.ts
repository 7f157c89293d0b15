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
    expect(said(conforms(tinyGame, { games: 200, seed: 'tiny', heavy: 5, whole: 5 }))).toEqual([])
  })

  test('conforms where choices are sampled', () => {
    expect(said(conforms(tinyGame, { games: 40, seed: 'sampled', heavy: 3, whole: 5, many: 3 }))).toEqual([])
  })
})

describe('a broken game is caught', () => {
  for (const [name, { check, game }] of Object.entries(BROKEN))
    test(`${check}: ${name}`, () => {
      const { failures } = conforms(game, { ...PLAN, only: [check] })
      const messages = failures.filter((failure) => failure.check === check).map(({ message }) => message)
      expect(messages).not.toEqual([])
      expect(messages.join()).not.toMatch(/is not defined|is not a function|Cannot read/)
    })

  test('there is a broken game for every check', () => {
    const names = [...LIGHT, ...HEAVY, ...EVERY_MATCH, ...SOME_MATCHES].map(({ name }) => name)
    const broken = Object.values(BROKEN).map(({ check }) => check)
    expect(names.filter((name) => !broken.includes(name))).toEqual(['table'])
  })
})
