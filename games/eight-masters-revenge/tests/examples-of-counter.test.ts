import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 8: countering.

test('F-23 (EMR-8.5, EMR-18.7) a counter ends the turn in spite of a pair; one is asked to counter back without a dragon in hand', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24 B33; area [B25 R12]@3
    given S2 hand B22; area [G24 Y32]@3
    do S1 attack Y24 right
    expect attack 4, defence 4, hit
    do S2 counter B22 right
    expect asked S1 counterback
    expect offered stand
    do S1 stand
    expect countered
    expect S2 life 10
    expect S1 area [R12 Y24]@4
    expect discards B25 G24
    expect turn S2
  `))

test('F-24 (EMR-7.15, EMR-8.6, EMR-10.3) a blocked card that left in the exchange brings no bonus, and the couple of the end makes the pair', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24 G31; area [G13 R12]@3
    given S2 hand B22; area [G24_ Y32]@3
    do S1 attack Y24 right
    expect attack 4, defence 4, hit
    expect offered take, counter B22 right
    do S2 counter B22 right
    expect S2 area [Y32 B22]@4
    do S1 counter G31 left
    expect S1 area [G31 R12]@3
    expect damage 2
    expect S2 life 8
    do S1 effect none
    expect asked S1 free
  `))

test('F-25 (EMR-8.3, EMR-7.15) a blocked dragon supports a counter, and still brings the bonus when it fails', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24 G31; area [G13 R12]@3
    given S2 hand B22; area [Y14 G23_]@3
    do S1 attack Y24 right
    expect attack 4, defence 4, hit
    expect offered take, counter B22 right
    do S2 counter B22 right
    expect S2 area [G23_ B22]@4
    do S1 counter G31 left
    expect damage 4
    expect S2 life 6
  `))

test('F-26 (EMR-8.2, EMR-18.4) a dragon at the wall opens no question', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B53; area [G23 Y24]@1
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect damage 2
    expect S2 life 8
    expect asked S1 effect
  `))

test('F-27 (EMR-18.7) the defender is asked without a dragon card in hand', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B33; area [G23 Y24]@3
    do S1 attack B14 left
    expect asked S2 response
    expect offered take
    do S2 take
    expect S2 life 8
  `))

test('F-28 (EMR-18.4) a defender with an empty hand and no block is not asked', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G23 Y24]@3
    do S1 attack B14 left
    expect S2 life 8
    expect asked S1 effect
  `))

test('F-29 (EMR-8.9, EMR-8.11) a counter onto a trap can be the last', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand B53; area [G23 Y24]@3; zones 2:d
    do S1 attack B14 left
    do S2 counter B53 left
    expect winner S1
  `))

test('F-30 (EMR-8.9, EMR-8.10, EMR-9.15) in a counter damage tokens hurt, the others are spent for nothing', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand B14; area [R25 B42]@3
    given S2 hand B53; area [G23 Y24{d+}]@3; zones 2:c
    expect supply c 2
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect S2 life 9
    expect S2 zones none
    expect supply c 3; supply + 8; supply d 16
  `))
