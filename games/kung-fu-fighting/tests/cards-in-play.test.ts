import { describe, expect, test } from 'vitest'
import { chiAfter, lossOf } from '../testing/blows.ts'
import { brawl, duel, type Plain } from '../testing/tables.ts'

// Chapters 17 and 19: Stances, Weapons and what is attached to them, card by card.

/** What the Attack costs with the card in play, and without. */
const lifted = (attack: string, given: Plain, without: Plain = {}): readonly number[] => [
  lossOf(attack, given),
  lossOf(attack, without),
]

describe('Stances', () => {
  test.each([
    ['Dragon Stance', 'dragon-stance', 'kick flying', 3],
    ['Dragon Stance', 'dragon-stance', 'kick wild', 0],
    ['Crane Stance', 'crane-stance', 'kick', 2],
    ['Crane Stance', 'crane-stance', 'punch flying', 0],
    ['Drunken Stance', 'drunken-stance', 'kick wild', 3],
    ['Drunken Stance', 'drunken-stance', 'kick flying', 0],
    ['Snake Stance', 'snake-stance', 'trip', 2],
    ['Snake Stance', 'snake-stance', 'kick spinning', 2],
    ['Tiger Stance', 'tiger-stance', 'punch', 2],
    ['Tiger Stance', 'tiger-stance', 'kick', 0],
    ['Imperial Stance', 'imperial-stance', 'kick flying wild', 2],
    ['Imperial Stance', 'imperial-stance', 'kick', 0],
    ['Monkey Stance', 'monkey-stance', 'kick flipping', 2],
    ['Monkey Stance', 'monkey-stance', 'kick spinning', 0],
    ['Mantis Stance', 'mantis-stance', 'throw', 2],
    ['Mantis Stance', 'mantis-stance', 'grapple', 2],
    ['Mantis Stance', 'mantis-stance', 'trip', 0],
    ['Turtle Stance', 'turtle-stance', 'kick', -1],
    ['Turtle Stance', 'turtle-stance', 'kick flying wild', -1],
  ])('KFF-5.5, KFF-17.7 %s (%s): %s gets %i more', (_name, stance, cards, plus) => {
    const [withIt, without] = lifted(`attack ${cards} on B`, { stances: { A: stance } })
    expect(withIt - without).toBe(plus)
  })

  test('KFF-5.5 Dragon Stance lifts a Sword by 2, and no other Weapon', () => {
    const inDragon = (weapon: string) => ({ weapons: { A: weapon }, stances: { A: 'dragon-stance' } })
    expect(lossOf('attack weapon on B', inDragon('sword'))).toBe(5)
    expect(lossOf('attack weapon on B', inDragon('spear'))).toBe(3)
  })

  test.each([
    ['Dragon Stance', 'dragon-stance', 'crane-stance'],
    ['Crane Stance', 'crane-stance', 'snake-stance'],
    ['Drunken Stance', 'drunken-stance', 'dragon-stance'],
    ['Snake Stance', 'snake-stance', 'tiger-stance'],
    ['Tiger Stance', 'tiger-stance', 'drunken-stance'],
    ['Monkey Stance', 'monkey-stance', 'imperial-stance'],
    ['Mantis Stance', 'mantis-stance', 'monkey-stance'],
  ])('KFF-5.3, KFF-5.4 %s (%s) gets 2 against %s, once an Attack, and not the other way round', (_name, one, other) => {
    const attack = 'attack palm-strike running-up-the-wall on B' // nothing here is lifted, and no Stance defends
    const against = (A: string, B: string | null) => lossOf(attack, { stances: { A, B } })
    const tiger = one === 'tiger-stance' ? 2 : 0
    expect(against(one, other)).toBe(4 + tiger + 2)
    expect(against(one, null)).toBe(4 + tiger)
    const reversed = other === 'tiger-stance' ? 6 : other === 'imperial-stance' ? 5 : 4
    expect(against(other, one)).toBe(reversed)
  })

  test.each([
    ['Drunken Stance', 'drunken-stance', 1, 1],
    ['Mantis Stance', 'mantis-stance', 0, 2],
    ['Turtle Stance', 'turtle-stance', 2, 2],
    ['Tiger Stance', 'tiger-stance', 0, 0],
  ])('KFF-17.8 %s (%s) defends %i against cards, %i against Weapons', (_name, stance, cards, weapons) => {
    expect(lossOf('attack kick on B', { stances: { B: stance } })).toBe(3 - cards)
    expect(lossOf('attack weapon on B', { stances: { B: stance }, weapons: { A: 'spear' } })).toBe(3 - weapons)
  })

  test('KFF-5.7, KFF-15.1 Imperial Stance: 2 to enter, 1 to stay', () => {
    duel({ hands: { A: 'imperial-stance ...' } })
      .plays('A', 'play imperial-stance')
      .expects({ chi: { A: 18 } })
      .plays('A', 'end')
      .plays('B', 'refill')
      .plays('B', 'end')
      .asks('A', 'upkeep')
      .plays('A', 'pay')
      .expects({ chi: { A: 17 } })
      .ends('A', 'refill')
  })

  test('KFF-5.6 in a duel the Stance of the other lifts nothing', () => {
    expect(lossOf('attack kick on B', { stances: { B: 'crane-stance' } })).toBe(3)
  })
})

