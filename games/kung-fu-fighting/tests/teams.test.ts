import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { game } from '../game.ts'
import { rulesFor, type TeamMode, teams } from '../testing/tables.ts'

// Chapters 2 and 13: seats, Chi and turns of teams, and what teammates may do.

describe('layouts', () => {
  test.each([
    ['2v2', 4, 'ABAB'],
    ['2v2v2', 6, 'ABCABC'],
    ['3v3', 6, 'ABABAB'],
  ])('KFF-1.7, KFF-2.9, KFF-2.10 %s: %i players sit %s', (id, seats, pattern) => {
    const mode = game.meta.modes.find((found) => found.id === id)
    expect(mode?.seats).toEqual([seats])
    const team = (seat: number) => (mode?.teams ?? []).findIndex((members) => members.includes(seat))
    expect(pattern.split('').map((letter) => 'ABC'.indexOf(letter))).toEqual(
      pattern.split('').map((_, seat) => team(seat)),
    )
  })

  test('KFF-1.6 two to six play for themselves', () => {
    expect(game.meta.modes.find(({ id }) => id === 'individual')).toEqual({ id: 'individual', seats: [2, 3, 4, 5, 6] })
  })

  test.each([
    ['2v2', 'ABCD'],
    ['2v2v2', 'ABCDEF'],
    ['3v3', 'ABCDEF'],
  ] as const)('KFF-13.21 %s: turns go clockwise %s and round', (mode, order) => {
    let talk = teams(mode, { hands: { A: 'wild' } })
    const seats = order.split('')
    for (const [at, seat] of seats.entries()) {
      talk = talk.plays(seat, 'end').plays(seat, 'keep')
      if (at < seats.length - 1) talk = talk.asks(seats[at + 1], 'prepare')
    }
    talk.ends('A', 'refill')
  })

  test.each(['2v2', '2v2v2', '3v3'] as const)('KFF-1.3 Team cards are in the deck of %s', (mode) => {
    expect(rulesFor({ mode }).notation.read('play huddle').ok).toBe(true)
    const cards = (setup: object) => {
      const rules = rulesFor({ ...setup })
      return rules.cards(rules.deal(seeded('sfc32', 'deck')))
    }
    expect(cards({ mode })).toContain('huddle')
    expect(cards({ mode: 'individual', seats: 6 })).not.toContain('huddle')
  })
})

