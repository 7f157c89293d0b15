import { describe, expect, test } from 'vitest'
import { seen } from '../../../kernel/events.ts'
import { scene } from '../testing/scene.ts'
import { moment } from '../testing/tables.ts'

// Chapter 19: every value beside the defaults. What concerns the deal is in setting-up.test.ts.

test('EMR-19.4 drawAtLimit = allowed still needs a card to draw', () =>
  scene(`
    given duel
    given option drawAtLimit allowed
    given turn S1
    given S1 hand B11 B12 B14 B15; area [R11 B43]@5
    given pile empty
    expect not offered draw
    refuse S1 draw by EMR-4.5
    expect asked S1 action
  `))

test('EMR-19.5 slideTrigger = stopping: both final columns, the leading card first', () =>
  scene(`
    given duel
    given option slideTrigger stopping
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34_]@1; zones 2:d 3:d 4:d
    do S1 attack Y24 right
    do S1 effect slide S2 right 2
    expect S2 life 9
    expect S2 zones 2:d 4:d
    expect asked S1 free
  `))

describe('EMR-19.6 freeTurnStart = no', () => {
  test('a free turn starts no fury and opens no technique', () =>
    scene(`
      given duel
      given option freeTurnStart no
      given turn S1
      given S1 fighter Boar; hand Y32 B31; area [R25 Y23]@3
      given S2 area [G24 Y34]@3
      do S1 attack Y32 right
      do S1 free yes
      expect S1 calm
      expect asked S1 action
    `))

  test('nor does it end fury, or take the marker back', () =>
    scene(`
      given duel
      given option freeTurnStart no
      given turn S1
      given S1 fighter Spider; hand Y42 Y14; area [R25 R12]@3
      given S2 area [G31 Y52]@3
      do S1 attack Y42 left
      do S1 aside no
      do S1 effect none
      do S1 free yes
      expect S1 fury; marker S2
      do S1 attack Y14 left
      expect asked S1 aside
    `))

  test('T3 stays shut in it', () =>
    scene(`
      given duel
      given option freeTurnStart no
      given turn S1
      given S1 fighter Heron; hand R42; area [R25 R12]@3
      given S2 area [G31 Y52]@3
      do S1 start none
      do S1 attack R42 left
      do S1 effect none
      do S1 free yes
      expect S1 fury
      expect asked S1 action
    `))
})

describe('EMR-19.7 leftOnly', () => {
  test('none: a trap may lie anywhere, on the own area too', () =>
    scene(`
      given ffa3
      given option leftOnly none
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 area [G31 Y52]@3
      do S1 attack B14 left
      expect also offered effect trap S1 1, effect trap S2 1, effect trap S3 1
      do S1 effect trap S3 6
      expect S3 zones 6:d
      expect asked S2 action
    `))

  const all = (blow: string) => `
    given ffa3
    given option leftOnly all
    given turn S1
    given S1 hand B14; area [R25{+} ${blow}]@3
    given S2 area [G31 Y52{-}]@3; zones 1:d
    given S3 area [G24{d} Y34]@3; zones 6:d
    do S1 attack B14 left
  `

  test('all: only oneself and the left neighbour', () => {
    scene(`${all('R23')}
      expect offered effect none, effect switch S1, effect switch S2
      refuse S1 effect switch S3 by EMR-19.7
    `)
    scene(`${all('R32')} expect offered effect none, effect draw S1, effect draw S2`)
    scene(`${all('B11')}
      expect offered effect none, effect remove + R25, effect remove - Y52, effect remove d S2 1
      refuse S1 effect remove d G24 by EMR-19.7
      refuse S1 effect remove d S3 6 by EMR-19.7
    `)
    scene(`${all('G43')}
      expect also offered effect slide S1, effect slide S2
      expect not offered effect slide S3
    `)
    scene(`${all('R13')}
      expect also offered effect empower + B14, effect empower - G31
      expect not offered effect empower + G24, effect empower - Y34
      refuse S1 effect empower + G24 by EMR-19.7
    `)
  })

  test('all: trap and wound keep to the left neighbour alone', () =>
    scene(`${all('B42')}
      expect offered effect none, effect trap S2 1, effect trap S2 2, effect trap S2 5, effect trap S2 6
    `))
})

test('EMR-19.8 zeroCounter = forbidden: a hit for nothing asks nothing', () =>
  scene(`
    given duel
    given option zeroCounter forbidden
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 hand B22 B33; area [G24 Y32]@3
    do S1 attack R13 left
    expect attack 4, defence 4, hit
    expect damage 0
    expect asked S1 effect
  `))

test('EMR-19.8 a hit whose bonus threatens can still be countered', () =>
  scene(`
    given duel
    given option zeroCounter forbidden
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 hand B22; area [G24_ Y32]@3
    do S1 attack R13 left
    expect offered take, counter B22 right
  `))

