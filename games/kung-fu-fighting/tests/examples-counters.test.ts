import { test } from 'vitest'
import { brawl, duel } from '../testing/tables.ts'

// Chapter 21: hitting back, and everything that is settled at one stroke.

test('KFF-E14 (KFF-3.3, KFF-9.2, KFF-9.3) both fall in one exchange', () => {
  duel({ chi: { A: 2, B: 3 }, hands: { A: 'kick flying ...', B: 'now-it-is-my-turn punch ...' } })
    .plays('A', 'attack kick flying on B')
    .plays('B', 'block now-it-is-my-turn counter punch on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 0, B: 0 } })
    .endsMatch({ places: [1, 1], reason: 'tie', rule: 'KFF-3.3' })
})

test('KFF-E26 (KFF-10.3, KFF-10.5) the damage of a Sword stands though the Sword is lost', () => {
  duel({ weapons: { A: 'sword' }, hands: { B: 'now-it-is-my-turn throw ...' } })
    .plays('A', 'attack weapon on B')
    .plays('B', 'block now-it-is-my-turn counter throw on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 18, B: 19 }, weapons: { A: null } })
    .ends('A', 'respite')
})

test('KFF-E27 (KFF-10.3, KFF-10.10) of a lost Stance the bonus counts and the defence does not', () => {
  const struck = () =>
    duel({
      stances: { A: 'drunken-stance', B: 'dragon-stance' },
      hands: { A: 'punch wild ...', B: 'your-kung-fu-is-no-match now-it-is-my-turn trip ...' },
    }).plays('A', 'attack punch wild on B')
  struck()
    .plays('B', 'block your-kung-fu-is-no-match counter trip on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 18, B: 20 }, stances: { A: null, B: 'dragon-stance' } })
    .ends('A', 'respite')
  struck()
    .plays('B', 'block now-it-is-my-turn counter trip on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 18, B: 14 } })
    .ends('A', 'respite')
})

test('KFF-E36 (KFF-17.2, KFF-9.1) Fast adds 3 in a counterattack', () => {
  const struck = () =>
    duel({ hands: { A: 'punch fast ...', B: 'your-kung-fu-is-no-match punch fast ...' } }).plays(
      'A',
      'attack punch fast on B',
    )
  struck()
    .plays('B', 'block your-kung-fu-is-no-match counter punch fast on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 15, B: 20 } })
    .ends('A', 'respite')
  struck()
    .plays('B', 'pass')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
})

test('KFF-E37 (KFF-10.7, KFF-10.11) a Weapon that was just taken defends nobody', () => {
  duel({
    weapons: { A: 'sword', B: 'umbrella' },
    onWeapon: { B: 'razor-edge' },
    hands: { A: 'grapple ...', B: 'now-it-is-my-turn kick ...' },
  })
    .plays('A', 'attack grapple on B')
    .plays('B', 'block now-it-is-my-turn counter kick on A')
    .plays('A', 'pass')
    .expects({
      chi: { A: 17, B: 20 },
      weapons: { A: 'umbrella', B: null },
      onWeapon: { A: 'razor-edge', B: '' },
      discard: 'sword grapple now-it-is-my-turn kick',
    })
    .ends('A', 'respite')
})

test('KFF-E38 (KFF-14.20, KFF-10.6) Catch the Blade takes the Weapon of the Attack', () => {
  duel({ weapons: { A: 'spear', B: 'fan' }, hands: { A: 'flying ...', B: 'catch-the-blade ...' } })
    .plays('A', 'attack weapon flying on B')
    .plays('B', 'block catch-the-blade')
    .expects({ chi: { B: 20 }, weapons: { A: null, B: 'spear' }, discard: 'fan flying catch-the-blade' })
    .ends('A', 'respite')
})

test('KFF-E40 (KFF-5.13, KFF-5.10) a Chair that was used still defends in the exchange, then it goes', () => {
  duel({ weapons: { A: 'chair' }, hands: { B: 'now-it-is-my-turn kick ...' } })
    .plays('A', 'attack weapon on B')
    .plays('B', 'block now-it-is-my-turn counter kick on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 18, B: 19 }, weapons: { A: null }, discard: 'chair now-it-is-my-turn kick' })
    .ends('A', 'respite')
})

test('KFF-E41 (KFF-5.13, KFF-5.14, KFF-9.7) a used Table does not strike twice, a Sword does', () => {
  const back = (weapon: string) =>
    duel({
      weapons: { A: weapon },
      hands: { A: 'your-kung-fu-is-no-match kick ...', B: 'your-kung-fu-is-no-match punch ...' },
    })
      .plays('A', 'attack weapon on B')
      .plays('B', 'block your-kung-fu-is-no-match counter punch on A')
  const again = 'block your-kung-fu-is-no-match counter weapon on B'
  back('table')
    .refuses('A', again, 'KFF-5.13')
    .plays('A', 'block your-kung-fu-is-no-match counter kick on B')
    .plays('B', 'pass')
    .expects({ chi: { A: 20, B: 17 }, weapons: { A: null } })
    .ends('A', 'respite')
  back('sword')
    .plays('A', again)
    .plays('B', 'pass')
    .expects({ chi: { A: 20, B: 17 }, weapons: { A: 'sword' } })
    .ends('A', 'respite')
})

test('KFF-E44 (KFF-3.6, KFF-3.7, KFF-3.4) the active player falls, and the next living one begins', () => {
  brawl(3, {
    chi: { A: 2, B: 3, C: 9 },
    stances: { A: 'tiger-stance' },
    weapons: { A: 'sword' },
    onWeapon: { A: 'razor-edge' },
    hands: { A: 'kick wild', B: 'now-it-is-my-turn punch ...' },
  })
    .plays('A', 'attack kick on B')
    .plays('B', 'block now-it-is-my-turn counter punch on A')
    .plays('A', 'pass')
    .expects({
      chi: { A: 0, B: 2, C: 9 },
      hands: { A: '' },
      stances: { A: null },
      weapons: { A: null },
      onWeapon: { A: '' },
      active: 'B',
    })
    .outcome(null)
    .ends('B', 'refill')
})
