import { expect, test } from 'vitest'
import { sure } from '../testing/record-of.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { film } from './frames.ts'
import { readScenario } from './read.ts'

const given = { hands: { A: ['x1', 'x2', 'x3'], B: ['x1', 'x3', 'x4'] } }
const shown = (...steps: object[]) => {
  const [found] = sure(readScenario({ game: 'tiny', given, says: 'Both bid at once.', steps })).cases
  return film(tinyGame, found)
}

test('a film begins with the position, and has a frame for all that happens and all that is refused', () => {
  const { frames } = sure(
    shown(
      {
        asked: [
          { seat: 'A', window: 'bid' },
          { seat: 'B', window: 'bid' },
        ],
      },
      { refused: { seat: 'A', choice: 'bid x1 x3', rule: 'TINY-3' }, says: 'They are no neighbours.' },
      { do: { seat: 'A', choice: 'bid x3' }, says: 'A bids in secret.' },
      { do: { seat: 'B', choice: 'bid x1' }, says: 'So does B.' },
      { expect: { position: { lead: 'x3' } } },
      { do: { seat: 'B', choice: 'block x3' } },
    ),
  )
  expect(frames.map(({ says }) => says)).toEqual([
    'Both bid at once.',
    'They are no neighbours.',
    'A bids in secret. So does B.',
    '',
  ])
  expect(frames.map(({ events }) => events.map(({ key }) => key))).toEqual([
    [],
    [],
    ['tiny.bid', 'tiny.bid'],
    ['tiny.blocked', 'tiny.drew', 'tiny.drew'],
  ])
  expect(frames.map(({ refused }) => refused)).toEqual([
    null,
    { seat: 0, choice: 'bid x1 x3', refusal: expect.objectContaining({ rule: 'TINY-3' }) },
    null,
    null,
  ])
  expect(frames[1].state).toBe(frames[0].state)
})

test('what does not hold is not shown: where, and what came instead', () => {
  const wrong = shown({ do: { seat: 'A', choice: 'bid x3' } }, { asked: 'nobody' })
  expect(wrong).toEqual({ ok: false, problem: { at: 'steps[1].asked', message: 'expected nobody, got B bid' } })
  const nowhere = film(tinyGame, {
    ...sure(readScenario({ game: 'tiny', steps: [{ asked: 'nobody' }] })).cases[0],
    given: { moon: 'full' },
  })
  expect(nowhere).toMatchObject({ ok: false, problem: { at: 'given.moon' } })
})
