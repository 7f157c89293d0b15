import { test } from 'vitest'
import { brawl, duel, teams } from '../testing/tables.ts'

// Chapter 21: Attacks on several players, and whom the next split may still reach.

const ladder = () => brawl(4, { weapons: { A: 'ladder' }, hands: { A: 'whirlwind ...' } })

test('KFF-E03 (KFF-11.1, KFF-11.2, KFF-11.3) the Ladder splits, and Whirlwind adds its 3', () => {
  ladder()
    .plays('A', 'attack weapon whirlwind on B C by ladder')
    .plays('B', 'pass')
    .plays('C', 'pass')
    .expects({ chi: { A: 20, B: 16, C: 16, D: 20 } })
    .ends('A', 'respite')
})

test('KFF-E04 (KFF-11.2, KFF-11.4) Whirlwind splits, and the Ladder strikes with 2', () => {
  ladder()
    .refuses('A', 'attack weapon whirlwind on B C D by ladder', 'KFF-17.3')
    .plays('A', 'attack weapon whirlwind on B C D by whirlwind')
    .plays('B', 'pass')
    .plays('C', 'pass')
    .plays('D', 'pass')
    .expects({ chi: { A: 20, B: 18, C: 18, D: 18 } })
    .ends('A', 'respite')
})

test('KFF-E05 (KFF-11.7, KFF-11.8, KFF-9.5) a counterattack is split past those who are already targets', () => {
  const answer = 'block your-kung-fu-is-no-match counter punch split-attack on A'
  brawl(4, { hands: { A: 'kick split-attack ...', B: 'your-kung-fu-is-no-match punch split-attack ...' } })
    .plays('A', 'attack kick split-attack on B C by split-attack')
    .refuses('B', `${answer} C by split-attack`, 'KFF-11.8')
    .plays('B', `${answer} D by split-attack`)
    .asks('D', 'answer')
    .plays('D', 'pass')
    .asks('A', 'answer')
    .plays('A', 'pass')
    .asks('C', 'answer')
    .plays('C', 'pass')
    .expects({ chi: { A: 18, B: 20, C: 17, D: 18 } })
    .ends('A', 'respite')
})

test('KFF-E25 (KFF-5.4, KFF-11.1) the versus bonus is looked up for each target', () => {
  brawl(3, {
    stances: { A: 'dragon-stance', B: 'crane-stance', C: 'tiger-stance' },
    hands: { A: 'kick split-attack ...' },
  })
    .plays('A', 'attack kick split-attack on B C by split-attack')
    .plays('B', 'pass')
    .plays('C', 'pass')
    .expects({ chi: { B: 15, C: 17 } })
    .ends('A', 'respite')
})

test('KFF-E29 (KFF-11.6, KFF-11.5) Split Attack adds 1 while two sides are left, else nothing', () => {
  const given = { hands: { A: 'punch split-attack ...', B: '' } }
  duel(given)
    .plays('A', 'attack punch split-attack on B')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
  brawl(3, given)
    .plays('A', 'attack punch split-attack on B')
    .expects({ chi: { B: 18 } })
    .ends('A', 'respite')
  teams('2v2', given)
    .plays('A', 'attack punch split-attack on B')
    .expects({ chi: { BD: 17 } })
    .ends('A', 'respite')
})

test('KFF-E42 (KFF-11.10, KFF-5.26) three counterattacks on one player, who blocks one of them', () => {
  brawl(4, {
    hands: {
      A: 'punch whirlwind blocking-punch ...',
      B: 'now-it-is-my-turn punch ...',
      C: 'now-it-is-my-turn punch ...',
      D: 'your-kung-fu-is-no-match punch ...',
    },
  })
    .plays('A', 'attack punch whirlwind on B C D by whirlwind')
    .plays('B', 'block now-it-is-my-turn counter punch on A')
    .plays('A', 'pass')
    .plays('C', 'block now-it-is-my-turn counter punch on A')
    .plays('A', 'block blocking-punch')
    .plays('D', 'block your-kung-fu-is-no-match counter punch on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 16, B: 20, C: 20, D: 20 } })
    .ends('A', 'respite')
})

test('KFF-E43 (KFF-11.8, KFF-11.9) a second split does not reach the bystander of the first', () => {
  brawl(4, {
    weapons: { C: 'ladder' },
    hands: {
      A: 'punch split-attack ...',
      B: 'your-kung-fu-is-no-match punch whirlwind ...',
      C: 'your-kung-fu-is-no-match ...',
      D: 'your-kung-fu-is-weak ...',
    },
  })
    .plays('A', 'attack punch split-attack on B C by split-attack')
    .plays('B', 'block your-kung-fu-is-no-match counter punch whirlwind on A D by whirlwind')
    .plays('D', 'block your-kung-fu-is-weak')
    .plays('A', 'pass')
    .refuses('C', 'block your-kung-fu-is-no-match counter weapon on A D by ladder', 'KFF-11.8')
    .plays('C', 'block your-kung-fu-is-no-match counter weapon on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 16, B: 20, C: 20, D: 20 } })
    .ends('A', 'respite')
})

test('KFF-E56 (KFF-15.7, KFF-15.11, KFF-15.16, KFF-9.8) who is asked when', () => {
  brawl(4, { hands: { A: 'kick whirlwind ...', C: 'now-it-is-my-turn punch ...' } })
    .plays('A', 'attack kick whirlwind on D C B by whirlwind')
    .asks('B', 'answer')
    .plays('B', 'pass')
    .asks('C', 'answer')
    .plays('C', 'block now-it-is-my-turn counter punch on A')
    .asks('A', 'answer')
    .plays('A', 'pass')
    .asks('D', 'answer')
    .plays('D', 'pass')
    .expects({ chi: { A: 18, B: 17, C: 19, D: 17 } })
    .ends('A', 'respite')
})

test('KFF-E58 (KFF-11.2, KFF-6.9, KFF-17.3) Empty the Teahouse hits five, or lends its 2 to another split', () => {
  const six = () =>
    brawl(6, { hands: { A: 'kick empty-the-teahouse whirlwind ...', B: '', C: '', D: '', E: '', F: '' } })
  six()
    .plays('A', 'attack kick empty-the-teahouse on B C D E F by empty-the-teahouse')
    .expects({ chi: { A: 20, B: 17, C: 17, D: 17, E: 17, F: 17 } })
    .ends('A', 'respite')
  six()
    .plays('A', 'attack kick empty-the-teahouse whirlwind on B C by whirlwind')
    .expects({ chi: { B: 15, C: 15, D: 20, E: 20, F: 20 } })
    .ends('A', 'respite')
})
