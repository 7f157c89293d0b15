import { describe, expect, test } from 'vitest'
import { at, fought, happens, played, rulesFor, sums } from '../testing/tables.ts'

// The rulebook's worked round in three arenas, step by step and as a whole.

const start = { stacks: { a1: 'crash', a2: 'peach', a3: 'ming' }, pile: 'power boom destroy' }
const dogs = 'plan a1 hua+chai a3 yue'
const cats = 'plan a1 masaru+ringo+1hw a3 hikaru'
const round = () => fought(start, dogs, cats)

test('KFU-T5 (KFU-9.1, KFU-15.9, KFU-12.8, KFU-11.9) the Cats win arena 1; Hua leaves her token all the same', () => {
  round()
    .logs(
      sums('a1', 6, 8),
      happens('win', { seat: 'B', arena: 'a1', amount: 1, vp: 1 }),
      happens('gain', { seat: 'B', arena: 'a1', card: 'crash' }),
      happens('spLost', { seat: 'A', amount: 3, sp: 9 }),
      happens('hw', { seat: 'B', amount: 4, hw: 7 }),
      happens('hua', { seat: 'A', arena: 'a1' }),
      happens('skip', { arena: 'a2' }),
    )
    .ends('A B', 'plan')
})

test('KFU-T6 (KFU-7.3) arena 2 is 0 against 0 and skipped; the Peach stays', () => {
  round()
    .logs(happens('skip', { arena: 'a2' }), sums('a3', 7, 2))
    .expects({ stacks: { a2: 'peach boom' }, fronts: { A: '', B: '' } })
    .ends('A B', 'plan')
})

test('KFU-T7 (KFU-11.8, KFU-9.7, KFU-12.3) the Dogs win arena 3 and Ming; Hikaru takes 3 HW although he lost', () => {
  round()
    .logs(
      sums('a3', 7, 2),
      happens('win', { seat: 'A', arena: 'a3', amount: 1, vp: 1 }),
      happens('gain', { seat: 'A', arena: 'a3', card: 'ming' }),
      happens('hw', { seat: 'B', amount: 3, hw: 10 }),
    )
    .expects({ hands: { A: 'fu ban chai hua shiue shiue ming' } })
    .ends('A B', 'plan')
})

test('KFU-T8 (KFU-16.2, KFU-17.2, KFU-17.4) nobody has won or recovers; the committed HW is back in the Warehouse', () => {
  round()
    .outcome(null)
    .expects({
      warehouse: 10,
      hw: { A: 0, B: 10 },
      sp: { A: 9, B: 12 },
      vp: { A: 1, B: 1 },
      limits: { A: 3, B: 3 },
      rests: { A: 'chai yue hua', B: 'hikaru ringo masaru' },
    })
    .ends('A B', 'plan')
})

describe('the whole round, KFU-T5 to KFU-T8', () => {
  test('from one position to the next', () => {
    round()
      .expects({
        window: 'plan',
        round: 2,
        dogs: 'A',
        sp: { A: 9, B: 12 },
        vp: { A: 1, B: 1 },
        limits: { A: 3, B: 3 },
        blocked: { A: 0, B: 0 },
        dishes: { A: 2, B: 2 },
        delicacies: { A: 1, B: 1 },
        hw: { A: 0, B: 10 },
        warehouse: 10,
        coconut: null,
        hands: { A: 'fu ban chai hua shiue shiue ming', B: 'hokuto hikaru ringo yaou raihuu masaru' },
        rests: { A: 'chai yue hua', B: 'hikaru ringo masaru' },
        fronts: { A: '', B: '' },
        stacks: { a1: 'power', a2: 'peach boom', a3: 'destroy' },
        discard: 'crash',
        hua: 'a1',
        raihuu: '',
        mushrooms: { A: '', B: '' },
        teams: { A: '', B: '' },
        combat: null,
        ended: null,
      })
      .ends('A B', 'plan')
  })

  test('KFU-7.2, KFU-7.5 the log tells it in order, arena by arena and step by step', () => {
    const rules = rulesFor()
    const log: { key: string }[] = []
    played(rules, at(rules, start), [dogs, cats], log)
    expect(log.map(({ key }) => key.replace('kung-fur-fight.', '')).join(' ')).toBe(
      ['plan plan plan plan', 'ap win gain spLost hw hua', 'skip', 'ap win gain hw', 'round reward reward reward'].join(
        ' ',
      ),
    )
  })
})