describe('Weapons', () => {
  test.each([
    ['Sword', 'sword', 3, 0],
    ['Chain Whip', 'chain-whip', 2, 1],
    ['Chair', 'chair', 3, 1],
    ['Ladder', 'ladder', 2, 1],
    ['Fan', 'fan', 0, 3],
    ['Bamboo Pole', 'bamboo-pole', 2, 1],
    ['Table', 'table', 4, 2],
    ['Umbrella', 'umbrella', 1, 2],
    ['Nunchucks', 'nunchucks', 2, 0],
    ['Spear', 'spear', 3, 0],
    ['Three-Part Staff', 'three-part-staff', 2, 1],
    ['Iron Teapot', 'iron-teapot', 2, 0],
    ['Butterfly Knives', 'butterfly-knives', 2, 0],
  ])('KFF-5.8, KFF-8.5 %s (%s): attack %i, defence %i', (_name, weapon, attack, defence) => {
    expect(lossOf('attack weapon on B', { weapons: { A: weapon } })).toBe(attack)
    expect(lossOf('attack kick on B', { weapons: { B: weapon } })).toBe(3 - defence)
  })

  test.each([
    ['Bamboo Pole', 'bamboo-pole', 'running-up-the-wall', 2],
    ['Bamboo Pole', 'bamboo-pole', 'flying', 1],
    ['Nunchucks', 'nunchucks', 'spinning', 2],
    ['Nunchucks', 'nunchucks', 'wild', 2],
    ['Spear', 'spear', 'running-up-the-wall', 1],
    ['Butterfly Knives', 'butterfly-knives', 'flipping', 1],
    ['Sword', 'sword', 'flying', 0],
  ])(
    'KFF-5.12 %s (%s) lifts %s by %i, and nothing in an Attack with a card (KFF-5.10)',
    (_name, weapon, card, plus) => {
      const weapons = { A: weapon }
      const bare = lossOf('attack weapon on B', { weapons })
      const alone = lossOf(`attack punch ${card} on B`)
      expect(lossOf(`attack weapon ${card} on B`, { weapons })).toBe(bare + (alone - 2) + plus)
      expect(lossOf(`attack punch ${card} on B`, { weapons })).toBe(alone)
    },
  )

  test.each([
    ['Chair', 'chair'],
    ['Table', 'table'],
  ])('KFF-5.13 %s (%s) is discarded after use, and only by use', (_name, weapon) => {
    const armed = () => duel({ weapons: { A: weapon }, hands: { A: 'punch ...', B: '' } })
    armed()
      .plays('A', 'attack weapon on B')
      .expects({ weapons: { A: null }, discard: weapon })
      .ends('A', 'respite')
    armed()
      .plays('A', 'attack punch on B')
      .expects({ weapons: { A: weapon } })
      .ends('A', 'respite')
  })

  test.each([
    ['Ladder', 'ladder', 2],
    ['Three-Part Staff', 'three-part-staff', 3],
  ])('KFF-17.3 %s (%s) strikes with 1 on up to %i', (_name, weapon, most) => {
    const targets = ['B', 'C', 'D', 'E']
    for (let count = 2; count <= most; count++)
      expect(
        chiAfter(`attack weapon on ${targets.slice(0, count).join(' ')} by ${weapon}`, {
          seats: 5,
          given: { weapons: { A: weapon } },
        }),
      ).toEqual([20, ...targets.map((_, place) => (place < count ? 19 : 20))])
    brawl(5, { weapons: { A: weapon } })
      .refuses('A', `attack weapon on ${targets.slice(0, most + 1).join(' ')} by ${weapon}`, 'KFF-17.3')
      .ends('A', 'prepare')
  })

  test('KFF-14.21 Chain Whip: the Weapon of the target does not defend', () => {
    const weapons = { A: 'chain-whip', B: 'umbrella' }
    expect(lossOf('attack weapon on B', { weapons })).toBe(2)
    expect(lossOf('attack punch on B', { weapons })).toBe(0)
  })

  test('KFF-12.1 Fan: hand size 6', () => {
    duel({ active: 'B', weapons: { A: 'fan' }, hands: { A: '' } })
      .plays('B', 'end')
      .expects({ handSizes: { A: 6 } })
      .ends('A', 'prepare')
  })

  test('KFF-10.15, KFF-16.3 Iron Teapot: each target that did not ignore it discards a card at random', () => {
    const struck = () =>
      duel({ weapons: { A: 'iron-teapot' }, hands: { B: 'kick wild steel-meets-steel' }, script: 'wild' }).plays(
        'A',
        'attack weapon on B',
      )
    struck()
      .plays('B', 'pass')
      .expects({ chi: { B: 18 }, hands: { B: 'kick steel-meets-steel' }, discard: 'wild' })
      .ends('A', 'respite')
    struck()
      .plays('B', 'block steel-meets-steel')
      .expects({ chi: { B: 20 }, hands: { B: 'kick wild' } })
      .ends('A', 'respite')
  })

  test('KFF-10.15 Iron Teapot: who falls discards nothing at random', () => {
    brawl(3, { weapons: { A: 'iron-teapot' }, chi: { B: 2 }, hands: { B: 'kick' }, discard: '' })
      .plays('A', 'attack weapon on B')
      .plays('B', 'pass')
      .logs({ key: 'kung-fu-fighting.lostChi', chi: 0 })
      .expects({ chi: { B: 0 }, hands: { B: '' }, discard: 'kick' })
      .ends('A', 'respite')
  })
})

