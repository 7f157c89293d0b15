import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { randomExchange } from '../testing/exchanges.ts'
import { at, type Plain, played, rulesFor } from '../testing/tables.ts'

// Positions as people write them: what is wrong is said, with its place.

const rules = rulesFor({ seats: 3, mode: 'individual', options: { more: 'on', archetypes: 'chosen' } })
const pairs = rulesFor({ mode: '2v2' })

describe('a position that cannot be', () => {
  test.each<[string, Plain, string]>([
    ['a card that is none', { hands: { A: 'punhc' } }, 'hands.A'],
    ['a Team card when everyone plays alone', { hands: { A: 'huddle' } }, 'hands.A'],
    ['an Archetype in a hand', { hands: { A: 'iron-monk' } }, 'hands.A'],
    ['more copies than there are', { hands: { A: 'fan', B: 'fan' } }, 'hands.B'],
    ['a copy in play and one in hand', { weapons: { A: 'fan' }, hands: { B: 'fan' } }, 'hands.B'],
    ['a seat that is not there', { hands: { D: 'kick' } }, 'hands.D'],
    ['a field nobody knows', { hp: { A: 3 } }, 'hp'],
    ['a Stance as a Weapon', { weapons: { A: 'tiger-stance' } }, 'weapons.A'],
    ['a Weapon as a Stance', { stances: { A: 'sword' } }, 'stances.A'],
    ['an attachment without a Weapon', { onWeapon: { A: 'razor-edge' } }, 'onWeapon.A'],
    ['two of one name', { weapons: { A: 'sword' }, onWeapon: { A: 'razor-edge razor-edge' } }, 'onWeapon.A'],
    ['an Improved Stance on a Weapon', { weapons: { A: 'sword' }, onWeapon: { A: 'iron-shirt' } }, 'onWeapon.A'],
    ['the side card of another', { weapons: { A: 'sword' }, onWeapon: { A: 'military-training' } }, 'onWeapon.A'],
    ['an Archetype twice', { archetypes: { A: 'iron-monk', B: 'iron-monk' } }, 'archetypes'],
    ['a card as an Archetype', { archetypes: { A: 'punch' } }, 'archetypes'],
    ['Chi beyond the start', { chi: { A: 21 } }, 'chi.A'],
    ['Chi below none', { chi: { A: -1 } }, 'chi.A'],
    ['one side left and no end', { chi: { A: 0, B: 0 }, active: 'C' }, 'chi'],
    ['somebody out who has cards', { chi: { B: 0 }, hands: { B: 'kick' } }, 'chi'],
    ['a fall with Chi left', { falls: { B: 1 } }, 'falls'],
    ['a turn of who is out', { chi: { A: 0 } }, 'active'],
    ['an upkeep that is not due', { window: 'upkeep' }, 'window'],
    ['an upkeep that cannot be paid', { window: 'upkeep', stances: { A: 'imperial-stance' }, chi: { A: 1 } }, 'window'],
    ['a refill of no cards', { window: 'refill', hands: { A: '' } }, 'window'],
    ['a turn in which nothing can be done', { hands: { A: '' } }, 'window'],
    ['a card to pass without teams', { window: 'passCard' }, 'window'],
    ['an answer to no Attack', { window: 'answer' }, 'exchange'],
    ['somebody else asked', { asked: 'B' }, 'asked'],
    ['picking after the deal', { window: 'prepare', picking: 'A' }, 'picking'],
    ['a card from a shuffle to come', { shuffle: 1, hands: { A: 'kick@2' } }, 'shuffle'],
    ['a deck of another size', { deckSize: 1, deck: 'kick wild' }, 'deckSize'],
    ['a hand of another size', { hands: { A: 'kick' }, handSizes: { A: 2 } }, 'handSizes'],
    ['a hand larger than the deck', { handSizes: { A: 200 } }, 'handSizes.A'],
    ['no turn', { turn: 0 }, 'turn'],
  ])('%s', (_what, position, where) => {
    expect(rules.position.read(position)).toMatchObject({ ok: false, problem: { at: where } })
  })

  test('teams have one Chi, by the letters of their seats', () => {
    expect(pairs.position.read({ chi: { AC: 7 } }).ok).toBe(true)
    expect(pairs.position.read({ chi: { A: 7 } })).toMatchObject({ ok: false, problem: { at: 'chi.A' } })
  })
})

describe('an exchange', () => {
  const s = played(
    pairs,
    at(pairs, { hands: { A: 'kick flying', B: 'wild', C: 'spinning', D: 'trip' } }),
    'attack kick flying on B',
    'add spinning',
  )

  test('can be written and taken up again', () => {
    const again = at(pairs, pairs.position.write(s))
    expect(again).toEqual(s)
    expect(played(pairs, again, 'pass', 'pass').chi).toEqual([20, 13])
  })

  test('reads plainly', () => {
    expect(pairs.position.write(s)).toMatchObject({
      window: 'cover',
      asked: 'D',
      exchange: {
        table: 'kick flying spinning',
        attacks: [
          {
            attacker: 'A',
            counter: false,
            weapon: false,
            source: 'kick',
            parts: 'flying spinning',
            owners: 'AC',
            splitBy: null,
            targets: [{ seat: 'B', answersTo: 'A', block: null, blocker: null }],
          },
        ],
      },
    })
  })

  const broken = (change: Plain) => {
    const written = pairs.position.write(s)
    const exchange = typeof written.exchange === 'object' && written.exchange !== null ? written.exchange : {}
    const [attack] = 'attacks' in exchange && Array.isArray(exchange.attacks) ? exchange.attacks : []
    return pairs.position.read({ ...written, exchange: { ...exchange, attacks: [{ ...attack, ...change }] } })
  }

  test.each<[string, Plain]>([
    ['a main part that is no Attack Card', { source: 'flying' }],
    ['a target of the own team', { targets: [{ seat: 'C', answersTo: 'A', block: null, blocker: null }] }],
    ['an owner of the other team', { owners: 'AB' }],
    ['an owner too few', { owners: 'A' }],
    ['a card that is not on the table', { parts: 'flying wild' }],
    ['no target', { targets: [] }],
  ])('with %s is refused', (_what, change) => {
    expect(broken({}).ok).toBe(true)
    expect(broken(change).ok).toBe(false)
  })

  test('of random players can be written at every step', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { rules: house, start, answers } = randomExchange(seed)
      const moment = house.copy(start)
      for (const answer of answers) {
        expect(at(house, house.position.write(moment))).toEqual(moment)
        house.play(moment, [answer])
      }
    }
  })
})

test('what is missing has the defaults of the mode', () => {
  const s = at(pairs, {})
  expect(s.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7])
  expect([s.chi, s.window, s.asked, s.turn]).toEqual([[20, 20], 'prepare', 0, 1])
  expect(s.deck).toHaveLength(136 - 28)
})

test('a finished match can be written', () => {
  const s = at(rules, { chi: { B: 3, C: 0 }, hands: { A: 'kick wild', B: '', C: '' } })
  const over = played(rules, s, 'attack kick on B')
  expect(rules.outcome(over)).toMatchObject({ places: [1, 2, 3] })
  expect(at(rules, rules.position.write(over))).toEqual(over)
  expect(rules.awaiting(over)).toEqual([])
  expect(rules.outcome(rules.deal(seeded('sfc32', 'new')))).toBeNull()
})
