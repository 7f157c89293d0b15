import { describe, expect, test } from 'vitest'
import { createMatch, resumeMatch } from './match.ts'
import { seeded } from './random.ts'
import { answerAll, sure } from './testing/record-of.ts'
import { tinyGame } from './testing/tiny-game.ts'
import { idOf, refusedBy, sitDown } from './testing/tiny-table.ts'

describe('TABLE-6: giving up and handing over', () => {
  test('giving up ends a duel, and after the end nobody gives up', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'pass' })
    expect(table.giveUp(0)).toMatchObject({ refusal: null, events: [{ key: 'tiny.left', seat: 0 }] })
    expect(table.outcome()).toEqual({ places: [2, 1], reason: 'conceded', rule: 'TINY-13' })
    expect(table.open()).toEqual([])
    expect(table.record().entries).toMatchObject([{ kind: 'giveUp', seat: 'A' }])
    expect(refusedBy(table.giveUp(1))).toBe('TABLE-6')
    expect(refusedBy(table.handOver(1, 'bot'))).toBe('TABLE-6')
  })

  test('the others are asked anew, whatever they had sealed', () => {
    const table = sure(createMatch(tinyGame, { setup: { seats: 3 }, generator: 'sfc32', seed: 'leave' }))
    table.answer(0, '0A', { do: 'pass' })
    table.giveUp(2)
    expect(table.sealed()).toEqual([])
    expect(table.open().map(({ id }) => id)).toEqual(['1A', '1B'])
  })

  test('a game may refuse it', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    table.answer(1, '0B', { do: 'pass' })
    expect(refusedBy(table.giveUp(0))).toBe('TINY-13')
    expect(table.seq).toBe(1)
  })

  test('handing a seat over leaves questions and sealed answers alone', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'pass' })
    const state = structuredClone(table.state)
    expect(table.handOver(1, 'bot')).toEqual({ refusal: null, events: [] })
    expect(table.state).toEqual(state)
    expect(table.record().entries).toMatchObject([{ kind: 'handOver', seat: 'B', to: 'bot' }])
    expect(table.sealed()).toEqual([0])
    expect(idOf(table, 1)).toBe('0B')
    table.answer(1, '0B', { do: 'pass' })
    expect(table.seq).toBe(2)
  })
})

describe('partners who give up only together (TABLE-8)', () => {
  const partners = (...seats: readonly number[]) => {
    const rules = sure(tinyGame.open({ seats: 3 }))
    const tied = { ...rules, partners: () => seats }
    const game = { ...tinyGame, open: () => ({ ok: true, value: tied }) as const }
    return sure(createMatch(game, { setup: {}, generator: 'sfc32', seed: 'pair' }))
  }

  test('one wish alone changes nothing', () => {
    const table = partners(0, 2)
    const before = structuredClone(table.state)
    expect(refusedBy(table.giveUp(0))).toBe('TABLE-8')
    expect(refusedBy(table.giveUp(0))).toBe('TABLE-8')
    expect(table.state).toEqual(before)
    expect(table.seq).toBe(0)
    expect(table.giveUp(2)).toMatchObject({ refusal: null, events: [{ key: 'tiny.left', seat: 2 }] })
    expect(table.record().entries).toMatchObject([{ kind: 'giveUp', seat: 'C' }])
  })

  test('who follows is no hindrance, also where the wish was noted before, and has wished for nothing', () => {
    const pair = partners(0, 2)
    expect(refusedBy(pair.giveUp(0))).toBe('TABLE-8')
    expect(pair.giveUp(0, [2]).refusal).toBeNull()
    expect(pair.record().entries).toMatchObject([{ kind: 'giveUp', seat: 'A' }])
    const three = partners(0, 1, 2)
    expect(refusedBy(three.giveUp(0, [2]))).toBe('TABLE-8')
    expect(refusedBy(three.giveUp(1))).toBe('TABLE-8')
    expect(three.giveUp(1, [2]).refusal).toBeNull()
  })
})

describe('a tie by agreement (TABLE-7)', () => {
  const three = () => sure(createMatch(tinyGame, { setup: { seats: 3 }, generator: 'sfc32', seed: 'tie' }))

  test('ends the match as soon as all have offered it, and is an entry that replays', () => {
    const table = three()
    expect(table.offerTie(2)).toEqual({ refusal: null, events: [] })
    expect(table.offerTie(0)).toEqual({ refusal: null, events: [] })
    expect(table.tieOffers()).toEqual([0, 2])
    expect(table.offerTie(1)).toMatchObject({ refusal: null, events: [{ key: 'tiny.agreed' }] })
    expect(table.outcome()).toMatchObject({ places: [1, 1, 1], reason: 'agreed' })
    expect(table.record().entries).toMatchObject([{ kind: 'tie' }])
    expect(sure(resumeMatch(tinyGame, JSON.parse(JSON.stringify(table.record())))).state).toEqual(table.state)
    expect(refusedBy(table.offerTie(0))).toBe('TABLE-6')
  })

  test('needs only those who are still in', () => {
    const table = three()
    table.giveUp(1)
    expect(refusedBy(table.offerTie(1))).toBe('TABLE-7')
    table.offerTie(0)
    table.offerTie(2)
    expect(table.outcome()?.places).toEqual([1, 3, 1])
  })

  test('an offer can be withdrawn, and lapses when the game goes on', () => {
    const table = three()
    table.offerTie(0)
    table.withdrawTie(0)
    expect(table.tieOffers()).toEqual([])
    table.offerTie(0)
    answerAll(table, seeded('sfc32', 'on'))
    expect(table.tieOffers()).toEqual([])
    expect(table.seq).toBe(1)
  })

  test('a sealed answer of somebody else neither hears of it nor hinders it', () => {
    const table = three()
    table.answer(0, '0A', { do: 'pass' })
    table.offerTie(1)
    expect(table.sealed()).toEqual([0])
    expect(table.tieOffers()).toEqual([1])
  })

  test('the game may refuse it at the moment, and some games know none', () => {
    const table = sitDown()
    table.answer(0, '0A', { do: 'bid', cards: ['x3'] })
    table.answer(1, '0B', { do: 'pass' })
    expect(refusedBy(table.offerTie(0))).toBe('TINY-15')
    const { ties: _, ...rules } = sure(tinyGame.open({ seats: 2 }))
    const tieless = { ...tinyGame, open: () => ({ ok: true, value: rules }) as const }
    const other = sure(createMatch(tieless, { setup: {}, generator: 'sfc32', seed: 'none' }))
    expect(refusedBy(other.offerTie(0))).toBe('TABLE-7')
    expect(refusedBy(other.withdrawTie(0))).toBe('TABLE-7')
  })
})