describe('Improved Weapons', () => {
  const on = (onWeapon: string, weapon = 'sword') => ({ weapons: { A: weapon }, onWeapon: { A: onWeapon } })

  test('KFF-17.9, KFF-5.11 Razor Edge (razor-edge): 1 more with this Weapon, nothing with a card', () => {
    expect(lossOf('attack weapon on B', on('razor-edge'))).toBe(4)
    expect(lossOf('attack kick on B', on('razor-edge'))).toBe(3)
  })

  test('KFF-17.8, KFF-5.11 Iron Bands (iron-bands): 1 more defence, whatever its owner attacks with', () => {
    expect(lossOf('attack kick on B', { weapons: { B: 'sword' }, onWeapon: { B: 'iron-bands' } })).toBe(2)
  })

  test('KFF-17.8 Wrist Cord (wrist-cord) saves the Weapon once, from losing and from taking', () => {
    for (const card of ['throw', 'grapple'])
      duel({
        weapons: { B: 'sword' },
        onWeapon: { B: 'wrist-cord razor-edge' },
        hands: { A: `${card} ...`, B: '' },
      })
        .plays('A', `attack ${card} on B`)
        .expects({ weapons: { A: null, B: 'sword' }, onWeapon: { B: 'razor-edge' }, discard: `wrist-cord ${card}` })
        .ends('A', 'respite')
    duel({
      weapons: { B: 'sword' },
      onWeapon: { B: 'wrist-cord' },
      hands: { A: 'throw combo-attack throw ...', B: '' },
    })
      .plays('A', 'attack throw combo-attack with throw on B')
      .expects({ weapons: { B: null } })
      .ends('A', 'respite')
  })

  test('KFF-17.8 Wrist Cord does not help against dropping, replacing or wearing out', () => {
    duel({ weapons: { A: 'sword' }, onWeapon: { A: 'wrist-cord' } })
      .plays('A', 'drop weapon')
      .expects({ weapons: { A: null }, onWeapon: { A: '' } })
      .ends('A', 'prepare')
    duel({ weapons: { A: 'chair' }, onWeapon: { A: 'wrist-cord' }, hands: { B: '' } })
      .plays('A', 'attack weapon on B')
      .expects({ weapons: { A: null }, onWeapon: { A: '' } })
      .ends('A', 'respite')
  })

  test('KFF-5.12 Red Tassel (red-tassel): Spinning and Flipping 2 more each, with this Weapon', () => {
    expect(lossOf('attack weapon spinning flipping on B', on('red-tassel'))).toBe(3 + 4 + 4)
    expect(lossOf('attack kick spinning flipping on B', on('red-tassel'))).toBe(3 + 2 + 2)
  })

  test('KFF-17.3 Hooked End (hooked-end): the Weapon may hit two, with all of its value', () => {
    const given = on('hooked-end razor-edge')
    expect(chiAfter('attack weapon on B C by hooked-end', { seats: 3, given })).toEqual([20, 16, 16])
    brawl(4, given)
      .refuses('A', 'attack weapon on B C D by hooked-end', 'KFF-17.3')
      .refuses('A', 'attack kick on B C by hooked-end', 'KFF-11.2')
      .ends('A', 'prepare')
  })
})

