import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { table } from '../../../kernel/testing/table-talk.ts'
import { SHIPPED } from '../deck/shipped.ts'
import { game } from '../game.ts'
import { lossOf } from '../testing/blows.ts'
import { record } from '../testing/deck-files.ts'
import { at, brawl, masters, played, rulesFor, teams } from '../testing/tables.ts'

// Chapter 7: Archetypes and side cards, card by card.

describe('The Imperial General (imperial-general) and Military Training (military-training)', () => {
  const archetypes = { A: 'imperial-general' }

  test('KFF-7.3, KFF-2.11 Military Training goes onto each Weapon he plays', () => {
    masters(2, { archetypes, hands: { A: 'sword umbrella ...' } })
      .expects({ onWeapon: { A: '' } })
      .plays('A', 'play sword')
      .expects({ weapons: { A: 'sword' }, onWeapon: { A: 'military-training' } })
      .plays('A', 'play umbrella')
      .expects({ weapons: { A: 'umbrella' }, onWeapon: { A: 'military-training' }, discard: 'sword' })
      .plays('A', 'drop weapon')
      .expects({ weapons: { A: null }, onWeapon: { A: '' }, discard: 'sword umbrella' })
      .ends('A', 'prepare')
  })

  test('KFF-7.6 it counts as an Improved Weapon: 1 more, defence 1', () => {
    const dressed = { archetypes, weapons: { A: 'sword' }, onWeapon: { A: 'military-training' } }
    expect(lossOf('attack weapon on B', dressed)).toBe(4)
    expect(lossOf('attack kick on B', dressed)).toBe(3)
    const defending = { archetypes: { B: 'imperial-general' }, weapons: { B: 'sword' } }
    expect(lossOf('attack kick on B', { ...defending, onWeapon: { B: 'military-training' } })).toBe(2)
  })

  test('KFF-7.5, KFF-10.7 a Weapon that he takes was not played and gets none', () => {
    masters(2, { archetypes, weapons: { B: 'umbrella' }, hands: { A: 'grapple ...', B: '' } })
      .plays('A', 'attack grapple on B')
      .expects({ weapons: { A: 'umbrella' }, onWeapon: { A: '' } })
      .ends('A', 'respite')
  })
})

describe('The Venerable Master (venerable-master) and Perfect Technique (perfect-technique)', () => {
  const archetypes = { A: 'venerable-master' }

  test('KFF-7.4 Perfect Technique goes onto each Stance he plays and stays with him', () => {
    masters(2, { archetypes, hands: { A: 'crane-stance tiger-stance sword ...', B: 'trip ...' } })
      .plays('A', 'play sword')
      .expects({ onWeapon: { A: '' } })
      .plays('A', 'play crane-stance')
      .expects({ onStance: { A: 'perfect-technique' } })
      .plays('A', 'end')
      .plays('B', 'refill')
      .plays('B', 'attack trip on A')
      .plays('A', 'pass')
      .expects({ stances: { A: null }, onStance: { A: '' }, discard: 'crane-stance trip' })
      .plays('B', 'end')
      .plays('A', 'refill')
      .plays('A', 'play tiger-stance')
      .expects({ onStance: { A: 'perfect-technique' } })
      .ends('A', 'prepare')
  })

  test('KFF-7.6 it counts as an Improved Stance: 1 more for the main part, defence 1', () => {
    const dressed = { archetypes, stances: { A: 'crane-stance' }, onStance: { A: 'perfect-technique' } }
    expect(lossOf('attack punch flying on B', dressed)).toBe(5)
    expect(lossOf('attack weapon on B', { ...dressed, weapons: { A: 'sword' } })).toBe(4)
    const defending = { archetypes: { B: 'venerable-master' }, stances: { B: 'crane-stance' } }
    expect(lossOf('attack kick on B', { ...defending, onStance: { B: 'perfect-technique' } })).toBe(2)
  })
})

describe('The Mysterious Stranger (mysterious-stranger)', () => {
  const stranger = (stance: string, more = {}) => ({
    archetypes: { A: 'mysterious-stranger' },
    stances: { A: stance },
    ...more,
  })

  test('KFF-7.7 bonuses and the versus bonus count double', () => {
    expect(lossOf('attack kick on B', stranger('crane-stance'))).toBe(7)
    expect(
      lossOf('attack punch on B', { ...stranger('crane-stance'), stances: { A: 'crane-stance', B: 'snake-stance' } }),
    ).toBe(6)
  })

  test('KFF-7.7 Improved Stances are not doubled', () => {
    const onStance = { A: 'ten-thousand-drills flowing-water' }
    expect(lossOf('attack punch wild on B', stranger('crane-stance', { onStance }))).toBe(2 + 1 + 1 + 1)
  })

  test('KFF-7.7, KFF-5.7 costs count double too: with 4 Chi he cannot enter Imperial Stance', () => {
    const hands = { A: 'imperial-stance ...' }
    const archetypes = { A: 'mysterious-stranger' }
    masters(2, { archetypes, hands, chi: { A: 4 } })
      .refuses('A', 'play imperial-stance', 'KFF-5.7')
      .ends('A', 'prepare')
    masters(2, { archetypes, hands, chi: { A: 5 } })
      .plays('A', 'play imperial-stance')
      .expects({ chi: { A: 1 } })
      .ends('A', 'prepare')
  })

  test('KFF-7.7 with 2 Chi he cannot stay', () => {
    masters(2, { ...stranger('imperial-stance'), active: 'B', chi: { A: 2 } })
      .plays('B', 'end')
      .expects({ stances: { A: null }, chi: { A: 2 } })
      .ends('A', 'refill')
  })
})

