import { describe, expect, test } from 'vitest'
import { at, bout, fought, happens, rulesFor } from '../testing/tables.ts'

// Chapters 4 and 5: the frame of a round, and what is won in it.

test('KFU-T1 (KFU-5.3) a fourth card pushes the lowest off the arena, without effect', () => {
  fought({ stacks: { a2: 'peach crash shock' }, pile: 'power boom destroy' }, 'pass', 'pass')
    .logs(
      happens('reward', { arena: 'a1', card: 'power' }),
      happens('reward', { arena: 'a2', card: 'boom' }),
      happens('pushedOff', { arena: 'a2', card: 'peach', rule: 'KFU-5.3' }),
      happens('reward', { arena: 'a3', card: 'destroy' }),
    )
    .expects({ stacks: { a1: 'power', a2: 'crash shock boom', a3: 'destroy' }, discard: 'peach' })
    .expects({ fronts: { A: '', B: '' }, sp: { A: 12, B: 12 } })
    .ends('A B', 'plan')
})

test('KFU-T2 (KFU-5.2, KFU-5.4) a new card goes on top of what a tie has left, and both are seen', () => {
  fought({ stacks: { a2: 'peach' }, pile: 'power crash destroy' }, 'plan a2 hua', 'plan a2 hikaru')
    .logs(happens('tie', { arena: 'a2' }))
    .expects({ stacks: { a2: 'peach crash' } })
    .ends('A B', 'plan')
})

test('KFU-5.1 three cards are turned up one after the other, for arenas 1, 2 and 3', () => {
  fought({ pile: 'ming boom peel kiwano' }, 'pass', 'pass')
    .logs(
      happens('round', { round: 2 }),
      happens('reward', { arena: 'a1', card: 'ming' }),
      happens('reward', { arena: 'a2', card: 'boom' }),
      happens('reward', { arena: 'a3', card: 'peel' }),
    )
    .expects({ round: 2, stacks: { a1: 'ming', a2: 'boom', a3: 'peel' } })
    .ends('A B', 'plan')
})

test('KFU-5.2 the order of a stack never changes', () => {
  fought({ stacks: { a1: 'shock crash' }, pile: 'boom' }, 'pass', 'pass')
    .expects({ stacks: { a1: 'shock crash boom' } })
    .ends('A B', 'plan')
})

test('KFU-5.4, KFU-3.3 whole stacks are seen from every seat and from the gallery', () => {
  const rules = rulesFor()
  const s = at(rules, { stacks: { a1: 'peach crash', a3: 'ming boom power' } })
  for (const viewer of [0, 1, 'gallery'] as const)
    expect(rules.position.write(rules.hide(s, viewer)).stacks).toEqual({
      a1: 'peach crash',
      a2: '',
      a3: 'ming boom power',
    })
})

test('KFU-5.5 with three cards left there is another round, with two there is none', () => {
  fought({ pileSize: 3, vp: { A: 1 } }, 'pass', 'pass')
    .outcome(null)
    .expects({ pile: '', round: 2 })
    .plays('A', 'pass')
    .plays('B', 'pass')
    .endsMatch({ reason: 'pile' })
})

describe('the frame', () => {
  test('KFU-4.1, KFU-4.4 Prepare, Plan, Resolve, Refresh, and again Prepare', () => {
    fought({ stacks: { a1: 'peach' }, pile: 'power boom destroy' }, 'plan a1 fu', 'pass')
      .logs(
        happens('plan', { seat: 'A' }),
        happens('pass', { seat: 'B' }),
        happens('win', { seat: 'A', arena: 'a1' }),
        happens('food', { seat: 'A', food: 'dish' }),
        happens('recover', { seat: 'A' }),
        happens('round', { round: 2 }),
        happens('reward', { arena: 'a1', card: 'power' }),
      )
      .ends('A B', 'plan')
  })

  test('KFU-4.2, KFU-18.7 plans are made at the same time, by nobody before the other', () => {
    bout().asks('A B', 'plan').plays('B', 'plan a1 masaru').asks('A', 'plan').plays('A', 'pass').ends('A B', 'plan')
  })

  test('KFU-4.3 the match does not end in the middle of a Resolve Phase', () => {
    fought(
      { sp: { A: 2 }, limits: { A: 5 }, delicacies: { A: 0 }, stacks: { a1: 'crash', a2: 'shock', a3: 'crash' } },
      'plan a2 hua',
      'plan a1 masaru a3 yaou',
    )
      .logs(
        happens('spLost', { seat: 'A', sp: 0 }),
        happens('win', { seat: 'A', arena: 'a2' }),
        happens('win', { seat: 'B', arena: 'a3' }),
        happens('over'),
      )
      .expects({ vp: { A: 2, B: 2 }, sp: { A: 0, B: 11 } })
      .endsMatch({ places: [2, 1], reason: 'spirit' })
  })
})
