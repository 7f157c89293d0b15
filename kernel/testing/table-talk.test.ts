import { expect, test } from 'vitest'
import { table } from './table-talk.ts'
import { tinyGame } from './tiny-game.ts'

const hands = { A: ['x1', 'x2', 'x3'], B: ['x1', 'x3', 'x4'] }
const duel = () => table(tinyGame).given({ hands })

test('a duel, told at the table', () => {
  duel()
    .asks('A B', 'bid')
    .refuses('A', 'bid x1 x3', 'TINY-3')
    .refuses('C', 'pass', 'TABLE-2')
    .offers('A', 'bid x3')
    .doesNotOffer('A', 'bid x4')
    .plays('A', 'bid x3')
    .asks('B', 'bid')
    .plays('B', 'pass')
    .logs({ key: 'tiny.bid', seat: 'A', cards: ['x3'] }, { key: 'tiny.passed', seat: 'B' })
    .expects({ leader: 'A', lead: 'x3', points: { A: 0 } })
    .outcome(null)
    .mayNotGiveUp('A', 'TINY-13')
    .ends('B', 'block')
})

test('three seats, an agreed goal, and the end of the match', () => {
  table(tinyGame)
    .mode('trio')
    .options({ goal: 1 })
    .given({ hands: { A: ['x4', 'x4', 'x1'] } })
    .refuses('B', 'pass', 'TINY-4')
    .plays('A', 'bid x4')
    .plays('B', 'bid x1')
    .plays('C', 'bid x1')
    .plays('B', 'let')
    .plays('C', 'let')
    .endsMatch({ places: [1, 2, 2], rule: 'TINY-11' })
})

test('giving up', () => {
  table(tinyGame).seats(2).agreeToATie().logs({ key: 'tiny.agreed' }).endsMatch({ reason: 'agreed' })
  table(tinyGame).seats(2).givesUp('B').logs({ key: 'tiny.left', seat: 'B' }).endsMatch({ reason: 'conceded' })
})

const complaint = (talk: (at: ReturnType<typeof table>) => unknown): string => {
  try {
    talk(duel())
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  throw new Error('nothing went wrong')
}

test('a failure shows what was expected, the position and the last events', () => {
  const message = complaint((at) =>
    at
      .plays('A', 'bid x3')
      .plays('B', 'bid x1')
      .expects({ points: { A: 2 }, lead: 'x3' }),
  )
  expect(message).toMatch(/^step 3\.expect\.position\.points\.A: expected 2, got 0\nposition:\n\{\n {2}"round": 1,/)
  expect(message).toContain('last events:\n  {"key":"tiny.bid","seat":0,"cards":["x3"],"rule":"TINY-1"}')
})

test.each<[string, (at: ReturnType<typeof table>) => unknown, string]>([
  ['plays', (at) => at.plays('A', 'bid x4'), 'step 1.do: expected A "bid x4" to be played, got refused by TINY-'],
  ['refuses', (at) => at.refuses('A', 'pass', 'TINY-3'), 'to be refused by TINY-3, got a choice that is accepted'],
  ['asks', (at) => at.asks('A', 'bid'), 'step 1.asked: expected A bid, got A bid, B bid'],
  ['offers', (at) => at.offers('A', 'bid x4'), 'expected A "bid x4" to be offered, got refused by'],
  ['does not offer', (at) => at.doesNotOffer('A', 'pass'), 'expected A "pass" not to be offered, got a choice'],
  ['logs', (at) => at.logs({ key: 'tiny.bid' }), 'step 1.expect.events[0]: expected {"key":"tiny.bid"}, got []'],
  ['ends the match', (at) => at.endsMatch({ places: [1, 2] }), 'expected {"places":[1,2]}, got null'],
  ['gives up', (at) => at.givesUp('C'), 'step 1.giveUp: expected to be accepted, got refused by TABLE-6'],
  ['may not give up', (at) => at.mayNotGiveUp('A', 'TINY-1'), 'expected to be refused by TINY-1, got A gave up'],
  ['given too late', (at) => at.plays('A', 'pass').given({}), 'the table is set'],
  ['goes on after the end', (at) => [at.ends('A B', 'bid'), at.plays('A', 'pass')], 'the test has already ended'],
  [
    'a wrong position',
    (at) => at.given({ lead: 'x9' }).asks('A', 'bid'),
    'the table cannot be set: given.lead: must be',
  ],
])('%s', (_name, talk, message) => {
  expect(complaint(talk)).toContain(message)
})

test.fails('a test that leaves the table unsettled fails', () => {
  duel().plays('A', 'pass')
})
