import { describe, expect, test } from 'vitest'
import { at, emptyHands, offered, played, rulesFor, teams } from '../testing/tables.ts'

// Chapter 21: teammates. 2v2 is A and C against B and D.

test('KFF-E08 (KFF-14.10, KFF-14.11, KFF-14.13, KFF-13.8, KFF-15.6) You Go That Way, and names may come again', () => {
  teams('2v2', {
    hands: {
      A: 'kick flying spinning flipping spinning ...',
      C: 'you-go-that-way punch flying running-up-the-wall',
      B: 'deep-breath',
      D: 'deep-breath',
    },
  })
    .plays('A', 'attack kick flying spinning flipping on B')
    .asks('C', 'ally')
    .plays('C', 'add you-go-that-way attack punch flying running-up-the-wall on D')
    .asks('A', 'ally')
    .plays('A', 'add spinning')
    .asks('D', 'cover')
    .plays('D', 'pass')
    .asks('B', 'answer')
    .plays('B', 'pass')
    .asks('B', 'cover')
    .plays('B', 'pass')
    .asks('D', 'answer')
    .plays('D', 'pass')
    .expects({ chi: { AC: 20, BD: 4 } })
    .ends('A', 'respite')
})

test('KFF-E10 (KFF-14.4, KFF-15.9) Face Me against a barred Attack needs a Your Kung Fu card', () => {
  teams('2v2', {
    hands: { A: 'kick when-done-right ...', B: 'deep-breath', D: 'face-me blocking-kick your-kung-fu-is-weak' },
  })
    .plays('A', 'attack kick when-done-right on B')
    .asks('D', 'cover')
    .refuses('D', 'cover face-me', 'KFF-14.4')
    .refuses('D', 'cover face-me block blocking-kick', 'KFF-14.4')
    .plays('D', 'cover face-me block your-kung-fu-is-weak')
    .expects({ chi: { BD: 20 }, hands: { D: 'blocking-kick', B: 'deep-breath' } })
    .ends('A', 'respite')
})

describe('KFF-E15 (KFF-13.8, KFF-5.6) an added enhancement goes by the Stance of whoever adds it', () => {
  const helped = (card: string) =>
    teams('2v2', {
      stances: { A: 'dragon-stance', C: 'snake-stance' },
      hands: { A: 'punch ...', C: 'flying spinning' },
    })
      .plays('A', 'attack punch on B')
      .plays('C', `add ${card}`)

  test('Flying gets nothing from the Dragon of the attacker', () => {
    helped('flying')
      .expects({ chi: { BD: 16 } })
      .ends('A', 'respite')
  })

  test('Spinning is lifted by the Snake of the helper', () => {
    helped('spinning')
      .expects({ chi: { BD: 14 } })
      .ends('A', 'respite')
  })
})

test("KFF-E16 (KFF-13.14, KFF-13.15, KFF-0.4) whom a teammate's split hit answers to that teammate", () => {
  const back = 'block now-it-is-my-turn counter punch on'
  teams('2v2v2', {
    hands: { A: 'kick ...', B: 'deep-breath', D: 'split-attack wild', F: 'now-it-is-my-turn punch' },
  })
    .plays('A', 'attack kick on B')
    .asks('D', 'ally')
    .plays('D', 'add split-attack on F')
    .asks('B', 'answer')
    .plays('B', 'pass')
    .asks('F', 'answer')
    .refuses('F', `${back} A`, 'KFF-9.5')
    .plays('F', `${back} D`)
    .asks('A', 'cover')
    .plays('A', 'pass')
    .asks('D', 'answer')
    .plays('D', 'pass')
    .expects({ chi: { AD: 18, BE: 17, CF: 19 } })
    .ends('A', 'respite')
})

test('KFF-E17 (KFF-13.11, KFF-13.12, KFF-14.3) a Combo Attack is filled by the teammate who adds it', () => {
  teams('2v2', {
    stances: { A: 'tiger-stance', C: 'crane-stance' },
    hands: { A: 'punch kick kick ...', C: 'combo-attack kick punch' },
  })
    .plays('A', 'attack punch on B')
    .refuses('C', 'add combo-attack with kick kick', 'KFF-13.11')
    .plays('C', 'add combo-attack with kick punch')
    .expects({ chi: { BD: 9 }, hands: { C: '' } })
    .ends('A', 'respite')
})

