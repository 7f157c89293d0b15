import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 12 and 13: fury and techniques.

test('F-52 (EMR-13.23, EMR-13.24, EMR-13.27, EMR-5.9) a crow takes the effect from the attack that is placed on it', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; area [R25 R12]@3
    given S2 hand B14; area [G24 Y24]@3
    given pile G11 G13
    do S1 start T7 S2 2
    expect S2 zones 2:c
    do S1 draw
    do S2 attack B14 left
    expect attack 6, defence 4, miss
    expect S2 zones none
    expect supply c 3
    expect turn S1
  `))

test('F-53 (EMR-13.23, EMR-13.26) three crows out, no fourth', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; area [R25 R12]@3; zones 1:c
    given S2 area [G24 Y24]@3; zones 1:c 6:c
    expect S1 fury
    expect asked S1 action
  `))

test('F-54 (EMR-13.30, EMR-13.33, EMR-13.35) T8 costs a life with four cards in hand at the end of the turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; area [R25 R12]@3
    given S2 hand B11 B12; area [G24 Y24]@3
    expect marker S2
    do S1 draw
    do S2 draw
    expect S2 hand 4 cards
    expect S2 life 9
    expect turn S1
  `))

test('F-55 (EMR-13.31, EMR-13.33) the marker comes home when fury ends', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B14; area [R25 R12]@3
    given S2 hand B11 B12; area [G31 Y52]@3
    expect marker S2
    do S1 attack B14 left
    do S1 aside no
    do S1 effect none
    expect turn S2
    expect S1 calm
    expect marker home
    do S2 draw
    expect S2 life 10
  `))

test('F-56 (EMR-13.37, EMR-13.38, EMR-13.39) T9 gives a wound and a free turn for the damage', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    do S1 start none
    do S1 attack B14 left
    expect asked S1 t9
    expect offered t9 no, t9 B14, t9 R25, t9 G24, t9 Y34
    do S1 t9 Y34
    expect S2 life 10
    expect S2 area [G24 Y34{d}]@3
    do S1 effect trap S2 2
    do S1 free yes
    expect S1 calm
    expect asked S1 action
    expect offered draw
  `))

test('F-57 (EMR-10.8, EMR-12.4) a free turn checks fury again', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar; hand Y32 B31; area [R25 Y23]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y32 right
    expect attack 6, defence 6, hit
    expect damage 2
    expect S2 life 8
    expect asked S1 free
    do S1 free yes
    expect S1 fury
    expect asked S1 start
  `))

test('F-77 (EMR-8.14, EMR-13.5) T2 has no part in a counter', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 fighter Spider; hand B53; area [G23 G24]@3
    expect S2 fury
    expect marker S1
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect S2 aside 0 cards
    expect turn S2
    expect S2 calm
    expect marker home
  `))

test('F-78 (EMR-13.25, EMR-12.5) crows stay when fury has gone', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand B14; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 start T7 S2 5
    do S1 attack B14 left
    do S1 aside no
    do S1 effect none
    expect S1 calm
    expect S2 zones 5:c
    expect turn S2
  `))
