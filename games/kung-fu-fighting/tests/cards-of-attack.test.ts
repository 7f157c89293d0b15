import { describe, expect, test } from 'vitest'
import { chiAfter, lossOf } from '../testing/blows.ts'
import { at, brawl, duel, offered, played, rulesFor } from '../testing/tables.ts'

// Chapters 17 and 19: Attacks, Attack Enhancements and Finishing Moves, card by card.

describe('Attacks', () => {
  test.each([
    ['Punch!', 'punch', 2],
    ['Kick!', 'kick', 3],
    ['Throw!', 'throw', 2],
    ['Trip!', 'trip', 2],
    ['Palm Strike!', 'palm-strike', 3],
    ['Grapple!', 'grapple', 1],
    ['Leaping Knee!', 'leaping-knee', 4],
  ])('KFF-17.1 %s (%s) costs %i', (_name, id, damage) => expect(lossOf(`attack ${id} on B`)).toBe(damage))

  const inPlay = { weapons: { B: 'umbrella' }, stances: { B: 'tiger-stance' } }
  const struck = (attack: string, hand: string) =>
    duel({ ...inPlay, hands: { A: `${hand} ...`, B: '' } }).plays('A', attack)

  test('KFF-17.5 Throw! makes the target lose the Weapon and leaves the Stance', () => {
    struck('attack throw on B', 'throw')
      .expects({ weapons: { A: null, B: null }, stances: { B: 'tiger-stance' }, discard: 'umbrella throw' })
      .ends('A', 'respite')
  })

  test('KFF-17.5 Trip! makes the target lose the Stance and leaves the Weapon', () => {
    struck('attack trip on B', 'trip')
      .expects({ weapons: { B: 'umbrella' }, stances: { A: null, B: null }, discard: 'tiger-stance trip' })
      .ends('A', 'respite')
  })

  test('KFF-17.5, KFF-10.8 Grapple! brings the Weapon to the attacker', () => {
    struck('attack grapple on B', 'grapple')
      .expects({ weapons: { A: 'umbrella', B: null }, discard: 'grapple', chi: { B: 19 } })
      .ends('A', 'respite')
  })

  test('KFF-10.7 where there is nothing to take, nothing happens', () => {
    duel({ weapons: { A: 'sword' }, hands: { A: 'grapple ...', B: '' } })
      .plays('A', 'attack grapple on B')
      .expects({ weapons: { A: 'sword', B: null } })
      .ends('A', 'respite')
  })

  test('KFF-14.21 Palm Strike! pierces a Stance and not a Weapon', () => {
    expect(lossOf('attack palm-strike on B', { stances: { B: 'turtle-stance' }, onStance: { B: 'iron-shirt' } })).toBe(
      3,
    )
    expect(lossOf('attack kick on B', { stances: { B: 'turtle-stance' }, onStance: { B: 'iron-shirt' } })).toBe(0)
    expect(lossOf('attack palm-strike on B', { weapons: { B: 'umbrella' } })).toBe(1)
  })

  test('KFF-5.17 Leaping Knee! is a punch and a kick, for bonuses and for Blocks', () => {
    expect(lossOf('attack leaping-knee on B', { stances: { A: 'crane-stance' } })).toBe(6)
    expect(lossOf('attack leaping-knee on B', { stances: { A: 'tiger-stance' } })).toBe(6)
    const rules = rulesFor({ options: { more: 'on' } })
    const s = at(rules, { hands: { A: 'leaping-knee', B: 'blocking-punch blocking-kick amazing-balance' } })
    expect(offered(rules, played(rules, s, 'attack leaping-knee on B'), 1).sort()).toEqual([
      'block blocking-kick',
      'block blocking-punch',
      'pass',
    ])
  })
})

