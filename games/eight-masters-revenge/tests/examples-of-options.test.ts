import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Chapter 19: slides, drawing at the limit, effects to the left.

test('F-72 (EMR-19.5) slideTrigger = stopping: only the two final columns count', () =>
  scene(`
    given duel
    given option slideTrigger stopping
    given turn S1
    given S1 hand Y24; area [B25 R12]@3
    given S2 area [G24 Y34]@1; zones 3:d 4:d 6:d
    do S1 attack Y24 right
    do S1 effect slide S2 right 3
    expect S2 area [G24 Y34]@4
    expect S2 life 9
    expect S2 zones 3:d 6:d
  `))

test('F-73 (EMR-19.4) drawAtLimit = allowed: a draw of nothing, and a token moves', () =>
  scene(`
    given duel
    given option drawAtLimit allowed
    given turn S1
    given S1 hand B11 B12 B14 B15; area [R11{d} B43]@5
    do S1 draw
    expect S1 hand 4 cards
    expect asked S1 move
    do S1 move R11 B43
    expect turn S2
  `))

test('F-74 (EMR-19.7) leftOnly = none: a wound may go to any card', () =>
  scene(`
    given ffa3
    given option leftOnly none
    given turn S1
    given S1 hand B14; area [R25 B32]@3
    given S2 area [G24 Y54]@3
    given S3 area [G31 Y52]@3
    do S1 attack B14 left
    expect offered effect none, effect wound B14, effect wound R25, effect wound G24, effect wound Y54, effect wound G31, effect wound Y52
  `))
