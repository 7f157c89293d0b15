import { describe, expect, test } from 'vitest'
import { type Event, seen } from '../../../kernel/events.ts'
import type { Viewer } from '../../../kernel/seats.ts'
import { dealt, type Moment, moment, played } from '../testing/tables.ts'

// EMR-18.2, EMR-18.3, EMR-18.13, EMR-18.16: what each one sees, and what the log tells.

const known = ({ rules, s }: Moment, viewer: Viewer): readonly string[] => rules.cards(rules.hide(s, viewer))

/** The events of one key as a viewer gets them. */
const told = ({ log }: Moment, key: string, viewer: Viewer): Event[] =>
  log.filter((event) => event.key === key).map((event) => seen(event, viewer))

describe('EMR-18.3 hidden cards', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand B14 G55; area [R25 B42]@3
    given S2 hand B53 Y11; area [G23 Y24]@3
    given pile G11
    given discard R11
  `)

  test('a hand is known to its owner alone, the pile to nobody', () => {
    expect(known(at, 0)).toEqual(expect.arrayContaining(['B14', 'G55', 'R25', 'B42', 'G23', 'Y24', 'R11']))
    for (const face of ['B53', 'Y11', 'G11']) expect(known(at, 0)).not.toContain(face)
    for (const face of ['B14', 'G55', 'G11']) expect(known(at, 1)).not.toContain(face)
    for (const face of ['B14', 'G55', 'B53', 'Y11', 'G11']) expect(known(at, 'gallery')).not.toContain(face)
  })

  test('EMR-18.2 but how many there are is open', () => {
    const view = at.rules.hide(at.s, 'gallery')
    expect(view.hands.map((hand) => hand.length)).toEqual([2, 2])
    expect(view.pile).toHaveLength(at.s.pile.length)
    expect(view.supply).toEqual(at.s.supply)
  })

  test('the order of a hidden hand says nothing', () => {
    const other = moment(`
      given duel
      given turn S1
      given S1 hand B14 G55; area [R25 B42]@3
      given S2 hand G11 R44; area [G23 Y24]@3
      given pile B53
      given discard R11
    `)
    expect(at.rules.hide(at.s, 0)).toEqual(other.rules.hide(other.s, 0))
    expect(at.rules.key(at.s, 0)).toBe(other.rules.key(other.s, 0))
    expect(at.rules.key(at.s, 1)).not.toBe(other.rules.key(other.s, 1))
  })
})

test("EMR-16.16 team-mates do not see each other's hands", () => {
  const at = moment(`
    given team
    given turn S1
    given S1 hand B14
    given S3 hand B53
  `)
  expect(known(at, 0)).toContain('B14')
  expect(known(at, 0)).not.toContain('B53')
  expect(known(at, 2)).not.toContain('B14')
})

test('EMR-18.16 a player who is out sees what the gallery sees', () => {
  const at = moment(`
    given ffa3
    given turn S1
    given S1 hand B14
    given S2 out
    given S3 hand B53
  `)
  expect(at.rules.hide(at.s, 1)).toEqual(at.rules.hide(at.s, 'gallery'))
})

test('EMR-14.12 of the solo stack the visible token is known, the rest only by number and kind', () => {
  const at = moment(`
    given solo normal
    given stack + - n
    given turn S1
  `)
  const view = at.rules.hide(at.s, 0)
  expect(at.rules.position.write(at.s).stack).toBe('+ - n')
  const other = moment(`
    given solo normal
    given stack - + n
    given turn S1
  `)
  expect(view).toEqual(other.rules.hide(other.s, 0))
  const third = moment(`
    given solo normal
    given stack - n +
    given turn S1
  `)
  expect(view).not.toEqual(third.rules.hide(third.s, 0))
})

test('EMR-14.12 once the stack has gone round it is known', () => {
  const first = moment(`
    given solo normal
    given stack n n n
    given turn S1
    given S1 area [R24 G34]@3
    given pile B11 B12 B14 B15
    do S1 draw
  `)
  expect(first.rules.hide(first.s, 0).stack).not.toEqual(first.s.stack)
  const second = played(first, 'draw')
  expect(second.rules.hide(second.s, 0).stack).toEqual(second.s.stack)
})

describe('EMR-18.13 the log', () => {
  test('of a draw the others learn the number', () => {
    const at = moment(`
      given duel
      given turn S1
      given pile G11 G13
      do S1 draw
    `)
    expect(told(at, 'emr.draw', 0)).toMatchObject([{ seat: 0, count: 2, cards: ['G11', 'G13'] }])
    for (const viewer of [1, 'gallery'] as const) {
      expect(told(at, 'emr.draw', viewer)).toMatchObject([{ seat: 0, count: 2 }])
      expect(JSON.stringify(told(at, 'emr.draw', viewer))).not.toMatch(/G1[13]/)
    }
  })

  test('EMR-9.24 of a draw by an effect only the drawer learns the card', () => {
    const at = moment(`
      given duel
      given turn S1
      given S1 hand B14; area [R25 R32]@3
      given S2 area [G31 Y52]@3
      given pile G11
      do S1 attack B14 left
      do S1 effect draw S2
    `)
    expect(told(at, 'emr.draw', 1)).toMatchObject([{ seat: 1, count: 1, cards: ['G11'] }])
    expect(JSON.stringify(told(at, 'emr.draw', 0))).not.toMatch(/G11/)
    expect(known(at, 0)).not.toContain('G11')
  })

  test('EMR-13.6, EMR-13.7 T2 tells its owner alone, when it sets aside and when it takes', () => {
    const at = moment(`
      given duel
      given turn S1
      given S1 fighter Spider; hand B14; area [R25 R12]@3
      given S2 area [G31 Y52]@3
      given pile G11
      do S1 attack B14 left
      do S1 aside yes
      do S1 effect none
    `)
    for (const key of ['emr.aside', 'emr.takeAside']) {
      expect(told(at, key, 0)).toMatchObject([{ seat: 0, cards: ['G11'] }])
      expect(JSON.stringify(told(at, key, 1))).not.toMatch(/G11/)
    }
  })

  test('EMR-13.15, EMR-3.14 the card of T4 and dropped cards are shown to all', () => {
    const revealed = moment(`
      given duel
      given turn S1
      given S1 fighter Fox; area [R25 R12]@3
      given pile B42
      do S1 start T4
    `)
    expect(told(revealed, 'emr.reveal', 'gallery')).toMatchObject([{ seat: 0, card: 'B42', dragon: false }])
    expect(known(revealed, 'gallery')).toContain('B42')
    const dropped = moment(`
      given team
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 life 1; hand G11 G12 G13; area [G24 Y34]@3
      do S1 attack B14 left
      do S2 drop G12
    `)
    expect(told(dropped, 'emr.drop', 'gallery')).toMatchObject([{ seat: 1, cards: ['G12'] }])
    expect(known(dropped, 'gallery')).toContain('G12')
  })
})

test('EMR-18.3 nobody finds the pile or a hand in the randomness of a view', () => {
  const { rules, s } = dealt({ mode: 'freeForAll', seats: 3 })
  for (const viewer of [0, 1, 2, 'gallery'] as const) expect(rules.hide(s, viewer).stream).toBeNull()
})

test("EMR-14.27 the automaton's turn begins with the fury check, also with a neutral token", () => {
  const { log } = moment(`
    given solo normal
    given stack n + -
    given turn S1
    given S1 fighter Monkey; hand Y24; area [B25 Y12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect none
    do S1 free no
  `)
  const keys = log.map(({ key, seat }) => `${key} ${JSON.stringify(seat)}`)
  const begin = keys.indexOf('emr.turn 1')
  expect(begin).toBeGreaterThan(0)
  expect(keys.slice(begin, begin + 2)).toEqual(['emr.turn 1', 'emr.fury 0'])
  expect(keys[begin + 2]).toMatch(/^emr.token/)
})
