import { describe, expect, test } from 'vitest'
import { at, brawl, duel, rulesFor, teams } from '../testing/tables.ts'

// Chapter 3: winning, going out, places, giving up, ties by agreement.

describe('winning', () => {
  test('KFF-3.1, KFF-3.2 the last with Chi wins', () => {
    duel({ chi: { B: 3 }, hands: { A: 'kick ...' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'pass')
      .endsMatch({ places: [1, 2], reason: 'lastStanding', rule: 'KFF-3.1' })
  })

  test('KFF-3.4 one survivor wins, however many fell in the exchange', () => {
    brawl(4, { chi: { B: 3, C: 3, D: 3 }, hands: { A: 'kick whirlwind ...' } })
      .plays('A', 'attack kick whirlwind on B C D by whirlwind')
      .plays('B', 'pass')
      .plays('C', 'pass')
      .plays('D', 'pass')
      .endsMatch({ places: [1, 2, 2, 2], reason: 'lastStanding' })
  })

  test('KFF-3.4, KFF-3.10 who fell earlier has no part in a tie', () => {
    brawl(3, {
      chi: { A: 2, B: 1, C: 0 },
      falls: { C: 1 },
      hands: { A: 'kick ...', B: 'now-it-is-my-turn punch ...', C: '' },
    })
      .plays('A', 'attack kick on B')
      .plays('B', 'block now-it-is-my-turn counter punch on A')
      .plays('A', 'pass')
      .endsMatch({ places: [1, 1, 3], reason: 'tie', rule: 'KFF-3.3' })
  })

  test('KFF-3.10 later falls rank above earlier ones, and one exchange gives one place', () => {
    brawl(6, {
      chi: { A: 20, B: 3, C: 3, D: 0, E: 0, F: 0 },
      falls: { D: 1, E: 2, F: 2 },
      hands: { A: 'kick split-attack ...', B: '', C: '', D: '', E: '', F: '' },
    })
      .plays('A', 'attack kick split-attack on B C by split-attack')
      .endsMatch({ places: [1, 2, 2, 6, 4, 4] })
  })

  test('KFF-3.5, KFF-9.2 who is about to fall still hits back, and still splits', () => {
    brawl(3, { chi: { B: 1, C: 2 }, hands: { A: 'kick flying ...', B: 'now-it-is-my-turn punch split-attack ...' } })
      .plays('A', 'attack kick flying on B')
      .plays('B', 'block now-it-is-my-turn counter punch split-attack on A C by split-attack')
      .plays('C', 'pass')
      .plays('A', 'pass')
      .expects({ chi: { A: 18, B: 0, C: 0 } })
      .endsMatch({ places: [1, 2, 2], reason: 'lastStanding' })
  })

  test('KFF-10.16 the cards of the exchange lie below those of the fallen', () => {
    brawl(3, { chi: { B: 3 }, weapons: { B: 'sword' }, hands: { A: 'kick wild', B: 'trip' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'pass')
      .expects({ hands: { B: '' }, weapons: { B: null } })
      .logs({ key: 'kung-fu-fighting.lostChi', amount: 3, chi: 0 })
      .ends('A', 'respite')
  })

  test('KFF-3.7 after the fall of the active player the next living one begins, past those who are out', () => {
    brawl(4, {
      chi: { A: 2, B: 0 },
      falls: { B: 1 },
      hands: { A: 'kick ...', B: '', C: 'now-it-is-my-turn punch ...' },
    })
      .plays('A', 'attack kick on C')
      .plays('C', 'block now-it-is-my-turn counter punch on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 0, C: 19 }, active: 'C' })
      .ends('C', 'refill')
  })

  test('KFF-8.4 who is out is no target and takes no turn', () => {
    brawl(3, { chi: { B: 0 }, falls: { B: 1 }, hands: { A: 'kick ...', B: '' } })
      .refuses('A', 'attack kick on B', 'KFF-8.4')
      .plays('A', 'end')
      .ends('C', 'refill')
  })
})

describe('giving up', () => {
  test('KFF-3.11, KFF-3.6 outside an exchange it is going out', () => {
    brawl(3, { weapons: { B: 'sword' }, hands: { B: 'wild trip' } })
      .givesUp('B')
      .expects({ chi: { B: 0 }, hands: { B: '' }, weapons: { B: null } })
      .outcome(null)
      .plays('A', 'end')
      .ends('C', 'refill')
  })

  test('KFF-3.11, KFF-3.7 the active player may, and the next one begins', () => {
    brawl(3, {})
      .givesUp('A')
      .expects({ chi: { A: 0 }, active: 'B' })
      .ends('B', 'refill')
  })

  test('KFF-3.11 the last opponent has won', () => {
    duel({ window: 'refill' })
      .givesUp('B')
      .endsMatch({ places: [1, 2], reason: 'gaveUp', rule: 'KFF-3.11' })
  })

  test('KFF-3.11 not during an exchange, for anybody', () => {
    brawl(3, { hands: { A: 'kick ...' } })
      .plays('A', 'attack kick on B')
      .mayNotGiveUp('A', 'KFF-3.11')
      .mayNotGiveUp('B', 'KFF-3.11')
      .mayNotGiveUp('C', 'KFF-3.11')
      .plays('B', 'pass')
      .givesUp('C')
      .ends('A', 'respite')
  })

  test('KFF-3.2 who is out cannot give up again', () => {
    brawl(3, { chi: { B: 0 }, falls: { B: 1 }, hands: { B: '' } })
      .mayNotGiveUp('B', 'KFF-3.2')
      .ends('A', 'prepare')
  })

  test('KFF-3.11, KFF-13.2 a team gives up as one', () => {
    teams('2v2v2', { hands: { A: 'wild', B: 'wild', E: 'trip' } })
      .givesUp('E')
      .expects({ chi: { BE: 0 }, hands: { B: '', E: '' } })
      .outcome(null)
      .givesUp('C')
      .endsMatch({ places: [1, 3, 2, 1, 3, 2], reason: 'gaveUp' })
  })
})

describe('a tie by agreement', () => {
  test('KFF-3.11 all living sides agree', () => {
    brawl(3, { chi: { C: 0 }, falls: { C: 1 }, hands: { C: '' } })
      .agreeToATie()
      .endsMatch({ places: [1, 1, 3], reason: 'agreed', rule: 'KFF-3.11' })
  })

  test('KFF-3.11 everybody who is still in is a party to it', () => {
    const rules = rulesFor({ seats: 4 })
    const s = at(rules, { chi: { B: 0 }, falls: { B: 1 }, hands: { B: '' } })
    expect(rules.ties?.parties(s)).toEqual([0, 2, 3])
  })

  test('KFF-3.11 also in the middle of an exchange, which is then not resolved', () => {
    duel({ chi: { B: 1 }, hands: { A: 'kick ...' } })
      .plays('A', 'attack kick on B')
      .agreeToATie()
      .expects({ chi: { A: 20, B: 1 }, discard: 'kick' })
      .endsMatch({ places: [1, 1], reason: 'agreed' })
  })

  test('KFF-3.11 a finished match is not tied any more', () => {
    duel({ chi: { B: 3 }, hands: { A: 'kick ...', B: '' } })
      .plays('A', 'attack kick on B')
      .mayNotTie('TABLE-6')
      .endsMatch({ places: [1, 2] })
  })
})
