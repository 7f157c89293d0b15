import { expect, it } from 'vitest'
import { tableOf } from '../testing/messages.ts'
import { tellDeed } from './tell-deed.ts'

const table = tableOf()

it('says what was done, and who did it for whom', () => {
  expect(tellDeed(null, table)).toBe('The deal')
  const answers = [{ seat: 'A', choice: 'hit', by: 'player' }, { seat: 'B' }] as const
  expect(tellDeed({ kind: 'answers', answers }, table)).toBe('Mei: hit · Greedy has answered')
  expect(tellDeed({ kind: 'answers', answers: [{ seat: 'A', choice: 'hit', by: 'clock' }] }, table)).toBe(
    'Mei (by the clock): hit',
  )
  expect(tellDeed({ kind: 'undo', to: 3 }, table)).toBe('Taken back: it goes on from moment 3')
  expect(tellDeed({ kind: 'giveUp', seat: 'B' }, table)).toBe('Greedy gives up')
  expect(tellDeed({ kind: 'tie' }, table)).toBe('Everybody agrees to a tie')
  expect(tellDeed({ kind: 'handOver', seat: 'A', to: 'bot' }, table)).toBe('A bot plays for Mei from now on')
  expect(tellDeed({ kind: 'handOver', seat: 'A', to: 'player' }, table)).toBe('Mei plays again')
})
