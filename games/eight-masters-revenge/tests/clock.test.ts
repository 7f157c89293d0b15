import { describe, expect, test } from 'vitest'
import { clock, dealt, moment, offeredAt } from '../testing/tables.ts'

// EMR-18.4, last column, and EMR-18.15: what is done when a player's time is up.

const attacked = (rest: string) => `
  given duel
  given turn S1
  given S1 hand B14 G31; area [R22 B42]@3
  ${rest}
  do S1 attack B14 left
`

test('D1 pick: the first fighter that is free', () => {
  const first = dealt({ options: { fighters: 'choose' } })
  expect(clock(first)).toBe('pick Heron')
})

test('D2 give: the first opponent clockwise', () => {
  const given = (mode: string) =>
    moment(`
      given ${mode}
      given turn S1
      given S3 fighter Spider; area [R25 R12]@3
    `)
  expect(clock(given('ffa4'))).toBe('give D')
  expect(clock(given('ffa3'))).toBe('give A')
  expect(clock(given('team'))).toBe('give D')
})

test.each(['Heron', 'Fox', 'Crow'])('D3 start: %s starts with nothing', (fighter) => {
  const at = moment(`
    given duel
    given turn S1
    given S1 fighter ${fighter}; area [R25_ R12]@3
  `)
  expect(at.s.window).toBe('start')
  expect(clock(at)).toBe('start none')
})

test('D4 effect: the card of T4 is not used', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given pile B42
    do S1 start T4
  `)
  expect(at.s.window).toBe('effect')
  expect(clock(at)).toBe('effect none')
})

describe('D5 action', () => {
  const action = (hand: string, place: number, more = '') =>
    moment(`
      given duel
      given turn S1
      given S1 hand ${hand}; area [R11 B43]@${place}
      ${more}
    `)

  test('draw where it is allowed, even with one answer only', () => {
    expect(clock(action('B11 B12', 3))).toBe('draw')
    expect(clock(moment('given duel\ngiven turn S1'))).toBe('draw')
  })

  test('otherwise the first card by its id, to the left if that side is open', () => {
    expect(clock(action('Y11 G55 R12 B24', 3))).toBe('attack B24 left')
    expect(clock(action('Y11 G55 R12 G11', 1))).toBe('attack R12 right')
    expect(clock(action('Y11 G55', 3, 'given S2 area [G24 Y34]@3\n given pile empty'))).toBe('attack G55 left')
  })
})

test('D6 move: no token moves', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 area [R11{d} B43]@3
    do S1 draw
  `)
  expect(at.s.window).toBe('move')
  expect(clock(at)).toBe('move none')
})

test('D7 aside: no', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B14; area [R25 R12]@3
    do S1 attack B14 left
  `)
  expect(at.s.window).toBe('aside')
  expect(clock(at)).toBe('aside no')
})

test('D8 response: the hit is taken, however good the hand', () => {
  const at = moment(attacked('given S2 hand B53; area [G23 B24]@3'))
  expect(offeredAt(at)).toContain('counter B53 left')
  expect(offeredAt(at)).toContain('block B24')
  expect(clock(at)).toBe('take')
})

test('D9 counterback: the counter stands', () => {
  const at = moment(`${attacked('given S2 hand B53; area [G23 Y24]@3')} do S2 counter B53 left`)
  expect(at.s.window).toBe('counterback')
  expect(clock(at)).toBe('stand')
})

test('D10 t9: no', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 fighter Tiger; hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
  `)
  expect(at.s.window).toBe('t9')
  expect(clock(at)).toBe('t9 no')
})

test('D11 effect: none', () => {
  const at = moment(attacked('given S2 area [G24 Y34]@3'))
  expect(at.s.window).toBe('effect')
  expect(clock(at)).toBe('effect none')
})

test('D12 free: no', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand R15
    given S2 area [G24 Y34]@3
    do S1 attack R15 right
  `)
  expect(at.s.window).toBe('free')
  expect(clock(at)).toBe('free no')
})

test('D13 drop: the lowest ids', () => {
  const fall = moment(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand Y11 G13 R55 G12; area [G24 Y34]@3
    do S1 attack B14 left
  `)
  expect(fall.s.window).toBe('drop')
  expect(clock(fall)).toBe('drop R55 G12')
  const end = moment(`
    given duel
    given turn S1
    given S1 fighter Spider; hand Y11 Y12 B14 R15; area [R25 R32]@3
    given S2 area [G31 Y52]@3
    given pile G11 G13
    do S1 attack B14 left
    do S1 aside yes
    do S1 effect draw S1
  `)
  expect(end.s.window).toBe('drop')
  expect(clock(end)).toBe('drop R15')
})
