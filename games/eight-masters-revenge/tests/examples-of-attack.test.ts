import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 5 to 7: tokens, damage, blocking, the bonus.

test('F-01 (EMR-1.6, EMR-3.11, EMR-10.3) a 1 towards the middle hits two bows for nothing, pairs, and sends a bow out of the game', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand G51 B33
    do S1 attack G51 left
    expect attack 2, defence 2, hit
    expect damage 0
    expect S2 life 10
    expect removed X2
    expect discards none
    expect asked S1 free
  `))

test('F-08 (EMR-5.5, EMR-5.6, EMR-5.7) the tokens of the zone and of the blow cost the attacker three lives, and he still hits', () =>
  scene(`
    given duel
    given turn S1
    given S1 life 10; hand B14; area [R25 B42{d}]@3; zones 2:dd
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect S1 life 7
    expect S1 zones none
    expect supply d 16
    expect attack 6, defence 6, hit
    expect S2 life 8
    do S1 effect none
    expect turn S2
  `))

test('F-09 (EMR-5.10, EMR-17.2, EMR-17.5) an attacker who falls over his own tokens has lost, whatever his attack would have done', () =>
  scene(`
    given duel
    given turn S1
    given S1 life 1; hand B14; area [R25 B42]@3; zones 2:d
    given S2 life 1; area [G24 Y34]@3
    do S1 attack B14 left
    expect winner S2
    expect S2 life 1
  `))

test('F-10 (EMR-5.8, EMR-7.2, EMR-9.17) plus and minus tokens on the blow add up', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42{++-}]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect damage 3
    expect S2 life 7
    expect supply + 8; supply - 8
  `))

test('F-11 (EMR-7.2) minus tokens take the damage to 0 and no further', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 R12{--}]@3
    given S2 hand R55; area [R24 Y34]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect damage 0
    expect S2 life 10
    expect asked S1 effect
  `))

test('F-12 (EMR-7.4, EMR-7.16) one card blocks one damage', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24 Y34]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    expect asked S2 response
    expect offered take, block G24
    do S2 block G24
    expect damage 1
    expect S2 life 9
    expect S2 area [G24_ Y34]@3
  `))

test('F-13 (EMR-7.5) two cards block two damage', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G51]@3
    given S2 area [G24 G34]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    expect offered take, block G24, block G34, block G24 G34
    do S2 block G24 G34
    expect damage 1
    expect S2 life 9
    expect S2 area [G24_ G34_]@3
    expect turn S2
  `))

test('F-14 (EMR-7.7) a base damage of 1 is blocked by one card', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G43]@3
    given S2 area [G24 G34]@3
    do S1 attack R14 left
    expect offered take, block G24, block G34
    do S2 block G34
    expect damage 0
    expect S2 area [G24 G34_]@3
    expect asked S1 effect
  `))

test('F-15 (EMR-7.6, EMR-8.8) a hit for nothing cannot be blocked, but countered', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 hand B22 B33; area [G24 Y32]@3
    do S1 attack R13 left
    expect attack 4, defence 4, hit
    expect asked S2 response
    expect offered take, counter B22 right
    do S2 counter B22 right
    expect countered
    expect S2 area [Y32 B22]@4
    expect turn S2
  `))

test('F-16 (EMR-7.11) a card of that colour in the block zone costs two more', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ Y34]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    expect damage 4
    expect S2 life 6
  `))

test('F-17 (EMR-7.6, EMR-7.14) a block with the other card averts the bonus as well', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ G34]@3
    do S1 attack R14 left
    expect offered take, block G34
    do S2 block G34
    expect damage 1
    expect S2 life 9
  `))

test('F-18 (EMR-7.6, EMR-7.7, EMR-7.13) with base 0 and the bonus pending one card may block', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 area [G24_ G32]@3
    do S1 attack R13 left
    expect attack 4, defence 4, hit
    expect offered take, block G32
    do S2 block G32
    expect damage 0
    expect S2 life 10
  `))

test('F-19 (EMR-7.13) the same hit taken', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R13; area [R14 G11]@3
    given S2 area [G24_ G32]@3
    do S1 attack R13 left
    do S2 take
    expect damage 2
    expect S2 life 8
  `))

test('F-20 (EMR-7.12) two matching cards in the block zone cost no more than one', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 area [G24_ G34_]@3
    do S1 attack R14 left
    expect damage 4
    expect S2 life 6
  `))

test('F-21 (EMR-7.8, EMR-7.9, EMR-5.7, EMR-9.26, EMR-9.27) a blocking card keeps its tokens, and is a blow like any other later', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand R14; area [R25 G13]@3
    given S2 hand B31; area [G24{d+} Y34]@3
    do S1 attack R14 left
    do S2 block G24
    expect S2 area [G24_{d+} Y34]@3
    do S1 effect none
    do S2 attack B31 right
    expect S2 life 8
    expect attack 7, defence 6, miss
    expect S2 area [Y34 B31]@4
    expect asked S2 effect
    expect offered effect none, effect copy R14 draw S1, effect copy R14 draw S2
  `))

test('F-22 (EMR-10.2) a blocked card is no half of a pair', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand Y24; area [B25 R12_]@3
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    expect attack 4, defence 5, miss
    expect S1 area [R12_ Y24]@4
    do S1 effect none
    expect turn S2
  `))

test('F-76 (EMR-6.7, EMR-6.8) a miss asks the defender nothing', () =>
  scene(`
    given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B53; area [B22 G23]@3
    do S1 attack B14 left
    expect attack 6, defence 5, miss
    expect asked S1 effect
  `))
