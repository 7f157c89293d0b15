import { describe, expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'
import { type Moment, moment } from '../testing/tables.ts'

// EMR-0.4, EMR-0.5, EMR-0.9: losses of life, one after the other.

/** Who lost how much, why, and what is left: each packet in its order. */
const packets = ({ log }: Moment): string[] =>
  log
    .filter(({ key }) => key === 'emr.hurt')
    .map(({ seat, amount, cause, life }) => [seat, amount, cause, life].map((part) => JSON.stringify(part)).join(' '))

test('EMR-0.5 the damage of a hit is one packet, whatever its size', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ Y34]@3
    do S1 attack R14 left
  `)
  expect(packets(at)).toEqual(['1 4 "hit" 6'])
})

test('EMR-0.5 a packet of 0 is no packet', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand G51
    do S1 attack G51 left
  `)
  expect(at.log.map(({ key }) => key)).toContain('emr.damage')
  expect(packets(at)).toEqual([])
})

test('EMR-5.6 a crow acts after the damage tokens of its zone and before those of the blow', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42{d}]@3; zones 2:cd
    given S2 fighter Crow; area [G31 Y52]@3
    do S1 attack B14 left
  `)
  const acting = ['emr.hurt', 'emr.crowed']
  expect(at.log.filter(({ key }) => acting.includes(key)).map(({ key, cause }) => [key, cause])).toEqual([
    ['emr.hurt', 'trap'],
    ['emr.crowed', undefined],
    ['emr.hurt', 'wound'],
  ])
})

test('EMR-5.6, EMR-18.6 whoever falls by the zone drops cards before anything else of step 1 acts', () =>
  scene(`
    given team
    given turn S1
    given S1 life 1; hand B14 G11 G12 G13; area [R25 B42{d+}]@3; zones 2:cd
    given S2 fighter Crow; area [G31 Y52]@3
    do S1 attack B14 left
    expect asked S1 drop
    expect S1 zones 2:c
    expect supply d 15; supply + 7; supply c 2
    expect S3 life 6
    do S1 drop G11
    expect S1 zones none
    expect supply d 16; supply + 8; supply c 3
    expect S3 life 5
    expect asked S2 action
  `))

test('EMR-0.5, EMR-5.6 each damage token is a packet of 1: those of the zone, then those of the blow, then the hit', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42{d}]@3; zones 2:dd
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
  `)
  expect(packets(at)).toEqual(['0 1 "trap" 9', '0 1 "trap" 8', '0 1 "wound" 7', '1 2 "hit" 8'])
})

test('EMR-0.9, EMR-17.2 the first packet too many ends the game, and nothing further is taken', () => {
  const at = moment(`
    given duel
    given turn S1
    given S1 life 2; hand B14; area [R25 B42{d}]@3; zones 2:dd
    given S2 life 1; area [G24 Y34]@3
    do S1 attack B14 left
  `)
  expect(packets(at)).toEqual(['0 1 "trap" 1', '0 1 "trap" 0'])
  expect(at.rules.outcome(at.s)).toMatchObject({ places: [2, 1], reason: 'lastStanding', rule: 'EMR-17.2' })
})

test('EMR-16.6, EMR-16.7 in a team fight a packet that is handed on says whom it was meant for', () => {
  const at = moment(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 downed; area [G24 Y34]@3
    given S3 area [B11 B12]@3
    do S1 attack R14 left
  `)
  expect(packets(at)).toEqual(['3 2 "hit" 4', '3 2 "double" 2'])
  expect(at.log.filter(({ key }) => key === 'emr.hurt').map((event) => event.for)).toEqual([1, undefined])
})

describe('EMR-0.4 life does not go below 0', () => {
  test('EMR-1.1, EMR-17.1 a packet larger than the life ends at the last space', () =>
    scene(`
      given duel
      given turn S1
      given S1 hand R14; area [R25 G13]@3
      given S2 life 1; area [G24_ Y34]@3
      do S1 attack R14 left
      expect S2 life 0
      expect winner S1
    `))
})

test('EMR-0.1 the left neighbour of the last seat is the first', () =>
  scene(`
    given ffa3
    given turn S3
    given S1 area [G24 Y34]@3
    given S3 hand B14; area [R25 B42]@3
    do S3 attack B14 left
    expect attack 6, defence 6, hit
    expect S1 life 6
    expect offered effect none, effect trap S1 1, effect trap S1 2, effect trap S1 5, effect trap S1 6
    do S3 effect none
    expect asked S1 action
  `))

test('EMR-12.7, EMR-12.1 a couple of one colour does nothing for whoever has no fighter', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    expect S1 calm
    do S1 attack B14 left
    expect damage 1
    expect asked S1 effect
  `))

test('EMR-7.18 whoever blocks is not asked again', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B53; area [G23 B24]@3
    do S1 attack B14 left
    expect also offered block B24, counter B53 left
    do S2 block B24
    expect damage 1
    expect asked S1 effect
  `))

test('EMR-3.13, EMR-9.2 cards that leave in a counter go to the discards at once, and after it there is no effect', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 B33; area [R22 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    expect discards Y24 only
    expect suspense B42
    do S1 stand
    expect discards Y24 B42 only
    expect asked S2 action
  `))