describe('Improved Stances', () => {
  const on = (onStance: string, stance = 'snake-stance') => ({ stances: { A: stance }, onStance: { A: onStance } })

  test('KFF-17.8 Iron Shirt (iron-shirt): 1 more defence', () => {
    expect(lossOf('attack kick on B', { stances: { B: 'tiger-stance' }, onStance: { B: 'iron-shirt' } })).toBe(2)
  })

  test('KFF-17.8 Rooted Feet (rooted-feet) saves the Stance once', () => {
    for (const [cards, loss] of [
      ['trip', 1],
      ['punch i-know-that-style', 2],
    ] as const)
      duel({
        stances: { B: 'drunken-stance' },
        onStance: { B: 'rooted-feet' },
        hands: { A: `${cards} ...`, B: '' },
      })
        .plays('A', `attack ${cards} on B`)
        .expects({ chi: { B: 20 - loss }, stances: { A: null, B: 'drunken-stance' }, onStance: { B: '' } })
        .ends('A', 'respite')
  })

  test('KFF-17.7 Ten Thousand Drills (ten-thousand-drills): 1 more with an Attack Card, main part only', () => {
    expect(lossOf('attack kick on B', on('ten-thousand-drills'))).toBe(4)
    expect(lossOf('attack kick combo-attack with kick on B', on('ten-thousand-drills'))).toBe(7)
    expect(lossOf('attack weapon on B', { ...on('ten-thousand-drills'), weapons: { A: 'sword' } })).toBe(3)
  })

  test('KFF-17.7 Flowing Water (flowing-water): each enhancement 1 more', () => {
    expect(lossOf('attack kick flying combo-attack with kick on B', on('flowing-water'))).toBe(3 + 3 + 1 + 4)
  })

  test('KFF-12.1 Quiet Mind (quiet-mind): hand size 8', () => {
    duel({ active: 'B', ...on('quiet-mind'), hands: { A: '' } })
      .plays('B', 'end')
      .expects({ handSizes: { A: 8 } })
      .ends('A', 'prepare')
  })
})