test('KFF-E18 (KFF-5.18, KFF-13.10) no name twice, whoever plays it', () => {
  teams('2v2', { hands: { A: 'kick flying flying ...', B: 'deep-breath', C: 'flying' } })
    .refuses('A', 'attack kick flying flying on B', 'KFF-5.18')
    .plays('A', 'attack kick flying on B')
    .refuses('C', 'add flying', 'KFF-13.10')
    .ends('C', 'ally')
})

describe('KFF-E20 (KFF-13.19, KFF-4.5) a card is handed on at the end of the turn', () => {
  const hands = { A: 'flying ...', C: 'kick ...' }

  test('the receiver keeps all eight and draws none', () => {
    teams('2v2', { hands })
      .plays('A', 'end')
      .asks('A', 'passCard')
      .plays('A', 'give flying to C')
      .expects({ handSizes: { A: 6, C: 8 }, active: 'B' })
      .asks('B', 'prepare')
      .plays('B', 'end')
      .plays('B', 'keep')
      .asks('C', 'refill')
      .plays('C', 'refill')
      .expects({ handSizes: { C: 8 } })
      .ends('C', 'prepare')
  })

  test('the opponents see that a card went over, and not which', () => {
    const rules = rulesFor({ mode: '2v2' })
    const given = { hands: { ...emptyHands('2v2'), ...hands } }
    const s = played(rules, at(rules, given), 'end', 'give flying to C')
    const handOfC = (viewer: number) => JSON.stringify(rules.position.write(rules.hide(s, viewer)).hands)
    expect(handOfC(0)).toContain('"C":"flying')
    expect(handOfC(2)).toContain('flying')
    for (const viewer of [1, 3]) expect(handOfC(viewer)).toContain('"C":"? ? ? ? ? ? ? ?"')
  })
})

test('KFF-E22 (KFF-6.9, KFF-6.10) one Finishing Move in an Attack, teammates included', () => {
  teams('2v2', { hands: { A: 'kick from-the-rooftop through-the-paper-wall ...', C: 'and-stay-down flying' } })
    .refuses('A', 'attack kick from-the-rooftop through-the-paper-wall on B', 'KFF-6.9')
    .plays('A', 'attack kick from-the-rooftop on B')
    .refuses('C', 'add and-stay-down', 'KFF-6.10')
    .plays('C', 'add flying')
    .expects({ chi: { BD: 12 } })
    .ends('A', 'respite')
})

test('KFF-E47 (KFF-14.16, KFF-15.8, KFF-15.10) Behind You is the one Block of the teammate it covers', () => {
  teams('2v2', { hands: { A: 'kick flying spinning ...', B: 'blocking-kick', D: 'behind-you' } })
    .plays('A', 'attack kick flying spinning on B')
    .asks('D', 'cover')
    .plays('D', 'cover behind-you')
    .expects({ chi: { BD: 17 }, hands: { B: 'blocking-kick' } })
    .ends('A', 'respite')
})

test('KFF-E48 (KFF-14.17, KFF-15.8) Not While I Stand leaves the target its own Block and counterattack', () => {
  teams('2v2', { hands: { A: 'punch ...', B: 'now-it-is-my-turn punch', D: 'not-while-i-stand kick' } })
    .plays('A', 'attack punch on B')
    .plays('D', 'cover not-while-i-stand counter kick on A')
    .asks('B', 'ally')
    .plays('B', 'pass')
    .asks('A', 'answer')
    .plays('A', 'pass')
    .asks('B', 'answer')
    .plays('B', 'block now-it-is-my-turn counter punch on A')
    .asks('A', 'answer')
    .plays('A', 'pass')
    .expects({ chi: { AC: 15, BD: 20 } })
    .ends('A', 'respite')
})

