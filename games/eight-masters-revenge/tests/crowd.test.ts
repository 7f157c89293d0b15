import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapters 15 and 17.

test('EMR-15.4 with three players a wound goes only to a card of the left neighbour', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B32]@3
    given S2 area [G24 Y54]@3
    given S3 area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect wound G24, effect wound Y54
  `))

test('EMR-15.3 slide, empower, remove and draw reach everybody', () => {
  const after = (blow: string) => `
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 ${blow}]@3
    given S2 area [G31 Y52]@3
    given S3 area [G24{d} Y34]@3
    do S1 attack B14 left
  `
  scene(`${after('G43')} expect also offered effect slide S1, effect slide S2, effect slide S3`)
  scene(`${after('R13')} expect also offered effect empower + B14, effect empower + G31, effect empower - Y34`)
  scene(`${after('B11')} expect offered effect none, effect remove d G24`)
  scene(`${after('R32')} expect offered effect none, effect draw S1, effect draw S2, effect draw S3`)
})

test('EMR-15.5 a copied trap keeps its limit, wherever its source lies', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B12; area [R25 B51]@3
    given S2 area [Y34 B33]@3
    given S3 area [G44 Y24]@3
    do S1 attack B12 left
    expect attack 4, defence 6, miss
    expect also offered effect copy Y24 trap S2 1, effect copy Y24 trap S2 6
    expect not offered effect copy Y24 trap S1, effect copy Y24 trap S3
    do S1 effect copy Y24 trap S2 5
    expect S2 zones 5:d
    expect asked S1 free
  `))

test('EMR-15.5 so do the traps of T1 and T4', () => {
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Monkey; hand R51; area [R25 R11]@3
    given S2 area [G24 Y34]@3
    do S1 attack R51 left
    expect attack 3, defence 6, miss
    expect offered effect none, neweffect trap S2 1, neweffect trap S2 2, neweffect trap S2 5, neweffect trap S2 6
  `)
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Fox; area [R25 R12]@3
    given pile B42
    do S1 start T4
    expect offered effect none, effect trap S2 1, effect trap S2 2, effect trap S2 5, effect trap S2 6
  `)
})

test('EMR-15.6 a crow reaches every area', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 fighter Crow; area [R25 R12]@3
    expect also offered start T7 S1 1, start T7 S2 1, start T7 S3 6
    do S1 start T7 S3 6
    expect S3 zones 6:c
    expect asked S1 action
  `))

test('EMR-15.8 the limit stays when two are left', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 out
    given S3 area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect trap S3 1, effect trap S3 2, effect trap S3 5, effect trap S3 6
  `))

test('EMR-15.11, EMR-17.2 the last one left wins at once', () =>
  scene(`
    given ffa4
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 out
    given S3 life 2; area [G24 Y34]@3
    given S4 out
    do S1 attack B14 left
    expect winner S1
    expect asked nobody
  `))

test('EMR-15.10 a pair still brings its free turn when the defender has fallen', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand G34; area [R11 B43]@2
    given S2 life 3; area [G24 Y34]@3
    do S1 attack G34 right
    expect attack 6, defence 6, hit
    expect S2 out
    expect asked S1 free
  `))

test('EMR-17.3 with the owner of T7 all crows leave', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand B14; area [R25 B42]@3; zones 6:cd
    given S2 life 2; fighter Crow; area [G24 Y34]@3; zones 1:c
    given S3 zones 5:c
    do S1 attack B14 left
    expect S2 out
    expect supply c 3; supply d 15
    expect S1 zones 6:d; S3 zones none
    expect asked S1 effect
  `))

test('EMR-17.3, EMR-17.4 whoever falls at the beginning of his turn leaves with the card that was turned up', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 life 1; fighter Fox; hand G55; area [R25 R12]@3
    given pile B22
    do S1 start T4
    expect S1 out
    expect discards B22 G55 R25 R12 only
    expect asked S2 action
  `))

test('EMR-17.3 the cards set aside leave too, and bows are removed', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 life 1; fighter Crow; hand B14 G55; area [R25 R12]@3; zones 2:d
    given S2 area [G31 Y52]@3
    given pile G11
    do S1 start none
    do S1 attack B14 left
    do S1 aside yes
    expect S1 out
    expect discards B14 G55 R25 R12 G11 only
    expect asked S2 action
  `))

test('EMR-17.3, EMR-3.11 bows of a player who falls are removed', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 hand G51; area [R11 B42]@3
    given S2 life 1
    do S1 attack G51 left
    expect attack 2, defence 2, hit
    expect S2 out
    expect removed X3 X4
    expect not in discards X3 X4
    expect asked S1 effect
  `))

test('EMR-9.12, EMR-17.4 whoever slides into his own end is out, and the next one begins', () =>
  scene(`
    given ffa3
    given turn S1
    given S1 life 1; hand Y24 G55; area [B25 R12]@3; zones 2:d
    given S2 area [G31 Y52]@3
    do S1 attack Y24 right
    do S1 effect slide S1 left 2
    expect S1 out
    expect discards B25 R12 Y24 G55 only
    expect asked S2 action
  `))
