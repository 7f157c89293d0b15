import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// The attack sequence of the rulebook: step by step, then in one piece.

test('R-01 (EMR-6.1, EMR-6.2, EMR-6.3, EMR-6.7) an attack of 2+2 against a defence of 3+2 misses and costs nobody a life', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    expect attack 4, defence 5, miss
    expect S2 life 10
    expect S1 area [R12 Y24]@4
    expect asked S1 effect
  `))

test('R-02 (EMR-9.1, EMR-9.6) the effect of the blow comes after a miss too', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect slide S1 left 1
    expect S1 area [R12 Y24]@3
    expect asked S1 free
  `))

test('R-03 (EMR-10.1, EMR-10.4) a pair of twos brings a free turn, in which one card is drawn', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    given pile G11 G13 G14
    do S1 attack Y24 right
    do S1 effect none
    do S1 free yes
    expect asked S1 action
    expect offered draw
    do S1 draw
    expect S1 hand G11
    expect turn S2
  `))

test('R-04 (EMR-6.1, EMR-7.1) 4+2 against 6 hits, and the damage is that of the blow', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect damage 2
    expect S2 life 8
    expect asked S1 effect
  `))

test('R-05 (EMR-8.1, EMR-8.2) a dragon goes beside a dragon, and the card that leaves does nothing', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R22 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect asked S2 response
    expect offered take, counter B53 left
    do S2 counter B53 left
    expect S2 area [B53 G23]@2
    expect discards Y24 B42
    expect countered
    expect S2 life 10
    expect S1 zones none
    expect turn S2
  `))

test('R-06 (EMR-8.4) the attacker counters back in the same way', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31; area [R22 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    expect asked S1 counterback
    expect offered stand, counter G31 right
    do S1 counter G31 right
    expect S1 area [R22 G31]@3
    expect discards B14 Y24
    expect asked S1 effect
  `))

test('R-07 (EMR-8.6, EMR-9.1) after a failed counter the first blow deals its damage and has its effect', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31; area [R22 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    do S1 counter G31 right
    expect damage 2
    expect S2 life 8
    do S1 effect trap S2 1
    expect S2 zones 1:d
    expect discards B42
    expect turn S2
  `))

test('R-08 (EMR-3.5, EMR-4.4) three cards in hand leave room for one', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11 B12 B14
    given pile G11 G13
    do S1 draw
    expect S1 hand B11 B12 B14 G11
    expect turn S2
  `))

test('R-09 (EMR-10.1, EMR-10.3) a bow and a card make a pair of ones', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R15
    given S2 area [G24 Y34]@3
    do S1 attack R15 right
    expect attack 2, defence 6, miss
    expect asked S1 free
    do S1 free no
    expect turn S2
  `))

test('R-10 (EMR-10.1) a pair of threes', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G34; area [R11 B43]@2
    given S2 area [G24 Y34]@3
    do S1 attack G34 right
    expect attack 6, defence 6, hit
    expect damage 3
    expect S2 life 7
    expect asked S1 free
  `))

test('V-01 (EMR-5.1, EMR-5.2, EMR-6.1, EMR-8.1, EMR-8.4, EMR-8.6, EMR-9.6, EMR-9.16, EMR-10.4) the whole sequence in one piece', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B24; area [Y11 B22]@3
    given S2 hand B14 B31; area [R22 R13]@3
    given pile B13
    do S1 attack B24 right
    expect attack 4, defence 5, miss
    expect S1 area [B22 B24]@4
    do S1 effect slide S1 left 1
    expect S1 area [B22 B24]@3
    do S1 free yes
    do S1 draw
    expect S1 hand B13
    do S2 attack B14 left
    expect attack 6, defence 6, hit
    expect S2 area [B14 R22]@2
    expect asked S1 response
    expect offered take, counter B13 left, counter B13 right
    do S1 counter B13 right
    expect S1 area [B24 B13]@4
    expect discards B22 Y11
    expect asked S2 counterback
    do S2 counter B31 right
    expect S2 area [R22 B31]@3
    expect discards B14
    expect damage 2
    expect S1 life 8
    expect asked S2 effect
    do S2 effect empower + R22
    expect S2 area [R22{+} B31]@3
    expect discards R13
    expect turn S1
  `))
