import { describe, expect, test } from 'vitest'
import { sure } from '../testing/record-of.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { describeFailure } from './compare.ts'
import { readScenario } from './read.ts'
import { runScenario } from './run.ts'

const given = { hands: { A: ['x1', 'x2', 'x3'], B: ['x1', 'x3', 'x4'] } }
const bid = (seat: string, choice: string) => ({ do: { seat, choice } })

const run = (scenario: object) => runScenario(tinyGame, sure(readScenario({ game: 'tiny', ...scenario })))
const failuresOf = (...steps: object[]) => run({ given, steps })[0].failures.map(describeFailure)

describe('a scenario that holds', () => {
  test('has no failures, and tells position and events of every case', () => {
    const [led, tied] = run({
      given,
      cases: [
        {
          name: 'A leads',
          steps: [
            {
              asked: [
                { seat: 'B', window: 'bid' },
                { seat: 'A', window: 'bid' },
              ],
            },
            { offered: { seat: 'A', choice: 'bid x3' } },
            { notOffered: { seat: 'A', choice: 'bid x4' } },
            { refused: { seat: 'A', choice: 'bid x1 x3', rule: 'TINY-3' } },
            { refused: { seat: 'A', choice: 'gibberish', rule: 'TABLE-1' } },
            { refused: { seat: 'C', choice: 'pass', rule: 'TABLE-2' } },
            bid('A', 'bid x3'),
            { asked: { seat: 'B', window: 'bid' } },
            { expect: { position: { stage: 'bid' }, outcome: null } },
            bid('B', 'bid x1'),
            {
              expect: {
                position: { lead: 'x3' },
                events: [
                  { key: 'tiny.bid', seat: 'A' },
                  { key: 'tiny.bid', seat: 'B' },
                ],
              },
            },
            { giveUp: { seat: 'A', refused: 'TINY-13' } },
            { asked: { seat: 'B', window: 'block' } },
          ],
        },
        {
          name: 'a tie, then A gives up',
          given: { hands: { B: ['x3', 'x3', 'x4'] } },
          steps: [
            bid('B', 'bid x3'),
            bid('A', 'bid x3'),
            { giveUp: { seat: 'A' } },
            { asked: 'nobody' },
            { expect: { outcome: { places: [2, 1] }, events: [{ key: 'tiny.left' }] } },
          ],
        },
      ],
    })
    expect(led).toMatchObject({ name: 'A leads', failures: [], position: { stage: 'block', asked: 'B' } })
    expect(tied).toMatchObject({ failures: [], position: { stage: 'over' } })
    expect(tied.events.map(({ key }) => key)).toEqual(expect.arrayContaining(['tiny.bid', 'tiny.drew', 'tiny.left']))
  })
})

describe('a scenario that does not hold says what differs', () => {
  test.each<[string, object]>([
    ['steps[0].expect.position.round: expected 2, got 1', { expect: { position: { round: 2 } } }],
    ['steps[0].expect.outcome: expected {"places":[1,2]}, got null', { expect: { outcome: { places: [1, 2] } } }],
    ['steps[0].expect.events[0]: expected {"key":"tiny.bid"}, got []', { expect: { events: [{ key: 'tiny.bid' }] } }],
    ['steps[0].asked: expected nobody, got A bid, B bid', { asked: 'nobody' }],
    ['steps[0].asked: expected A block, got A bid, B bid', { asked: { seat: 'A', window: 'block' } }],
    ['steps[0].do: expected A "bid x1 x3" to be played, got refused by TINY-3', bid('A', 'bid x1 x3')],
    ['steps[0].do: expected C "pass" to be played, got refused by TABLE-2: This seat is not asked.', bid('C', 'pass')],
    [
      'steps[0].refused: expected A "pass" to be refused by TINY-4, got a choice that is accepted',
      { refused: { seat: 'A', choice: 'pass', rule: 'TINY-4' } },
    ],
    [
      'steps[0].refused: expected A "bid x1 x3" to be refused by TINY-4, got refused by TINY-3',
      { refused: { seat: 'A', choice: 'bid x1 x3', rule: 'TINY-4' } },
    ],
    [
      'steps[0].notOffered: expected A "pass" not to be offered, got a choice that is accepted',
      { notOffered: { seat: 'A', choice: 'pass' } },
    ],
    [
      'steps[0].giveUp: expected to be refused by TINY-13, got A gave up',
      { giveUp: { seat: 'A', refused: 'TINY-13' } },
    ],
    [
      'steps[0].giveUp: expected to be refused by TINY-13, got refused by TABLE-6',
      { giveUp: { seat: 'C', refused: 'TINY-13' } },
    ],
  ])('%s', (text, step) => {
    const [failure] = failuresOf(step)
    expect(failure.startsWith(text)).toBe(true)
  })

  test('all of it, as long as the steps make sense', () => {
    const wrong = { expect: { position: { round: 2 } } }
    expect(failuresOf(wrong, wrong, bid('A', 'pass'), wrong)).toHaveLength(3)
    expect(failuresOf(wrong, bid('A', 'dance'), wrong)).toHaveLength(2)
  })

  test('a position or a setup that cannot be', () => {
    const [first] = run({ given: { hands: { A: ['x9'] } }, steps: [{ asked: 'nobody' }] })
    expect(first).toMatchObject({ position: null, failures: [{ at: 'given.hands.A' }] })
    const [second] = run({ setup: { seats: 9 }, steps: [{ asked: 'nobody' }] })
    expect(second).toMatchObject({ position: null, failures: [{ at: 'setup.seats' }] })
  })

  test('another game', () => {
    const scenario = sure(readScenario({ game: 'chess', steps: [{ asked: 'nobody' }] }))
    expect(runScenario(tinyGame, scenario)[0].failures).toEqual([{ at: 'game', expected: 'tiny', got: 'chess' }])
  })

  test('a script that chance could not have followed', () => {
    const [report] = run({
      given: {
        hands: { A: ['x1', 'x2', 'x3'], B: ['x1', 'x2', 'x3'] },
        deck: [],
        discard: ['x1', 'x1', 'x1', 'x2', 'x2', 'x3', 'x4', 'x4'],
        stream: { generator: 'sfc32', words: [1, 2, 3, 4], script: [99] },
      },
      steps: [bid('A', 'bid x1'), bid('B', 'bid x1'), { asked: 'nobody' }],
    })
    expect(report.failures).toEqual([
      {
        at: 'steps[1]',
        expected: 'what the script of the position brings',
        got: 'the script wants 99, which cannot come up here',
      },
    ])
    expect(report.position).toMatchObject({ deck: [], stage: 'bid' })
  })
})
