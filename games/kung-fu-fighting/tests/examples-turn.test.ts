import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { duel, rulesFor } from '../testing/tables.ts'

// Chapter 21: setup and the steps of a turn.

describe('KFF-E12 (KFF-4.5, KFF-4.6) eight cards at the start of the turn', () => {
  test.each([
    ['refill', 8],
    ['refill punch', 7],
    ['refill punch kick wild', 7],
  ])('%s leaves %i', (choice, size) => {
    const A = 'punch kick wild flying trip throw spinning flipping'
    duel({ window: 'refill', hands: { A } })
      .plays('A', choice)
      .expects({ handSizes: { A: size } })
      .ends('A', 'prepare')
  })
})

test.each([
  ['individual', 2, [20, 20]],
  ['individual', 3, [20, 20, 20]],
  ['individual', 4, [20, 20, 20, 20]],
  ['individual', 5, [20, 20, 20, 20, 20]],
  ['individual', 6, [20, 20, 20, 20, 20, 20]],
  ['2v2', 4, [20, 20]],
  ['2v2v2', 6, [20, 20, 20]],
  ['3v3', 6, [30, 30]],
])('KFF-E19 (KFF-2.1, KFF-13.1) %s with %i players: Chi, and seven cards each', (mode, seats, chi) => {
  const s = rulesFor({ mode, seats }).deal(seeded('sfc32', 'setup'))
  expect(s.chi).toEqual(chi)
  expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 7))
})

describe('KFF-E32 (KFF-3.9, KFF-5.7) costs that cannot be paid', () => {
  test('a Stance is not entered when nothing would be left', () => {
    duel({ chi: { A: 2 }, hands: { A: 'imperial-stance ...' } })
      .refuses('A', 'play imperial-stance', 'KFF-5.7')
      .doesNotOffer('A', 'play imperial-stance')
      .ends('A', 'prepare')
    duel({ chi: { A: 3 }, hands: { A: 'imperial-stance ...' } })
      .plays('A', 'play imperial-stance')
      .expects({ chi: { A: 1 }, stances: { A: 'imperial-stance' } })
      .ends('A', 'prepare')
  })

  test('with 1 Chi it is discarded at the start of the turn, without a question', () => {
    duel({ active: 'B', chi: { A: 1 }, stances: { A: 'imperial-stance' } })
      .plays('B', 'end')
      .expects({ chi: { A: 1 }, stances: { A: null }, discard: 'imperial-stance' })
      .ends('A', 'refill')
  })
})

test('KFF-E53 (KFF-12.3, KFF-12.4, KFF-4.7) the deck runs out in the middle of a refill', () => {
  duel(
    {
      window: 'refill',
      hands: { A: 'punch punch kick throw trip' },
      handSizes: { B: 91 },
      deck: 'flying spinning',
      deckSize: 2,
      discard: 'wild',
      script: 'wild kick punch punch',
    },
    { more: 'off' },
  )
    .plays('A', 'refill punch punch kick')
    .expects({
      hands: { A: 'punch@1 kick@1 throw trip flying spinning wild@1' },
      deck: 'punch@1',
      deckSize: 1,
      discard: '',
      shuffle: 1,
    })
    .ends('A', 'prepare')
})

test('KFF-E55 (KFF-5.9, KFF-6.3, KFF-6.1) a new Weapon sends the old one away with everything on it', () => {
  duel({
    weapons: { A: 'ladder' },
    onWeapon: { A: 'wrist-cord iron-bands' },
    hands: { A: 'punch sword razor-edge razor-edge ...' },
  })
    .plays('A', 'attack punch on B')
    .plays('B', 'pass')
    .plays('A', 'play sword')
    .expects({ weapons: { A: 'sword' }, onWeapon: { A: '' }, discard: 'punch ladder wrist-cord iron-bands' })
    .plays('A', 'play razor-edge')
    .refuses('A', 'play razor-edge', 'KFF-6.1')
    .expects({ onWeapon: { A: 'razor-edge' } })
    .ends('A', 'respite')
})

test('KFF-E59 (KFF-4.13, KFF-4.14, KFF-4.15, KFF-4.16, KFF-15.13) one Attack a turn, and counterattacks beside it', () => {
  duel({ hands: { A: 'punch sword kick your-kung-fu-is-no-match ...', B: 'kick ...' } })
    .plays('A', 'attack punch on B')
    .plays('B', 'pass')
    .plays('A', 'play sword')
    .expects({ weapons: { A: 'sword' } })
    .refuses('A', 'attack weapon on B', 'KFF-4.13')
    .refuses('A', 'attack kick on B', 'KFF-4.13')
    .plays('A', 'end')
    .plays('B', 'refill')
    .plays('B', 'attack kick on A')
    .plays('A', 'block your-kung-fu-is-no-match counter weapon on B')
    .plays('B', 'pass')
    .expects({ chi: { A: 20, B: 15 } })
    .ends('B', 'respite')
})

test('KFF-E60 (KFF-4.17, KFF-5.20, KFF-4.18) what may not be played during an Attack', () => {
  duel({ stances: { B: 'tiger-stance' }, hands: { A: 'kick flying ...', B: 'deep-breath sword flying' } })
    .plays('A', 'attack kick on B')
    .refuses('B', 'block deep-breath', 'KFF-4.17')
    .refuses('B', 'block sword', 'KFF-4.17')
    .refuses('B', 'play sword', 'TABLE-1')
    .refuses('B', 'drop stance', 'TABLE-1')
    .refuses('A', 'attack kick flying on B', 'TABLE-2')
    .plays('B', 'pass')
    .refuses('A', 'play flying', 'KFF-4.8')
    .refuses('A', 'attack kick flying on B', 'KFF-4.13')
    .ends('A', 'respite')
})

describe('KFF-E65 (KFF-4.2, KFF-15.1, KFF-12.3, KFF-12.4) upkeep comes before the refill', () => {
  const start = () =>
    duel({
      window: 'upkeep',
      chi: { A: 5 },
      stances: { A: 'imperial-stance' },
      hands: { A: 'punch punch kick throw trip wild' },
      handSizes: { B: 140 },
      deckSize: 0,
    })

  test('a Stance that is let go becomes the deck and is drawn', () => {
    start()
      .plays('A', 'let-go')
      .expects({ stances: { A: null }, discard: 'imperial-stance', chi: { A: 5 } })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 7 }, hands: { A: 'punch punch kick throw trip wild imperial-stance@1' }, discard: '' })
      .ends('A', 'prepare')
  })

  test('if it is paid for, there is nothing to draw', () => {
    start()
      .plays('A', 'pay')
      .expects({ chi: { A: 4 }, stances: { A: 'imperial-stance' } })
      .plays('A', 'refill')
      .expects({ handSizes: { A: 6 } })
      .ends('A', 'prepare')
  })
})
