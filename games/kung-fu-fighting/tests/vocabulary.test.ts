import { describe, test } from 'vitest'
import { table } from '../../../kernel/testing/table-talk.ts'
import { game } from '../game.ts'
import { deckFile, record } from '../testing/deck-files.ts'
import type { Plain } from '../testing/tables.ts'

// Chapter 17: what a card of one's own can do beyond the shipped ones. It is called `own`.

const own = (type: string, effect: Plain, more: Plain = {}): Plain =>
  record(type, effect, { id: 'own', name: 'Own', ...more })

const brought = (cards: readonly Plain[], given: Plain, setup: { mode?: string; seats?: number } = {}) => {
  const talk = table(game)
    .options({ more: 'on', archetypes: 'random' })
    .files({ deck: deckFile(...cards) })
  const { mode = 'individual', seats = 2 } = setup
  return talk.mode(mode).seats(seats).given(given)
}

describe('KFF-17.5 acts', () => {
  test('an enhancement that makes the target discard, and one that takes the Weapon', () => {
    const card = own('enhancement', { enhance: { plus: 0, onHit: [{ do: 'take-weapon' }, { do: 'discard', n: 2 }] } })
    brought([card], {
      weapons: { B: 'sword' },
      hands: { A: 'kick own wild', B: 'trip throw punch' },
      script: 'trip punch',
    })
      .plays('A', 'attack kick own on B')
      .plays('B', 'pass')
      .expects({ weapons: { A: 'sword', B: null }, hands: { B: 'throw' }, chi: { B: 17 } })
      .ends('A', 'respite')
  })

  test('more than the hand holds: all of it', () => {
    const card = own('attack', { attack: { damage: 0, onHit: [{ do: 'discard', n: 5 }] } })
    brought([card], { hands: { A: 'own wild', B: 'trip throw' } })
      .plays('A', 'attack own on B')
      .plays('B', 'pass')
      .expects({ hands: { B: '' }, chi: { B: 20 } })
      .ends('A', 'respite')
  })

  test('a Weapon with acts, which works only when it strikes (KFF-5.10)', () => {
    const card = own('weapon', { weapon: { attack: 1, defence: 0, onHit: [{ do: 'lose-stance' }] } })
    const given = { weapons: { A: 'own' }, stances: { B: 'tiger-stance' }, hands: { A: 'kick wild', B: '' } }
    brought([card], given)
      .plays('A', 'attack weapon on B')
      .expects({ stances: { B: null } })
      .ends('A', 'respite')
    brought([card], given)
      .plays('A', 'attack kick on B')
      .expects({ stances: { B: 'tiger-stance' } })
      .ends('A', 'respite')
  })

  test('KFF-17.6, KFF-10.6 a Block that works on the attacker, even where it only reduces', () => {
    const acts = [{ do: 'take-stance' }, { do: 'lose-weapon' }, { do: 'discard', n: 1 }]
    const card = own('block', { block: { against: ['kick'], reduce: 1, onAttacker: acts } })
    brought([card], {
      stances: { A: 'crane-stance' },
      weapons: { A: 'umbrella' },
      hands: { A: 'kick wild', B: 'own trip' },
      script: 'wild',
    })
      .plays('A', 'attack kick on B')
      .plays('B', 'block own')
      .expects({ stances: { A: null, B: 'crane-stance' }, weapons: { A: null }, hands: { A: '' }, chi: { B: 16 } })
      .ends('B', 'refill')
  })
})

