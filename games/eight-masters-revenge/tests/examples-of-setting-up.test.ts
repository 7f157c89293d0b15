import { test } from 'vitest'
import { scene } from '../testing/scene.ts'

// Setting up, by mode.

test('R-11 (EMR-1.3, EMR-1.4, EMR-1.7, EMR-1.8) two players', () =>
  scene(`
    given new duel
    expect S1 life 10; S2 life 10
    expect S1 hand 2 cards; S2 hand 2 cards
    expect S1 area [X1 X2]@3; S2 area [X3 X4]@3
    expect pile 96 cards; discards none
    expect supply d 16; supply + 8; supply - 8
  `))

test('R-12 (EMR-1.3) three players', () =>
  scene(`
    given new ffa3
    expect S1 life 8; S2 life 8; S3 life 8
    expect pile 94 cards
  `))

test('R-13 (EMR-1.3) four players, each alone', () =>
  scene(`
    given new ffa4
    expect S1 life 6; S4 life 6
    expect S4 area [X7 X8]@3
    expect pile 92 cards
  `))

test('R-14 (EMR-1.3, EMR-16.2) two teams', () =>
  scene(`
    given new team
    expect S1 life 6; S2 life 6; S3 life 6; S4 life 6
    expect pile 92 cards
  `))

test('R-15 (EMR-14.1, EMR-14.5, EMR-14.6) easy: a stack of ten', () =>
  scene(`
    given new solo easy
    expect stack 10 tokens
    expect S1 hand 2 cards; S2 hand none; pile 98 cards
    expect S1 life 10; S2 life 10
    expect supply d 12; supply + 4; supply - 4
  `))

test('R-16 (EMR-14.5, EMR-14.6) normal: a stack of eight', () =>
  scene(`
    given new solo normal
    expect stack 8 tokens
    expect supply d 14
  `))

test('R-17 (EMR-14.5, EMR-14.6) hard: a stack of six', () =>
  scene(`
    given new solo hard
    expect stack 6 tokens
    expect supply d 16
  `))
