import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 5 to 7.

test('EMR-2.4, EMR-2.7, EMR-5.3, EMR-6.4 a blocked neighbour stays in the couple, with its tokens and its number', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25_{d+} B42]@3
    given S2 area [G24_ Y34_]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect S1 area [B14 R25_{d+}]@2
    expect S1 life 10
    expect asked S1 effect
  `))

test('EMR-5.8 a plus on the blow is spent by a miss', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42{+}]@3
    given S2 area [G31 Y52]@3
    expect supply + 7
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect supply + 8
    expect asked S1 effect
  `))

test('EMR-5.9 two crows on one zone do no more than one, and both are spent', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3; zones 2:cc
    given S2 fighter Crow; area [G31 Y52]@3
    expect supply c 1
    do S1 attack B14 left
    expect supply c 3
    expect S1 zones none
    expect asked S2 action
  `))

test('EMR-5.9 a crow leaves the damage alone', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3; zones 2:c
    given S2 fighter Crow; area [G24 Y34]@3
    do S1 attack B14 left
    expect damage 2
    expect S2 life 8
    expect asked S2 action
  `))

test('EMR-5.11 what the tokens did stays done when the attack is countered', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42{d+}]@3; zones 2:d
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect S1 life 8
    expect supply d 16; supply + 8
    expect asked S2 action
  `))

test('EMR-5.10, EMR-17.3, EMR-17.4 an attacker who falls in step 1 leaves with all his cards, and the next one begins', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 life 1; hand B14 G55; area [R25 B42{d}]@3; zones 2:d 6:d
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect S1 out
    expect S2 life 8
    expect discards B14 B42 R25 G55 only
    expect supply d 16
    expect asked S2 action
  `))

test('EMR-6.5 blocks and counters do not change the sums of the check', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31; area [R22 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    do S1 counter G31 right
    expect attack 6, defence 6, hit
    expect damage 2
    expect asked S1 effect
  `))

test('EMR-6.6, EMR-15.2 the defender is the next one who is still in the fight', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 out
    given S3 area [G24 Y34]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect S3 life 6
    expect asked S1 effect
  `))

test('EMR-7.2, EMR-13.21 the one more of T6 comes after minus tokens have taken everything', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar; hand B14; area [R25 R12{--}]@3
    given S2 area [G24 Y34]@3
    do S1 start none
    do S1 attack B14 left
    expect damage 1
    expect S2 life 9
    expect asked S1 effect
  `))

test('EMR-7.4 a card in the block zone does not block again, whatever its colour', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ G34]@3
    do S1 attack R14 left
    expect offered take, block G34
    refuse S2 block G24 by EMR-7.4
    refuse S2 block G24 G34 by EMR-7.4
    do S2 take
    expect damage 4
    expect asked S1 effect
  `))

test('EMR-7.10 a blocked card stays down in the turns that follow', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R24_ Y34]@3
    do S1 draw
    do S2 draw
    expect S1 area [R24_ Y34]@3
    expect asked S1 action
  `))

test('EMR-7.11 the colour of the new card brings no bonus', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G14; area [R25 B42]@3
    given S2 area [G24_ Y34]@3
    do S1 attack G14 left
    expect attack 6, defence 6, hit
    expect damage 2
    expect asked S1 effect
  `))

test('EMR-7.19, EMR-1.6 bows are no colour: they neither block nor bring the bonus', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G51; area [X1 X2{+}]@3
    given S2 area [X3_ X4]@3
    do S1 attack G51 left
    expect attack 2, defence 2, hit
    expect damage 1
    expect S2 life 9
    expect asked S1 free
  `))

test('EMR-7.19, EMR-13.19 under T5 even a bow is blocked', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G51; area [X1 X2{+}]@3
    given S2 fighter Monkey; area [R12 R41]@3
    do S1 attack G51 left
    expect attack 2, defence 2, hit
    expect offered take, block R12, block R41
    do S2 block R12
    expect damage 0
    expect S2 area [R12_ R41]@3
    expect asked S1 free
  `))

test('EMR-3.4, EMR-9.1 the new card has no effect when it is placed', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 G51]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect discards G51 only
    expect asked S2 action
  `))