describe('KFF-17.7 selectors and KFF-17.8 defences', () => {
  test.each([
    ['main', 'attack kick flying on B', 1],
    ['main', 'attack weapon flying on B', 1],
    ['main-card', 'attack kick flying on B', 1],
    ['main-card', 'attack weapon flying on B', 0],
    ['weapon', 'attack weapon flying on B', 1],
    ['weapon', 'attack kick flying on B', 0],
    ['enhancement', 'attack kick flying wild on B', 2],
    ['assist', 'attack kick flying on B', 0],
    ['kick', 'attack kick flying on B', 1],
    ['punch', 'attack kick flying on B', 0],
    ['id:flying', 'attack kick flying wild on B', 1],
    ['id:sword', 'attack weapon flying on B', 1],
  ])('a Stance that lifts %s: %s gets %i more', (on, attack, plus) => {
    const card = own('stance', { stance: { bonus: [{ on, plus: 1 }] } })
    const value = 3 + 2 + (attack.includes('wild') ? 1 : 0)
    brought([card], { stances: { A: 'own' }, weapons: { A: 'sword' }, hands: { A: 'kick flying wild', B: '' } })
      .plays('A', attack)
      .expects({ chi: { B: 20 - value - plus } })
      .ends('A', 'respite')
  })

  test('KFF-5.17 two lines for one part count both; two subtypes of a part count one line once', () => {
    const lines = [
      { on: 'main', plus: 1 },
      { on: 'kick', plus: 1 },
      { on: 'punch', plus: 1 },
    ]
    brought([own('stance', { stance: { bonus: lines } })], {
      stances: { A: 'own' },
      hands: { A: 'leaping-knee wild', B: '' },
    })
      .plays('A', 'attack leaping-knee on B')
      .expects({ chi: { B: 20 - 4 - 3 } })
      .ends('A', 'respite')
  })

  test.each([
    ['punch', 'attack punch on B', 1],
    ['punch', 'attack kick on B', 0],
    ['card', 'attack kick on B', 1],
    ['card', 'attack weapon on B', 0],
    ['weapon', 'attack weapon on B', 1],
    ['any', 'attack weapon on B', 1],
  ])('a Stance that defends against %s: %s costs %i less', (against, attack, minus) => {
    const card = own('stance', { stance: { defence: [{ against: [against], minus: 1 }] } })
    brought([card], { stances: { B: 'own' }, weapons: { A: 'sword' }, hands: { A: 'kick punch wild', B: '' } })
      .plays('A', attack)
      .expects({ chi: { B: 20 - (attack.includes('punch') ? 2 : 3) + minus } })
      .ends('A', 'respite')
  })
})

