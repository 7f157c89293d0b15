import { expect, it } from 'vitest'
import { backoff } from '../../protocol/backoff.ts'
import { OUTDATED } from '../../protocol/wire.ts'
import { question, stepTo, welcome } from '../testing/messages.ts'
import { Stage } from '../testing/world.ts'
import { openSession } from './session.ts'

const asking = welcome({ seq: 3, view: { hp: 8 }, decisions: [question('3A')], waiting: ['A'] })

const begin = async () => {
  const stage = new Stage()
  const session = openSession(stage.world)
  await stage.pickUp(asking)
  return { stage, session }
}

it('waits longer after each failure, but never longer than a quarter of a minute', () => {
  const waits = (random: number): number[] => [0, 1, 2, 3, 4, 5, 6, 50].map((n) => backoff(n, () => random))
  expect(waits(1)).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000])
  expect(waits(0)).toEqual([200, 400, 800, 1600, 3200, 6400, 7500, 7500])
})

it('connects and is welcomed', async () => {
  const { session } = await begin()
  expect(session.line.value).toBe('open')
  expect(session.match.value).toMatchObject({ seq: 3, view: { hp: 8 } })
  expect(session.asked.value?.id).toBe('3A')
})

it('comes back by itself after the connection was lost, and goes on from a new welcome', async () => {
  const { stage, session } = await begin()
  stage.call.ears.closed()
  expect(session.line.value).toBe('lost')
  expect(session.match.value?.seq).toBe(3)

  stage.found = 'unreachable'
  expect(await stage.ring()).toBe(400)
  expect(session.line.value).toBe('lost')
  stage.found = 'there'
  expect(await stage.ring()).toBe(800)
  expect(stage.calls).toHaveLength(2)
  await stage.pickUp(welcome({ seq: 9, view: { hp: 1 } }))
  expect(session.line.value).toBe('open')
  expect(session.match.value).toMatchObject({ seq: 9, view: { hp: 1 } })

  stage.call.ears.closed()
  expect(stage.timers.map(({ ms }) => ms)).toEqual([400])
})

it('does not come back to a table that is gone', async () => {
  const { stage, session } = await begin()
  stage.call.ears.closed()
  stage.found = 'gone'
  await stage.ring()
  expect(session.line.value).toBe('gone')
  expect(stage.timers).toEqual([])
  expect(stage.calls).toHaveLength(1)
})

it.each([
  ['closes the connection because this page is out of date', (stage: Stage) => stage.call.ears.closed(OUTDATED)],
  ['welcomes it with another version of the messages', (stage: Stage) => stage.say(welcome({ protocol: 1, seq: 7 }))],
])('stops when the server %s, and does not come back', async (_title, happen) => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  happen(stage)
  expect(session.line.value).toBe('outdated')
  expect(stage.call.closed).toBe(true)
  expect(session.match.value?.seq).toBe(3)
  // The timer of the answer that had no echo.
  await stage.ring()
  session.redial()
  await stage.settle()
  expect(stage.timers).toEqual([])
  expect(stage.calls).toHaveLength(1)
  expect(session.line.value).toBe('outdated')
})

it('does not hear what an old socket still says', async () => {
  const { stage, session } = await begin()
  const [old] = stage.calls
  session.redial()
  await stage.pickUp(welcome({ seq: 5 }))
  expect(old.closed).toBe(true)
  old.ears.heard(JSON.stringify(stepTo(6, 'old')))
  old.ears.closed()
  expect(session.match.value?.seq).toBe(5)
  expect(session.line.value).toBe('open')
})

it('asks for everything anew when something is missing', async () => {
  const { stage, session } = await begin()
  stage.say(stepTo(5, []))
  expect(stage.call.sent).toEqual([{ type: 'resume' }])
  expect(session.match.value?.seq).toBe(3)
})

it('hands in an answer once, and is busy until the question is gone', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  session.answer({ do: 'hit' })
  expect(stage.call.sent).toEqual([{ type: 'answer', decision: '3A', choice: { do: 'hit' } }])
  expect(session.busy.value).toBe(true)
  stage.say({ type: 'accepted', decision: '3A' })
  expect(session.busy.value).toBe(true)
  expect(stage.timers).toEqual([])
  stage.say(stepTo(4, [], { decisions: [question('4A')] }))
  expect(session.busy.value).toBe(false)
  expect(session.asked.value?.id).toBe('4A')
})

it('keeps the question after a refusal and forgets the refusal with the question', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  stage.say({ type: 'refused', decision: '3A', refusal: { rule: 'TABLE-1' } })
  expect(session.busy.value).toBe(false)
  expect(session.refusal.value).toEqual({ rule: 'TABLE-1' })
  stage.say(stepTo(4, [], { decisions: [question('4A')] }))
  expect(session.refusal.value).toBeNull()
})