describe('She Who Must Fight (she-who-must-fight)', () => {
  const archetypes = { B: 'she-who-must-fight' }

  test('KFF-7.8 she counterattacks in place of a Block, and takes the Attack', () => {
    masters(2, { archetypes, hands: { A: 'kick ...', B: 'punch flying blocking-kick ...' } })
      .plays('A', 'attack kick on B')
      .offers('B', 'block blocking-kick')
      .refuses('B', 'block blocking-kick counter punch on A', 'KFF-9.6')
      .plays('B', 'counter punch flying on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 16, B: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-7.8 nobody else may', () => {
    masters(2, { archetypes: { B: 'iron-monk' }, hands: { A: 'kick ...', B: 'punch ...' } })
      .plays('A', 'attack kick on B')
      .refuses('B', 'counter punch on A', 'TABLE-1')
      .ends('B', 'answer')
  })

  test('KFF-7.8, KFF-9.7 her counterattack follows all usual rules', () => {
    brawl(
      3,
      {
        archetypes,
        weapons: { B: 'ladder' },
        hands: { A: 'kick your-kung-fu-is-no-match punch ...', B: 'punch ...' },
      },
      { archetypes: 'random' },
    )
      .plays('A', 'attack kick on B')
      .refuses('B', 'counter punch on C', 'KFF-9.5')
      .plays('B', 'counter weapon on A C by ladder')
      .asks('C', 'answer')
      .plays('C', 'pass')
      .plays('A', 'block your-kung-fu-is-no-match counter punch on B')
      .asks('B', 'answer')
      .plays('B', 'counter punch on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 18, B: 20 - 2 - 1, C: 19 } })
      .ends('A', 'respite')
  })

  test('KFF-16.6 without cards she is asked if she has a Weapon, unless the Attack is barred', () => {
    const rules = rulesFor({ options: { archetypes: 'random' } })
    const asked = (given: Readonly<Record<string, unknown>>, attack: string) => {
      const start = at(rules, { archetypes, hands: { A: 'kick when-done-right wild', B: '' }, ...given })
      const s = played(rules, start, attack)
      return [s.window, s.asked]
    }
    const weapons = { B: 'sword' }
    expect(asked({ weapons }, 'attack kick on B')).toEqual(['answer', 1])
    expect(asked({}, 'attack kick on B')).toEqual(['respite', 0])
    expect(asked({ weapons }, 'attack kick when-done-right on B')).toEqual(['respite', 0])
    expect(asked({ weapons, archetypes: { B: 'iron-monk' } }, 'attack kick on B')).toEqual(['respite', 0])
  })
})

describe('The Street Orphan (street-orphan)', () => {
  test('KFF-2.3, KFF-12.1 seven cards are dealt; the first refill brings the eighth', () => {
    const rules = rulesFor({ options: { archetypes: 'random' } })
    expect(rules.deal(seeded('sfc32', 'orphan')).hands.map((hand) => hand.length)).toEqual([7, 7])
    masters(2, {
      window: 'refill',
      archetypes: { A: 'street-orphan' },
      hands: { A: 'kick kick punch punch wild trip throw' },
    })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 8 } })
      .ends('A', 'prepare')
  })
})

describe('The Noodle Cook (noodle-cook)', () => {
  test('KFF-17.10 3 more Chi and a card with each Chi Restoration', () => {
    masters(2, { archetypes: { A: 'noodle-cook' }, chi: { A: 5 }, hands: { A: 'sunrise-meditation kick' } })
      .plays('A', 'play sunrise-meditation')
      .expects({ chi: { A: 10 }, handSizes: { A: 3 } })
      .ends('A', 'prepare')
  })
})

describe('The Iron Monk (iron-monk)', () => {
  test('KFF-17.12 defence 1 while his Weapon slot is empty in step 3', () => {
    const archetypes = { B: 'iron-monk' }
    expect(lossOf('attack kick on B', { archetypes })).toBe(2)
    expect(lossOf('attack kick on B', { archetypes, weapons: { B: 'sword' } })).toBe(3)
    expect(lossOf('attack throw on B', { archetypes, weapons: { B: 'sword' } })).toBe(1)
  })
})