describe('other fields', () => {
  test('KFF-17.2 a later line replaces an earlier one: split over counter over ally over two sides', () => {
    const enhance = { plus: 1, twoSides: 2, onAlly: 3, inCounter: 4, split: { max: 2, plus: 5 } }
    const card = own('enhancement', { enhance }, { count: 3 })
    brought([card], { hands: { A: 'punch own wild', B: '' } })
      .plays('A', 'attack punch own on B')
      .expects({ chi: { B: 16 } })
      .ends('A', 'respite')
    brought([card], { hands: { A: 'punch own wild', B: '', C: '' } }, { seats: 3 })
      .plays('A', 'attack punch own on B')
      .expects({ chi: { B: 17 } })
      .ends('A', 'respite')
    brought([card], { hands: { A: 'punch wild', B: '', C: 'own', D: '' } }, { mode: '2v2', seats: 4 })
      .plays('A', 'attack punch on B')
      .plays('C', 'add own')
      .expects({ chi: { BD: 15 } })
      .ends('A', 'respite')
    const back = 'block your-kung-fu-is-no-match counter punch own on A'
    const hands = { A: 'punch', B: 'your-kung-fu-is-no-match punch own', C: '' }
    brought([card], { weapons: { A: 'sword' }, hands }, { seats: 3 })
      .plays('A', 'attack punch on B')
      .plays('B', back)
      .expects({ chi: { A: 14 } })
      .ends('A', 'respite')
    brought([card], { weapons: { A: 'sword' }, hands }, { seats: 3 })
      .plays('A', 'attack punch on B')
      .plays('B', `${back} C by own`)
      .expects({ chi: { A: 13, C: 13 } })
      .ends('A', 'respite')
  })

  test('KFF-0.7, KFF-9.9 a bar lets its own family through and no other', () => {
    const bar = own('enhancement', { enhance: { plus: 0, bar: { exceptFamily: 'mine' } } })
    const block = own(
      'block',
      { block: { against: ['any'], ignore: true } },
      { id: 'mine', name: 'Mine', family: 'mine' },
    )
    brought([bar, block], { hands: { A: 'kick own wild', B: 'mine your-kung-fu-is-weak' } })
      .plays('A', 'attack kick own on B')
      .refuses('B', 'block your-kung-fu-is-weak', 'KFF-9.9')
      .plays('B', 'block mine')
      .expects({ chi: { B: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-17.11 a special that draws for its player only', () => {
    const card = own('special', { special: { when: 'own-turn', do: 'draw', self: 2, each: 0 } })
    brought([card], { hands: { A: 'own', B: '', C: 'wild', D: '' } }, { mode: '2v2', seats: 4 })
      .plays('A', 'play own')
      .expects({ handSizes: { A: 2, C: 1 } })
      .ends('A', 'prepare')
  })

  test('KFF-12.1, KFF-12.2 hand sizes of Weapons and attachments add up, and never fall below none', () => {
    const heavy = own('weapon', { weapon: { attack: 9, defence: 0, hand: -20 } })
    brought([heavy], { active: 'B', weapons: { A: 'own' }, hands: { A: '' } })
      .plays('B', 'end')
      .expects({ handSizes: { A: 0 } })
      .ends('A', 'prepare')
    const light = own('improved-weapon', { improve: { hand: 3 } })
    brought([light], { active: 'B', weapons: { A: 'fan' }, onWeapon: { A: 'own' }, hands: { A: '' } })
      .plays('B', 'end')
      .expects({ handSizes: { A: 9 } })
      .ends('A', 'prepare')
  })

  test('KFF-3.9, KFF-13.20 an upkeep in a team game is paid by the team', () => {
    const card = own('stance', { stance: { upkeep: 3 } })
    brought(
      [card],
      { window: 'upkeep', stances: { A: 'own' }, chi: { AC: 4 }, hands: { A: 'wild' } },
      { mode: '2v2', seats: 4 },
    )
      .plays('A', 'pay')
      .expects({ chi: { AC: 1 } })
      .ends('A', 'refill')
  })

  test('KFF-17.12 an Archetype that always defends, lifts and heals', () => {
    const standing = {
      defence: [{ against: ['any'], minus: 1 }],
      bonus: [{ on: 'weapon', plus: 2 }],
      restorePlus: -1,
    }
    const cards = [
      own('archetype', { standing }, { set: 'archetype' }),
      own('archetype', { standing: {} }, { id: 'nobody', name: 'Nobody', set: 'archetype' }),
    ]
    const given = { archetypes: { A: 'own' }, weapons: { A: 'sword' }, chi: { A: 10 } }
    brought(cards, { ...given, hands: { A: 'deep-breath wild', B: '' } })
      .plays('A', 'play deep-breath')
      .expects({ chi: { A: 11 } })
      .plays('A', 'attack weapon on B')
      .expects({ chi: { B: 15 } })
      .ends('A', 'respite')
    brought(cards, { ...given, active: 'B', hands: { A: '', B: 'kick wild' } })
      .plays('B', 'attack kick on A')
      .expects({ chi: { A: 8 } })
      .ends('B', 'respite')
  })

  test('KFF-18.6 what is only written for people is not enforced; the rest of the card is', () => {
    const card = own('chi', { restore: { chi: 1 } }, { manual: 'Then everybody bows.' })
    brought([card], { chi: { A: 10 }, hands: { A: 'own wild' } })
      .plays('A', 'play own')
      .expects({ chi: { A: 11 } })
      .ends('A', 'prepare')
  })
})