describe('Attack Enhancements and Finishing Moves', () => {
  test.each([
    ['Flying!', 'flying', 2],
    ['Spinning!', 'spinning', 2],
    ['Flipping!', 'flipping', 2],
    ['Running Up the Wall!', 'running-up-the-wall', 1],
    ['Wild!', 'wild', 1],
    ['Split Attack!', 'split-attack', 1],
    ['Whirlwind!', 'whirlwind', 3],
    ['Combo Attack!', 'combo-attack', 0],
    ['When Done Right, None Can Defend!', 'when-done-right', 1],
    ['Invincible!', 'invincible', 1],
    ['Fast!', 'fast', 1],
    ['Sweeping!', 'sweeping', 1],
    ['I Know That Style!', 'i-know-that-style', 1],
    ['From the Rooftop!', 'from-the-rooftop', 3],
    ['Through the Paper Wall!', 'through-the-paper-wall', 2],
    ['And Stay Down!', 'and-stay-down', 2],
    ['The Last Lesson!', 'the-last-lesson', 2],
    ['Nine Blows in One Breath!', 'nine-blows-one-breath', 0],
    ['Empty the Teahouse!', 'empty-the-teahouse', 2],
  ])('KFF-17.2 %s (%s) adds %i to a Punch in a duel', (_name, id, plus) => {
    expect(lossOf(`attack punch ${id} on B`)).toBe(2 + plus)
  })

  test('KFF-17.4 Before the Leaf Lands! adds 5 to two others; cards of a Combo are others too', () => {
    expect(lossOf('attack punch wild flying before-the-leaf-lands on B')).toBe(2 + 1 + 2 + 5)
    expect(lossOf('attack punch combo-attack before-the-leaf-lands with punch on B')).toBe(2 + 0 + 2 + 5)
    duel({ hands: { A: 'punch combo-attack before-the-leaf-lands ...' } })
      .refuses('A', 'attack punch combo-attack before-the-leaf-lands on B', 'KFF-8.8')
      .ends('A', 'prepare')
  })

  test('KFF-17.2 Nine Blows in One Breath! counts every other enhancement, Combo cards included', () => {
    expect(lossOf('attack punch wild nine-blows-one-breath on B')).toBe(2 + 1 + 1)
    expect(lossOf('attack punch combo-attack nine-blows-one-breath with punch punch on B')).toBe(2 + 0 + 4 + 3)
  })

  test.each([
    ['Split Attack!', 'split-attack', 0, 2],
    ['Whirlwind!', 'whirlwind', 0, 3],
    ['Empty the Teahouse!', 'empty-the-teahouse', 0, 5],
  ])('KFF-17.3, KFF-11.4 %s (%s) splits and then adds %i, on %i at the most', (_name, id, plus, most) => {
    const seats = 6
    const all = ['B', 'C', 'D', 'E', 'F']
    for (let targets = 2; targets <= most; targets++) {
      const hit = all.slice(0, targets)
      const chi = chiAfter(`attack punch ${id} on ${hit.join(' ')} by ${id}`, { seats })
      expect(chi).toEqual([20, ...all.map((seat) => (hit.includes(seat) ? 18 - plus : 20))])
    }
    if (most < all.length)
      brawl(seats, { hands: { A: `punch ${id} ...` } })
        .refuses('A', `attack punch ${id} on ${all.slice(0, most + 1).join(' ')} by ${id}`, 'KFF-17.3')
        .ends('A', 'prepare')
  })

  test('KFF-11.5 with three sides and one target Split Attack! adds nothing, Whirlwind! its 3', () => {
    expect(chiAfter('attack punch split-attack on B', { seats: 3 })).toEqual([20, 18, 20])
    expect(chiAfter('attack punch whirlwind on B', { seats: 3 })).toEqual([20, 15, 20])
    expect(chiAfter('attack punch empty-the-teahouse on B', { seats: 3 })).toEqual([20, 16, 20])
  })

  test('KFF-14.2 Combo Attack! adds two Attack Cards at the most, or none', () => {
    expect(lossOf('attack punch combo-attack with kick throw on B')).toBe(7)
    duel({ hands: { A: 'punch combo-attack kick kick kick ...' } })
      .refuses('A', 'attack punch combo-attack with kick kick kick on B', 'KFF-14.2')
      .offers('A', 'attack punch combo-attack on B')
      .refuses('A', 'attack punch with kick on B', 'KFF-14.2')
      .refuses('A', 'attack punch combo-attack with flying on B', 'KFF-14.1')
      .ends('A', 'prepare')
  })

  const dressed = { weapons: { B: 'umbrella' }, stances: { B: 'turtle-stance' } }

  test.each([
    ['Invincible!', 'invincible', 3 + 1],
    ['The Last Lesson!', 'the-last-lesson', 3 + 2],
  ])('KFF-14.21 %s (%s) pierces Weapons and Stances: %i', (_name, id, loss) => {
    expect(lossOf(`attack kick ${id} on B`, dressed)).toBe(loss)
    expect(lossOf('attack kick on B', dressed)).toBe(0)
  })

  test.each([
    ['Sweeping!', 'sweeping', { weapons: { B: 'umbrella' }, stances: { A: null, B: null } }],
    [
      'I Know That Style!',
      'i-know-that-style',
      { weapons: { B: 'umbrella' }, stances: { A: 'turtle-stance', B: null } },
    ],
    [
      'Through the Paper Wall!',
      'through-the-paper-wall',
      { weapons: { A: null, B: null }, stances: { B: 'turtle-stance' } },
    ],
    ['And Stay Down!', 'and-stay-down', { weapons: { B: 'umbrella' }, stances: { A: null, B: null } }],
  ])('KFF-17.5 %s (%s): what is lost', (_name, id, after) => {
    duel({ ...dressed, hands: { A: `kick ${id} ...`, B: '' } })
      .plays('A', `attack kick ${id} on B`)
      .expects(after)
      .ends('A', 'respite')
  })

  test('KFF-9.9 When Done Right, None Can Defend! leaves only the Your Kung Fu cards', () => {
    const rules = rulesFor({ options: { more: 'on' } })
    const B =
      'blocking-kick roll-with-it borrowed-force now-it-is-my-turn your-kung-fu-is-weak your-kung-fu-is-no-match'
    const s = at(rules, { hands: { A: 'kick when-done-right', B } })
    expect(offered(rules, played(rules, s, 'attack kick when-done-right on B'), 1).sort()).toEqual([
      'block your-kung-fu-is-no-match',
      'block your-kung-fu-is-weak',
      'pass',
    ])
  })

  test('KFF-17.2 Fast! adds 3 in a counterattack', () => {
    const hands = { B: 'your-kung-fu-is-no-match kick fast' }
    const answers = ['block your-kung-fu-is-no-match counter kick fast on A']
    expect(chiAfter('attack punch on B', { hands, answers })).toEqual([20 - 3 - 3, 20])
  })
})
