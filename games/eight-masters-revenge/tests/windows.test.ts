import { describe, expect, test } from 'vitest'
import { createMatch } from '../../../kernel/match.ts'
import { seeded } from '../../../kernel/random.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import { game } from '../game.ts'
import { WINDOW_NAMES } from '../state.ts'
import { scene } from '../testing/scene.ts'
import { dealt, type Moment, moment, offeredAt } from '../testing/tables.ts'

// Chapter 18: what is asked, and what asking gives away.

test('EMR-18.4 exactly these questions exist, and each has words', () => {
  const names = [
    'action',
    'aside',
    'counterback',
    'drop',
    'effect',
    'free',
    'give',
    'move',
    'pick',
    'response',
    'start',
    't9',
  ]
  expect(WINDOW_NAMES.filter((name) => name !== 'none').sort()).toEqual(names)
  expect(Object.keys(game.words.windows).sort()).toEqual(names)
})

/** What everybody can see of a question: who, which window, what kinds of answers its form has. */
const shape = ({ rules, s }: Moment) => {
  const [seat] = rules.awaiting(s)
  const { window, form } = rules.question(s, seat)
  return { seat, window, tags: form.kind === 'either' ? Object.keys(form.of) : [] }
}

describe('EMR-18.7 no tells', () => {
  const useful = 'B53 G12'
  const useless = 'B33 B52'

  test('D8 asks the same with dragon cards in hand and without', () => {
    const asked = (hand: string) =>
      moment(`
        given duel
        given turn S1
        given S1 hand B14; area [R25 B42]@3
        given S2 hand ${hand}; area [G23 Y24]@3
        do S1 attack B14 left
      `)
    expect(shape(asked(useless))).toEqual(shape(asked(useful)))
    expect(shape(asked(useless))).toEqual({ seat: 1, window: 'response', tags: ['take', 'block', 'counter'] })
    expect(offeredAt(asked(useless))).toEqual(['take'])
    expect(offeredAt(asked(useful))).toEqual(['take', 'counter B53 left', 'counter G12 left'])
  })

  test('EMR-18.8 D8 looks the same when it opens for a block alone', () => {
    const asked = moment(`
      given duel
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 area [B23 Y34]@3
      do S1 attack B14 left
    `)
    expect(shape(asked)).toEqual({ seat: 1, window: 'response', tags: ['take', 'block', 'counter'] })
    expect(offeredAt(asked)).toEqual(['take', 'block B23'])
  })

  test('D9 asks the same with dragon cards in hand and without', () => {
    const asked = (hand: string) =>
      moment(`
        given duel
        given turn S1
        given S1 hand B14 ${hand}; area [R22 B42]@3
        given S2 hand B22; area [G23 Y24]@3
        do S1 attack B14 left
        do S2 counter B22 left
      `)
    expect(shape(asked(useless))).toEqual(shape(asked(useful)))
    expect(shape(asked(useless))).toEqual({ seat: 0, window: 'counterback', tags: ['stand', 'counter'] })
    expect(offeredAt(asked(useless))).toEqual(['stand'])
  })

  test('EMR-18.4 (b) needs a dragon of the couple on an open side, L at p > 1 or R at p < 5', () => {
    const asks = (area: string) => {
      const { rules, s } = moment(`
        given duel
        given turn S1
        given S1 hand B14; area [R25 B42]@3
        given S2 hand B33; area ${area}
        do S1 attack B14 left
      `)
      return rules.question(s, rules.awaiting(s)[0]).window === 'response'
    }
    expect(asks('[G23 Y24]@2')).toBe(true)
    expect(asks('[G23 Y24]@5')).toBe(true)
    expect(asks('[G23 Y24]@1')).toBe(false)
    expect(asks('[R24 Y44]@4')).toBe(false)
    expect(asks('[Y24 R44]@1')).toBe(true)
    expect(asks('[Y24 R44]@4')).toBe(true)
    expect(asks('[Y24 R44]@5')).toBe(false)
  })

  test('D3 to D12 open by what lies open, whatever the hand', () => {
    const asked = (hand: string) =>
      moment(`
        given duel
        given turn S1
        given S1 fighter Fox; hand B14 ${hand}; area [R25 R12]@3
        given S2 area [G24 Y34]@3
        do S1 start none
        do S1 attack B14 left
        do S1 t9 Y34
        do S1 effect none
      `)
    expect(shape(asked(useless))).toEqual(shape(asked(useful)))
    expect(shape(asked(useless))).toEqual({ seat: 0, window: 'free', tags: ['freeTurn', 'noFreeTurn'] })
  })
})

