import { describe, expect, test } from 'vitest'
import { seatList } from '../../../kernel/seats.ts'
import { FIGHTERS } from '../fighters.ts'
import { dealt, type Moment, offeredAt, played } from '../testing/tables.ts'

// Chapter 1, and the options of chapter 19 that concern the deal.

const boardOf = (fighter: number): number => FIGHTERS[fighter].board

test.each([
  ['off', false],
  ['random', true],
])('EMR-1.10, EMR-1.11, EMR-19.1 fighters = %s: everybody has one, or nobody', (fighters, isWanted) => {
  const { s } = dealt({ mode: 'freeForAll', seats: 4, options: { fighters } })
  for (const fighter of s.fighters) expect(fighter >= 0).toBe(isWanted)
})

describe('EMR-19.1, EMR-19.2 random fighters', () => {
  const deals = (boardSides: string) =>
    seatList(60).map((n) => {
      const options = { fighters: 'random', boardSides }
      return dealt({ mode: 'freeForAll', seats: 4, options }, `fighters ${n}`).s.fighters
    })

  test('everybody has one of his own, and each of the eight comes up', () => {
    const all = deals('free')
    for (const fighters of all) expect(new Set(fighters).size).toBe(4)
    expect(new Set(all.flat())).toEqual(new Set(FIGHTERS.map((_, fighter) => fighter)))
    expect(all.some((fighters) => new Set(fighters.map(boardOf)).size < 4)).toBe(true)
  })

  test('with exclusive boards no two from one board', () => {
    const all = deals('exclusive')
    for (const fighters of all) expect(new Set(fighters.map(boardOf)).size).toBe(4)
    expect(new Set(all.flat())).toEqual(new Set(FIGHTERS.map((_, fighter) => fighter)))
  })
})

describe('EMR-19.3 thirdCard', () => {
  test('on: whoever does not start has three cards', () => {
    for (const n of seatList(8)) {
      const { s } = dealt({ options: { thirdCard: 'on' } }, `third ${n}`)
      expect(s.hands.map((hand) => hand.length)).toEqual(s.starter === 0 ? [2, 3] : [3, 2])
      expect(s.pile).toHaveLength(95)
    }
  })

  test('it is for two players only', () => {
    const options = { thirdCard: 'on' }
    const three = dealt({ mode: 'freeForAll', seats: 3, options }).s
    expect(three.hands.map((hand) => hand.length)).toEqual([2, 2, 2])
    const solo = dealt({ mode: 'solo', seats: 1, options }).s
    expect(solo.hands.map((hand) => hand.length)).toEqual([2, 0])
  })
})

describe('EMR-1.8, EMR-1.9 the starting player', () => {
  test('every seat is as likely as another', () => {
    const starts = [0, 0, 0, 0]
    for (const n of seatList(400)) starts[dealt({ mode: 'freeForAll', seats: 4 }, `starter ${n}`).s.active] += 1
    for (const times of starts) expect(Math.abs(times - 100)).toBeLessThan(40)
  })

  test('is asked first, with two cards like everybody', () => {
    const { rules, s } = dealt({ mode: 'freeForAll', seats: 3 })
    expect(rules.awaiting(s)).toEqual([s.starter])
    expect(s.window).toBe('action')
    expect(s.hands.map((hand) => hand.length)).toEqual([2, 2, 2])
  })

  test('EMR-14.7 in the solo game is the human', () => {
    for (const n of seatList(10)) {
      const { rules, s } = dealt({ mode: 'solo', seats: 1 }, `solo ${n}`)
      expect(rules.awaiting(s)).toEqual([0])
      expect(s.active).toBe(0)
    }
  })
})

test('EMR-1.8, EMR-1.2 the hundred cards are shuffled: every game holds each of them once, in its own order', () => {
  const first = dealt({}, 'one')
  const second = dealt({}, 'two')
  for (const { rules, s } of [first, second]) {
    const cards = rules.cards(s)
    expect(new Set(cards).size).toBe(104)
    expect(cards.filter((face) => !face.startsWith('X'))).toHaveLength(100)
  }
  expect(first.s.pile).not.toEqual(second.s.pile)
})

