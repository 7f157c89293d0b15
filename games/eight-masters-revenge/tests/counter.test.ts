import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 8.

test('EMR-8.7, EMR-13.8 a countered turn has its end: the card set aside is taken', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B14 G55; area [R25 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    given pile G11
    do S1 attack B14 left
    do S1 aside yes
    do S2 counter B53 left
    expect countered
    expect S1 hand G11 G55
    expect asked S2 action
  `))

test('EMR-8.9 damage tokens hurt whoever counters back', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B44 G31; area [R25{d} B42]@4; zones 2:d
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B44 left
    expect attack 6, defence 6, hit
    do S2 counter B53 left
    expect S1 life 10
    do S1 counter G31 left
    expect S1 area [G31 B44]@2
    expect S1 life 8
    expect damage 2
    expect S2 life 8
    expect asked S1 effect
  `))

test('EMR-8.10 a crow covered by a counter does not touch the first blow', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31; area [R22 B42]@3
    given S2 fighter Crow; hand B53; area [G23 Y24]@3; zones 2:c
    do S1 attack B14 left
    do S2 counter B53 left
    expect S2 zones none
    do S1 counter G31 right
    expect damage 2
    expect also offered effect trap S2
    expect asked S1 effect
  `))

test('EMR-8.12, EMR-15.7 a defender who falls over his counter ends the exchange, not the attack', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand B53; area [G23 Y24]@3; zones 2:d
    do S1 attack B14 left
    do S2 counter B53 left
    expect S2 out
    expect discards B53 G23 Y24
    expect asked S1 effect
    expect offered effect none, effect trap S3 1, effect trap S3 2, effect trap S3 5, effect trap S3 6
  `))

test('EMR-8.12 then T9 has nobody to spare', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R12]@3
    given S2 life 1; hand B53; area [G23 Y24]@3; zones 2:d
    do S1 start none
    do S1 attack B14 left
    do S2 counter B53 left
    expect S2 out
    expect asked S1 effect
  `))

test('EMR-8.13 an attacker who falls over his counter ends exchange, attack and turn', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 life 1; hand B44 G31; area [R25 B42]@4; zones 2:d
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B44 left
    do S2 counter B53 left
    do S1 counter G31 left
    expect S1 out
    expect S2 life 8
    expect discards B42 B44 R25 G31 Y24
    expect asked S2 action
  `))

test('EMR-8.14 a pair made by a counter brings no free turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand G12; area [G23 Y24]@3
    given pile G11 G13
    do S1 attack B14 left
    do S2 counter G12 left
    expect S2 area [G12 G23]@2
    expect countered
    expect turn S2
    expect asked S2 action
    do S2 draw
    expect S2 hand G11 G13
    expect asked S1 action
  `))

test('EMR-8.14, EMR-13.3 the effect of a card placed by countering is not on offer, that of the attack card is', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Monkey; hand B14 G31; area [R22 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    do S1 counter G31 right
    expect discards B14
    expect offered effect none, effect draw S1, effect draw S2, neweffect switch S1, neweffect switch S2
    do S1 neweffect switch S2
    expect S2 area [G23 B53]@2
    expect asked S2 action
  `))

test('EMR-8.16 T6 lets its owner counter back', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar; hand B14 G31; area [R22 R32]@3
    given S2 hand B53; area [G23 Y24]@3
    do S1 start none
    do S1 attack B14 left
    do S2 counter B53 left
    expect offered stand, counter G31 right
    do S1 counter G31 right
    expect damage 3
    expect S2 life 7
    expect asked S1 effect
  `))

test('EMR-7.17, EMR-8.4 after a counter there is no more blocking, only countering on', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31; area [R22 B42]@3
    given S2 hand B22 B53; area [G24 B24]@3
    do S1 attack B14 left
    expect offered take, block B24, counter B22 right, counter B53 right
    do S2 counter B53 right
    do S1 counter G31 right
    expect asked S2 counterback
    expect offered stand, counter B22 left, counter B22 right
    refuse S2 block B24 by TABLE-1
    refuse S2 take by TABLE-1
    do S2 stand
    expect S2 area [B24 B53]@4
    expect damage 2
    expect S2 life 8
    expect asked S1 effect
  `))

test('EMR-8.4, EMR-8.5 the exchange goes on until the attacker stops', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14 G31 B11; area [R22 B42]@3
    given S2 hand B22 B53; area [G24 B24]@3
    do S1 attack B14 left
    do S2 counter B53 right
    do S1 counter G31 right
    do S2 counter B22 left
    expect S2 area [B22 B24]@3
    expect asked S1 counterback
    expect offered stand
    do S1 stand
    expect countered
    expect S2 life 10
    expect discards B42 B14 G24 B53 only
    expect asked S2 action
  `))

test('EMR-8.15, EMR-15.9 nobody counters for another', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    given S3 hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect S2 life 6
    expect asked S1 effect
  `))

test('EMR-3.11 a bow that leaves by a counter is removed', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B53; area [B55 X4]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    do S2 counter B53 left
    expect removed X4
    expect not in discards X4
    expect asked S2 action
  `))
