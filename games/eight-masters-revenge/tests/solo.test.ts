import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 14.

test('EMR-14.10 it blocks with both cards when two damage can be averted', () =>
  scene(`
    given solo hard
    given stack + -
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24 G34]@3
    do S1 attack R14 left
    expect damage 0
    expect S2 area [G24_ G34_]@3
    expect asked S1 effect
  `))

test('EMR-14.10, EMR-7.6 it also blocks to avert nothing but the bonus, never a hit without damage', () => {
  scene(`
    given solo hard
    given stack + -
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 area [G24_ G32]@3
    do S1 attack R13 left
    expect attack 4, defence 4, hit
    expect damage 0
    expect S2 area [G24_ G32_]@3
    expect asked S1 effect
  `)
  scene(`
    given solo hard
    given stack + -
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 area [G24 G32]@3
    do S1 attack R13 left
    expect damage 0
    expect S2 area [G24 G32]@3
    expect asked S1 effect
  `)
})

test('EMR-14.9 it never counters', () =>
  scene(`
    given solo hard
    given stack + -
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G23 Y24]@3
    do S1 attack B14 left
    expect S2 life 8
    expect S2 area [G23 Y24]@3
    expect asked S1 effect
  `))

test('EMR-14.4, EMR-14.14 a minus sends the card to the left', () =>
  scene(`
    given solo normal
    given stack - + n
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [Y41 B33]@3
    given pile B11 B14 G51
    do S1 draw
    expect token -
    expect S2 area [G51 Y41]@2
    expect S1 life 7
    expect discards B33 only
    expect asked S1 action
  `))

test('EMR-14.16 its own tokens hurt it, and plus and minus count', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [B33{d+} Y41]@3; zones 5:d
    given pile B11 B14 G51
    do S1 draw
    expect S2 life 8
    expect S2 zones none
    expect damage 4
    expect S1 life 6
    expect asked S1 action
  `))

test('EMR-14.16, EMR-14.20 a crow stops its effect', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 fighter Crow; area [R24 G34]@3
    given S2 area [B42 Y34]@3; zones 5:c
    given pile B11 B14 G51
    do S1 draw
    expect S1 life 8
    expect S1 zones none
    expect supply c 3
    expect asked S1 action
  `))

test('EMR-14.7, EMR-17.2 it loses by its own tokens as well', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 life 1; area [R24 G34]@3
    given S2 life 1; area [B33 Y41]@3; zones 5:d
    given pile B11 B14 G51
    do S1 draw
    expect S2 life 0; S1 life 1
    expect winner S1
  `))

test('EMR-14.8 the human loses at the end of the own life track', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 life 3; area [R24 G34]@3
    given S2 area [B33 Y41]@3
    given pile B11 B14 G51
    do S1 draw
    expect S1 life 0
    expect asked nobody
    expect winner nobody
  `))

test('EMR-14.17, EMR-14.18 a counter succeeds at once, and nothing of the attack is left', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 hand B22; area [R25 R12]@3
    given S2 area [B42 Y34]@3
    given pile B11 B14 G51
    do S1 draw
    expect asked S1 response
    expect offered take, counter B22 right
    do S1 counter B22 right
    expect countered
    expect S1 area [R12 B22]@4
    expect S1 life 10; S1 zones none
    expect discards B42 R25 only
    expect asked S1 action
  `))

test('EMR-14.17, EMR-14.18 its hits are blocked, and get the bonus', () => {
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [B24 B34]@3
    given S2 area [B33 Y41]@3
    given pile B11 B14 G51
    do S1 draw
    expect also offered take, block B24, block B34, block B24 B34
    do S1 block B24 B34
    expect damage 1
    expect S1 life 9
    expect asked S1 action
  `)
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [B25_ R34]@3
    given S2 area [B33 Y41]@3
    given pile B11 B14 G51
    do S1 draw
    expect damage 5
    expect S1 life 5
    expect asked S1 action
  `)
})

test('EMR-14.25 the side of its effects is the token, even if the card went to the other side', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [Y34 B32]@5
    given pile B11 B14 G51
    do S1 draw
    expect S2 area [G51 Y34]@4
    expect S1 area [R24 G34{d}]@3
    expect asked S1 action
  `))

test('EMR-14.23 its trap lies next to the couple on the side of the token', () =>
  scene(`
    given solo normal
    given stack - + n
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [Y34 B42]@3
    given pile B11 B14 G51
    do S1 draw
    expect S1 zones 2:d
    expect asked S1 action
  `))

test.each([
  ['remove', 'B11'],
  ['draw', 'B41'],
  ['copy', 'B51'],
  ['empower', 'B15'],
  ['switch', 'B14'],
])('EMR-14.20 it does not use %s', (_effect, blow) =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [R24 G34]@3; zones 1:c
    given S2 area [${blow} Y34]@3
    given pile R11 R13 G51
    given S1 fighter Crow
    do S1 draw
    expect S1 area [R24 G34]@3; S1 zones 1:c; S2 area [Y34 G51]@4; S1 hand R11 R13
    expect asked S1 action
  `),
)

test('EMR-14.26 without a card to draw it does nothing', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 hand G51 B33; area [R11 X2]@3
    given S2 area [G24 Y34]@3
    given pile empty
    do S1 attack G51 left
    do S1 free no
    expect token +
    expect S2 area [G24 Y34]@3
    expect S1 life 10
    expect asked S1 action
  `))

test('EMR-14.28 its area and its cards are targets like those of a player', () =>
  scene(`
    given solo normal
    given stack n + -
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect also offered effect trap S1 1, effect trap S2 6
    do S1 effect trap S2 6
    expect S2 zones 6:d
    expect asked S1 action
  `))

test('EMR-13.35 the marker of T8 lies with it and never bites', () =>
  scene(`
    given solo normal
    given stack n + -
    given turn S1
    given S1 fighter Spider; area [R25 R12]@3
    expect marker S2
    do S1 draw
    expect S2 life 10
    expect marker S2
    expect asked S1 action
  `))