test('EMR-1.14 at the start nobody is in fury and no token lies anywhere', () => {
  const { rules, s } = dealt({ mode: 'freeForAll', seats: 4, options: { fighters: 'random' } })
  expect(rules.position.write(s)).toMatchObject({
    fury: '',
    marker: null,
    discards: '',
    zones: { A: '', B: '', C: '', D: '' },
    areas: { A: '[X1 X2]@3', B: '[X3 X4]@3', C: '[X5 X6]@3', D: '[X7 X8]@3' },
  })
})

test('EMR-14.5 the solo stack has three of each sign and is shuffled', () => {
  const stacks = seatList(20).map((n) => {
    const { rules, s } = dealt({ mode: 'solo', seats: 1, options: { difficulty: 'easy' } }, `stack ${n}`)
    return String(rules.position.write(s).stack)
  })
  for (const stack of stacks) expect(stack.split(' ').sort().join(' ')).toBe('+ + + - - - n n n n')
  expect(new Set(stacks).size).toBeGreaterThan(10)
})

describe('EMR-1.12, EMR-19.1 fighters = choose', () => {
  const picking = (setup: Readonly<Record<string, unknown>> = {}, options = {}): Moment =>
    dealt({ mode: 'freeForAll', seats: 3, ...setup, options: { fighters: 'choose', ...options } })

  test('the starting player picks first, then clockwise, and the cards are dealt afterwards', () => {
    let at = picking()
    const { starter } = at.s
    for (const [step, fighter] of ['Tiger', 'Crow', 'Heron'].entries()) {
      expect(at.s.window).toBe('pick')
      expect(at.rules.awaiting(at.s)).toEqual([(starter + step) % 3])
      expect(at.s.hands).toEqual([[], [], []])
      at = played(at, `pick ${fighter}`)
    }
    expect(at.s.window).toBe('action')
    expect(at.s.active).toBe(starter)
    expect(at.s.hands.map((hand) => hand.length)).toEqual([2, 2, 2])
    expect(FIGHTERS[at.s.fighters[starter]].id).toBe('Tiger')
  })

  test('EMR-1.13 nobody takes a fighter twice', () => {
    const at = played(picking(), 'pick Tiger')
    const [seat] = at.rules.awaiting(at.s)
    expect(offeredAt(at)).toEqual(FIGHTERS.filter(({ id }) => id !== 'Tiger').map(({ id }) => `pick ${id}`))
    expect(at.rules.refusal(at.s, seat, { do: 'pick', fighter: 'Tiger' })).toMatchObject({ rule: 'EMR-1.13' })
  })

  test('EMR-19.2 with exclusive boards the other side is taken too', () => {
    const at = played(picking({}, { boardSides: 'exclusive' }), 'pick Tiger')
    const [seat] = at.rules.awaiting(at.s)
    expect(offeredAt(at)).not.toContain('pick Monkey')
    expect(offeredAt(at)).toHaveLength(6)
    expect(at.rules.refusal(at.s, seat, { do: 'pick', fighter: 'Monkey' })).toMatchObject({ rule: 'EMR-19.2' })
    expect(at.rules.refusal(at.s, seat, { do: 'pick', fighter: 'Tiger' })).toMatchObject({ rule: 'EMR-1.13' })
  })

  test('EMR-14.2 in the solo game only the human has one', () => {
    const at = played(picking({ mode: 'solo', seats: 1 }), 'pick Spider')
    expect(at.rules.position.write(at.s).fighters).toEqual({ A: 'Spider', B: null })
    expect(at.s.window).toBe('action')
  })

  test('EMR-11.2 crows are there only when their owner is', () => {
    const supply = (fighter: string) => {
      const at = played(picking({ mode: 'solo', seats: 1 }), `pick ${fighter}`)
      return at.rules.position.write(at.s).supply
    }
    expect(supply('Crow')).toMatchObject({ crow: 3 })
    expect(supply('Fox')).toMatchObject({ crow: 0 })
  })
})
