import { expect, it } from 'vitest'
import { tinyGame } from '../../kernel/testing/tiny-game.ts'
import type { Client } from '../testing/client.ts'
import { caughtUp, gives, sitAround } from '../testing/rigged.ts'

const BEAT = 1500
const PASS = { do: 'pass' }

/** The tiny game as if bids, which all make at once, were reactions. */
const reacting = { ...tinyGame, meta: { ...tinyGame.meta, reactions: ['bid', 'block'] } }

const sitDown = (wanted: Readonly<Record<string, unknown>> = {}) =>
  sitAround({
    position: {},
    wanted: { game: 'tiny', beat: BEAT, ...wanted },
    config: { games: { tiny: () => Promise.resolve(reacting) } },
  })

const others = ({ messages }: Client): number => messages.filter(({ type }) => type === 'sealed').length

it('who react at once do not learn who has answered, and are released together', async () => {
  const { clock, clients } = await sitDown()
  const [a, b] = clients
  clock.pass(100)
  await gives(a, PASS)
  await caughtUp(b)
  expect(b.now).toMatchObject({ waiting: ['A', 'B'], decisions: [{ id: '0B' }] })
  expect([others(a), others(b)]).toEqual([1, 0])
  clock.pass(2 * BEAT)
  await caughtUp(b)
  expect(b.now.seq).toBe(0)
  await gives(b, PASS)
  await caughtUp(a)
  expect([a.now.seq, others(a)]).toEqual([0, 1])
  const step = a.next('step')
  clock.pass(BEAT - 100)
  expect((await step).seq).toBe(1)
})

it('where several react at once each has the time for one decision, and no bank is touched', async () => {
  const { clock, clients } = await sitDown({ clock: { kind: 'live', each: 4, bank: 10 } })
  const [a, b] = clients
  const told = (left: number) => ['A', 'B'].map((seat) => ({ seat, left, bank: 10_000 }))
  expect(b.now.clocks).toEqual(told(4500))
  clock.pass(4400)
  await gives(a, PASS)
  await caughtUp(b)
  expect(b.now.clocks).toEqual(told(100))
  const step = b.next('step')
  clock.pass(100)
  expect((await step).clocks.map(({ bank }) => bank)).toEqual([10_000, 10_000])
})
