import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, brawl, duel, played, rulesFor } from '../testing/tables.ts'

// Chapters 2, 4, 5, 6 and 12, beyond the examples.

describe('setting up', () => {
  test('KFF-2.4 chance decides who begins', () => {
    const rules = rulesFor({ seats: 4 })
    const firsts = Array.from({ length: 60 }, (_, n) => rules.deal(seeded('sfc32', `first ${n}`)).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('KFF-4.21 the first turn begins with Discard and Refill', () => {
    const s = rulesFor().deal(seeded('sfc32', 'x'))
    expect([s.window, s.asked, s.turn]).toEqual(['refill', s.first, 1])
    expect(s.deck).toHaveLength(99 - 14)
  })

  test('KFF-2.2 every card is somewhere, and nothing lies in play', () => {
    const rules = rulesFor({ seats: 6, options: { more: 'on' } })
    const s = rules.deal(seeded('sfc32', 'y'))
    expect(rules.cards(s)).toHaveLength(147)
    expect([...s.stances, ...s.weapons]).toEqual(Array.from({ length: 12 }, () => -1))
    expect(s.discard).toEqual([])
  })
})

describe('Discard and Refill', () => {
  test('KFF-4.3 from none to all', () => {
    duel({ window: 'refill', hands: { A: 'kick kick punch' }, deck: 'wild trip throw flying spinning flipping table' })
      .plays('A', 'refill kick kick punch')
      .expects({ handSizes: { A: 7 }, discard: 'punch kick kick' })
      .ends('A', 'prepare')
    duel({ window: 'refill', hands: { A: 'kick kick punch' } })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 7 }, discard: '' })
      .ends('A', 'prepare')
  })

  test('KFF-4.3 only cards of the hand, each copy once', () => {
    duel({ window: 'refill', hands: { A: 'kick punch' } })
      .refuses('A', 'refill wild', 'KFF-4.3')
      .refuses('A', 'refill kick kick', 'KFF-4.3')
      .ends('A', 'refill')
  })

  test('KFF-4.4 nothing is played before the drawing is finished', () => {
    duel({ window: 'refill', stances: { A: 'crane-stance' }, hands: { A: 'kick sword deep-breath' } })
      .refuses('A', 'play sword', 'KFF-4.4')
      .refuses('A', 'attack kick on B', 'KFF-4.4')
      .ends('A', 'refill')
    duel({ window: 'upkeep', stances: { A: 'imperial-stance' }, hands: { A: 'kick sword' } })
      .refuses('A', 'play sword', 'KFF-4.4')
      .refuses('A', 'attack kick on B', 'KFF-4.4')
      .ends('A', 'upkeep')
  })

  test('KFF-4.19 a Stance or Weapon may be shed before the drawing, and the hand size is that of what is left', () => {
    const refilling = () =>
      duel({
        window: 'refill',
        weapons: { A: 'fan' },
        stances: { A: 'crane-stance' },
        hands: { A: 'kick sword deep-breath' },
      })
    refilling()
      .plays('A', 'refill')
      .expects({ handSizes: { A: 6 } })
      .ends('A', 'prepare')
    refilling()
      .offers('A', 'drop weapon')
      .plays('A', 'drop weapon')
      .expects({ weapons: { A: null }, discard: 'fan', handSizes: { A: 3 } })
      .refuses('A', 'drop weapon', 'KFF-4.18')
      .asks('A', 'refill')
      .plays('A', 'drop stance')
      .plays('A', 'refill kick')
      .expects({ stances: { A: null }, handSizes: { A: 7 } })
      .ends('A', 'prepare')
  })

  test('KFF-4.6 with 9 cards and 3 discarded one draws 1', () => {
    duel({ window: 'refill', hands: { A: 'kick kick kick punch punch wild wild trip throw' } })
      .plays('A', 'refill kick wild trip')
      .expects({ handSizes: { A: 7 } })
      .ends('A', 'prepare')
  })

  test('KFF-4.7 what is discarded can come back only after the deck is gone', () => {
    duel({ window: 'refill', hands: { A: 'kick kick punch' }, deck: 'wild trip throw flying', deckSize: 4 })
      .plays('A', 'refill')
      .expects({ hands: { A: 'punch kick kick throw trip flying wild' }, shuffle: 0, deckSize: 0 })
      .ends('A', 'prepare')
  })

  test('KFF-15.2 with an empty hand the table draws without asking', () => {
    duel({ active: 'B', hands: { A: '' } })
      .plays('B', 'end')
      .expects({ handSizes: { A: 7 } })
      .ends('A', 'prepare')
  })
})

