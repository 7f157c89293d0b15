import { expect, it } from 'vitest'
import { stampsIn } from '../../../board/stamps.ts'
import { houseOf } from '../options.ts'
import { moment as given, type Moment } from '../testing/tables.ts'
import { exchangeAfter } from './exchange.ts'
import { flightsFor, pulsesFor, STAMPS } from './flights.ts'

const flightsAt = ({ rules, s, log }: Moment, viewer: number) =>
  new Map(
    flightsFor(houseOf(rules.setup), rules.hide(s, viewer), viewer, log).map(({ id, from }) => [id, from] as const),
  )

const exchanged = `given duel
  given S1 hand B14 G31; area [R22 B42]@3
  given S2 hand B53; area [G23 Y24]@3; zones 6:d
  given turn S1
  do S1 attack B14 left`

it('lets my cards come from my hand and those of others from theirs', () => {
  const countered = given(`${exchanged}\n do S2 counter B53 left`)
  expect(flightsAt(countered, 0).get('card B53')).toBe('hand of 1')
  expect(flightsAt(countered, 1).get('card B53')).toBe('card B53')
  expect(flightsAt(countered, 1).get('card B14')).toBe('hand of 0')
})

it('lets the blow come from the area, and hands be filled from the pile', () => {
  const flights = flightsAt(given(exchanged), 1)
  expect(flights.get('card B42')).toBe('card B42')
  expect(flights.get('back 0 0')).toBe('pile')
  expect(flights.get('card B53')).toBe('pile')
  expect(flights.get('token 1 6 damage')).toBe('supply')
})

it("lets the automaton's card come from the pile", () => {
  const solo = given(`given solo
    given S1 hand B11 B12; area [R24 R34]@3
    given S2 area [G24 Y34]@3
    given pile B13 B15 B21
    given stack + - n
    given turn S1
    do S1 draw`)
  expect(solo.log).toContainEqual(expect.objectContaining({ key: 'emr.attack', seat: 1, card: 'B21' }))
  expect(flightsAt(solo, 0).get('card B21')).toBe('pile')
})

it('shakes what is hurt and says how much', () => {
  const { log } = given(`${exchanged}\n do S2 take`)
  expect(pulsesFor(log)).toEqual([
    { id: 'life 1', kind: 'hurt', after: 0 },
    { id: 'area 1', kind: 'hurt', after: 0 },
  ])
  expect([...stampsIn(STAMPS, log)]).toEqual([[1, [{ text: '−2', tone: 'loss' }]]])
})

it('lights up what blocks before the rest of the hit shakes it', () => {
  const blue = exchanged.replace('[G23 Y24]', '[B23 Y24]')
  expect(pulsesFor(given(`${blue}\n do S2 block B23`).log)).toEqual([
    { id: 'area 1', kind: 'healed', after: 0 },
    { id: 'life 1', kind: 'hurt', after: 1 },
    { id: 'area 1', kind: 'hurt', after: 1 },
  ])
})

it('remembers an attack with its counters until something else is done', () => {
  const { log } = given(`${exchanged}\n do S2 counter B53 left\n do S1 counter G31 right`)
  const exchange = exchangeAfter(null, log)
  expect(exchange).toMatchObject({
    attacker: 0,
    defender: 1,
    blow: 'B42',
    check: { attack: 6, defence: 6, isHit: true, isSure: false },
    counters: [
      { seat: 1, card: 'B53' },
      { seat: 0, card: 'G31' },
    ],
    damage: 2,
  })
  expect(exchangeAfter(exchange, [{ key: 'emr.draw', seat: 1, count: 1, rule: 'EMR-9.23' }])).toBe(exchange)
  expect(exchangeAfter(exchange, [{ key: 'emr.draw', seat: 1, count: 2, rule: 'EMR-4.4' }])).toBeNull()
})