test('EMR-19.11 what is carried over comes at once, before the second packet of a double hit', () => {
  const at = moment(`
    given team
    given option teamOverflow carried
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 life 1; area [G24 Y34]@3
    given S3 area [B11 B12]@3
    do S1 attack R14 left
  `)
  expect(packets(at)).toEqual(['1 2 "hit" 0', '3 1 "carried" 5', '3 2 "double" 3'])
})

test('EMR-9.12, EMR-17.3 the second token under a slide finds nobody when the first has felled its victim', () =>
  scene(`
    given ffa4
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 life 1; area [G24 Y34]@1; zones 3:ddd
    do S1 attack Y24 right
    do S1 effect slide S2 right 1
    expect S2 out
    expect S1 life 6; S3 life 6; S4 life 6
    expect supply d 16
    expect asked S1 free
  `))

test('EMR-0.3, EMR-5.4 the five steps of an attack, in order', () => {
  const { log } = moment(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3; zones 5:d
    given S2 area [G24 Y32]@3
    do S1 attack Y24 right
    do S1 effect slide S1 left 1
    do S1 free yes
  `)
  expect(log).toMatchObject([
    { key: 'emr.attack', seat: 0, card: 'Y24', side: 'right', blow: 'B25' },
    { key: 'emr.hurt', seat: 0, cause: 'trap' },
    { key: 'emr.check', seat: 0, to: 1, attack: 4, defence: 4, hit: true },
    { key: 'emr.damage', seat: 0, to: 1, amount: 1 },
    { key: 'emr.hurt', seat: 1, cause: 'hit' },
    { key: 'emr.slide', seat: 0, to: 0, side: 'left', by: 1 },
    { key: 'emr.freeTurn', seat: 0 },
  ])
})

describe('what is told when something comes to nothing', () => {
  test('EMR-13.36 the marker of whoever falls goes home before everybody', () => {
    const at = moment(`
      given ffa3
      given turn S1
      given marker S2
      given S1 hand B14; area [R25 B42]@3
      given S2 life 2; area [G24 Y34]@3
      given S3 fighter Spider; area [R11 R12]@3
      do S1 attack B14 left
    `)
    expect(at.log.filter(({ key }) => key === 'emr.markerBack')).toEqual([
      { key: 'emr.markerBack', seat: 2, rule: 'EMR-13.36' },
    ])
  })

  test('EMR-14.26 the automaton without a card is passed over', () => {
    const at = moment(`
      given solo normal
      given stack + - n
      given turn S1
      given S1 hand G51 B33; area [R11 X2]@3
      given S2 area [G24 Y34]@3
      given pile empty
      do S1 attack G51 left
      do S1 free no
    `)
    expect(at.log).toContainEqual({ key: 'emr.skip', seat: 1, rule: 'EMR-14.26' })
  })

  test('EMR-5.6 a fall in step 1 leaves a position that can be taken up again', () => {
    const { rules, s } = moment(`
      given team
      given turn S1
      given S1 life 1; hand B14 G11 G12 G13; area [R25 B42{d+}]@3; zones 2:cd
      given S2 fighter Crow; area [G31 Y52]@3
      do S1 attack B14 left
    `)
    expect(rules.position.read(rules.position.write(s))).toEqual({ ok: true, value: s })
  })
})
