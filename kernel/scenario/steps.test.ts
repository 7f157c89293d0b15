import { describe, expect, test } from 'vitest'
import { sure } from '../testing/record-of.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { describeFailure } from './compare.ts'
import { readScenario } from './read.ts'
import { runScenario } from './run.ts'

const given = { hands: { A: ['x1', 'x2', 'x3'], B: ['x1', 'x3', 'x4'] } }
const bid = (seat: string, choice: string) => ({ do: { seat, choice } })
const led = [bid('A', 'bid x3'), bid('B', 'bid x1')]

const run = (scenario: object) => runScenario(tinyGame, sure(readScenario({ game: 'tiny', ...scenario })))[0]
const failuresOf = (...steps: object[]) => run({ given, steps }).failures.map(describeFailure)

describe('only', () => {
  const bids = ['pass', 'bid x1', 'bid x2', 'bid x3']
  const [all] = [run({ given, steps: [{ only: { seat: 'A', choices: [] } }] })]

  test('exactly these choices, in any order', () => {
    const offered = all.failures.map(describeFailure).join()
    expect(offered).toMatch(/^steps\[0\]\.only: expected only \[\], got also "/)
    expect(failuresOf(...led, { only: { seat: 'B', choices: ['let', 'block x3'] } })).toEqual([])
    expect(failuresOf(...led, { only: { seat: 'B', choices: ['block x3', 'let'] } })).toEqual([])
  })

  test('one too many, one too few, one that cannot be read', () => {
    expect(failuresOf(...led, { only: { seat: 'B', choices: ['let'] } })[0]).toMatch(/got also "block x3"$/)
    expect(failuresOf({ only: { seat: 'A', choices: [...bids, 'bid x4'] } })[0]).toMatch(/"bid x4" to be offered, got/)
    expect(failuresOf({ only: { seat: 'A', choices: ['bdi x1'] } })[0]).toMatch(/^steps\[0\]\.only\.choices\[0\]: /)
    expect(failuresOf(...led, { only: { seat: 'A', choices: ['let'] } })[0]).toMatch(/expected A to be asked/)
  })

  test('very many are counted, never listed', () => {
    const many = {
      ...tinyGame,
      open: (setup: unknown) => {
        const opened = tinyGame.open(setup)
        if (!opened.ok) return opened
        const choices = () => {
          throw new Error('nobody lists fourteen billion')
        }
        return { ok: true as const, value: { ...opened.value, count: () => 14e9, choices } }
      },
    }
    const steps = [
      { offered: { seat: 'A', choice: 'bid x1' } },
      { notOffered: { seat: 'A', choice: 'bid x4' } },
      { only: { seat: 'A', choices: ['pass'] } },
    ]
    const [report] = runScenario(many, sure(readScenario({ game: 'tiny', given, steps })))
    expect(report.failures.map(describeFailure)).toEqual([
      'steps[2].only: expected only ["pass"], got 14000000000 choices',
    ])
  })
})

describe('never', () => {
  test('what has happened, and what happens later', () => {
    expect(failuresOf({ never: [{ key: 'tiny.left' }] }, ...led)).toEqual([])
    expect(failuresOf({ never: [{ key: 'tiny.bid', seat: 'B' }] }, ...led)[0]).toMatch(
      /^steps\[0\]\.never\[0\]: expected no \{"key":"tiny\.bid","seat":"B"\}, got \{/,
    )
    expect(failuresOf(...led, { never: [{ key: 'tiny.bid' }] })[0]).toMatch(/^steps\[2\]\.never\[0\]: expected no/)
  })

  test('an event that the game does not have is a mistake', () => {
    expect(failuresOf({ never: [{ key: 'tiny.bidd' }] })).toEqual([
      'steps[0].never[0].key: "tiny.bidd" is not an event of tiny; did you mean "tiny.bid"?',
    ])
  })
})

describe('dealt', () => {
  test('a real deal from a seed', () => {
    const steps = [
      {
        asked: [
          { seat: 'A', window: 'bid' },
          { seat: 'B', window: 'bid' },
        ],
      },
    ]
    const [one, same, other] = ['a', 'a', 'b'].map((dealt) => run({ dealt, steps }))
    expect(one.failures).toEqual([])
    expect(same.position).toEqual(one.position)
    expect(other.position).not.toEqual(one.position)
  })

  test('a case may deal where others have a position, and the other way round', () => {
    const steps = [{ expect: { position: { round: 1 } } }]
    const { cases } = sure(
      readScenario({
        game: 'tiny',
        given,
        cases: [
          { name: 'x', dealt: 'a', steps },
          { name: 'y', steps },
        ],
      }),
    )
    expect(cases.map(({ given: from, dealt }) => [from, dealt])).toEqual([
      [{}, 'a'],
      [given, null],
    ])
  })
})

describe('withdraw', () => {
  test('an answer that waits for another is taken back', () => {
    const steps = [bid('A', 'bid x3'), { withdraw: { seat: 'A' } }, bid('A', 'bid x1'), bid('B', 'bid x3')]
    expect(failuresOf(...steps, { expect: { position: { lead: 'x3' } } })).toEqual([])
  })

  test('not where there is none', () => {
    expect(failuresOf({ withdraw: { seat: 'A' } })[0]).toMatch(/^steps\[0\]\.withdraw: expected to be accepted, got/)
    expect(failuresOf({ withdraw: { seat: 'A', refused: 'TABLE-5' } })).toHaveLength(1)
    expect(failuresOf({ withdraw: { seat: 'Q' } })).toEqual([
      'steps[0].withdraw.seat: "Q" is not a seat here; there are A, B',
    ])
  })
})

describe('clock', () => {
  test('plays the fallback, which may be named', () => {
    expect(failuresOf(...led, { clock: { seat: 'B', choice: 'let' } })).toEqual([])
    expect(failuresOf(...led, { clock: { seat: 'B', choice: 'block x3' } })).toEqual([
      'steps[2].clock: expected the clock to play "block x3", got "let"',
    ])
  })

  test('only for somebody who is asked', () => {
    expect(failuresOf(...led, { clock: { seat: 'A' } })).toEqual([
      'steps[2].clock: expected A to be asked, got only B asked',
    ])
  })
})

describe('restPass', () => {
  test('everybody else passes until the one who acted is asked again', () => {
    const passed = {
      expect: {
        events: [
          { key: 'tiny.passed', seat: 'B' },
          { key: 'tiny.scored', seat: 'A' },
        ],
      },
    }
    const steps = [bid('A', 'bid x3'), { restPass: {} }, passed, { asked: { seat: 'A', window: 'prize' } }]
    expect(failuresOf(...steps)).toEqual([])
  })

  test('with nobody to pass it is a mistake', () => {
    const steps = [...led, { clock: { seat: 'B' } }, { restPass: {} }]
    expect(failuresOf(...steps)[0]).toMatch(/^steps\[3\]\.restPass: expected somebody else who can pass, got/)
  })
})

describe('sees', () => {
  test('a part of what a seat, or the gallery, can see', () => {
    const own = { sees: { seat: 'A', position: { hands: { A: ['x3:A', 'x1:A', 'x2:A'] } } } }
    expect(failuresOf(own)).toEqual([])
    const others = run({
      given,
      steps: [{ sees: { seat: 'gallery', position: { hands: { A: ['x1', 'x2', 'x3'] } } } }],
    })
    expect(others.failures).not.toEqual([])
  })
})

describe('refused without a rule', () => {
  test('means by any, but not by being no choice', () => {
    expect(failuresOf({ refused: { seat: 'A', choice: 'bid x1 x3' } })).toEqual([])
    expect(failuresOf({ refused: { seat: 'A', choice: 'pass' } })).toEqual([
      'steps[0].refused: expected A "pass" to be refused, got a choice that is accepted',
    ])
    expect(failuresOf({ refused: { seat: 'A', choice: 'dance' } })[0]).toMatch(/^steps\[0\]\.refused\.choice: .*dance/)
  })
})

describe('what is misspelt fails', () => {
  test.each<[string, object]>([
    ['steps[0].notOffered.choice: ', { notOffered: { seat: 'A', choice: 'bdi x1' } }],
    ['steps[0].notOffered.seat: "C" is not a seat here; there are A, B', { notOffered: { seat: 'C', choice: 'pass' } }],
    ['steps[0].offered.choice: ', { offered: { seat: 'A', choice: 'bdi x1' } }],
    ['steps[0].do.choice: ', { do: { seat: 'A', choice: 'bdi x1' } }],
    ['steps[0].asked: "blok" is not a window of tiny; did you mean "block"?', { asked: { seat: 'A', window: 'blok' } }],
    [
      'steps[0].expect.position.rond: "rond" is not part of a position; did you mean "round"?',
      { expect: { position: { rond: 1 } } },
    ],
    [
      'steps[0].expect.events[0].key: "tiny.bit" is not an event of tiny; did you mean "tiny.bid"?',
      { expect: { events: [{ key: 'tiny.bit' }] } },
    ],
  ])('%s', (text, step) => expect(failuresOf(step)[0].startsWith(text)).toBe(true))
})

test('hands are the same in any order, unless they are asked for in theirs', () => {
  const position = { hands: { A: ['x3:A', 'x2:A', 'x1:A'] } }
  expect(failuresOf({ expect: { position } })).toEqual([])
  expect(failuresOf({ expect: { position, ordered: true } })).not.toEqual([])
})
