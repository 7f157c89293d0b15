import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 12 and 13: fury and techniques.

test('F-42 (EMR-12.3, EMR-12.5, EMR-13.20, EMR-13.21) fury holds from check to check', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar; hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    expect asked S1 start
    do S1 start none
    expect S1 fury
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect damage 2
    expect S2 life 8
    expect S1 fury
    do S1 effect none
    expect turn S2
    expect S1 calm
  `))

test('F-43 (EMR-13.1, EMR-13.2) T1 offers the effect of the new card', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Monkey; hand B14; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect also offered effect none, effect trap S2 1, neweffect switch S1, neweffect switch S2
    do S1 neweffect switch S2
    expect S2 area [Y52 G31]@3
    expect S2 zones none
    expect turn S2
  `))

test('F-44 (EMR-13.4, EMR-13.6, EMR-13.7, EMR-13.9, EMR-13.34) T2 sets a card aside, takes it at the end and drops what is too much', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B11 B12 B14 B15; area [R25 R32]@3
    given S2 area [G31 Y52]@3
    given pile G11 G13
    expect marker S2
    do S1 attack B14 left
    expect asked S1 aside
    do S1 aside yes
    expect S1 aside 1 card
    expect S1 hand B11 B12 B15
    do S1 effect draw S1
    expect asked S1 drop
    expect offered drop B11, drop B12, drop B15, drop G11, drop G13
    do S1 drop B12
    expect S1 hand B11 B15 G11 G13
    expect discards B12
    expect turn S2
  `))

test('F-45 (EMR-13.10, EMR-13.11, EMR-13.12) T3 raises the couple and only lands', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; hand B14; area [R25_ R12]@2; zones 4:d 6:d
    do S1 start T3 5
    expect S1 area [R25 R12]@5
    expect S1 life 9
    expect S1 zones 4:d
    expect asked S1 action
    expect offered draw, attack B14 left
  `))

test('F-46 (EMR-13.11) T3 may raise a card where it stands', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; area [R25_ R12]@3
    expect offered start none, start T3 1, start T3 2, start T3 3, start T3 4, start T3 5
    do S1 start T3 3
    expect S1 area [R25 R12]@3
  `))

test('F-47 (EMR-13.11) T3 does not stay in place with nothing to raise', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; area [R25 R12]@3
    expect offered start none, start T3 1, start T3 2, start T3 4, start T3 5
  `))

test('F-48 (EMR-13.14, EMR-13.15) T4 turns up a dragon, which hurts', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given pile B22
    do S1 start T4
    expect revealed B22
    expect S1 life 9
    expect discards B22
    expect asked S1 action
  `))

test('F-49 (EMR-13.14, EMR-13.16) T4 turns up a trap and uses it', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Tortoise; area [R25 R12]@3
    given pile B42
    do S1 start T4
    expect asked S1 effect
    do S1 effect trap S2 2
    expect S2 zones 2:d
    expect discards B42
    expect S1 life 10
    expect asked S1 action
  `))

test('F-50 (EMR-13.18, EMR-13.19, EMR-7.7) T5 blocks any colour', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 fighter Monkey; area [R24 R34]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect offered take, block R24, block R34, block R24 R34
    do S2 block R24 R34
    expect damage 0
    expect S2 area [R24_ R34_]@3
  `))

test('F-51 (EMR-13.20, EMR-13.22) T6 leaves its owner no answer', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G51]@3
    given S2 fighter Boar; hand B22; area [G24 G34]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    expect damage 3
    expect S2 life 7
  `))
