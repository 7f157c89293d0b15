import { expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { at, offered, type Plain, played, rulesFor } from '../testing/tables.ts'

// KFU-18.1, last column, and KFU-18.9: what is done when a player's time is up.

/** Everything that the clock may play for a seat, after these answers. */
const clocks = (given: Plain, texts: readonly string[], seat: number, options: Plain = {}): Set<string> => {
  const rules = rulesFor(options)
  const s = played(rules, at(rules, given), texts)
  const all = Array.from({ length: 100 }, (_, n) => {
    const code = rules.fallback(s, seat, seeded('sfc32', `clock ${n}`))
    return rules.notation.write(rules.unpack(code))
  })
  const clock = new Set(all)
  expect(offered(rules, s, seat)).toEqual(expect.arrayContaining([...clock]))
  return clock
}

test('KFU-18.1 (W1) a plan: Pass', () => {
  const small = { hands: { A: 'yue hua', B: 'ringo' } }
  expect(clocks(small, [], 0)).toEqual(new Set(['pass']))
  expect(clocks(small, [], 1)).toEqual(new Set(['pass']))
})

test('KFU-18.1 (W2) a throw: any of the three', () => {
  const signs = new Set(['throw rock', 'throw scissors', 'throw paper'])
  expect(clocks({}, ['plan a1 shiue', 'plan a1 ringo'], 0)).toEqual(signs)
  expect(clocks({}, ['plan a1 shiue', 'plan a1 ringo'], 1)).toEqual(signs)
})

test('KFU-18.1 (W3) Shiue: nobody is added', () => {
  expect(clocks({}, ['plan a1 shiue', 'pass'], 0)).toEqual(new Set(['none']))
})

test('KFU-18.1 (W4) Ringo: no HW', () => {
  expect(clocks({}, ['pass', 'plan a1 ringo'], 1)).toEqual(new Set(['commit 0']))
})

test('KFU-18.1 (W5) Shiau-Yao: nobody is removed', () => {
  const given = { hands: { A: 'shiau-yao ...' } }
  expect(clocks(given, ['plan a1 shiau-yao', 'plan a1 yaou+masaru'], 0)).toEqual(new Set(['none']))
})

test('KFU-18.1 (W6) the waiver: the ability works in full', () => {
  const given = { hands: { B: 'tai-chi ...' }, vp: { A: 0, B: 1 }, hw: { A: 0, B: 7 } }
  expect(clocks(given, ['plan a1 yue', 'plan a1 tai-chi'], 0)).toEqual(new Set(['use']))
  expect(clocks(given, ['plan a1 chai', 'plan a1 tai-chi'], 0)).toEqual(new Set(['use']))
  expect(clocks(given, ['plan a1 ban', 'plan a1 tai-chi+3hw'], 0)).toEqual(new Set(['ignore 3']))
  expect(clocks(given, ['plan a1 ban', 'plan a1 tai-chi+7hw'], 0)).toEqual(new Set(['ignore 5']))
})

test('KFU-18.1 (W7) Peel: the first card drawn', () => {
  const given = { stacks: { a1: 'peel' }, pile: 'crash ming apple' }
  expect(clocks(given, ['plan a1 yue', 'pass'], 0)).toEqual(new Set(['take crash']))
})

test('KFU-18.10 (W8) the order: bottom up', () => {
  const given = { stacks: { a1: 'shock crash apple' } }
  const answer = new Set(['order shock crash apple'])
  expect(clocks(given, ['plan a1 yue', 'pass'], 0, { rewardOrder: 'winner' })).toEqual(answer)
})

test('KFU-18.9 a match in which only the clock plays comes to its end', () => {
  const rules = rulesFor()
  const rng = seeded('sfc32', 'asleep')
  const s = rules.deal(rng)
  for (let round = 0; round < 11; round++) {
    expect(s.round).toBe(round + 1)
    rules.play(
      s,
      rules.awaiting(s).map((seat) => rules.fallback(s, seat, rng)),
    )
  }
  expect(rules.outcome(s)).toEqual({ places: [1, 1], reason: 'pile', rule: 'KFU-16.6' })
})
