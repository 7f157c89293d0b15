import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 9: the effects.

test('F-31 (EMR-9.8, EMR-9.10) a slide sets off what it passes', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34]@2; zones 4:d 6:d
    do S1 attack Y24 right
    expect attack 4, defence 6, miss
    do S1 effect slide S2 right 2
    expect S2 area [G24 Y34]@4
    expect S2 life 9
    expect S2 zones 6:d
  `))

test('F-32 (EMR-9.11, EMR-11.5) a blocked card slides under a token', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34_]@2; zones 4:d
    do S1 attack Y24 right
    do S1 effect slide S2 right 1
    expect S2 area [G24 Y34_]@3
    expect S2 life 10
    expect S2 zones 4:d
  `))

test('F-33 (EMR-9.10, EMR-9.11) and the card behind it sets it off', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34_]@2; zones 4:d
    do S1 attack Y24 right
    do S1 effect slide S2 right 2
    expect S2 area [G24 Y34_]@4
    expect S2 life 9
    expect S2 zones none
  `))

test('F-34 (EMR-9.7) a slide goes one zone at least and ends at the walls', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34]@5
    do S1 attack Y24 right
    expect offered effect none, effect slide S1 left 1, effect slide S1 left 2, effect slide S1 left 3, effect slide S1 right 1, effect slide S2 left 1, effect slide S2 left 2, effect slide S2 left 3, effect slide S2 left 4
  `))

test("F-35 (EMR-9.20, EMR-9.21, EMR-10.3) one's own cards change places and make a pair", () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y42; area [B14 R23]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y42 right
    expect attack 7, defence 6, miss
    do S1 effect switch S1
    expect S1 area [Y42 R23]@4
    expect asked S1 free
  `))

test('F-36 (EMR-9.21) cards that change places keep row and tokens', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [B14 R23]@3
    given S2 area [G24_{d} Y34]@3
    do S1 attack Y45 right
    do S1 effect switch S2
    expect S2 area [Y34 G24_{d}]@3
    expect turn S2
  `))

test('F-37 (EMR-9.26, EMR-9.27) nothing to copy, no question', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R42; area [B51 X2]@3
    do S1 attack R42 right
    expect attack 5, defence 2, miss
    expect turn S2
  `))

test('F-38 (EMR-9.25, EMR-9.26, EMR-9.27) what can be copied, and a copied slide', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y42; area [B51 R34]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y42 right
    expect asked S1 effect
    expect not offered effect copy G24, effect copy Y34, effect copy B51
    expect also offered effect copy R34 slide S2 left 2, effect copy Y42 empower - G24
    do S1 effect copy R34 slide S2 left 2
    expect S2 area [G24 Y34]@1
    expect asked S1 free
  `))

test('F-39 (EMR-9.23, EMR-9.24) nobody is made to draw above the limit', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B11 B12 B15 Y45; area [G14 R23]@3
    given S2 hand R11 R12 R13 R15; area [G24 Y34]@3
    given pile B52
    do S1 attack Y45 right
    expect offered effect none, effect draw S1
    do S1 effect draw S1
    expect S1 hand B11 B12 B15 B52
  `))

test('F-40 (EMR-9.18, EMR-9.19, EMR-11.5) every token on a card or zone can be removed, covered ones too', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y45; area [R25 R23]@3
    given S2 fighter Crow; area [G24{d-} Y34]@3; zones 3:c 6:d
    do S1 attack Y45 right
    expect offered effect none, effect remove d G24, effect remove - G24, effect remove c S2 3, effect remove d S2 6
    do S1 effect remove c S2 3
    expect supply c 3
    expect S2 zones 6:d
  `))

test('F-41 (EMR-11.3, EMR-9.3) without a damage token there is no trap', () =>
  scene(`
    given duel
    given turn S1
    given supply d 0
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G31 Y52]@3
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect turn S2
  `))

test("F-83 (EMR-9.4, EMR-2.6) a trap may lie on one's own zones, never in an occupied column", () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G31_ Y52]@1
    do S1 attack B14 left
    expect offered effect none, effect trap S1 1, effect trap S1 4, effect trap S1 5, effect trap S1 6, effect trap S2 3, effect trap S2 4, effect trap S2 5, effect trap S2 6
  `))