describe('Prepare and Respite', () => {
  test('KFF-4.8, KFF-4.9, KFF-5.2, KFF-5.9 any number, in any order; a second one replaces the first', () => {
    duel({ chi: { A: 10 }, hands: { A: 'sword tiger-stance deep-breath umbrella crane-stance kick' } })
      .plays('A', 'play sword')
      .plays('A', 'play tiger-stance')
      .plays('A', 'play umbrella')
      .plays('A', 'play deep-breath')
      .plays('A', 'play crane-stance')
      .expects({
        weapons: { A: 'umbrella' },
        stances: { A: 'crane-stance' },
        chi: { A: 12 },
        hands: { A: 'kick' },
        discard: 'sword deep-breath tiger-stance',
      })
      .ends('A', 'prepare')
  })

  test.each(['kick', 'flying', 'blocking-kick'])('KFF-4.8 %s is not for Prepare', (card) => {
    duel({ hands: { A: `${card} ...` } })
      .refuses('A', `play ${card}`, 'KFF-4.8')
      .ends('A', 'prepare')
  })

  test('KFF-4.8 nor is what one does not hold', () => {
    duel({ hands: { A: 'kick' } })
      .refuses('A', 'play sword', 'KFF-4.8')
      .ends('A', 'prepare')
  })

  test('KFF-4.15 after the Attack the same cards may be played again', () => {
    duel({
      chi: { A: 10 },
      hands: { A: 'kick sword razor-edge tiger-stance iron-shirt deep-breath wild', B: '' },
    })
      .plays('A', 'attack kick on B')
      .plays('A', 'play sword')
      .plays('A', 'play razor-edge')
      .plays('A', 'play tiger-stance')
      .plays('A', 'play iron-shirt')
      .plays('A', 'play deep-breath')
      .expects({ chi: { A: 12 }, onWeapon: { A: 'razor-edge' }, onStance: { A: 'iron-shirt' } })
      .ends('A', 'respite')
  })

  test('KFF-4.18, KFF-4.19 the own Stance or Weapon may be discarded, with what hangs on it, in both steps', () => {
    const dressed = {
      stances: { A: 'tiger-stance' },
      onStance: { A: 'iron-shirt' },
      weapons: { A: 'sword' },
      onWeapon: { A: 'razor-edge' },
      hands: { A: 'kick wild', B: '' },
    }
    duel(dressed)
      .plays('A', 'drop stance')
      .plays('A', 'drop weapon')
      .expects({ stances: { A: null }, weapons: { A: null }, discard: 'tiger-stance iron-shirt sword razor-edge' })
      .refuses('A', 'drop stance', 'KFF-4.18')
      .refuses('A', 'drop weapon', 'KFF-4.18')
      .ends('A', 'prepare')
    duel(dressed)
      .plays('A', 'attack kick on B')
      .plays('A', 'drop weapon')
      .expects({ weapons: { A: null } })
      .ends('A', 'respite')
  })

  test('KFF-4.10, KFF-4.16, KFF-4.20 without an Attack there is no Respite, and nobody draws at the end', () => {
    duel({ hands: { A: 'kick wild' } })
      .plays('A', 'end')
      .expects({ handSizes: { A: 2 }, active: 'B', turn: 2 })
      .ends('B', 'refill')
  })

  test('KFF-4.1, KFF-0.9 the turn passes to the left', () => {
    brawl(3, { active: 'C' }).plays('C', 'end').expects({ active: 'A' }).ends('A', 'refill')
  })
})

describe('Improved Weapons and Stances', () => {
  test('KFF-6.7 they need a Weapon or Stance of the own', () => {
    duel({ weapons: { B: 'sword' }, stances: { B: 'tiger-stance' }, hands: { A: 'razor-edge iron-shirt ...' } })
      .refuses('A', 'play razor-edge', 'KFF-6.7')
      .refuses('A', 'play iron-shirt', 'KFF-6.7')
      .ends('A', 'prepare')
  })

  test('KFF-6.1, KFF-6.4 any number, no two of one name', () => {
    duel({
      weapons: { A: 'sword' },
      stances: { A: 'tiger-stance' },
      hands: { A: 'razor-edge iron-bands iron-bands iron-shirt iron-shirt quiet-mind wild' },
    })
      .plays('A', 'play razor-edge')
      .plays('A', 'play iron-bands')
      .refuses('A', 'play iron-bands', 'KFF-6.1')
      .plays('A', 'play iron-shirt')
      .refuses('A', 'play iron-shirt', 'KFF-6.4')
      .plays('A', 'play quiet-mind')
      .expects({ onWeapon: { A: 'razor-edge iron-bands' }, onStance: { A: 'iron-shirt quiet-mind' } })
      .ends('A', 'prepare')
  })

  test('KFF-6.6 a new Stance sends the old one away with what hangs on it; Rooted Feet do not help', () => {
    duel({ stances: { A: 'tiger-stance' }, onStance: { A: 'rooted-feet' }, hands: { A: 'crane-stance wild' } })
      .plays('A', 'play crane-stance')
      .expects({ stances: { A: 'crane-stance' }, onStance: { A: '' }, discard: 'tiger-stance rooted-feet' })
      .ends('A', 'prepare')
  })
})