describe('one Chi for the team', () => {
  test.each([
    ['2v2', 'A', 'B', { AC: 20, BD: 17 }],
    ['2v2', 'C', 'D', { AC: 20, BD: 17 }],
    ['2v2v2', 'A', 'E', { AD: 20, BE: 17, CF: 20 }],
    ['2v2v2', 'D', 'F', { AD: 20, BE: 20, CF: 17 }],
    ['3v3', 'E', 'D', { ACE: 30, BDF: 27 }],
  ] as const)('KFF-13.6 %s: %s attacks %s', (mode, active, target, chi) => {
    teams(mode, { active, hands: { [active]: 'kick ...' } })
      .plays(active, `attack kick on ${target}`)
      .expects({ chi })
      .ends(active, 'respite')
  })

  test('KFF-13.2, KFF-3.6 a team without Chi is out with all its players', () => {
    teams('2v2v2', {
      chi: { BE: 3 },
      weapons: { E: 'sword' },
      stances: { B: 'tiger-stance' },
      hands: { A: 'kick ...', E: 'wild trip' },
    })
      .plays('A', 'attack kick on B')
      .plays('E', 'pass')
      .expects({ chi: { BE: 0 }, hands: { B: '', E: '' }, weapons: { E: null }, stances: { B: null } })
      .outcome(null)
      .plays('A', 'end')
      .plays('A', 'keep')
      .ends('C', 'prepare')
  })

  test.each([
    ['2v2', 'BD', [1, 2, 1, 2]],
    ['3v3', 'BDF', [1, 2, 1, 2, 1, 2]],
  ] as const)('KFF-3.1 %s: the winners share the first place', (mode, side, places) => {
    teams(mode, { chi: { [side]: 1 }, hands: { A: 'kick ...' } })
      .plays('A', 'attack kick on B')
      .endsMatch({ places, reason: 'lastStanding' })
  })

  test('KFF-3.3 teams tie', () => {
    teams('2v2', { chi: { AC: 2, BD: 1 }, hands: { A: 'kick ...', B: 'now-it-is-my-turn punch' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'block now-it-is-my-turn counter punch on A')
      .plays('A', 'pass')
      .endsMatch({ places: [1, 1, 1, 1], reason: 'tie' })
  })

  test('KFF-13.3, KFF-0.1 Stances and Weapons remain individual', () => {
    teams('2v2', {
      weapons: { A: 'sword', D: 'umbrella' },
      stances: { A: 'tiger-stance', D: 'turtle-stance' },
      active: 'C',
      hands: { C: 'punch ...' },
    })
      .refuses('C', 'attack weapon on B', 'KFF-4.10')
      .plays('C', 'attack punch on B')
      .expects({ chi: { BD: 18 } })
      .ends('C', 'respite')
  })

  test('KFF-13.20 Chi comes back up to the start of the team, and costs are paid from it', () => {
    teams('3v3', { chi: { ACE: 29 }, hands: { A: 'rice-wine imperial-stance wild' } })
      .plays('A', 'play rice-wine')
      .expects({ chi: { ACE: 30 } })
      .plays('A', 'play imperial-stance')
      .expects({ chi: { ACE: 28, BDF: 30 } })
      .ends('A', 'prepare')
  })
})

describe('helping a teammate', () => {
  test('KFF-13.8, KFF-15.5 a single enhancement each, clockwise from the attacker', () => {
    teams('3v3', { active: 'C', hands: { A: 'wild', C: 'kick ...', E: 'flying spinning' } })
      .plays('C', 'attack kick on B')
      .asks('E', 'ally')
      .refuses('E', 'add kick', 'KFF-13.8')
      .plays('E', 'add flying')
      .asks('A', 'ally')
      .plays('A', 'add wild')
      .expects({ chi: { BDF: 24 }, hands: { E: 'spinning' } })
      .ends('C', 'respite')
  })

  test('KFF-13.10, KFF-6.10 the names and the Finishing Move of an earlier helper count', () => {
    teams('3v3', { hands: { A: 'kick ...', C: 'from-the-rooftop', E: 'from-the-rooftop and-stay-down wild' } })
      .plays('A', 'attack kick on B')
      .plays('C', 'add from-the-rooftop')
      .refuses('E', 'add from-the-rooftop', 'KFF-13.10')
      .refuses('E', 'add and-stay-down', 'KFF-6.10')
      .ends('E', 'ally')
  })

  test('KFF-13.9 counterattacks are helped as well', () => {
    teams('2v2', { hands: { A: 'kick ...', B: 'now-it-is-my-turn punch', D: 'flying' } })
      .plays('A', 'attack kick on B')
      .asks('D', 'cover')
      .plays('D', 'pass')
      .plays('B', 'block now-it-is-my-turn counter punch on A')
      .asks('D', 'ally')
      .plays('D', 'add flying')
      .plays('A', 'pass')
      .expects({ chi: { AC: 16, BD: 19 } })
      .ends('A', 'respite')
  })

  test('KFF-8.8 Before the Leaf Lands may be added to an Attack that has two enhancements', () => {
    const offered = (attack: string) =>
      teams('2v2', { hands: { A: 'kick flying wild ...', C: 'before-the-leaf-lands' } }).plays('A', attack)
    offered('attack kick flying wild on B')
      .plays('C', 'add before-the-leaf-lands')
      .expects({ chi: { BD: 9 } })
      .ends('A', 'respite')
    offered('attack kick flying on B').refuses('C', 'add before-the-leaf-lands', 'KFF-8.8').ends('C', 'ally')
  })

  test('KFF-14.2 a teammate without Combo Attack adds no Attack Card', () => {
    teams('2v2', { hands: { A: 'kick ...', C: 'flying punch' } })
      .plays('A', 'attack kick on B')
      .refuses('C', 'add flying with punch', 'KFF-14.2')
      .ends('C', 'ally')
  })
})

describe('splits of teams', () => {
  test('KFF-13.13 no two targets in one team', () => {
    teams('2v2v2', { hands: { A: 'kick whirlwind ...' } })
      .refuses('A', 'attack kick whirlwind on B E by whirlwind', 'KFF-13.13')
      .refuses('A', 'attack kick whirlwind on B C by flying', 'KFF-11.2')
      .plays('A', 'attack kick whirlwind on B F by whirlwind')
      .expects({ chi: { BE: 17, CF: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-11.8, KFF-13.13 no second Attack on a team, by a split', () => {
    teams('2v2v2', {
      hands: { A: 'kick ...', D: 'split-attack wild', B: 'your-kung-fu-is-no-match punch split-attack', C: 'wild' },
    })
      .plays('A', 'attack kick on B')
      .plays('D', 'add split-attack on C')
      .asks('B', 'answer')
      .refuses('B', 'block your-kung-fu-is-no-match counter punch split-attack on A F by split-attack', 'KFF-11.8')
      .ends('B', 'answer')
  })

  test('KFF-13.16 after the own split a teammate’s effect gives its other benefit', () => {
    teams('2v2v2', { hands: { A: 'kick split-attack ...', D: 'whirlwind' } })
      .plays('A', 'attack kick split-attack on B C by split-attack')
      .refuses('D', 'add whirlwind on E', 'KFF-13.16')
      .plays('D', 'add whirlwind')
      .expects({ chi: { BE: 14, CF: 14 } })
      .ends('A', 'respite')
  })

  test('KFF-13.14 further targets of a teammate: opponents, as many as the effect allows', () => {
    teams('2v2v2', { hands: { A: 'kick ...', D: 'split-attack flying' } })
      .plays('A', 'attack kick on B')
      .refuses('D', 'add split-attack on A', 'KFF-8.4')
      .refuses('D', 'add split-attack on E', 'KFF-13.13')
      .refuses('D', 'add flying on C', 'KFF-11.2')
      .plays('D', 'add split-attack on C')
      .expects({ chi: { BE: 17, CF: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-13.13, KFF-14.12 You Go That Way is free of this, its own split is not', () => {
    const given = { hands: { A: 'kick ...', D: 'you-go-that-way punch split-attack' } }
    teams('2v2v2', given)
      .plays('A', 'attack kick on B')
      .refuses('D', 'add you-go-that-way attack punch split-attack on C E by split-attack', 'KFF-11.8')
      .plays('D', 'add you-go-that-way attack punch on E')
      .plays('A', 'pass')
      .expects({ chi: { BE: 15, CF: 20 } })
      .ends('A', 'respite')
    teams('2v2v2', given)
      .plays('A', 'attack kick on B')
      .plays('D', 'add you-go-that-way attack punch split-attack on E C by split-attack')
      .plays('A', 'pass')
      .expects({ chi: { BE: 15, CF: 18 } })
      .ends('A', 'respite')
  })
})

describe('handing on a card', () => {
  const start = (mode: TeamMode = '2v2') => teams(mode, { hands: { A: 'flying wild', C: 'kick' } })

  test('KFF-13.19 one card to a teammate, or none', () => {
    start()
      .plays('A', 'end')
      .asks('A', 'passCard')
      .refuses('A', 'give kick to C', 'KFF-13.19')
      .refuses('A', 'give flying to B', 'TABLE-1')
      .plays('A', 'give flying to C')
      .expects({ hands: { A: 'wild', C: 'kick flying!A' } })
      .ends('B', 'prepare')
    start()
      .plays('A', 'end')
      .plays('A', 'keep')
      .expects({ hands: { A: 'flying wild', C: 'kick' } })
      .ends('B', 'prepare')
  })

  test('KFF-13.19 in 3v3 to either teammate', () => {
    start('3v3')
      .plays('A', 'end')
      .plays('A', 'give wild to E')
      .expects({ hands: { E: 'wild!A' } })
      .ends('B', 'prepare')
  })

  test('KFF-15.14, KFF-16.5 not with an empty hand', () => {
    teams('2v2', { weapons: { A: 'sword' } })
      .plays('A', 'end')
      .ends('B', 'prepare')
  })

  test('KFF-3.7 nor by a player who fell', () => {
    teams('2v2v2', { chi: { AD: 2 }, hands: { A: 'kick wild', B: 'now-it-is-my-turn punch' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'block now-it-is-my-turn counter punch on A')
      .plays('A', 'pass')
      .expects({ chi: { AD: 0, BE: 19 }, active: 'B' })
      .ends('B', 'prepare')
  })
})

describe('covering a teammate', () => {
  test('KFF-15.8 clockwise from the target; after a Block no other and no Face Me, but Not While I Stand', () => {
    teams('3v3', {
      hands: { A: 'kick ...', B: 'wild', D: 'behind-you', F: 'behind-you face-me not-while-i-stand punch' },
    })
      .plays('A', 'attack kick on B')
      .asks('D', 'cover')
      .plays('D', 'cover behind-you')
      .asks('F', 'cover')
      .refuses('F', 'cover behind-you', 'KFF-15.8')
      .refuses('F', 'cover face-me', 'KFF-15.8')
      .plays('F', 'cover not-while-i-stand counter punch on A')
      .asks('B', 'ally')
      .plays('B', 'pass')
      .plays('A', 'pass')
      .expects({ chi: { ACE: 28, BDF: 30 }, hands: { B: 'wild' } })
      .ends('A', 'respite')
  })

  test('KFF-15.8 after Face Me nobody else is asked to cover', () => {
    teams('3v3', { hands: { A: 'kick ...', B: 'wild', D: 'face-me wild', F: 'behind-you' } })
      .plays('A', 'attack kick on B')
      .plays('D', 'cover face-me')
      .asks('D', 'answer')
      .plays('D', 'pass')
      .expects({ chi: { BDF: 27 }, hands: { F: 'behind-you' } })
      .ends('A', 'respite')
  })

  test('KFF-13.7, KFF-15.8 an ordinary Block covers nobody, nor does a Weapon', () => {
    teams('2v2', { hands: { A: 'kick ...', D: 'blocking-kick sword' } })
      .plays('A', 'attack kick on B')
      .refuses('D', 'cover blocking-kick', 'KFF-15.8')
      .refuses('D', 'cover sword', 'KFF-4.17')
      .refuses('D', 'cover behind-you', 'KFF-15.8')
      .ends('D', 'cover')
  })
})