describe('EMR-19.9 blockedDragon = no', () => {
  test('a blocked dragon supports nothing and opens no question', () =>
    scene(`
      given duel
      given option blockedDragon no
      given turn S1
      given S1 hand Y24 G31; area [G13 R12]@3
      given S2 hand B22; area [Y14 G23_]@3
      do S1 attack Y24 right
      expect attack 4, defence 4, hit
      expect damage 4
      expect asked S1 effect
    `))

  test('beside an upright one the other side is refused', () =>
    scene(`
      given duel
      given option blockedDragon no
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 hand B53; area [G23 B24_]@3
      do S1 attack B14 left
      expect offered take, counter B53 left
      refuse S2 counter B53 right by EMR-19.9
      expect asked S2 response
    `))

  test('nor does it for countering back', () =>
    scene(`
      given duel
      given option blockedDragon no
      given turn S1
      given S1 hand B14 G31; area [R22_ B42]@3
      given S2 hand B53; area [G23 Y24]@3
      do S1 attack B14 left
      do S2 counter B53 left
      expect countered
      expect asked S2 action
    `))
})

test('EMR-19.10 bonusPerCard = each: two for every matching card', () =>
  scene(`
    given duel
    given option bonusPerCard each
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ G34_]@3
    do S1 attack R14 left
    expect damage 6
    expect S2 life 4
    expect asked S1 effect
  `))

test('EMR-19.11 teamOverflow = carried: the rest of the packet follows the drop', () =>
  scene(`
    given team
    given option teamOverflow carried
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand G11 G12 G13; area [G24 Y34]@3
    do S1 attack B14 left
    expect asked S2 drop
    expect S4 life 6
    do S2 drop G12
    expect S2 downed; S4 life 5
    expect asked S1 effect
  `))

test('EMR-19.11 and can fell the team', () =>
  scene(`
    given team
    given option teamOverflow carried
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; area [G24 Y34]@3
    given S4 life 1
    do S1 attack B14 left
    expect winner S1 S3
  `))

test('EMR-19.12 crowAndT1 = spared: the crow stops only the blow', () =>
  scene(`
    given duel
    given option crowAndT1 spared
    given turn S1
    given S1 fighter Monkey; hand B14; area [R25 R12]@3; zones 2:c
    given S2 fighter Crow; area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, neweffect switch S1, neweffect switch S2
  `))

describe('EMR-19.13, EMR-13.6 asideSeen', () => {
  const setAside = (value: string) =>
    moment(`
      given duel
      given option asideSeen ${value}
      given turn S1
      given S1 fighter Spider; hand B14; area [R25 R12]@3
      given S2 area [G31 Y52]@3
      given pile G11
      do S1 attack B14 left
      do S1 aside yes
    `)

  test.each([
    ['owner', true],
    ['nobody', false],
  ])('%s', (value, isSeen) => {
    const { rules, s, log } = setAside(value)
    expect(rules.cards(rules.hide(s, 0)).includes('G11')).toBe(isSeen)
    expect(rules.cards(rules.hide(s, 1))).not.toContain('G11')
    const told = log.filter(({ key }) => key === 'emr.aside').map((event) => JSON.stringify(seen(event, 0)))
    expect(told).toHaveLength(1)
    expect(told[0].includes('G11')).toBe(isSeen)
  })
})

describe('EMR-19.14 turnLimit', () => {
  const lastTurn = (lives: string, mode = 'duel') => `
    given ${mode}
    given option turnLimit 10
    given turn S1
    ${lives}
    expect nobody has won
    do S1 draw
  `
  test('after so many turns most life wins', () =>
    scene(`${lastTurn('given S2 life 9')} expect winner S1`, { turn: 9 }))
  test('equal life is shared', () => scene(`${lastTurn('')} expect winner S1 S2`, { turn: 9 }))
  test('one turn earlier the game goes on', () => scene(`${lastTurn('')} expect asked S2 action`, { turn: 8 }))
  test('a single turn may be all there is', () =>
    scene(`
      given duel
      given option turnLimit 1
      given turn S1
      do S1 draw
      expect winner S1 S2
    `))
  test('of teams the sum counts', () =>
    scene(`${lastTurn('given S1 life 1\n given S2 life 3', 'team')} expect winner S2 S4`, { turn: 9 }))
  test('a free turn is no turn of its own', () =>
    scene(
      `
      given duel
      given option turnLimit 10
      given turn S1
      given S1 hand Y24; area [B25 R12]@3
      given S2 area [G31 Y52]@3
      do S1 attack Y24 right
      do S1 effect none
      do S1 free yes
      expect asked S1 action
      do S1 draw
      expect winner S1 S2
    `,
      { turn: 9 },
    ))
})

test.each(['duel', 'ffa3', 'team', 'solo hard'])('EMR-19.15 life: a number for everybody (%s)', (mode) =>
  scene(`
    given new ${mode}
    given option life 3
    expect S1 life 3; S2 life 3
  `),
)
