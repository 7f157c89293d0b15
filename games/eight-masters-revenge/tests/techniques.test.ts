import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 12 and 13, T1 to T6,.

test('EMR-12.4, EMR-1.14 two bows give no fury', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar
    expect S1 calm
    expect asked S1 action
  `))

test("EMR-12.3, EMR-12.4 fury is checked at the other player's turn too, in either row", () =>
  scene(`
    given duel
    given turn S2
    given S1 fighter Boar; area [R25_ R12]@3
    given S2 fighter Heron; area [G24 Y34]@3
    expect S1 fury; S2 calm
    expect asked S2 action
  `))

test('EMR-12.3, EMR-17.3 a fighter who is out is in no fury', () =>
  scene(`
    given ffa3
    given turn S1
    given S2 fighter Boar; out
    expect S2 calm
    expect asked S1 action
  `))

test('EMR-13.1 a calm fighter has no techniques', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Monkey; hand B14; area [R25 B42]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect not offered neweffect
    expect asked S1 effect
  `))

test('EMR-13.1 T1 also helps when the blow has no effect of its own', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; hand B14; area [R25 R11]@3
    given S2 area [G31 Y52]@3
    do S1 start none
    do S1 attack B14 left
    expect offered effect none, neweffect switch S1, neweffect switch S2
    do S1 effect none
    expect asked S2 action
  `))

test('EMR-13.28 a crow leaves T1 nothing to replace', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Monkey; hand B14; area [R25 R12]@3; zones 2:c
    given S2 fighter Crow; area [G31 Y52]@3
    do S1 attack B14 left
    expect asked S2 action
  `))

test('EMR-13.5, EMR-13.8 T2 comes once for each attack while fury lasts, and its cards are taken although it has ended', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand Y42 Y14; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    given pile G11
    do S1 attack Y42 left
    do S1 aside yes
    expect attack 4, defence 5, miss
    expect S1 aside G11
    do S1 effect none
    do S1 free yes
    expect S1 calm; marker home
    do S1 attack Y14 left
    expect attack 8, defence 5, miss
    expect S1 aside G11
    do S1 free no
    expect S1 hand G11
    expect asked S2 action
  `))

test('EMR-13.5, EMR-13.7 two attacks in fury set two cards aside', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand R14 R42; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    given pile G11 G13
    do S1 attack R42 left
    do S1 aside yes
    do S1 effect none
    do S1 free yes
    expect S1 fury
    do S1 attack R14 left
    do S1 aside yes
    expect S1 aside G11 G13
    do S1 free no
    expect S1 hand G11 G13
    expect asked S2 action
  `))

test('EMR-13.6, EMR-9.24 a card set aside is no part of the hand: it cannot be played and leaves room to draw', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand Y42 B11 B12 B15; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    given pile G11
    do S1 attack Y42 left
    do S1 aside yes
    do S1 effect none
    do S1 free yes
    expect also offered draw
    expect not offered attack G11
    expect asked S1 action
  `))

test('EMR-13.4, EMR-3.10 nothing to draw, nothing to set aside', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Spider; hand B14 B15; area [R25 R12]@3
    given S2 hand Y11; area [G31 Y52]@3
    given pile empty
    do S1 attack B14 left
    expect asked S1 effect
  `))

test('EMR-13.12 T3 sets off both landing columns and only covers a crow', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; area [R25 R12]@1; zones 3:d 4:cdd 5:d
    given S2 fighter Crow
    do S1 start T3 4
    expect S1 area [R25 R12]@4
    expect S1 life 7
    expect S1 zones 3:d 4:c
    expect supply c 2; supply d 15
    expect asked S1 action
  `))

test('EMR-13.10, EMR-11.7 T3 leaves the tokens on the cards', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Boar; area [R25_{d} R12{+}]@3
    do S1 start T3 1
    expect S1 area [R25{d} R12{+}]@1
    expect S1 life 10
    expect asked S1 action
  `))

