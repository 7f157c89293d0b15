import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 2 to 4: walls, piles, drawing and moving tokens.

test('F-02 (EMR-2.5, EMR-5.2) there is no room beyond the walls', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G51; area [R11 B43]@1
    given S2 area [G24 Y34]@5
    expect asked S1 action
    expect offered draw, attack G51 right
    do S1 draw
    expect turn S2
    expect offered draw
  `))

test('F-03 (EMR-4.5, EMR-4.8) whoever holds four cards has to attack', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11 B12 B14 B15; area [R11 B43]@5
    expect asked S1 action
    expect offered attack B11 left, attack B12 left, attack B14 left, attack B15 left
  `))

test('F-04 (EMR-3.7, EMR-3.8, EMR-4.14) the discards are shuffled between the first and the second card of a draw', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43]@3
    given S2 area [G24 Y34]@3
    given pile B12 only
    given discard Y45
    do S1 draw
    expect S1 hand B12 Y45
    expect pile 0 cards
    expect discards none
  `))

test('F-05 (EMR-3.10, EMR-4.7) a short draw, and a player who can do nothing is passed over', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43]@3
    given S2 area [G24 Y34]@3
    given pile B12 only
    do S1 draw
    expect S1 hand B12
    expect turn S1
    expect asked S1 action
    expect offered attack B12 left, attack B12 right
  `))

test('F-06 (EMR-4.9, EMR-4.11) a damage token moves from card to card, a plus does not', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11 B12 B15; area [R11{d+} B43]@3
    given pile G11
    do S1 draw
    expect asked S1 move
    expect offered move none, move R11 B43
    do S1 move R11 B43
    expect S1 area [R11{+} B43{d}]@3
    expect S1 life 10
    expect turn S2
  `))

test('F-07 (EMR-4.9, EMR-4.10) a token moves to the next free zone, not across the couple', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43]@3; zones 2:d 5:cd
    do S1 draw
    expect offered move none, move 2 1, move 5 6
    do S1 move 5 6
    expect S1 zones 2:d 5:c 6:d
  `))

test('F-75 (EMR-4.13) a draw by an effect moves no token', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25{d} R32]@3
    given S2 area [G31 Y52]@3
    given pile G11
    do S1 attack B14 left
    do S1 effect draw S1
    expect S1 hand G11
    expect S1 area [B14 R25{d}]@2
    expect turn S2
  `))
