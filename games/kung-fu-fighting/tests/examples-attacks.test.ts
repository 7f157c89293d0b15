import { expect, test } from 'vitest'
import { at, brawl, duel, offered, played, rulesFor, teams } from '../testing/tables.ts'

// Chapter 21: what an Attack is worth, what it costs the target, and what stops it.

test('KFF-E01 (KFF-10.5, KFF-10.10, KFF-5.23) a Throw takes the Chair before it can defend', () => {
  duel({ weapons: { B: 'chair' }, hands: { A: 'throw ...' } })
    .plays('A', 'attack throw on B')
    .plays('B', 'pass')
    .expects({ chi: { A: 20, B: 18 }, weapons: { B: null }, discard: 'chair throw' })
    .ends('A', 'respite')
})

test('KFF-E02 (KFF-5.5, KFF-5.19, KFF-10.4) Sword and Flying in Dragon Stance', () => {
  duel({ stances: { A: 'dragon-stance' }, weapons: { A: 'sword' }, hands: { A: 'flying ...' } })
    .plays('A', 'attack weapon flying on B')
    .plays('B', 'pass')
    .expects({ chi: { B: 10 }, weapons: { A: 'sword' }, stances: { A: 'dragon-stance' }, discard: 'flying' })
    .ends('A', 'respite')
})

const threeKicks = (stance: string | null) =>
  duel({ stances: { A: stance }, hands: { A: 'kick kick kick combo-attack ...' } })
    .plays('A', 'attack kick combo-attack with kick kick on B')
    .plays('B', 'pass')

test('KFF-E06 (KFF-14.1, KFF-14.3) three Kicks through Combo Attack', () => {
  threeKicks(null)
    .expects({ chi: { B: 11 } })
    .ends('A', 'respite')
})

test('KFF-E07 (KFF-5.5, KFF-14.3) Crane Stance lifts each of the three Kicks', () => {
  threeKicks('crane-stance')
    .expects({ chi: { B: 5 } })
    .ends('A', 'respite')
})

test('KFF-E13 (KFF-5.10, KFF-4.11) beside an Attack Card a Weapon only defends', () => {
  const struck = () =>
    duel({
      weapons: { A: 'chain-whip' },
      hands: { A: 'punch ...', B: 'your-kung-fu-is-no-match kick ...' },
    }).plays('A', 'attack punch on B')
  struck()
    .plays('B', 'block your-kung-fu-is-no-match counter kick on A')
    .plays('A', 'pass')
    .expects({ chi: { A: 18, B: 20 }, weapons: { A: 'chain-whip' } })
    .ends('A', 'respite')
  struck()
    .plays('B', 'pass')
    .expects({ chi: { B: 18 } })
    .ends('A', 'respite')
})

const thrown = () =>
  duel({ weapons: { B: 'umbrella' }, hands: { A: 'throw ...', B: 'roll-with-it amazing-balance ...' } }).plays(
    'A',
    'attack throw on B',
  )

test('KFF-E23 (KFF-5.23, KFF-10.5) reduced to nothing, and the Weapon is lost all the same', () => {
  thrown()
    .plays('B', 'block roll-with-it')
    .expects({ chi: { B: 20 }, weapons: { B: null }, discard: 'umbrella throw roll-with-it' })
    .ends('A', 'respite')
})

test('KFF-E24 (KFF-5.22) ignored, and the Weapon is kept', () => {
  thrown()
    .plays('B', 'block amazing-balance')
    .expects({ chi: { B: 20 }, weapons: { B: 'umbrella' }, discard: 'throw amazing-balance' })
    .ends('A', 'respite')
})

test('KFF-E28 (KFF-14.21) the Chain Whip pierces the defence of Weapons only', () => {
  duel({
    weapons: { A: 'chain-whip', B: 'umbrella' },
    onWeapon: { B: 'iron-bands' },
    stances: { B: 'drunken-stance' },
    hands: { A: 'flying ...' },
  })
    .plays('A', 'attack weapon flying on B')
    .plays('B', 'pass')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
})

test('KFF-E30 (KFF-5.27, KFF-14.3) a Block must suit the main part, and stops all parts', () => {
  const struck = () =>
    duel({
      weapons: { B: 'chair' },
      hands: { A: 'kick combo-attack throw ...', B: 'amazing-balance blocking-kick ...' },
    })
      .plays('A', 'attack kick combo-attack with throw on B')
      .refuses('B', 'block amazing-balance', 'KFF-5.24')
  struck()
    .plays('B', 'block blocking-kick')
    .expects({ chi: { B: 20 }, weapons: { B: 'chair' } })
    .ends('A', 'respite')
  struck()
    .plays('B', 'pass')
    .expects({ chi: { B: 15 }, weapons: { B: null } })
    .ends('A', 'respite')
})

test('KFF-E31 (KFF-14.9, KFF-14.3) Imperial Stance lifts each enhancement, also one that adds nothing', () => {
  duel({ stances: { A: 'imperial-stance' }, hands: { A: 'punch combo-attack kick ...' } })
    .plays('A', 'attack punch combo-attack with kick on B')
    .plays('B', 'pass')
    .expects({ chi: { B: 13 } })
    .ends('A', 'respite')
})