test('EMR-13.13, EMR-13.42 T3 is open once in a turn and again in a free turn', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Heron; hand R42; area [R25 R12]@3
    given S2 area [G31 Y52]@3
    do S1 start T3 4
    expect asked S1 action
    do S1 attack R42 left
    do S1 effect none
    do S1 free yes
    expect asked S1 start
    do S1 start T3 1
    expect S1 area [R42 R25]@1
    expect asked S1 action
  `))

test('EMR-13.15, EMR-13.16, EMR-3.8 the card of T4 is in suspense, may be declined, and is not shuffled in at once', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    given pile B42 only
    given discard R11
    do S1 start T4
    expect revealed B42
    expect suspense B42; pile 1 card; discards none
    do S1 effect none
    expect discards B42 only
    expect S1 life 10
    expect asked S1 action
  `))

test('EMR-13.16 T4 turns up a card without effect: nothing happens', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given pile R11
    do S1 start T4
    expect revealed R11
    expect discards R11
    expect S1 life 10
    expect asked S1 action
  `))

test('EMR-13.17 T4 shuffles the discards when the pile is empty, and is not offered when there is nothing at all', () => {
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    given pile empty
    given discard R11
    expect asked S1 start
    do S1 start T4
    expect revealed R11
    expect asked S1 action
  `)
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    given pile empty
    expect S1 fury
    expect asked S1 action
  `)
})

test('EMR-13.14, EMR-17.2 a dragon under T4 can cost the last life', () =>
  scene(`
    given duel
    given turn S1
    given S1 life 1; fighter Tortoise; area [R25 R12]@3
    given pile B22
    do S1 start T4
    expect winner S2
  `))

test('EMR-0.8, EMR-13.19 T5 goes before the colour of the block, not before that of the bonus', () => {
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 fighter Monkey; area [R24_ R34]@3
    do S1 attack B14 left
    expect offered take, block R34
    do S2 take
    expect damage 2
    expect asked S1 effect
  `)
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R13]@3
    given S2 fighter Tortoise; area [R24_ R34]@3
    do S1 attack B14 left
    expect offered take, block R34
    do S2 take
    expect damage 4
    expect asked S1 effect
  `)
})

test('EMR-13.21 T6 adds one to a printed 0', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Tiger; hand B14; area [R25 R52]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    do S1 t9 no
    expect damage 1
    expect S2 life 9
    expect asked S1 effect
  `))

test('EMR-13.21 and is blocked as part of the base damage', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Tiger; hand B14; area [R25 R12]@3
    given S2 area [R24 R34]@3
    do S1 attack B14 left
    expect offered take, block R24, block R34, block R24 R34
    do S2 block R24 R34
    do S1 t9 no
    expect damage 0
    expect S2 life 10
    expect asked S1 effect
  `))

test('EMR-13.16, EMR-9.26 T4 turns up a copy, which uses the effect of a card in play', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Fox; area [R25 R23]@3
    given S2 area [G31 Y34]@3
    given pile B51
    do S1 start T4
    expect also offered effect copy R23 switch S2, effect copy G31 wound Y34
    expect not offered effect copy R25, effect copy Y34
    do S1 effect copy R23 switch S2
    expect S2 area [Y34 G31]@3
    expect discards B51
    expect asked S1 action
  `))

test('EMR-13.1, EMR-9.27 T1 with a new card that copies', () =>
  scene(`
    given duel
    given turn S1
    given S1 fighter Monkey; hand G24; area [R25 R11]@3
    given S2 area [G31 Y52]@3
    do S1 attack G24 left
    expect attack 6, defence 5, miss
    expect also offered neweffect copy Y52 slide S2 right 2, neweffect copy G31 wound G24
    expect not offered neweffect copy G24, effect copy
    do S1 neweffect copy Y52 slide S2 right 2
    expect S2 area [G31 Y52]@5
    expect asked S2 action
  `))
