import { describe, expect, test } from 'vitest'
import { chiAfter } from '../testing/blows.ts'
import { at, brawl, duel, masters, offered, played, rulesFor } from '../testing/tables.ts'

// Chapters 17 and 19: Blocks and Chi Restoration, card by card.

const ATTACKS = ['punch', 'kick', 'throw', 'trip', 'weapon']
const CARDS = ['punch', 'kick', 'throw', 'trip']

describe('Blocks', () => {
  test.each([
    ['Blocking Punch!', 'blocking-punch', ['punch'], 'ignore'],
    ['Blocking Kick!', 'blocking-kick', ['kick'], 'ignore'],
    ['Amazing Balance!', 'amazing-balance', ['throw', 'trip'], 'ignore'],
    ['Steel Meets Steel!', 'steel-meets-steel', ['weapon'], 'ignore'],
    ['Roll With It!', 'roll-with-it', ATTACKS, 3],
    ['Now It Is My Turn!', 'now-it-is-my-turn', ATTACKS, 2],
    ['Your Kung Fu Is Weak!', 'your-kung-fu-is-weak', ATTACKS, 'ignore'],
    ['Your Kung Fu Is No Match for Mine!', 'your-kung-fu-is-no-match', ATTACKS, 'ignore'],
    ['Catch the Blade!', 'catch-the-blade', ['weapon'], 'ignore'],
    ['Borrowed Force!', 'borrowed-force', CARDS, 'ignore'],
    ['Behind You!', 'behind-you', ATTACKS, 4],
  ] as const)('KFF-17.6 %s (%s) answers %j: %s', (_name, id, against, effect) => {
    const rules = rulesFor({ mode: '2v2', options: { more: 'on' } })
    const start = at(rules, {
      weapons: { A: 'sword' },
      hands: { A: 'punch kick throw trip flying spinning flipping', B: id, C: '', D: '' },
    })
    const struck = (attack: string) => played(rules, start, `attack ${attack} flying spinning flipping on B`)
    expect(ATTACKS.filter((attack) => offered(rules, struck(attack), 1).includes(`block ${id}`))).toEqual(against)
    for (const attack of against) {
      const unblocked = played(rules, struck(attack), 'pass').chi[1]
      const blocked = played(rules, struck(attack), `block ${id}`).chi[1]
      expect(blocked).toBe(effect === 'ignore' ? 20 : unblocked + effect)
    }
  })

  const PERMITS = ['now-it-is-my-turn', 'your-kung-fu-is-no-match', 'borrowed-force']
  const REST = ['blocking-kick', 'roll-with-it', 'your-kung-fu-is-weak']

  test.each(PERMITS)('KFF-9.6 %s permits a counterattack, which may be left', (id) => {
    duel({ hands: { A: 'kick ...', B: `${id} punch ...` } })
      .plays('A', 'attack kick on B')
      .offers('B', `block ${id}`)
      .plays('B', `block ${id} counter punch on A`)
      .plays('A', 'pass')
      .expects({ chi: { A: 18 } })
      .ends('A', 'respite')
  })

  test.each(REST)('KFF-9.6 %s permits none', (id) => {
    duel({ hands: { A: 'kick ...', B: `${id} punch ...` } })
      .plays('A', 'attack kick on B')
      .refuses('B', `block ${id} counter punch on A`, 'KFF-9.6')
      .ends('B', 'answer')
  })

  test('KFF-14.20 Catch the Blade! takes the Weapon with its improvements', () => {
    duel({ weapons: { A: 'sword' }, onWeapon: { A: 'razor-edge' }, hands: { B: 'catch-the-blade ...' } })
      .plays('A', 'attack weapon on B')
      .plays('B', 'block catch-the-blade')
      .expects({ weapons: { A: null, B: 'sword' }, onWeapon: { A: '', B: 'razor-edge' }, chi: { B: 20 } })
      .ends('A', 'respite')
  })

  test.each(['umbrella', 'sword'])(
    'KFF-14.20 it takes the very Weapon of the Attack, not the %s that came since',
    (other) => {
      brawl(3, {
        weapons: { A: 'sword', B: other },
        onWeapon: { A: 'hooked-end' },
        hands: { A: 'combo-attack grapple ...', B: '', C: 'catch-the-blade wild' },
      })
        .plays('A', 'attack weapon combo-attack with grapple on B C by hooked-end')
        .plays('C', 'block catch-the-blade')
        .expects({ chi: { B: 16, C: 20 }, weapons: { A: other, B: null, C: null }, onWeapon: { A: '' } })
        .ends('A', 'respite')
    },
  )

  test('KFF-14.20, KFF-5.13 a Chair that was caught is not worn out', () => {
    duel({ weapons: { A: 'chair' }, hands: { B: 'catch-the-blade ...' } })
      .plays('A', 'attack weapon on B')
      .plays('B', 'block catch-the-blade')
      .expects({ weapons: { A: null, B: 'chair' } })
      .ends('A', 'respite')
  })

  test('KFF-5.25, KFF-10.12 a Block, Weapon, Stance, attachments and Archetype add up', () => {
    masters(2, {
      archetypes: { B: 'venerable-master' },
      weapons: { B: 'chair' },
      onWeapon: { B: 'iron-bands' },
      stances: { B: 'drunken-stance' },
      onStance: { B: 'iron-shirt perfect-technique' },
      hands: { A: 'kick flying spinning flipping ...', B: 'roll-with-it ...' },
    })
      .plays('A', 'attack kick flying spinning flipping on B')
      .plays('B', 'block roll-with-it')
      .expects({ chi: { B: 20 - (9 - 3 - 1 - 1 - 1 - 1 - 1) } })
      .ends('A', 'respite')
  })

  test('KFF-10.12 defence counts in full against each Attack', () => {
    // The Umbrella of A stands against both counterattacks.
    const hands = {
      A: 'punch split-attack',
      B: 'your-kung-fu-is-no-match kick',
      C: 'your-kung-fu-is-no-match kick',
    }
    const answers = Array.from({ length: 2 }, () => 'block your-kung-fu-is-no-match counter kick on A')
    expect(
      chiAfter('attack punch split-attack on B C by split-attack', {
        seats: 3,
        given: { weapons: { A: 'umbrella' } },
        hands,
        answers,
      }),
    ).toEqual([18, 20, 20])
  })
})

