import { describe, expect, test } from 'vitest'
import { chiAfter, lossOf } from '../testing/blows.ts'
import { at, brawl, duel, masters, offered, rulesFor, teams } from '../testing/tables.ts'

// Chapters 5, 9 and 10, beyond the examples: what comes first, and what still counts.

describe('KFF-10.6 the order of step 2', () => {
  const stanceOf = (attack: string, hand: string) =>
    duel({ stances: { B: 'tiger-stance' }, hands: { A: `${hand} ...`, B: '' } }).plays('A', attack)

  test('enhancements as listed: who takes first has the Stance, who loses first throws it away', () => {
    const hand = 'punch i-know-that-style sweeping'
    stanceOf('attack punch i-know-that-style sweeping on B', hand)
      .expects({ stances: { A: 'tiger-stance', B: null } })
      .ends('A', 'respite')
    stanceOf('attack punch sweeping i-know-that-style on B', hand)
      .expects({ stances: { A: null, B: null }, discard: 'tiger-stance punch sweeping i-know-that-style' })
      .ends('A', 'respite')
  })

  test('the main part before the enhancements, Combo cards after them', () => {
    stanceOf('attack trip i-know-that-style on B', 'trip i-know-that-style')
      .expects({ stances: { A: null, B: null } })
      .ends('A', 'respite')
    stanceOf('attack punch combo-attack i-know-that-style with trip on B', 'punch combo-attack i-know-that-style trip')
      .expects({ stances: { A: 'tiger-stance', B: null } })
      .ends('A', 'respite')
  })

  test('teammates’ cards after those of the attacker; the taker is who played the card (KFF-10.8)', () => {
    const given = { stances: { B: 'tiger-stance' }, hands: { A: 'punch sweeping ...', C: 'i-know-that-style' } }
    teams('2v2', given)
      .plays('A', 'attack punch sweeping on B')
      .plays('C', 'add i-know-that-style')
      .expects({ stances: { B: null, C: null } })
      .ends('A', 'respite')
    teams('2v2', given)
      .plays('A', 'attack punch on B')
      .plays('C', 'add i-know-that-style')
      .expects({ stances: { A: null, B: null, C: 'tiger-stance' } })
      .ends('A', 'respite')
  })

  test('Attacks in the order declared: what the first one took, the second may take away', () => {
    duel({ weapons: { B: 'sword' }, hands: { A: 'grapple ...', B: 'now-it-is-my-turn throw ...' } })
      .plays('A', 'attack grapple on B')
      .plays('B', 'block now-it-is-my-turn counter throw on A')
      .plays('A', 'pass')
      .expects({ weapons: { A: null, B: null }, chi: { A: 18, B: 20 } })
      .ends('A', 'respite')
  })

  test('targets clockwise from the attacker, not as named (KFF-8.7)', () => {
    brawl(3, { weapons: { B: 'sword', C: 'umbrella' }, hands: { A: 'grapple split-attack ...', B: '', C: '' } })
      .plays('A', 'attack grapple split-attack on C B by split-attack')
      .expects({ weapons: { A: 'umbrella', B: null, C: null } })
      .ends('A', 'respite')
  })

  test('KFF-8.7, KFF-10.15 final targets clockwise also where cards are discarded at random', () => {
    // E stands in for B, and sits behind C.
    teams('2v2v2', {
      weapons: { A: 'iron-teapot' },
      onWeapon: { A: 'hooked-end' },
      hands: { A: 'wild', C: 'trip', E: 'face-me throw' },
      script: 'trip throw',
    })
      .plays('A', 'attack weapon on B C by hooked-end')
      .plays('E', 'cover face-me')
      .plays('E', 'pass')
      .plays('C', 'pass')
      .expects({ hands: { C: '', E: '' }, discard: 'trip throw face-me', chi: { BE: 18, CF: 18 } })
      .ends('A', 'respite')
  })

  test('orders that cannot matter are one choice, others are two', () => {
    const rules = rulesFor({ options: { more: 'on' } })
    const ways = (A: string, both: readonly string[]) =>
      offered(rules, at(rules, { hands: { A } }), 0).filter((choice) => both.every((card) => choice.includes(card)))
    expect(ways('punch flying wild', ['flying', 'wild'])).toHaveLength(1)
    expect(ways('punch i-know-that-style sweeping', ['style', 'sweeping'])).toHaveLength(2)
  })
})

