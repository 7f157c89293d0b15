import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 15 and 16: three and four players, teams.

test('F-65 (EMR-15.2, EMR-15.4) the attack goes to the left, and so does the trap', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    given S3 area [G31 Y52]@3
    do S1 attack B14 left
    expect attack 6, defence 6, hit
    expect S2 life 6
    expect offered effect none, effect trap S2 1, effect trap S2 2, effect trap S2 5, effect trap S2 6
  `))

test('F-66 (EMR-15.3) a switch reaches everybody', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand Y45; area [B14 R23]@3
    given S2 area [G24 Y34]@3
    given S3 area [G31 Y52]@3
    do S1 attack Y45 right
    expect offered effect none, effect switch S1, effect switch S2, effect switch S3
    do S1 effect switch S3
    expect S3 area [Y52 G31]@3
    expect turn S2
  `))

test('F-67 (EMR-15.7, EMR-15.10, EMR-17.3) the defender is out, and the turn goes on with the next neighbour', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 2; hand G11; area [G24 Y34{d}]@3; zones 1:d
    given S3 area [G31 Y52]@3
    do S1 attack B14 left
    expect S2 out
    expect discards G11 G24 Y34
    expect supply d 16
    expect offered effect none, effect trap S3 1, effect trap S3 2, effect trap S3 5, effect trap S3 6
    do S1 effect none
    expect turn S3
  `))

test('F-68 (EMR-13.34, EMR-18.4) the owner of T8 chooses among several opponents', () =>
  scene(`
    given ffa4
    given turn S2
    given S3 fighter Spider; area [R25 R12]@3
    expect asked S3 give
    expect offered give S4, give S1, give S2
    do S3 give S1
    expect marker S1
    expect asked S2 action
  `))

test('F-69 (EMR-16.5, EMR-16.6) a double hit: the block helps only the defender', () =>
  scene(`
    given team
    given turn S1
    given S1 hand R14; area [R25 B42]@3
    given S2 area [B23 Y34]@3
    given S3 area [B11 B12_]@3
    given S4 area [B51 G43_]@3
    do S1 attack R14 left
    expect attack 6, defence 6, hit
    do S2 block B23
    expect S2 life 5
    expect S4 life 4
  `))

test('F-70 (EMR-16.7, EMR-16.9, EMR-16.10, EMR-16.11) a fall: the rest of the packet is lost, the hand is cut at once', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 life 1; hand G11 G12 G13; area [G24 Y34]@3
    do S1 attack B14 left
    expect asked S2 drop
    do S2 drop G12
    expect S2 downed
    expect S2 hand G11 G13
    expect S4 life 6
    expect asked S1 effect
    do S1 effect none
    expect turn S2
    expect asked S2 action
    expect not offered draw
  `))

test('F-71 (EMR-16.7, EMR-16.12, EMR-16.14, EMR-16.15) what is meant for a fallen player falls on the team-mate', () =>
  scene(`
    given team
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 downed; area [G24 Y34]@3
    given S4 life 2
    do S1 attack B14 left
    expect winner S1 S3
    expect S4 life 0
  `))

test('F-82 (EMR-9.12, EMR-17.3) a slide ends with the one who slides', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 life 1; area [G24 Y34]@1; zones 3:d 5:d
    given S3 area [G31 Y52]@3
    do S1 attack Y24 right
    expect attack 4, defence 6, miss
    do S1 effect slide S2 right 4
    expect S2 out
    expect supply d 16
    expect discards G24 Y34 B25
    expect asked S1 free
    do S1 free no
    expect turn S3
  `))