describe('The Masked Thief (masked-thief)', () => {
  const archetypes = { A: 'masked-thief' }

  test('KFF-17.7 1 more with an Attack Card', () => {
    expect(lossOf('attack kick on B', { archetypes })).toBe(4)
    expect(lossOf('attack weapon on B', { archetypes, weapons: { A: 'sword' } })).toBe(3)
    expect(lossOf('attack kick combo-attack with kick on B', { archetypes })).toBe(7)
  })

  test('KFF-14.19 a part that he adds to a teammate’s Attack steals for him', () => {
    teams(
      '2v2',
      {
        archetypes: { C: 'masked-thief' },
        weapons: { B: 'sword' },
        hands: { A: 'kick ...', C: 'through-the-paper-wall' },
      },
      { archetypes: 'random' },
    )
      .plays('A', 'attack kick on B')
      .plays('C', 'add through-the-paper-wall')
      .expects({ weapons: { A: null, B: null, C: 'sword' }, chi: { BD: 15 } })
      .ends('A', 'respite')
  })

  test('KFF-14.19 a Block of his that costs the attacker the Weapon takes nothing', () => {
    const wrench = record('block', { block: { against: ['any'], reduce: 1, onAttacker: [{ do: 'lose-weapon' }] } })
    table(game)
      .options({ archetypes: 'random' })
      .files({ blank: wrench })
      .given({
        archetypes: { B: 'masked-thief' },
        weapons: { A: 'sword' },
        hands: { A: 'kick ...', B: 'my-own-card' },
      })
      .plays('A', 'attack kick on B')
      .plays('B', 'block my-own-card')
      .expects({ weapons: { A: null, B: null } })
      .ends('A', 'respite')
  })

  test('KFF-14.19 in a split he has a slot for one Weapon only', () => {
    masters(3, {
      archetypes,
      weapons: { B: 'sword', C: 'umbrella' },
      hands: { A: 'throw split-attack ...', B: '', C: '' },
    })
      .plays('A', 'attack throw split-attack on B C by split-attack')
      .expects({ weapons: { A: 'sword', B: null, C: null }, chi: { B: 17, C: 17 } })
      .ends('A', 'respite')
  })
})

describe('leaving the game', () => {
  test('KFF-3.6 Archetype and side card leave with their player; the cards are discarded', () => {
    masters(3, {
      archetypes: { B: 'imperial-general' },
      chi: { B: 2 },
      weapons: { B: 'sword' },
      onWeapon: { B: 'razor-edge military-training' },
      hands: { A: 'kick ...', B: 'wild' },
    })
      .plays('A', 'attack kick on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 0 }, archetypes: { B: null }, weapons: { B: null }, onWeapon: { B: '' }, hands: { B: '' } })
      .ends('A', 'respite')
  })
})

describe('leaving while others choose', () => {
  test('KFF-3.6, KFF-2.6 an Archetype that left the game cannot be chosen any more', () => {
    const given = { window: 'archetype', archetypes: { B: 'iron-monk' }, picking: 'CA', first: 'B' }
    brawl(3, given, { archetypes: 'chosen' })
      .givesUp('B')
      .refuses('C', 'choose iron-monk', 'KFF-2.6')
      .plays('C', 'choose noodle-cook')
      .plays('A', 'choose street-orphan')
      .expects({ archetypes: { A: 'street-orphan', B: null, C: 'noodle-cook' }, first: 'C', active: 'C' })
      .ends('C', 'refill')
  })

  test('KFF-3.11 the last one left has won, and that moment is a position as well', () => {
    const rules = rulesFor({ options: { archetypes: 'chosen' } })
    const s = at(rules, { window: 'archetype', archetypes: { B: 'iron-monk' }, picking: 'A', first: 'B' })
    expect(rules.concede(s, 1)).toBeNull()
    expect(rules.outcome(s)).toMatchObject({ places: [1, 2], reason: 'gaveUp' })
    expect(at(rules, rules.position.write(s))).toEqual(s)
  })
})

describe('the rest of them', () => {
  test('KFF-1.5, KFF-2.7, KFF-7.2 Archetypes and side cards are never in deck, hand or discard pile', () => {
    const rules = rulesFor({ mode: '3v3', options: { more: 'on', archetypes: 'random' } })
    const special = new Set(SHIPPED.filter(({ set }) => set === 'archetype').map(({ id }) => id))
    const { hands, deck, discard } = rules.position.write(rules.deal(seeded('sfc32', 'apart')))
    const all = [...Object.values(hands ?? {}), deck, discard].join(' ').trim().split(' ')
    expect(all).toHaveLength(184)
    expect(all.filter((face) => special.has(face))).toEqual([])
  })

  test('KFF-7.2 a side card does not count towards the hand', () => {
    masters(2, { window: 'refill', archetypes: { A: 'imperial-general' }, hands: { A: 'kick' } })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 7 } })
      .ends('A', 'prepare')
  })

  test('KFF-2.7 Archetypes that nobody took have no effect', () => {
    expect(lossOf('attack kick on B', { archetypes: { A: null, B: null } })).toBe(3)
  })
})
