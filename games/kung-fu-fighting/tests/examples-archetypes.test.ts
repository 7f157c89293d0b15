import { describe, test } from 'vitest'
import { duel, masters } from '../testing/tables.ts'

// Chapter 21: Archetypes.

test('KFF-E09 (KFF-14.8, KFF-7.7, KFF-5.7) the Mysterious Stranger in Imperial Stance: 4 to enter, 2 to stay', () => {
  masters(2, { archetypes: { A: 'mysterious-stranger' }, hands: { A: 'imperial-stance punch flying ...' } })
    .plays('A', 'play imperial-stance')
    .expects({ chi: { A: 16 }, stances: { A: 'imperial-stance' } })
    .plays('A', 'attack punch flying on B')
    .plays('B', 'pass')
    .expects({ chi: { A: 16, B: 14 } })
    .plays('A', 'end')
    .plays('B', 'refill')
    .plays('B', 'end')
    .asks('A', 'upkeep')
    .plays('A', 'pay')
    .expects({ chi: { A: 14 }, stances: { A: 'imperial-stance' } })
    .ends('A', 'refill')
})

describe('KFF-E11 (KFF-14.7, KFF-14.15) She Who Must Fight against When Done Right', () => {
  const barred = () =>
    masters(2, {
      archetypes: { B: 'she-who-must-fight' },
      hands: { A: 'kick when-done-right ...', B: 'kick your-kung-fu-is-weak your-kung-fu-is-no-match ...' },
    })
      .plays('A', 'attack kick when-done-right on B')
      .refuses('B', 'counter kick on A', 'KFF-14.15')

  test('Your Kung Fu Is Weak ignores it, without hitting back', () => {
    barred()
      .refuses('B', 'block your-kung-fu-is-weak counter kick on A', 'KFF-9.6')
      .plays('B', 'block your-kung-fu-is-weak')
      .expects({ chi: { A: 20, B: 20 } })
      .ends('A', 'respite')
  })

  test('No Match for Mine gives her the counterattack', () => {
    barred()
      .plays('B', 'block your-kung-fu-is-no-match counter kick on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 17, B: 20 } })
      .ends('A', 'respite')
  })
})

describe('KFF-E21 (KFF-7.3, KFF-6.3, KFF-7.5) Military Training stays with the General', () => {
  const given = {
    archetypes: { A: 'imperial-general' },
    weapons: { A: 'sword' },
    onWeapon: { A: 'razor-edge military-training' },
  }

  test('his Sword strikes with 5', () => {
    masters(2, given)
      .plays('A', 'attack weapon on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 15 } })
      .ends('A', 'respite')
  })

  const robbed = () =>
    masters(2, { ...given, active: 'B', hands: { A: 'chair ...', B: 'grapple kick ...' } })
      .plays('B', 'attack grapple on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 19 }, weapons: { A: null, B: 'sword' }, onWeapon: { A: '', B: 'razor-edge' } })
      .plays('B', 'end')
      .plays('A', 'refill')
      .plays('A', 'play chair')
      .expects({ weapons: { A: 'chair' }, onWeapon: { A: 'military-training' } })

  test('and is on the Chair that he plays after the Sword was taken: attack 4', () => {
    robbed()
      .plays('A', 'attack weapon on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 16 }, weapons: { A: null }, onWeapon: { A: '' } })
      .ends('A', 'respite')
  })

  test('and defence 2', () => {
    robbed()
      .plays('A', 'end')
      .plays('B', 'refill')
      .plays('B', 'attack kick on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 18 } })
      .ends('B', 'respite')
  })
})

describe('KFF-E45 (KFF-12.1, KFF-12.2, KFF-7.7, KFF-2.3) hand sizes', () => {
  // B's turn ends, and A refills from an empty hand.
  const refilled = (given: Readonly<Record<string, unknown>>) =>
    masters(2, { active: 'B', hands: { A: '', B: 'trip ...' }, ...given }).plays('B', 'end')

  test('(a) Monkey Stance with Quiet Mind: 9, and losing it costs no card', () => {
    refilled({ stances: { A: 'monkey-stance' }, onStance: { A: 'quiet-mind' } })
      .expects({ handSizes: { A: 9 } })
      .plays('A', 'end')
      .plays('B', 'refill')
      .plays('B', 'attack trip on A')
      .plays('A', 'pass')
      .expects({ stances: { A: null }, onStance: { A: '' } })
      .plays('B', 'end')
      .plays('A', 'refill')
      .expects({ handSizes: { A: 9 } })
      .ends('A', 'prepare')
  })

  test.each([
    ['(b) the Street Orphan: 8', { archetypes: { A: 'street-orphan' } }, 8],
    ['(c) Fan: 6', { weapons: { A: 'fan' } }, 6],
    [
      '(d) the Mysterious Stranger in Monkey Stance: 9',
      { archetypes: { A: 'mysterious-stranger' }, stances: { A: 'monkey-stance' } },
      9,
    ],
  ])('%s', (_title, given, size) => {
    refilled(given)
      .expects({ handSizes: { A: size } })
      .ends('A', 'prepare')
  })
})

describe('KFF-E46 (KFF-7.7, KFF-10.4) Turtle Stance', () => {
  const hands = { A: 'kick ...', B: 'kick ...' }
  const stances = { A: 'turtle-stance' }
  const archetypes = { A: 'mysterious-stranger' }

  test('plain: one less, and defence 2', () => {
    duel({ stances, hands })
      .plays('A', 'attack kick on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 18 } })
      .ends('A', 'respite')
    duel({ stances, hands, active: 'B' })
      .plays('B', 'attack kick on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 19 } })
      .ends('B', 'respite')
  })

  test('doubled: two less, and defence 4', () => {
    masters(2, { archetypes, stances, hands })
      .plays('A', 'attack kick on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 19 } })
      .ends('A', 'respite')
    masters(2, { archetypes, stances, hands, active: 'B' })
      .plays('B', 'attack kick on A')
      .plays('A', 'pass')
      .expects({ chi: { A: 20 } })
      .ends('B', 'respite')
  })
})

describe('KFF-E50 (KFF-14.19) the Masked Thief', () => {
  const thrown = (weapons: Readonly<Record<string, string>>) =>
    masters(2, { archetypes: { A: 'masked-thief' }, weapons, hands: { A: 'throw ...' } })
      .plays('A', 'attack throw on B')
      .plays('B', 'pass')
      .expects({ chi: { B: 17 } })

  test('takes the Weapon that the target loses', () => {
    thrown({ B: 'sword' })
      .expects({ weapons: { A: 'sword', B: null }, discard: 'throw' })
      .ends('A', 'respite')
  })

  test('unless he has one', () => {
    thrown({ A: 'chair', B: 'sword' })
      .expects({ weapons: { A: 'chair', B: null }, discard: 'sword throw' })
      .ends('A', 'respite')
  })
})

test("KFF-E51 (KFF-17.12, KFF-14.21) the Iron Monk's own defence is not pierced", () => {
  const struck = (attack: string) =>
    masters(2, {
      archetypes: { B: 'iron-monk' },
      stances: { B: 'drunken-stance' },
      hands: { A: 'kick invincible ...' },
    })
      .plays('A', attack)
      .plays('B', 'pass')
  struck('attack kick on B')
    .expects({ chi: { B: 19 } })
    .ends('A', 'respite')
  struck('attack kick invincible on B')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
})

test('KFF-E52 (KFF-17.10, KFF-5.29) the Noodle Cook restores 3 more and draws, and 20 is the most', () => {
  masters(2, { archetypes: { A: 'noodle-cook' }, chi: { A: 13 }, hands: { A: 'bowl-of-noodles deep-breath' } })
    .plays('A', 'play bowl-of-noodles')
    .expects({ chi: { A: 19 }, handSizes: { A: 2 } })
    .plays('A', 'play deep-breath')
    .expects({ chi: { A: 20 }, handSizes: { A: 2 } })
    .ends('A', 'prepare')
})