it('does not take the refusal of something else for an answer', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  session.giveUp()
  expect(stage.call.sent.at(-1)).toEqual({ type: 'giveUp' })
  stage.say({ type: 'refused', decision: null, refusal: { rule: 'TABLE-6' } })
  expect(session.refusal.value).toEqual({ rule: 'TABLE-6' })
  expect(session.busy.value).toBe(true)
})

it('takes an answer without any echo for a lost connection, says so within 3 seconds, and dials anew', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  expect(await stage.ring()).toBeLessThanOrEqual(3000)
  expect(session.line.value).toBe('lost')
  expect(stage.calls).toHaveLength(2)
  await stage.pickUp(asking)
  expect(session.busy.value).toBe(false)
  session.answer({ do: 'hit' })
  expect(stage.call.sent).toHaveLength(1)
})

it('takes the same of everything else that one does; any word of the server is an echo', async () => {
  const { stage, session } = await begin()
  session.act({ type: 'undo', say: 'ask' })
  expect(stage.timers).toHaveLength(1)
  stage.say({ type: 'refused', decision: null, refusal: { rule: 'TABLE-5' } })
  expect(stage.timers).toEqual([])
  session.giveUp()
  await stage.ring()
  expect(session.line.value).toBe('lost')
})

it('hands in nothing while the connection is lost', async () => {
  const { stage, session } = await begin()
  stage.call.ears.closed()
  session.answer({ do: 'hit' })
  expect(session.busy.value).toBe(false)
  expect(stage.call.sent).toEqual([])
})

it('shows what the server says is wrong', async () => {
  const { stage, session } = await begin()
  stage.say({ type: 'error', message: 'Say it again, slower.' })
  expect(session.problem.value).toBe('Say it again, slower.')
})

it('leaves messages of a newer server alone', async () => {
  const { stage, session } = await begin()
  stage.call.ears.heard('{"type":"applause"}')
  expect(session.match.value?.seq).toBe(3)
})

it('is over when it is closed', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  session.close()
  expect(stage.call.closed).toBe(true)
  expect(stage.timers).toEqual([])
  expect(session.line.value).toBe('closed')
})

it('knows the answer that lies sealed, until it is taken back or all are in', async () => {
  const { stage, session } = await begin()
  session.answer({ do: 'hit' })
  stage.say({ type: 'accepted', decision: '3A' })
  expect(session.given.value).toBeNull()
  const moment = { type: 'sealed', seq: 3, clocks: [], wishes: [], waiting: ['B'] } as const
  const given = [{ decision: '3A', choice: { do: 'hit' }, by: 'player' }] as const
  stage.say({ ...moment, decisions: [], given })
  expect(session.given.value).toEqual(given[0])
  session.act({ type: 'takeBack', decision: '3A' })
  expect(stage.call.sent.at(-1)).toEqual({ type: 'takeBack', decision: '3A' })
  stage.say({ type: 'accepted', decision: '3A' })
  stage.say({ ...moment, decisions: [question('3A')], waiting: ['A', 'B'] })
  expect(session.given.value).toBeNull()
  session.answer({ do: 'hit' })
  stage.say({ type: 'accepted', decision: '3A' })
  stage.say({ ...moment, decisions: [], given })
  stage.say(stepTo(4, []))
  expect(session.given.value).toBeNull()
})

it('can take back after a reload what it had answered before', async () => {
  const stage = new Stage()
  const session = openSession(stage.world)
  await stage.pickUp(welcome({ seq: 3, given: [{ decision: '3A', choice: { do: 'hit' }, by: 'order' }] }))
  expect(session.given.value).toMatchObject({ decision: '3A', by: 'order' })
})

it('gives standing orders and hears that they are kept', async () => {
  const { stage, session } = await begin()
  session.act({ type: 'orders', orders: { takeUpTo: 2 } })
  expect(stage.call.sent.at(-1)).toEqual({ type: 'orders', orders: { takeUpTo: 2 } })
  expect(session.match.value?.orders).toEqual({})
  stage.say({ type: 'orders', orders: { takeUpTo: 2 } })
  expect(session.match.value?.orders).toEqual({ takeUpTo: 2 })
})

it('hears what others want', async () => {
  const { stage, session } = await begin()
  const wishes = [{ seat: 'B', wish: 'undo' }] as const
  stage.say({ type: 'sealed', seq: 3, decisions: [], waiting: [], clocks: [], wishes })
  expect(session.match.value?.wishes).toEqual(wishes)
  stage.say(stepTo(4, []))
  expect(session.match.value?.wishes).toEqual([])
})
