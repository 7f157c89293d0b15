import { expect, it } from 'vitest'
import { createMatch } from '../../kernel/match.ts'
import { type LocalStart, newMatch } from './new-match.ts'
import { gameOf } from './testing/seated.ts'

const game = await gameOf('kabuken')
const FRESH = { id: 'x', seed: 'fresh', now: 7, bots: ['greedy'] }
const DUEL: LocalStart = { game: 'kabuken', setup: { seats: 2 }, seats: { A: 'person', B: 'greedy' } }

const made = (start: LocalStart) => {
  const begun = newMatch(game, start, FRESH)
  if (!begun.ok) throw new Error(begun.problem.message)
  return begun.value
}

it('is dealt from a seed of its own', () => {
  const { match, entries } = made(DUEL)
  expect(entries).toEqual([])
  expect(match).toMatchObject({
    kind: 'match',
    isOver: false,
    begun: 7,
    head: { generator: 'chacha20', seed: 'fresh' },
  })
})

it('begins from a position', () => {
  const { match } = made({ ...DUEL, start: { hp: { A: 1, B: 2 } } })
  expect(match.head.start).toMatchObject({ hp: { A: 1, B: 2 } })
})

it('goes on where a record ends', () => {
  const table = createMatch(game, { setup: { seats: 2 }, generator: 'sfc32', seed: 'old' })
  if (!table.ok) throw new Error(table.problem.message)
  table.value.giveUp(0)
  const { generator, seed, entries } = table.value.record()
  const { match, entries: kept } = made({ ...DUEL, generator, seed, entries })
  expect(kept).toEqual(entries)
  expect(match).toMatchObject({ isOver: true, head: { generator: 'sfc32', seed: 'old' } })
})

it.each([
  ['a setup that the game refuses', { ...DUEL, setup: { seats: 99 } }, 'setup.seats'],
  ['a position that is none', { ...DUEL, start: { hp: 'many' } }, 'start.hp'],
  ['a seat without anybody', { ...DUEL, seats: { A: 'person' } }, 'seats.B'],
  ['a bot that nobody knows', { ...DUEL, seats: { A: 'person', B: 'toString' } }, 'seats.B'],
  [
    'entries of another match',
    { ...DUEL, entries: [{ kind: 'giveUp', seat: 'A', hash: '0123456789ab' }] },
    'entries[0].hash',
  ],
] satisfies readonly (readonly [string, LocalStart, string])[])('refuses %s and says where', (_, start, at) => {
  const refused = newMatch(game, start, FRESH)
  expect(refused.ok ? null : refused.problem.at).toBe(at)
})
