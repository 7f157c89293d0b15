import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, extended, type KabukenRules, offered } from '../testing/tables.ts'

// KBK-21.1, last column: what is done when a player's time is up.

type Plain = Readonly<Record<string, unknown>>

const rules = extended()

const clock = (given: Plain, seat = 0, house: KabukenRules = rules, seed = 'clock'): string => {
  const s = at(house, given)
  return house.notation.write(house.unpack(house.fallback(s, seat, seeded('sfc32', seed))))
}

/** Everything the clock may play here. */
const clocks = (given: Plain, seat = 0): Set<string> =>
  new Set(Array.from({ length: 200 }, (_, n) => clock(given, seat, rules, `clock ${n}`)))

const picking = { window: 'character', active: null, characters: { B: 'rat' }, draft: { order: 'A', offers: {} } }

test('KBK-21.1 (V1) a random character that is free', () => {
  const all = clocks(picking)
  expect(all).toEqual(new Set(offered(rules, at(rules, picking), 0)))
  expect(all.has('pick rat')).toBe(false)
})

test('KBK-21.1 (V2) a random one of the two secrets', () => {
  const given = {
    window: 'secret',
    active: null,
    characters: { A: 'ox', B: 'rat' },
    draft: { order: '', offers: { A: ['greed', 'dazzle'], B: ['barrage', 'strong-seal'] } },
  }
  expect(clocks(given, 0)).toEqual(new Set(['keep greed', 'keep dazzle']))
  expect(clocks(given, 1)).toEqual(new Set(['keep barrage', 'keep strong-seal']))
})

describe('V3', () => {
  test('KBK-21.1 Psych Up with a random card, even with an attack in hand', () => {
    expect(clocks({ hands: { A: 'R2 R2 B1' } })).toEqual(new Set(['psych-up R2', 'psych-up B1']))
  })

  test('KBK-21.1 (V3h, V3m) Horse pays nothing, and no storm is used', () => {
    expect(clocks({ characters: { A: 'horse' }, hands: { A: 'R2 R2' } })).toEqual(new Set(['psych-up R2']))
    expect(clocks({ characters: { A: 'horse' }, hands: { A: '' } })).toEqual(new Set(['psych-up']))
    expect(clocks({ secrets: { A: 'mountain-storm' }, hands: { A: 'R2 R2' } })).toEqual(new Set(['psych-up R2']))
  })

  test('KBK-21.13 after a payment or a storm the first legal attack, or else Psych Up', () => {
    const hands = { A: 'R2 R2 B1 B1 G5' }
    expect(clock({ hands, secrets: { A: 'mountain-storm' }, uses: { A: 1 }, mustAttack: 'stormed' })).toBe(
      'attack R2 R2',
    )
    expect(clock({ hands, characters: { A: 'horse' }, paid: 1, mustAttack: 'paid' })).toBe('attack R2 R2')
    const none = { hands: { A: 'R2 B1 G5' }, field: 'R0', characters: { A: 'horse' }, paid: 1, mustAttack: 'paid' }
    expect(clocks(none)).toEqual(new Set(['psych-up R2', 'psych-up B1', 'psych-up G5']))
  })
})

const attack = {
  attacker: 'A',
  target: 'B',
  fist: 'dual',
  number: 2,
  colour: 0,
  damage: 1,
  flowers: 0,
  unanswerable: false,
  extra: 0,
  counterer: null,
  counterers: '',
}
const struck = { attack, attacks: 1 }
const blow = { amount: 2, target: 'B', dealer: 'A', cause: 'attack' }

test('KBK-21.1 (V4, V5) the hit, whatever the hand could do', () => {
  expect(clock({ window: 'answer', ...struck, hands: { B: 'G2 R4 B4' } }, 1)).toBe('hit')
  const countered = { ...attack, counterer: 'B', counterers: 'B', target: 'A' }
  expect(clock({ window: 'chain', attack: countered, attacks: 1, hands: { A: 'G2' } }, 0)).toBe('hit')
})

test('KBK-21.1 (V6) Strong Seal if it averts a knock-out, otherwise not', () => {
  const given = { window: 'seal', ...struck, blow, secrets: { B: 'strong-seal' } }
  expect(clock({ ...given, hp: { B: 3 } }, 1)).toBe('decline')
  expect(clock({ ...given, hp: { B: 2 } }, 1)).toBe('use')
  expect(clock({ ...given, hp: { B: 1 } }, 1)).toBe('use')
})

test('KBK-21.1 (V7, V8, V10) Resurrection, Dazzle and Greed are not used', () => {
  expect(clock({ window: 'resurrection', ...struck, blow, hp: { A: 1 }, secrets: { A: 'resurrection' } })).toBe(
    'decline',
  )
  expect(clock({ window: 'dazzle', ...struck, blow, hp: { B: 1 }, secrets: { A: 'dazzle' } })).toBe('decline')
  expect(clock({ window: 'greed', next: 'B', secrets: { A: 'greed' } })).toBe('decline')
})

test('KBK-21.1 (V9) stop, unless an attack has to follow', () => {
  const given = { window: 'goOn', attacks: 1, next: 'B', hands: { A: 'R2 R2 B1' } }
  expect(clock(given)).toBe('stop')
  const stormed = { secrets: { A: 'mountain-storm' }, uses: { A: 1 }, mustAttack: 'stormed' }
  expect(clock({ ...given, ...stormed })).toBe('attack R2 R2')
  const anyAttack = extended(2, { horseTiming: 'anyAttack' })
  const paid = { characters: { A: 'horse' }, paid: 1, mustAttack: 'paid' }
  expect(clock({ ...given, ...paid }, 0, anyAttack)).toBe('attack R2 R2')
  expect(clock({ ...given, ...paid, hands: { A: 'R2 B1 G5' }, field: 'R0' }, 0, anyAttack)).toBe('stop')
})

test('KBK-21.1 (V11) the card that was drawn first', () => {
  expect(clock({ window: 'monkey', next: 'B', characters: { A: 'monkey' }, drawn: 'G5 B0' })).toBe('hold G5')
  expect(clock({ window: 'monkey', next: 'B', characters: { A: 'monkey' }, drawn: 'B0 G5' })).toBe('hold B0')
})