test('EMR-18.9 the action is asked even when there is one answer', () => {
  const empty = moment('given duel\ngiven turn S1')
  expect(shape(empty)).toEqual({ seat: 0, window: 'action', tags: ['draw', 'attack'] })
  expect(offeredAt(empty)).toEqual(['draw'])
})

test('EMR-18.5 the questions of one attack, in order', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Tiger; hand Y42 G31 Y11; area [R22 R12]@3
    given S2 fighter Spider; hand B53; area [G24 G52]@3
    given S3 area [G11 Y52]@3
    expect asked S2 give
    do S2 give S1
    expect asked S1 action
    do S1 attack Y42 left
    expect attack 4, defence 4, hit
    expect asked S1 t9
  `))

test('EMR-18.5, EMR-13.7 a turn with every step of T2 and a counter', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand B14 G31 B11 B12; area [R22 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    given pile G11 G13
    expect asked S1 start
    do S1 start T7 S2 6
    expect asked S1 action
    do S1 attack B14 left
    expect asked S1 aside
    do S1 aside yes
    expect asked S2 response
    do S2 counter B53 left
    expect asked S1 counterback
    do S1 counter G31 right
    expect damage 2
    expect asked S1 effect
    do S1 effect draw S1
    expect S1 hand B11 B12 G11 G13
    expect asked S2 action
  `))

describe.each([
  ['duel', 2],
  ['solo', 1],
  ['freeForAll', 4],
  ['teamFight', 4],
])('EMR-18.1, EMR-18.17 in %s', (mode, seats) => {
  test('one person at a time is asked, in a whole game that the clock plays', () => {
    const { rules, s } = dealt({ mode, seats, options: { fighters: 'random', turnLimit: 60 } })
    const rng = seeded('sfc32', 'clock')
    let answers = 0
    for (; rules.outcome(s) === null && answers < 1000; answers++) {
      const asked = rules.awaiting(s)
      expect(asked).toHaveLength(1)
      expect(asked[0]).toBeLessThan(seats)
      rules.play(s, [rules.fallback(s, asked[0], rng)])
    }
    expect(rules.outcome(s)).not.toBeNull()
    expect(answers).toBeGreaterThan(20)
  })
})

describe('at the table', () => {
  const sitDown = () =>
    sure(createMatch(game, { setup: {}, start: { hands: { A: 'B14' } }, generator: 'sfc32', seed: 'table' }))

  test('EMR-18.14 an accepted answer is final', () => {
    const table = sitDown()
    const [{ id, seat }] = table.open()
    expect(table.answer(seat, id, { do: 'draw' }).refusal).toBeNull()
    expect(table.answer(seat, id, { do: 'draw' }).refusal).toMatchObject({ rule: 'TABLE-2' })
    expect(table.takeBack(seat, id).refusal).not.toBeNull()
  })

  test('EMR-18.11 a refused answer changes nothing and tells nobody anything', () => {
    const table = sitDown()
    const [{ id, seat }] = table.open()
    const { state } = table
    const handed = table.answer(seat, id, { do: 'attack', cards: ['B15'], side: 'left' })
    expect(handed).toMatchObject({ refusal: { rule: 'EMR-4.6' } })
    expect(handed).not.toHaveProperty('events')
    expect([table.state, table.seq]).toEqual([state, 0])
  })

  test('EMR-18.10 the others see who is asked in which window, not what the answers could be', () => {
    const { rules, state } = sitDown()
    for (const viewer of [1, 'gallery'] as const) {
      const view = rules.hide(state, viewer)
      expect([view.window, view.asked]).toEqual(['action', 0])
      expect(rules.cards(view)).not.toContain('B14')
    }
  })
})
