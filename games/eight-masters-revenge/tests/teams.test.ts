import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 16.

test('EMR-16.5 no double hit unless both cards of the team-mate have the colour of the blow', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    given S3 area [B11 R13]@3
    do S1 attack B14 left
    expect S2 life 4; S4 life 6
    expect asked S1 effect
  `))

test('EMR-16.6 bows never make a double hit', () =>
  scene(`
    given team
    given turn S1
    given S1 hand G51; area [X1 X2{+}]@3
    do S1 attack G51 left
    expect attack 2, defence 2, hit
    expect damage 1
    expect S2 life 5; S4 life 6
    expect asked S1 free
  `))

test('EMR-16.6 the second packet is the base damage: no bonus, but plus tokens and T6', () => {
  scene(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42{+}]@3
    given S2 area [B23_ Y34]@3
    given S3 area [B11 B12]@3
    do S1 attack R14 left
    expect damage 5
    expect S2 life 1; S4 life 3
    expect asked S1 effect
  `)
  scene(`
    given team
    given turn S1
    given S1 fighter Boar; hand B14; area [R25 R12]@3
    given S2 area [G24 Y34]@3
    given S3 area [R11 R13]@3
    do S1 start none
    do S1 attack B14 left
    expect S2 life 4; S4 life 4
    expect asked S1 effect
  `)
})

test('EMR-16.6 judged when damage is dealt, and a countered hit deals none', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 hand B53; area [G23 Y24]@3
    given S3 area [B11 B12]@3
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect S2 life 6; S4 life 6
    expect asked S2 action
  `))

test('EMR-16.7, EMR-16.11 a later packet goes whole to the team-mate', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 downed; area [G24 Y34]@3
    do S1 attack B14 left
    expect damage 2
    expect S2 downed
    expect S4 life 4
    expect asked S1 effect
  `))

test('EMR-16.12 a fallen player still blocks, the team-mate takes what is left', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 downed; area [B24 Y34]@3
    given S4 hand B53; area [B51 G43]@3
    do S1 attack B14 left
    expect asked S2 response
    do S2 block B24
    expect S4 life 5
    expect S4 area [B51 G43]@3
    expect asked S1 effect
  `))

test('EMR-16.12 and counters', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 downed; hand B53; area [G23 Y24]@3
    do S1 attack B14 left
    do S2 counter B53 left
    expect countered
    expect S4 life 6
    expect asked S2 action
  `))

test('EMR-16.6, EMR-16.7 a double hit on a fallen defender strikes his team-mate twice', () =>
  scene(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 downed; area [G24 Y34]@3
    given S3 area [B11 B12]@3
    do S1 attack R14 left
    expect S4 life 2
    expect asked S1 effect
  `))

test('EMR-16.6, EMR-18.6 whoever falls by the first packet drops cards before the second is taken', () =>
  scene(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 life 1; hand G11 G13 G15 G22; area [G24 Y34]@3
    given S3 area [B11 B12]@3
    do S1 attack R14 left
    expect asked S2 drop
    expect S4 life 6
    expect offered drop G11 G13, drop G11 G15, drop G11 G22, drop G13 G15, drop G13 G22, drop G15 G22
    do S2 drop G13 G22
    expect S2 hand G11 G15
    expect discards G13 G22
    expect S4 life 4
    expect asked S1 effect
  `))

test('EMR-16.13 the couple of a fallen player still makes a double hit', () =>
  scene(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    given S3 downed; area [B11 B12]@3
    do S1 attack R14 left
    expect S2 life 4; S4 life 4
    expect asked S1 effect
  `))

test('EMR-16.7, EMR-16.13 a fallen player attacks on, and his tokens hurt the team-mate', () =>
  scene(`
    given team
    given turn S1
    given S1 downed; hand B14; area [R25 B42{d}]@3; zones 2:d
    given S2 area [G24 Y34]@3
    do S1 attack B14 left
    expect S1 downed
    expect S3 life 4
    expect S2 life 4
    expect asked S1 effect
  `))

test('EMR-16.8 a fallen player draws up to two cards', () =>
  scene(`
    given team
    given turn S1
    given S1 downed; hand B14
    given pile G11 G13
    do S1 draw
    expect S1 hand B14 G11
    expect asked S2 action
  `))

test('EMR-16.8, EMR-9.24 and cannot be made to draw above two', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14 R11 R13; area [R25 R32]@3
    given S2 downed; hand G11 G13; area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect draw S1, effect draw S3, effect draw S4
  `))

test('EMR-16.8, EMR-13.9 a fallen player keeps two after T2', () =>
  scene(`
    given team
    given turn S1
    given S1 downed; fighter Crow; hand B14 G55; area [R25 R32]@3
    given S2 area [G31 Y52]@3
    given pile G11 G13
    do S1 start none
    do S1 attack B14 left
    do S1 aside yes
    do S1 effect draw S1
    expect asked S1 drop
    expect offered drop G11, drop G13, drop G55
    do S1 drop G55
    expect S1 hand G11 G13
    expect asked S2 action
  `))

test('EMR-16.14, EMR-16.15 a team is out when both have fallen, by tokens too', () =>
  scene(`
    given team
    given turn S1
    given S1 life 1; hand B14; area [R25 B42]@3; zones 2:d
    given S3 downed
    do S1 attack B14 left
    expect winner S2 S4
    expect asked nobody
  `))

test('EMR-16.3, EMR-16.4 effects reach the team-mate, traps only the left neighbour', () => {
  scene(`
    given team
    given turn S1
    given S1 hand Y45; area [B14 R23]@3
    given S2 area [G24 Y34]@3
    do S1 attack Y45 right
    expect offered effect none, effect switch S1, effect switch S2, effect switch S3, effect switch S4
  `)
  scene(`
    given team
    given turn S4
    given S4 hand B14; area [R25 B42]@3
    given S1 area [G31 Y52]@3
    do S4 attack B14 left
    expect offered effect none, effect trap S1 1, effect trap S1 2, effect trap S1 5, effect trap S1 6
  `)
})

test('EMR-16.8 a fallen player at two cards has to attack, and T8 has nothing to punish', () =>
  scene(`
    given team
    given turn S1
    given S1 downed; hand B14 G55
    given S2 fighter Spider; area [R25 R12]@3
    do S2 give S1
    expect offered attack B14 left, attack B14 right, attack G55 left, attack G55 right
    do S1 attack G55 left
    expect S3 life 6
    expect asked S2 action
  `))
