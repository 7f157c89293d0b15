import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 13, T7 to T9,.

test('EMR-13.26 a crow goes to any unoccupied zone, with tokens or without', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; area [R25 R12]@3; zones 1:d
    given S2 area [G24_ Y34]@1; zones 6:c
    expect offered start none, start T7 S1 1, start T7 S1 2, start T7 S1 5, start T7 S1 6, start T7 S2 3, start T7 S2 4, start T7 S2 5, start T7 S2 6
    do S1 start T7 S1 1
    expect S1 zones 1:cd
    expect supply c 1
    expect asked S1 action
  `))

test('EMR-13.26 a covered crow counts as one of the three', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; area [R25_ R12]@3; zones 3:c
    given S2 area [G24 Y24]@3; zones 1:c 6:c
    expect S1 fury
    expect asked S1 action
  `))

test('EMR-13.27 a crow works against its owner', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand B14; area [R25 R12]@3; zones 2:c
    given S2 area [G31 Y52]@3
    do S1 start none
    do S1 attack B14 left
    do S1 aside no
    expect supply c 3
    expect asked S2 action
  `))

test('EMR-13.29, EMR-13.42 one crow at each beginning of a turn or free turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand R42; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 start T7 S2 1
    expect asked S1 action
    do S1 attack R42 left
    do S1 aside no
    do S1 effect none
    do S1 free yes
    do S1 start T7 S2 1
    expect S2 zones 1:cc
    expect asked S1 action
  `))

test('EMR-13.32, EMR-13.33, EMR-13.34 the marker is no sign of fury, and is not passed on while fury lasts', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Spider; area [R25 R12]@3
    expect asked S1 give
    expect offered give S2, give S3
    do S1 give S3
    do S1 draw
    expect asked S2 action
    do S2 draw
    expect asked S3 action
    expect S1 fury; S3 calm
    expect marker S3
  `))

test('EMR-13.34 in a team fight only opponents get the marker', () =>
  scene(`
    given team
    given turn S1
    given S2 fighter Spider; area [R25 R12]@3
    expect asked S2 give
    expect offered give S3, give S1
    do S2 give S3
    expect marker S3
    expect asked S1 action
  `))

test('EMR-13.30, EMR-13.35 three cards at the end of the turn are not punished', () =>
  scene(`
    given duel
    given turn S2
    given S1 fighter Spider; area [R25 R12]@3
    given S2 hand B11
    expect marker S2
    do S2 draw
    expect S2 hand 3 cards
    expect S2 life 10
    expect asked S1 action
  `))

test('EMR-13.30, EMR-17.4 the marker can cost the last life', () =>
  scene(`
    given ffa3
    given turn S2
    given S1 fighter Spider; area [R25 R12]@3
    given S2 life 1; hand B11 B12
    do S1 give S2
    do S2 draw
    expect S2 out
    expect discards B11 B12
    expect marker S3
    expect asked S3 action
  `))

test('EMR-13.36 the marker of a player who falls comes home and is given again at the next check in fury', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Spider; hand R14; area [R25 R32]@3
    given S2 life 2; area [G24 Y34]@3
    do S1 give S2
    do S1 attack R14 left
    do S1 aside no
    expect S2 out
    expect marker home
    do S1 effect none
    expect S1 fury
    expect marker S3
    expect asked S3 action
  `))

test('EMR-13.36 when its owner falls the marker is gone', () =>
  scene(`
    given ffa3
    given turn S2
    given S1 hand B11 B12
    given S2 hand B14; area [R25 B42]@3
    given S3 life 2; fighter Spider; area [R24 R34]@3
    do S3 give S1
    do S2 attack B14 left
    expect S3 out
    expect marker home
    do S2 effect none
    do S1 draw
    expect S1 hand 4 cards
    expect S1 life 8
    expect asked S2 action
  `))

test('EMR-13.38 T9 after a block that left no damage', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R12]@3
    given S2 area [R24 Y34]@3
    do S1 start none
    do S1 attack B14 left
    do S2 block R24
    expect asked S1 t9
    expect offered t9 no, t9 B14, t9 R25, t9 R24, t9 Y34
    do S1 t9 R24
    expect S2 area [R24_{d} Y34]@3
    expect S2 life 10
    do S1 effect none
    expect asked S1 free
  `))

test('EMR-13.38 T9 after a counter that failed, not after one that succeeded', () => {
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14 G31; area [R22 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 start none
    do S1 attack B14 left
    do S2 counter B53 left
    do S1 counter G31 right
    expect asked S1 t9
    do S1 t9 B53
    expect S2 area [B53{d} G23]@2
    expect S2 life 10
    do S1 effect none
    expect asked S1 free
  `)
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 start none
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect asked S2 action
  `)
})

test('EMR-13.38, EMR-13.37 T9 with a hit for nothing, and without a pair no free turn when it is declined', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R52]@3
    given S2 area [G24 Y34]@3
    do S1 start none
    do S1 attack B14 left
    expect asked S1 t9
    do S1 t9 no
    expect damage 0
    do S1 effect none
    expect asked S2 action
  `))

test('EMR-13.37 T9 needs a hit', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 start none
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect asked S1 effect
  `))

test('EMR-13.40, EMR-11.3 T9 needs a damage token in the supply', () =>
  scene(`
    given duel
    given turn S1
    given supply d 0
    given S1 fighter Tiger; hand B14; area [R25 R32]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect damage 3
    expect asked S1 effect
  `))

test('EMR-13.40, EMR-15.6 T9 reaches every card in play', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Tiger; hand B14; area [R25 R32]@3
    given S2 area [G24 Y34]@3
    given S3 area [G31_ Y52]@3
    do S1 attack B14 left
    expect offered t9 no, t9 B14, t9 R25, t9 G24, t9 Y34, t9 G31, t9 Y52
    do S1 t9 G31
    expect S3 area [G31_{d} Y52]@3
    expect S2 life 8
    expect asked S1 effect
  `))

test('EMR-13.39, EMR-16.6 T9 gives up both packets of a double hit', () =>
  scene(`
    given team
    given turn S1
    given S1 fighter Tiger; hand B14; area [R25 R32]@3
    given S2 area [G24 Y34]@3
    given S3 area [R11 R13]@3
    do S1 attack B14 left
    do S1 t9 G24
    expect S2 life 6; S4 life 6
    expect S2 area [G24{d} Y34]@3
    do S1 effect none
    expect asked S1 free
  `))