describe('KFF-E49 (KFF-17.1, KFF-17.7, KFF-5.12) two helpers in 3v3', () => {
  const given = {
    stances: { C: 'brotherhood-stance' },
    weapons: { A: 'butterfly-knives' },
    hands: { A: 'tandem-kick ...', C: 'flying', E: 'wild' },
  }

  test('Tandem Kick counts both, and Brotherhood lifts what its holder adds', () => {
    teams('3v3', given)
      .plays('A', 'attack tandem-kick on B')
      .plays('C', 'add flying')
      .plays('E', 'add wild')
      .expects({ chi: { ACE: 30, BDF: 19 } })
      .ends('A', 'respite')
  })

  test("the Butterfly Knives lift a teammate's enhancement", () => {
    teams('3v3', given)
      .plays('A', 'attack weapon on B')
      .plays('C', 'add flying')
      .plays('E', 'pass')
      .expects({ chi: { BDF: 23 } })
      .ends('A', 'respite')
  })
})

test('KFF-E61 (KFF-4.12, KFF-6.7, KFF-8.4) nothing to attack with, nothing to attach to, nobody to attack', () => {
  teams('2v2', { hands: { A: 'flying razor-edge sword' } })
    .refuses('A', 'attack flying on B', 'KFF-4.12')
    .refuses('A', 'attack weapon on B', 'KFF-4.12')
    .refuses('A', 'play razor-edge', 'KFF-6.7')
    .plays('A', 'play sword')
    .refuses('A', 'attack weapon on C', 'KFF-8.4')
    .plays('A', 'play razor-edge')
    .plays('A', 'attack weapon on B')
    .expects({ chi: { BD: 16 } })
    .ends('A', 'respite')
})

test('KFF-E63 (KFF-14.18, KFF-7.5, KFF-13.18) Catch takes a Weapon with its improvement, without the side card', () => {
  teams(
    '2v2',
    {
      active: 'C',
      archetypes: { A: 'imperial-general' },
      weapons: { A: 'sword', C: 'chair' },
      onWeapon: { A: 'razor-edge military-training' },
      hands: { C: 'catch ...' },
    },
    { archetypes: 'random' },
  )
    .plays('C', 'play catch from A')
    .expects({ weapons: { A: null, C: 'sword' }, onWeapon: { A: '', C: 'razor-edge' } })
    .plays('C', 'attack weapon on B')
    .expects({ chi: { BD: 16 } })
    .ends('C', 'respite')
})

test('KFF-E64 (KFF-17.11, KFF-12.6, KFF-4.5) Huddle draws on top of the hand', () => {
  teams('2v2', { hands: { A: 'huddle ...', C: 'kick ...' } })
    .plays('A', 'play huddle')
    .expects({ handSizes: { A: 7, C: 8 } })
    .plays('A', 'end')
    .plays('A', 'keep')
    .plays('B', 'end')
    .plays('B', 'keep')
    .plays('C', 'refill')
    .expects({ handSizes: { C: 8 } })
    .ends('C', 'prepare')
})

test('KFF-E57 (KFF-16.4, KFF-16.5, KFF-16.7) a barred Attack is asked about, whatever is in the hand', () => {
  const rules = rulesFor({ mode: '2v2' })
  const struck = (B: string) =>
    played(
      rules,
      at(rules, { hands: { ...emptyHands('2v2'), A: 'kick when-done-right deep-breath', B } }),
      'attack kick when-done-right on B',
    )
  const [healing, none, weak] = ['bowl-of-noodles', '', 'your-kung-fu-is-weak'].map(struck)
  for (const s of [healing, weak]) expect([s.window, s.asked]).toEqual(['answer', 1])
  for (const viewer of [0, 2, 3, 'gallery'] as const) expect(rules.key(healing, viewer)).toBe(rules.key(weak, viewer))
  expect(offered(rules, healing, 1)).toEqual(['pass'])
  expect(offered(rules, weak, 1)).toEqual(['pass', 'block your-kung-fu-is-weak'])
  expect([none.window, none.asked]).toEqual(['respite', 0])
})