describe('KFF-10.11 what is lost or moved defends against no Attack of the exchange', () => {
  test('the Umbrella that one counterattack takes away does not stop the other', () => {
    const hands = {
      A: 'punch split-attack',
      B: 'your-kung-fu-is-no-match kick',
      C: 'your-kung-fu-is-no-match throw',
    }
    const answers = ['kick', 'throw'].map((card) => `block your-kung-fu-is-no-match counter ${card} on A`)
    const attack = 'attack punch split-attack on B C by split-attack'
    const given = { weapons: { A: 'umbrella' } }
    expect(chiAfter(attack, { seats: 3, given, hands, answers })).toEqual([20 - 3 - 2, 20, 20])
  })

  test('a Stance that was just taken defends nobody', () => {
    duel({
      stances: { B: 'drunken-stance' },
      hands: { A: 'punch i-know-that-style ...', B: 'now-it-is-my-turn kick ...' },
    })
      .plays('A', 'attack punch i-know-that-style on B')
      .plays('B', 'block now-it-is-my-turn counter kick on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 17, B: 19 }, stances: { A: 'drunken-stance', B: null } })
      .ends('A', 'respite')
  })

  test('KFF-10.7 no cost is paid and no side card comes with what is taken', () => {
    masters(2, {
      archetypes: { A: 'venerable-master' },
      stances: { B: 'imperial-stance' },
      hands: { A: 'punch i-know-that-style ...', B: '' },
    })
      .plays('A', 'attack punch i-know-that-style on B')
      .expects({ chi: { A: 20 }, stances: { A: 'imperial-stance' }, onStance: { A: '' } })
      .ends('A', 'respite')
  })
})

describe('sums', () => {
  test('KFF-10.4, KFF-10.13 damage is never below 0, and defence does not heal', () => {
    expect(lossOf('attack weapon on B', { weapons: { A: 'fan' }, stances: { A: 'turtle-stance' } })).toBe(0)
    expect(
      chiAfter('attack punch on B', {
        given: { chi: { B: 10 }, weapons: { B: 'umbrella' }, stances: { B: 'turtle-stance' } },
      }),
    ).toEqual([20, 10])
  })

  test('KFF-6.8 what works on enhancements works on a Finishing Move', () => {
    expect(lossOf('attack punch from-the-rooftop on B', { stances: { A: 'imperial-stance' } })).toBe(6)
    expect(lossOf('attack weapon from-the-rooftop on B', { weapons: { A: 'butterfly-knives' } })).toBe(6)
    expect(lossOf('attack punch flying wild from-the-rooftop on B')).toBe(8)
  })

  test('KFF-5.4 the versus bonus is the attacker’s: a helper’s Stance gives none', () => {
    teams('2v2', {
      stances: { A: 'snake-stance', B: 'crane-stance', C: 'dragon-stance' },
      hands: { A: 'punch ...', C: 'wild' },
    })
      .plays('A', 'attack punch on B')
      .plays('C', 'add wild')
      .expects({ chi: { BD: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-14.21 one piercing part is enough for the whole Attack, also one of a Combo or of a helper', () => {
    const given = { stances: { B: 'turtle-stance' } }
    expect(lossOf('attack punch combo-attack with palm-strike on B', given)).toBe(5)
    teams('2v2', { ...given, weapons: { B: 'umbrella' }, hands: { A: 'kick ...', C: 'invincible' } })
      .plays('A', 'attack kick on B')
      .plays('C', 'add invincible')
      .expects({ chi: { BD: 16 } })
      .ends('A', 'respite')
  })

  test('KFF-5.22 what is ignored does nothing else either', () => {
    duel({ stances: { B: 'tiger-stance' }, hands: { A: 'trip sweeping ...', B: 'amazing-balance wild' } })
      .plays('A', 'attack trip sweeping on B')
      .plays('B', 'block amazing-balance')
      .expects({ chi: { B: 20 }, stances: { B: 'tiger-stance' } })
      .ends('A', 'respite')
  })
})

describe('counterattacks', () => {
  test('KFF-9.7, KFF-9.8 to any depth, each played out before the next target is asked', () => {
    brawl(3, {
      hands: {
        A: 'kick split-attack now-it-is-my-turn punch wild',
        B: 'your-kung-fu-is-no-match kick now-it-is-my-turn punch wild',
        C: 'trip',
      },
    })
      .plays('A', 'attack kick split-attack on B C by split-attack')
      .plays('B', 'block your-kung-fu-is-no-match counter kick on A')
      .asks('A', 'answer')
      .plays('A', 'block now-it-is-my-turn counter punch on B')
      .asks('B', 'answer')
      .plays('B', 'block now-it-is-my-turn counter punch on A')
      .asks('A', 'answer')
      .plays('A', 'pass')
      .asks('C', 'answer')
      .plays('C', 'pass')
      .expects({ chi: { A: 20 - 1 - 2, B: 20, C: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-9.1 a counterattack is enhanced, barred and blocked as any Attack', () => {
    duel({
      hands: { A: 'kick blocking-punch ...', B: 'your-kung-fu-is-no-match punch when-done-right flying ...' },
    })
      .plays('A', 'attack kick on B')
      .plays('B', 'block your-kung-fu-is-no-match counter punch flying when-done-right on A')
      .refuses('A', 'block blocking-punch', 'KFF-9.9')
      .plays('A', 'pass')
      .expects({ chi: { A: 15, B: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-5.20 the attacker adds nothing once the answer is known', () => {
    duel({ hands: { A: 'kick flying ...', B: 'roll-with-it wild' } })
      .plays('A', 'attack kick on B')
      .refuses('A', 'attack kick flying on B', 'TABLE-2')
      .plays('B', 'block roll-with-it')
      .expects({ chi: { B: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-14.13 an Attack through You Go That Way is no counterattack, though it was added to one', () => {
    teams('2v2', {
      hands: { A: 'kick ...', B: 'your-kung-fu-is-no-match punch', C: '', D: 'you-go-that-way kick fast' },
    })
      .plays('A', 'attack kick on B')
      .plays('D', 'pass')
      .plays('B', 'block your-kung-fu-is-no-match counter punch on A')
      .plays('D', 'add you-go-that-way attack kick fast on C')
      .asks('A', 'answer')
      .plays('A', 'pass')
      .asks('A', 'cover')
      .plays('A', 'pass')
      .expects({ chi: { AC: 20 - 2 - 3 - 1, BD: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-5.14, KFF-9.4 a Weapon may counterattack in the turn of another', () => {
    duel({ weapons: { B: 'sword' }, hands: { A: 'kick ...', B: 'now-it-is-my-turn' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'block now-it-is-my-turn counter weapon on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 17, B: 19 }, weapons: { B: 'sword' } })
      .ends('A', 'respite')
  })

  test('KFF-5.13 a Chair that counterattacked is worn out too', () => {
    duel({ weapons: { B: 'chair' }, hands: { A: 'kick ...', B: 'now-it-is-my-turn' } })
      .plays('A', 'attack kick on B')
      .plays('B', 'block now-it-is-my-turn counter weapon on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 17, B: 20 }, weapons: { B: null } })
      .ends('A', 'respite')
  })
})

test('KFF-14.19, KFF-17.8 against a Wrist Cord the Masked Thief gets nothing', () => {
  masters(2, {
    archetypes: { A: 'masked-thief' },
    weapons: { B: 'sword' },
    onWeapon: { B: 'wrist-cord' },
    hands: { A: 'throw ...', B: '' },
  })
    .plays('A', 'attack throw on B')
    .expects({ weapons: { A: null, B: 'sword' }, onWeapon: { B: '' } })
    .ends('A', 'respite')
})
