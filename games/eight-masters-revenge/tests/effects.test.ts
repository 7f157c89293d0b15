import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 9 and 11.

test('EMR-9.3, EMR-0.7 remove without a token in play asks nothing', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [R25 R23]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y45 right
    expect attack 7, defence 6, miss
    expect asked S2 action
  `))

test('EMR-9.5 the area of a player who is out is no target', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand Y45; area [B14 R23]@3
    given S2 area [G24 Y34]@3
    given S3 out
    do S1 attack Y45 right
    expect offered effect none, effect switch S1, effect switch S2
  `))

test('EMR-9.8, EMR-11.7 order, rows and tokens travel with a slide', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24{d+} Y34_{-}]@2
    do S1 attack Y24 right
    do S1 effect slide S2 right 3
    expect S2 area [G24{d+} Y34_{-}]@5
    expect S2 life 10
    expect asked S1 free
  `))

test('EMR-9.9, EMR-9.10 every damage token on the way goes off, each once', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34]@4; zones 1:d 2:dd 3:d
    do S1 attack Y24 right
    do S1 effect slide S2 left 2
    expect S2 area [G24 Y34]@2
    expect S2 life 7
    expect S2 zones 1:d
    expect supply d 15
    expect asked S1 free
  `))

test('EMR-9.10, EMR-17.2 a slide over the last life ends the game', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 life 1; area [G24 Y34]@1; zones 3:d
    do S1 attack Y24 right
    do S1 effect slide S2 right 1
    expect winner S1
    expect asked nobody
  `))

test('EMR-9.13 a trap hurts whoever places a card on it', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand Y11; area [G31 Y52]@3
    do S1 attack B14 left
    do S1 effect trap S2 2
    do S2 attack Y11 left
    expect S2 life 9
    expect S2 zones none
    expect supply d 16
    expect attack 4, defence 6, miss
    expect asked S2 effect
  `))

test('EMR-9.14, EMR-9.15 a wound hurts when its card is the blow', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B32]@3
    given S2 hand Y11; area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect wound B14, effect wound R25, effect wound G31, effect wound Y52
    do S1 effect wound Y52
    expect S2 area [G31 Y52{d}]@3
    expect supply d 15
    do S2 attack Y11 left
    expect S2 life 9
    expect supply d 16
    expect asked S2 effect
  `))

test('EMR-9.14 bows can be wounded', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [X1 B32]@3
    do S1 attack B14 left
    expect attack 5, defence 2, miss
    do S1 effect wound X3
    expect S2 area [X3{d} X4]@3
    expect asked S2 action
  `))

test('EMR-9.16, EMR-9.17 plus or minus on any card, and they lie side by side', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R13]@3
    given S2 area [G31{+} Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect empower + B14, effect empower - B14, effect empower + R25, effect empower - R25, effect empower + G31, effect empower - G31, effect empower + Y52, effect empower - Y52
    do S1 effect empower - G31
    expect S2 area [G31{+-} Y52]@3
    expect supply + 7; supply - 7
    expect asked S2 action
  `))

test('EMR-11.3 a kind of token that is used up is not offered', () =>
  scene(`
    given duel
    given turn S1
    given supply + 0
    given S1 hand B14; area [R25 R13]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect empower - B14, effect empower - R25, effect empower - G31, effect empower - Y52
  `))

test('EMR-11.3 a removed token is back in the supply', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [R25 R23]@3
    given S2 area [G24{++} Y34]@3
    expect supply + 6
    do S1 attack Y45 right
    do S1 effect remove + G24
    expect S2 area [G24{+} Y34]@3
    expect supply + 7
    expect asked S2 action
  `))

test('EMR-9.19 the marker of T8 is no token that remove could take', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [R25 R23]@3
    given S2 fighter Spider; area [R24 R34]@3
    expect marker S1
    do S1 attack Y45 right
    expect attack 7, defence 6, miss
    expect marker S1
    expect asked S2 action
  `))

test('EMR-9.22, EMR-11.5 a switch brings a card under the token that lay above a blocked one', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [B14 R23]@3
    given S2 area [G24_ Y34]@3; zones 3:dd
    do S1 attack Y45 right
    do S1 effect switch S2
    expect S2 area [Y34 G24_]@3
    expect S2 life 8
    expect S2 zones none
    expect asked S2 action
  `))

test('EMR-9.21, EMR-2.8 switched cards keep their left and right numbers', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45 B12; area [B14 R23]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y45 right
    do S1 effect switch S2
    do S2 draw
    do S1 attack B12 left
    expect attack 4, defence 7, miss
    expect asked S1 effect
  `))

test('EMR-9.23 the other player may be made to draw', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R32]@3
    given S2 hand Y11; area [G31 Y52]@3
    given pile G11
    do S1 attack B14 left
    expect offered effect none, effect draw S1, effect draw S2
    do S1 effect draw S2
    expect S1 hand none
    expect S2 hand G11 Y11
    expect asked S2 action
  `))

test('EMR-9.23, EMR-3.10 nothing to draw, no question', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R32]@3
    given S2 hand Y11; area [G31 Y52]@3
    given pile empty
    do S1 attack B14 left
    expect discards R32 only
    expect asked S2 action
  `))

test('EMR-9.26 a card in the block zone can be copied, one without effect, a copy or the blow cannot', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [B51 R23]@3
    given S2 area [R34_ G24]@3
    do S1 attack Y45 right
    expect attack 7, defence 7, hit
    expect also offered effect copy R34 slide S2 left 1, effect copy R23 switch S1, effect copy Y45 wound R34
    expect not offered effect copy G24, effect copy B51
    do S1 effect copy R34 slide S1 right 1
    expect S1 area [R23 Y45]@5
    expect S2 area [R34_ G24]@3
    expect asked S2 action
  `))

test('EMR-9.27 a source whose effect has no use is not offered', () =>
  scene(`
    given duel
    given turn S1
    given supply d 0
    given S1 hand Y45; area [B51 R23]@3
    given S2 area [R25 G24]@3
    do S1 attack Y45 right
    expect attack 7, defence 6, miss
    expect offered effect none, effect copy R23 switch S1, effect copy R23 switch S2
  `))

test('EMR-11.4 any number of tokens may lie together', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 fighter Crow; area [G31 Y52]@3; zones 2:ccd
    do S1 attack B14 left
    do S1 effect trap S2 2
    expect S2 zones 2:ccdd
    expect asked S2 action
  `))

test('EMR-11.5, EMR-11.6 a crow that a card slid onto is covered, and works when the column is free again', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 fighter Crow; hand Y11 Y23; area [G24 R52]@1; zones 3:c
    do S1 attack Y24 right
    do S1 effect slide S2 right 1
    expect S2 area [G24 R52]@2
    expect S2 zones 3:c
    do S1 free no
    do S2 attack Y11 left
    expect S2 area [Y11 G24]@1
    expect S2 zones 3:c
    do S2 effect none
    do S1 draw
    do S2 attack Y23 right
    expect S2 zones none
    expect S2 area [G24 Y23]@2
    expect supply c 3
    expect asked S1 action
  `))