describe('the deck', () => {
  test('KFF-12.3 the discard pile is shuffled and becomes the deck', () => {
    const rules = rulesFor()
    const s = at(rules, { window: 'refill', hands: { A: 'kick' }, deckSize: 1 })
    const after = played(rules, s, 'refill')
    expect([after.shuffle, after.discard.length, after.hands[0].length]).toEqual([1, 0, 7])
    expect(after.deck).toHaveLength(99 - 7 - 7)
  })

  test('KFF-12.3 however often that has happened', () => {
    duel({ window: 'refill', shuffle: 16_383, hands: { A: 'kick', B: 'trip' }, deckSize: 0 })
      .plays('A', 'refill kick')
      .expects({ shuffle: 16_383, handSizes: { A: 7, B: 1 } })
      .ends('A', 'prepare')
  })

  test('KFF-12.4 if both are empty, drawing stops', () => {
    duel({ window: 'refill', hands: { A: 'kick punch' }, handSizes: { B: 97 }, deckSize: 0 }, { more: 'off' })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 2 }, shuffle: 0 })
      .ends('A', 'prepare')
  })

  test('KFF-12.5 what lies in play is not shuffled', () => {
    const rules = rulesFor()
    const s = at(rules, {
      window: 'refill',
      weapons: { A: 'ladder' },
      stances: { B: 'crane-stance' },
      hands: { A: 'kick' },
      deckSize: 0,
    })
    const after = rules.position.write(played(rules, s, 'refill'))
    expect(after).toMatchObject({ weapons: { A: 'ladder' }, stances: { B: 'crane-stance' }, shuffle: 1 })
    expect(JSON.stringify([after.hands, after.deck])).not.toContain('ladder')
  })

  test('KFF-8.6, KFF-12.5 the cards of an exchange stay on the table until it is resolved', () => {
    duel({ hands: { A: 'kick flying ...', B: 'roll-with-it wild' } })
      .plays('A', 'attack kick flying on B')
      .expects({ discard: '', exchange: { table: 'kick flying' } })
      .plays('B', 'block roll-with-it')
      .expects({ discard: 'kick flying roll-with-it', exchange: null })
      .ends('A', 'respite')
  })
})

describe('attacking', () => {
  test.each(['B', 'C', 'D', 'E', 'F'])('KFF-8.3, KFF-8.1 any other player, wherever seated: %s', (target) => {
    brawl(6, { hands: { A: 'kick ...' } })
      .plays('A', `attack kick on ${target}`)
      .plays(target, 'pass')
      .expects({ chi: { [target]: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-8.2, KFF-15.4 the declaration is open as a whole', () => {
    brawl(3, { weapons: { A: 'ladder' }, hands: { A: 'flying wild combo-attack kick' } })
      .plays('A', 'attack weapon flying combo-attack with kick on C B by ladder')
      .logs({
        key: 'kung-fu-fighting.attack',
        seat: 'A',
        to: ['B', 'C'],
        card: 'ladder',
        weapon: true,
        cards: ['flying', 'combo-attack'],
        combo: ['kick'],
        splitBy: 'ladder',
      })
      .ends('B', 'answer')
  })

  test('KFF-6.2, KFF-6.5 nothing is attached while an Attack goes on', () => {
    duel({
      weapons: { B: 'sword' },
      stances: { B: 'tiger-stance' },
      hands: { A: 'kick ...', B: 'razor-edge iron-shirt' },
    })
      .plays('A', 'attack kick on B')
      .refuses('B', 'block razor-edge', 'KFF-4.17')
      .refuses('B', 'block iron-shirt', 'KFF-4.17')
      .plays('B', 'pass')
      .ends('A', 'respite')
  })
})

describe('questions that open information settles', () => {
  test('KFF-16.5 with no cards and nothing in play the turn is over', () => {
    duel({ chi: { A: 10 }, hands: { A: 'deep-breath' } })
      .plays('A', 'play deep-breath')
      .expects({ active: 'B', chi: { A: 12 } })
      .ends('B', 'refill')
    duel({ hands: { A: 'kick', B: '' } })
      .plays('A', 'attack kick on B')
      .expects({ active: 'B' })
      .ends('B', 'prepare')
  })

  test('KFF-16.5 with something in play the question stays', () => {
    duel({ chi: { A: 10 }, weapons: { A: 'sword' }, hands: { A: 'deep-breath' } })
      .plays('A', 'play deep-breath')
      .ends('A', 'prepare')
    duel({ stances: { A: 'tiger-stance' }, hands: { A: 'kick', B: '' } })
      .plays('A', 'attack kick on B')
      .ends('A', 'respite')
  })
})
