import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 14: the automaton.

test('F-58 (EMR-14.14, EMR-14.15, EMR-14.17) a closed side sends the card to the other, and the automaton always hits', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S2 area [G24 Y34]@5
    given pile B11 B12 G51
    do S1 draw
    expect token +
    expect S2 area [G51 G24]@4
    expect damage 3
    expect S1 life 7
    expect turn S1
  `))

test('F-59 (EMR-14.20, EMR-14.21, EMR-14.22) its slide takes the couple to the end on the side of the token', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [R25 R12]@3; zones 6:d
    given S2 area [G43 Y34]@3
    given pile B11 B14 G51
    do S1 draw
    do S1 move none
    expect asked S1 response
    expect offered take
    do S1 take
    expect S1 life 8
    expect S1 area [R25 R12]@5
    expect S1 zones none
    expect turn S1
  `))

test('F-60 (EMR-14.21) and to the other end from there', () =>
  scene(`
    given solo normal
    given stack - + n
    given turn S1
    given S1 area [R24 B34]@1
    given S2 area [Y34 G43]@3
    given pile B11 B14 G51
    do S1 draw
    expect token -
    expect S1 life 9
    expect S1 area [R24 B34]@5
  `))

test('F-61 (EMR-14.23, EMR-14.25) its trap lies beside the couple, on the open side', () =>
  scene(`
    given solo normal
    given stack + - n
    given turn S1
    given S1 area [R24 G34]@5
    given S2 area [B42 Y34]@3
    given pile B11 B14 G51
    do S1 draw
    expect S1 life 8
    expect S1 zones 4:d
  `))

test('F-62 (EMR-14.24) its wound lies on the card of the side', () =>
  scene(`
    given solo normal
    given stack - + n
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [Y34 B32]@3
    given pile B11 B14 G51
    do S1 draw
    expect S1 life 9
    expect S1 area [R24{d} G34]@3
    expect supply d 13
  `))

test('F-63 (EMR-14.13, EMR-14.20) a neutral token, then an effect that it does not use', () =>
  scene(`
    given solo normal
    given stack n + -
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [Y41 B33]@3
    given pile B11 B14 B15 B41 G51
    do S1 draw
    expect token n
    expect S2 area [Y41 B33]@3
    expect turn S1
    do S1 draw
    expect token +
    expect S2 area [B33 G51]@4
    expect S1 life 8
    expect S1 area [R24 G34]@3
  `))

test('F-64 (EMR-14.9, EMR-14.10) it blocks whenever it can, with the left card first', () =>
  scene(`
    given solo hard
    given stack + -
    given turn S1
    given S1 hand R14; area [R25 G43]@3
    given S2 area [G24 G34]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    expect damage 0
    expect S2 area [G24_ G34]@3
    expect asked S1 effect
  `))

test('F-79 (EMR-14.11, EMR-14.12) the stack comes round again', () =>
  scene(`
    given solo normal
    given stack n +
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [B33 Y41]@3
    given pile B11 B14 B15 B41 R51 R52
    do S1 draw
    expect token n
    do S1 draw
    expect token +
    expect S2 area [Y41 R51]@4
    expect S1 life 7
    do S1 attack B11 left
    expect attack 3, defence 5, miss
    expect token n
    expect S2 area [Y41 R51]@4
    expect turn S1
  `))

test('F-80 (EMR-14.19, EMR-14.26) no free turn for the automaton, and no trap without a token', () =>
  scene(`
    given solo normal
    given stack + n -
    given supply d 0
    given turn S1
    given S1 area [R24 G34]@3
    given S2 area [B42 Y34]@3
    given pile B11 B14 R42
    do S1 draw
    expect S2 area [Y34 R42]@4
    expect S1 life 8
    expect S1 zones none
    expect turn S1
  `))

test('F-81 (EMR-14.28, EMR-9.24) the automaton draws no card', () =>
  scene(`
    given solo normal
    given stack n + -
    given turn S1
    given S1 hand B14; area [R25 R32]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect draw S1
  `))
