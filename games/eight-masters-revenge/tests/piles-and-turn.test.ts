import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 3, 4 and 10.

test('EMR-3.8 (b), EMR-4.7 whoever draws from an empty pile shuffles the discards first', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43]@3
    given S2 area [G24 Y34]@3
    given pile empty
    given discard Y45
    expect offered draw
    do S1 draw
    expect S1 hand Y45
    expect discards none; pile 0 cards
    expect asked S1 action
    expect offered attack Y45 left, attack Y45 right
  `))

test('EMR-3.8, EMR-3.9, EMR-3.12 a blow is in suspense until the attack is over and is not shuffled meanwhile', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R32]@3
    given S2 hand Y11; area [G31 Y52]@3
    given pile G11 only
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect suspense R32; discards none
    do S1 effect draw S1
    expect S1 hand G11
    expect discards R32 only; pile 0 cards
    do S2 draw
    expect S2 hand R32 Y11
    expect discards none; pile 0 cards
    expect asked S1 action
  `))

test('EMR-3.9 hands, couples and a card set aside stay where they are when the discards are shuffled', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B14 B15; area [R25 R32]@3
    given S2 hand Y11; area [G31 Y52]@3
    given pile G11 only
    given discard Y45
    do S1 attack B14 left
    do S1 aside yes
    expect S1 aside G11
    expect pile 1 card; discards none; suspense R32
    do S1 effect draw S2
    expect S2 hand Y11 Y45
    expect S1 hand B15 G11
    expect discards R32 only
    expect asked S2 action
  `))

test('EMR-4.1 turns go clockwise', () =>
  scene(`
    given ffa4
    given turn S3
    do S3 draw
    expect turn S4
    do S4 draw
    expect turn S1
    do S1 draw
    expect turn S2
    do S2 draw
    expect asked S3 action
  `))

test('EMR-4.3 a turn begins with fury, then T8, then the technique of the active player, then the action', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Heron; area [R25 R12]@3
    given S2 fighter Spider; area [G31 G52]@3
    expect S1 fury; S2 fury
    expect asked S2 give
    do S2 give S3
    expect asked S1 start
    do S1 start T3 1
    expect asked S1 action
  `))

test('EMR-3.5, EMR-3.6 four cards stay in hand: nothing else makes anyone discard', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11 B12
    given pile G11 G13
    do S1 draw
    expect S1 hand B11 B12 G11 G13
    expect discards none
    expect asked S2 action
  `))

test('EMR-4.1 and pass those who are out', () =>
  scene(`
    given ffa4
    given turn S1
    given S2 out
    given S3 out
    do S1 draw
    expect asked S4 action
  `))

test('EMR-4.2, EMR-4.4, EMR-4.6 draw or attack: two cards are drawn, and with a card in hand both sides are open', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11
    given pile G11 G13 G14
    expect offered draw, attack B11 left, attack B11 right
    do S1 draw
    expect S1 hand B11 G11 G13
    expect asked S2 action
  `))

test('EMR-4.10 other tokens on the target do not hinder the move, and nothing is set off', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43]@3; zones 1:cd 2:dd
    given S2 fighter Crow
    do S1 draw
    expect offered move none, move 1 2, move 2 1
    do S1 move 2 1
    expect S1 zones 1:cdd 2:d
    expect S1 life 10
    expect asked S2 action
  `))

test('EMR-4.10, EMR-11.5 a token above a blocked card lies in an occupied column and cannot be moved', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11_ B43]@3; zones 3:d
    do S1 draw
    expect S1 zones 3:d
    expect asked S2 action
  `))

test('EMR-4.11 without a damage token nothing can be moved, and nobody is asked', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11{+-} B43]@3; zones 2:c
    given S2 fighter Crow; zones 1:d
    do S1 draw
    expect asked S2 action
  `))

test('EMR-4.12 the drawn cards are known before the move', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [R11 B43{d}]@3
    given pile G11 G13
    do S1 draw
    expect S1 hand G11 G13
    expect offered move none, move B43 R11
    do S1 move none
    expect S1 area [R11 B43{d}]@3
    expect asked S2 action
  `))

test('EMR-4.15, EMR-13.35 the cards set aside come to the hand before T8 counts it', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Crow; hand B11 B12 B14 B15; area [R25 R32]@3
    given S2 fighter Spider; area [G31 G52]@3
    expect marker S1
    do S1 start none
    do S1 attack B14 left
    do S1 aside yes
    expect attack 6, defence 5, miss
    do S1 effect none
    expect S1 hand 4 cards
    expect S1 life 9
    expect asked S2 action
  `))

test('EMR-10.6 a draw never brings a free turn, even beside a pair', () =>
  scene(`
    given duel
    given turn S1
    given S1 area [B13 R31]@3
    do S1 draw
    expect asked S2 action
  `))

test('EMR-10.5 the draw of a free turn lets a token move too', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12{d}]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect none
    do S1 free yes
    do S1 draw
    expect S1 hand 1 card
    expect offered move none, move R12 Y24
    do S1 move R12 Y24
    expect S1 area [R12 Y24{d}]@4
    expect asked S2 action
  `))

test('EMR-10.9 free turns follow one another', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24 Y42 B33; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect none
    do S1 free yes
    do S1 attack Y42 right
    expect attack 8, defence 5, miss
    do S1 effect none
    expect S1 area [Y24 Y42]@5
    do S1 free yes
    expect asked S1 action
    expect offered draw, attack B33 left
  `))

test('EMR-10.9 a pair and T9 together bring one free turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand Y42; area [R25 R12]@3
    given S2 area [G24 Y32]@3
    do S1 start none
    do S1 attack Y42 left
    expect attack 4, defence 4, hit
    do S1 t9 Y32
    do S1 effect none
    do S1 free yes
    do S1 draw
    expect S2 life 10
    expect asked S2 action
  `))

test('EMR-10.7 a free turn that is taken has to be used', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24 B33; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect none
    do S1 free yes
    expect asked S1 action
    expect offered draw, attack B33 left, attack B33 right
  `))

test('EMR-10.10 whoever could do nothing is offered no free turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R15; area [X1 B21]@3
    given S2 hand Y11; area [G24 Y34]@3
    given pile empty
    do S1 attack R15 right
    expect attack 2, defence 6, miss
    expect discards none
    expect asked S2 action
    expect offered attack Y11 left, attack Y11 right
  `))

test('EMR-10.4 the single card is for the free turn, not for the turn that follows', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect none
    do S1 free yes
    do S1 draw
    expect S1 hand 1 card
    do S2 draw
    expect S2 hand 2 cards
    expect asked S1 action
  `))