describe('Chi Restoration', () => {
  test.each([
    ['Deep Breath', 'deep-breath', 2],
    ['Bowl of Noodles', 'bowl-of-noodles', 3],
    ['Rice Wine', 'rice-wine', 4],
    ['Night by the Waterfall', 'night-by-the-waterfall', 5],
    ["Hermit's Pill", 'hermits-pill', 5],
    ['Sunrise Meditation', 'sunrise-meditation', 2],
  ])('KFF-17.10, KFF-5.28 %s (%s) restores %i', (_name, id, chi) => {
    const drawn = id === 'sunrise-meditation' ? 1 : 0
    duel({ chi: { A: 10 }, hands: { A: `${id} kick` } })
      .plays('A', `play ${id}`)
      .expects({ chi: { A: 10 + chi }, handSizes: { A: 1 + drawn }, discard: id })
      .ends('A', 'prepare')
  })

  test('KFF-5.29 never above the start', () => {
    duel({ chi: { A: 18 }, hands: { A: 'rice-wine kick' } })
      .plays('A', 'play rice-wine')
      .expects({ chi: { A: 20 } })
      .ends('A', 'prepare')
  })

  test('KFF-5.30, KFF-12.6 at full Chi it may be played, and what it draws comes on top of the hand', () => {
    duel({ hands: { A: 'sunrise-meditation ...' } })
      .plays('A', 'play sunrise-meditation')
      .expects({ chi: { A: 20 }, handSizes: { A: 7 } })
      .ends('A', 'prepare')
  })
})
