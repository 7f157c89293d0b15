import { describe, test } from 'vitest'
import { table } from '../../../kernel/testing/table-talk.ts'
import { game } from '../game.ts'
import { scene } from '../testing/scene.ts'

// EMR-17.7: giving up.

describe('EMR-17.7 with two players it ends the game', () => {
  test('in the own turn', () =>
    scene(`
      given duel
      given turn S1
      giveup S1
      expect winner S2
      expect S1 life 0
      expect asked nobody
    `))

  test('and while the other one is asked', () =>
    scene(`
      given duel
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 hand B53; area [G23 Y24]@3
      do S1 attack B14 left
      expect asked S2 response
      giveup S1
      expect winner S2
    `))

  test('as it says in the outcome', () =>
    table(game)
      .given({ active: 'A' })
      .givesUp('B')
      .logs({ key: 'emr.gaveUp', seat: 'B' }, { key: 'emr.end', seats: ['A'], reason: 'gaveUp' })
      .endsMatch({ places: [1, 2], reason: 'gaveUp', rule: 'EMR-17.7' }))

  test('TABLE-6 and afterwards there is nothing to give up', () =>
    scene(`
      given duel
      given turn S1
      giveup S1
      giveup S2 by TABLE-6
      expect winner S2
    `))
})

test('EMR-17.7, EMR-14.8 in the solo game the automaton has won', () =>
  scene(`
    given solo normal
    given turn S1
    giveup S1
    expect S1 life 0
    expect winner nobody
    expect asked nobody
  `))

describe('EMR-17.7, EMR-17.3 with more players', () => {
  test('EMR-17.4 the turn of the active player is over', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 hand B14 G55; area [R25 B42{d}]@3; zones 6:d
      giveup S1
      expect S1 out
      expect discards B14 G55 R25 B42 only
      expect supply d 16
      expect asked S2 action
    `))

  test('somebody else leaves and the question stays', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 hand B14
      given S2 hand G55; area [R25 B42]@3
      giveup S2
      expect S2 out
      expect discards G55 R25 B42 only
      expect asked S1 action
      do S1 draw
      expect asked S3 action
    `))

  test('EMR-8.12 a defender who leaves takes no damage, and the attack goes on with step 4', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 hand B53; area [G23 Y24]@3
      do S1 attack B14 left
      expect asked S2 response
      giveup S2
      expect asked S1 effect
      expect not offered effect trap S2
      expect also offered effect trap S3
    `))

  test('EMR-8.13 an attacker who leaves in an exchange ends it', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 hand B14 G31; area [R22 B42]@3
      given S2 hand B53; area [G23 Y24]@3
      do S1 attack B14 left
      do S2 counter B53 left
      expect asked S1 counterback
      giveup S1
      expect S1 out
      expect S2 life 8
      expect discards B42 B14 R22 G31 Y24 only
      expect asked S2 action
    `))

  test('EMR-15.7 targets are counted anew for whoever is being asked', () =>
    scene(`
      given ffa3
      given turn S1
      given S1 hand B14; area [R25 B42]@3
      given S2 area [G31 Y52]@3
      do S1 attack B14 left
      expect also offered effect trap S2
      giveup S2
      expect asked S1 effect
      expect offered effect none, effect trap S3 1, effect trap S3 2, effect trap S3 5, effect trap S3 6
    `))

  test('EMR-13.36 the owner of T8 leaves while giving the marker', () =>
    scene(`
      given ffa3
      given turn S1
      given S2 fighter Spider; area [R25 R12]@3
      expect asked S2 give
      giveup S2
      expect marker home
      expect asked S1 action
    `))

  test('EMR-13.34 the marker needs no question once a single opponent is left', () =>
    scene(`
      given ffa3
      given turn S1
      given S2 fighter Spider; area [R25 R12]@3
      expect asked S2 give
      giveup S3
      expect marker S1
      expect asked S1 action
    `))

  test('EMR-15.11 the last one left wins, and whoever is out has nothing left to give up', () =>
    scene(`
      given ffa3
      given turn S1
      giveup S2
      giveup S2 by EMR-17.7
      expect nobody has won
      giveup S1
      expect winner S3
    `))
})

test('EMR-17.7 a team gives up only when both members want it', () =>
  scene(`
    given team
    given turn S1
    giveup S1 by TABLE-8
    giveup S4 by TABLE-8
    expect S1 life 6; S4 life 6
    expect asked S1 action
    giveup S3
    expect winner S2 S4
  `))

test('EMR-17.7, EMR-1.12 who leaves before the deal gets no cards', () =>
  table(game)
    .mode('freeForAll')
    .seats(3)
    .options({ fighters: 'choose' })
    .given({ window: 'pick', draft: 'BCA', active: 'B', starter: 'B' })
    .asks('B', 'pick')
    .givesUp('B')
    .plays('C', 'pick Fox')
    .plays('A', 'pick Crow')
    .expects({ handSizes: { A: 2, B: 0, C: 2 }, life: { A: 8, B: 0, C: 8 }, active: 'C' })
    .ends('C', 'action'))
