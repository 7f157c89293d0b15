import { describe, expect, test } from 'vitest'
import { chiAfter } from '../testing/blows.ts'
import { teams } from '../testing/tables.ts'

// Chapters 14, 17 and 19: the Team deck, card by card.

/** What B's team loses in 2v2 when C adds something to A's Attack. */
const helped = (attack: string, C: string, add: string, given: Readonly<Record<string, unknown>> = {}): number =>
  20 - chiAfter(attack, { mode: '2v2', seats: 4, given, hands: { C }, answers: [add] })[1]
const alone = (attack: string): number => 20 - chiAfter(attack, { mode: '2v2', seats: 4 })[1]

describe('Team Attack Enhancements', () => {
  test('KFF-17.2, KFF-13.17 Side by Side! (side-by-side): 1 in the own Attack, 2 in a teammate’s', () => {
    expect(alone('attack punch side-by-side on B')).toBe(3)
    expect(helped('attack punch on B', 'side-by-side', 'add side-by-side')).toBe(4)
  })

  test('KFF-17.2 Pincer! (pincer): 2, or a split and 1', () => {
    expect(alone('attack punch pincer on B')).toBe(4)
    expect(helped('attack punch on B', 'pincer', 'add pincer')).toBe(4)
    expect(chiAfter('attack punch pincer on B C by pincer', { mode: '2v2v2', seats: 6 })).toEqual([20, 17, 17])
    expect(
      chiAfter('attack punch on B', { mode: '2v2v2', seats: 6, hands: { D: 'pincer' }, answers: ['add pincer on C'] }),
    ).toEqual([20, 17, 17])
  })

  test('KFF-17.2 School Motto! (school-motto): 1 for each player of the team', () => {
    expect(alone('attack punch school-motto on B')).toBe(4)
    expect(helped('attack punch on B', 'school-motto', 'add school-motto')).toBe(4)
    expect(chiAfter('attack punch school-motto on B', { mode: '3v3', seats: 6 })).toEqual([30, 25])
  })

  test.each([
    ['Human Catapult!', 'human-catapult', 3],
    ['From Both Sides!', 'from-both-sides', 1],
  ])("KFF-17.4 %s (%s): %i, only on a teammate's Attack", (_name, id, plus) => {
    expect(helped('attack punch on B', id, `add ${id}`)).toBe(2 + plus)
    teams('2v2', { hands: { A: `punch ${id} ...` } })
      .refuses('A', `attack punch ${id} on B`, 'KFF-17.4')
      .ends('A', 'prepare')
  })

  test('KFF-9.9, KFF-0.7 From Both Sides! (from-both-sides) bars the Attack it is added to', () => {
    teams('2v2', {
      hands: {
        A: 'punch ...',
        B: 'blocking-punch your-kung-fu-is-weak',
        C: 'from-both-sides',
        D: 'behind-you face-me',
      },
    })
      .plays('A', 'attack punch on B')
      .plays('C', 'add from-both-sides')
      .asks('D', 'cover')
      .refuses('D', 'cover behind-you', 'KFF-9.9')
      .refuses('D', 'cover face-me', 'KFF-14.4')
      .plays('D', 'pass')
      .refuses('B', 'block blocking-punch', 'KFF-9.9')
      .plays('B', 'block your-kung-fu-is-weak')
      .expects({ chi: { BD: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-17.4 You Go That Way (you-go-that-way) is not for the own Attack, and comes with an Attack', () => {
    teams('2v2', { hands: { A: 'punch you-go-that-way ...', B: 'wild', C: 'you-go-that-way kick flying', D: 'wild' } })
      .refuses('A', 'attack punch you-go-that-way on B', 'KFF-17.4')
      .plays('A', 'attack punch on B')
      .refuses('C', 'add you-go-that-way', 'KFF-14.11')
      .refuses('C', 'add flying attack kick on D', 'KFF-14.11')
      .refuses('C', 'add you-go-that-way attack kick on B', 'KFF-14.12')
      .refuses('C', 'add you-go-that-way attack kick on A', 'KFF-8.4')
      .offers('C', 'add you-go-that-way attack kick flying on D')
      .ends('C', 'ally')
  })
})

describe('Team Attack, Block, Chi Restoration, Stance and Weapon', () => {
  test('KFF-17.1 Tandem Kick! (tandem-kick): 2, and 2 for each teammate who helps', () => {
    expect(alone('attack tandem-kick on B')).toBe(2)
    expect(helped('attack tandem-kick on B', 'wild', 'add wild')).toBe(2 + 2 + 1)
    expect(helped('attack tandem-kick on B', 'combo-attack kick', 'add combo-attack with kick')).toBe(2 + 2 + 0 + 3)
    expect(alone('attack tandem-kick flying on B')).toBe(4)
  })

  test('KFF-17.1 Tandem Kick! is worth the same in a Combo', () => {
    expect(helped('attack punch combo-attack with tandem-kick on B', 'wild', 'add wild')).toBe(2 + 0 + 2 + 2 + 1)
  })

  test('KFF-14.16 Behind You! (behind-you): 4 less, played by the target or by a teammate', () => {
    const hit = (hands: Readonly<Record<string, string>>) =>
      teams('2v2', { hands: { A: 'kick flying spinning ...', ...hands } }).plays(
        'A',
        'attack kick flying spinning on B',
      )
    hit({ B: 'behind-you' })
      .plays('B', 'block behind-you')
      .expects({ chi: { BD: 17 } })
      .ends('A', 'respite')
    hit({ D: 'behind-you' })
      .plays('D', 'cover behind-you')
      .expects({ chi: { BD: 17 } })
      .ends('A', 'respite')
  })

  test.each([
    ['2v2', 'AC', 5],
    ['2v2v2', 'AD', 5],
    ['3v3', 'ACE', 6],
  ] as const)('KFF-17.10 Shared Pot of Tea (shared-pot-of-tea) in %s: %s gets %i', (mode, side, chi) => {
    teams(mode, { chi: { [side]: 10 }, hands: { A: 'shared-pot-of-tea kick' } })
      .plays('A', 'play shared-pot-of-tea')
      .expects({ chi: { [side]: 10 + chi } })
      .ends('A', 'prepare')
  })

  test('KFF-17.7 Brotherhood Stance (brotherhood-stance): 2 more for what is added to a teammate, defence 1', () => {
    const stances = { C: 'brotherhood-stance' }
    expect(helped('attack punch on B', 'wild', 'add wild', { stances })).toBe(2 + 1 + 2)
    expect(helped('attack punch on B', 'combo-attack kick', 'add combo-attack with kick', { stances })).toBe(2 + 2 + 5)
    expect(helped('attack punch on B', 'wild', 'pass', { stances: { A: 'brotherhood-stance' } })).toBe(2)
    expect(helped('attack punch on B', 'wild', 'add wild', { stances: { B: 'brotherhood-stance' } })).toBe(2)
  })

  test('KFF-17.7 Long Bench (long-bench): attack 3, defence 1, and 1 more for what a teammate adds', () => {
    const given = { weapons: { A: 'long-bench' } }
    expect(helped('attack weapon on B', 'wild', 'pass', given)).toBe(3)
    expect(helped('attack weapon flying on B', 'wild', 'add wild', given)).toBe(3 + 2 + 1 + 1)
    expect(helped('attack punch on B', 'wild', 'add wild', given)).toBe(3)
    expect(helped('attack punch on B', 'wild', 'pass', { weapons: { B: 'long-bench' } })).toBe(1)
  })
})

describe('Team Specials', () => {
  test('KFF-14.5, KFF-14.6 Face Me! (face-me): the Attack and everything about it comes to its player', () => {
    teams('2v2', {
      stances: { A: 'dragon-stance', B: 'crane-stance', D: 'tiger-stance' },
      weapons: { B: 'umbrella', D: 'chair' },
      hands: { A: 'throw ...', B: 'wild', D: 'face-me amazing-balance' },
    })
      .plays('A', 'attack throw on B')
      .plays('D', 'cover face-me')
      .asks('D', 'answer')
      .plays('D', 'pass')
      .expects({ chi: { BD: 18 }, weapons: { B: 'umbrella', D: null } })
      .ends('A', 'respite')
  })

  test('KFF-14.5 who faced the Attack answers like any target', () => {
    teams('2v2', { hands: { A: 'kick ...', B: 'wild', D: 'face-me now-it-is-my-turn punch' } })
      .plays('A', 'attack kick on B')
      .plays('D', 'cover face-me')
      .plays('D', 'block now-it-is-my-turn counter punch on A')
      .asks('B', 'ally')
      .plays('B', 'pass')
      .plays('A', 'pass')
      .expects({ chi: { AC: 18, BD: 19 } })
      .ends('A', 'respite')
  })

  test('KFF-15.9 without a bar Face Me! brings no Block along', () => {
    teams('2v2', { hands: { A: 'kick ...', D: 'face-me your-kung-fu-is-weak' } })
      .plays('A', 'attack kick on B')
      .refuses('D', 'cover face-me block your-kung-fu-is-weak', 'KFF-15.9')
      .ends('D', 'cover')
  })

  test('KFF-15.9 against a bar the card that Face Me! brings may hit back', () => {
    teams('2v2', { hands: { A: 'kick when-done-right ...', D: 'face-me your-kung-fu-is-no-match punch' } })
      .plays('A', 'attack kick when-done-right on B')
      .plays('D', 'cover face-me block your-kung-fu-is-no-match counter punch on A')
      .plays('A', 'pass')
      .expects({ chi: { AC: 18, BD: 20 } })
      .ends('A', 'respite')
  })

  test('KFF-14.17 Not While I Stand! (not-while-i-stand) comes with a counterattack on the attacker', () => {
    teams('2v2', { hands: { A: 'kick ...', C: '', D: 'not-while-i-stand punch' } })
      .plays('A', 'attack kick on B')
      .refuses('D', 'cover not-while-i-stand', 'KFF-14.17')
      .refuses('D', 'cover not-while-i-stand counter punch on C', 'KFF-9.5')
      .plays('D', 'cover not-while-i-stand counter punch on A')
      .plays('A', 'pass')
      .expects({ chi: { AC: 18, BD: 17 } })
      .ends('A', 'respite')
  })

  test('KFF-14.15 Not While I Stand! is closed against a barred Attack', () => {
    teams('2v2', { hands: { A: 'kick when-done-right ...', D: 'not-while-i-stand punch' } })
      .plays('A', 'attack kick when-done-right on B')
      .refuses('D', 'cover not-while-i-stand counter punch on A', 'KFF-14.15')
      .ends('D', 'cover')
  })

  test('KFF-14.18 Catch! (catch) moves a Weapon either way, and what lay there is discarded', () => {
    const given = { weapons: { A: 'sword', C: 'chair' }, onWeapon: { A: 'razor-edge' }, hands: { A: 'catch wild' } }
    teams('2v2', given)
      .plays('A', 'play catch to C')
      .expects({ weapons: { A: null, C: 'sword' }, onWeapon: { A: '', C: 'razor-edge' }, discard: 'catch chair' })
      .ends('A', 'prepare')
    teams('2v2', given)
      .plays('A', 'play catch from C')
      .expects({ weapons: { A: 'chair', C: null }, onWeapon: { A: '', C: '' }, discard: 'catch sword razor-edge' })
      .ends('A', 'prepare')
  })

  test('KFF-14.18 Catch! needs a Weapon and a teammate', () => {
    teams('2v2', { weapons: { B: 'sword' }, hands: { A: 'catch wild' } })
      .refuses('A', 'play catch from B', 'TABLE-1')
      .refuses('A', 'play catch from C', 'KFF-14.18')
      .refuses('A', 'play catch to C', 'KFF-14.18')
      .refuses('A', 'play catch', 'KFF-14.18')
      .ends('A', 'prepare')
  })

  test('KFF-17.11 Huddle! (huddle): each of the team draws one, clockwise', () => {
    teams('3v3', { hands: { A: 'huddle wild', C: 'kick', E: 'punch' }, deck: 'flying trip throw' })
      .plays('A', 'play huddle')
      .expects({ hands: { A: 'flying wild', C: 'kick trip', E: 'punch throw' }, handSizes: { B: 0 } })
      .ends('A', 'prepare')
  })

  test('KFF-13.18 Face Me! and Not While I Stand! are not for the own turn', () => {
    teams('2v2', { hands: { A: 'face-me not-while-i-stand' } })
      .refuses('A', 'play face-me', 'KFF-13.18')
      .refuses('A', 'play not-while-i-stand', 'KFF-13.18')
      .ends('A', 'prepare')
  })
})