test('KFF-E33 (KFF-14.21, KFF-10.12) Invincible against Fan, Drunken Stance and Roll With It', () => {
  const struck = (attack: string) =>
    duel({
      weapons: { B: 'fan' },
      stances: { B: 'drunken-stance' },
      hands: { A: 'kick invincible flying ...', B: 'roll-with-it ...' },
    })
      .plays('A', attack)
      .plays('B', 'block roll-with-it')
  struck('attack kick invincible flying on B')
    .expects({ chi: { B: 17 } })
    .ends('A', 'respite')
  struck('attack kick flying on B')
    .expects({ chi: { B: 20 } })
    .ends('A', 'respite')
})

test('KFF-E34 (KFF-17.2, KFF-13.8) Nine Blows counts what a teammate adds later', () => {
  teams('2v2', { hands: { A: 'punch flying nine-blows-one-breath ...', C: 'spinning' } })
    .plays('A', 'attack punch flying nine-blows-one-breath on B')
    .plays('C', 'add spinning')
    .expects({ chi: { AC: 20, BD: 12 } })
    .ends('A', 'respite')
})

test('KFF-E35 (KFF-8.8, KFF-17.4) Before the Leaf Lands needs two other enhancements', () => {
  duel({ hands: { A: 'kick flying wild before-the-leaf-lands ...' } })
    .refuses('A', 'attack kick flying before-the-leaf-lands on B', 'KFF-8.8')
    .plays('A', 'attack kick flying wild before-the-leaf-lands on B')
    .plays('B', 'pass')
    .expects({ chi: { B: 9 } })
    .ends('A', 'respite')
})

test('KFF-E39 (KFF-17.8) the Wrist Cord goes in place of the Weapon', () => {
  duel({ weapons: { B: 'umbrella' }, onWeapon: { B: 'wrist-cord' }, hands: { A: 'throw ...' } })
    .plays('A', 'attack throw on B')
    .plays('B', 'pass')
    .expects({ chi: { B: 20 }, weapons: { B: 'umbrella' }, onWeapon: { B: '' }, discard: 'wrist-cord throw' })
    .ends('A', 'respite')
})

test('KFF-E54 (KFF-14.14, KFF-9.9) When Done Right shuts out Blocks and leaves other defence alone', () => {
  duel({ weapons: { B: 'umbrella' }, hands: { A: 'kick when-done-right ...', B: 'blocking-kick roll-with-it ...' } })
    .plays('A', 'attack kick when-done-right on B')
    .refuses('B', 'block blocking-kick', 'KFF-9.9')
    .refuses('B', 'block roll-with-it', 'KFF-9.9')
    .plays('B', 'pass')
    .expects({ chi: { B: 18 } })
    .ends('A', 'respite')
})

test('KFF-E62 (KFF-5.16, KFF-5.24, KFF-17.6) which Blocks suit a Sword, a Punch, a Throw', () => {
  const rules = rulesFor({ seats: 2, options: { more: 'on' } })
  const blocks =
    'blocking-punch blocking-kick amazing-balance steel-meets-steel roll-with-it catch-the-blade borrowed-force'
  const given = { weapons: { A: 'sword' }, hands: { A: 'punch throw', B: blocks } }
  const fitting = (attack: string) =>
    offered(rules, played(rules, at(rules, given), attack), 1)
      .filter((choice) => choice.startsWith('block '))
      .map((choice) => choice.slice('block '.length))
      .sort()
  expect(fitting('attack weapon on B')).toEqual(['catch-the-blade', 'roll-with-it', 'steel-meets-steel'])
  expect(fitting('attack punch on B')).toEqual(['blocking-punch', 'borrowed-force', 'roll-with-it'])
  expect(fitting('attack throw on B')).toEqual(['amazing-balance', 'borrowed-force', 'roll-with-it'])
})

test('KFF-E66 (KFF-3.8, KFF-3.2) more damage than Chi', () => {
  brawl(3, { chi: { B: 4 }, hands: { A: 'kick kick kick combo-attack ...' } })
    .plays('A', 'attack kick combo-attack with kick kick on B')
    .plays('B', 'pass')
    .expects({ chi: { A: 20, B: 0, C: 20 }, handSizes: { B: 0 } })
    .outcome(null)
    .plays('A', 'end')
    .ends('C', 'refill')
})

test('KFF-E67 (KFF-6.6, KFF-10.7, KFF-6.4) a Stance is taken with all that hangs on it', () => {
  duel({
    stances: { A: 'crane-stance', B: 'turtle-stance' },
    onStance: { B: 'iron-shirt quiet-mind' },
    hands: { A: 'kick i-know-that-style ...' },
  })
    .plays('A', 'attack kick i-know-that-style on B')
    .plays('B', 'pass')
    .expects({
      chi: { B: 14 },
      stances: { A: 'turtle-stance', B: null },
      onStance: { A: 'iron-shirt quiet-mind', B: '' },
      discard: 'crane-stance kick i-know-that-style',
    })
    .plays('A', 'end')
    .plays('B', 'refill')
    .plays('B', 'end')
    .plays('A', 'refill')
    .expects({ handSizes: { A: 8 } })
    .ends('A', 'prepare')
})
