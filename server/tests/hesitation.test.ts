import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { type Around, caughtUp, gives, sitAround } from '../testing/rigged.ts'

const BEAT = 1500
/** Milliseconds after which everybody looks again. */
const LOOKS = [0, 200, 900, 1499]
const COMMITMENT = /[0-9a-f]{64}/g
const HIT = { do: 'hit' }
const ATTACK = { do: 'attack', cards: ['R0', 'R1', 'R3'] }
const ABLE = 'B3 R3 G0 G1 B5 B1'
const UNABLE = 'B3 G3 G0 G1 B5 B1'

/** What B does at a time after being attacked. */
interface World {
  readonly hand: string
  readonly acts: Readonly<Record<number, (b: Client) => Promise<void>>>
}

const hit = (b: Client): Promise<void> => gives(b, HIT)
const takeBack = async (b: Client): Promise<void> => {
  const accepted = b.next('accepted')
  b.send({ type: 'takeBack', decision: '1B' })
  await accepted
}
const refused = async (b: Client): Promise<void> => {
  b.send({ type: 'answer', decision: '1B', choice: { do: 'counter', cards: ['B3'] } })
  await b.next('refused')
}
const orders = async (b: Client): Promise<void> => {
  b.send({ type: 'orders', orders: { takeUpTo: 9 } })
  await b.next('orders')
}
const look = (b: Client): Promise<void> => caughtUp(b)

const WORLDS: Readonly<Record<string, World>> = {
  'could have countered, and takes the hit at once': { hand: ABLE, acts: { 0: hit } },
  'could have countered, and thinks about it': { hand: ABLE, acts: { 1499: hit } },
  'cannot counter, and knows it at once': { hand: UNABLE, acts: { 0: hit } },
  'cannot counter, and pretends to think': { hand: UNABLE, acts: { 900: hit } },
  'tries what is not allowed': { hand: ABLE, acts: { 200: refused, 900: hit } },
  'cannot make up his mind': { hand: ABLE, acts: { 0: hit, 200: takeBack, 900: hit } },
  'has left it to his orders before': { hand: ABLE, acts: { [-1]: orders } },
  'leaves it to his orders now': { hand: UNABLE, acts: { 200: orders, 900: look } },
  'lets the clock answer': { hand: ABLE, acts: {} },
}

/** Every word that A and C are sent, with the time on the clock; names and commitments of tables are drawn by lot. */
const listen = async ({ clock, id, clients }: Around, acts: World['acts']): Promise<readonly string[]> => {
  const [a, b, c] = clients
  const heard: string[] = []
  // Everybody has been told who has come.
  for (const client of [a, c]) await caughtUp(client)
  const took = [a.frames.length, c.frames.length]
  const write = async (): Promise<void> => {
    for (const [n, client] of [a, c].entries()) {
      await caughtUp(client)
      for (const frame of client.frames.slice(took[n]))
        heard.push(`${clock.now()} ${n} ${frame.replaceAll(id, 'table').replaceAll(COMMITMENT, 'commitment')}`)
      took[n] = client.frames.length
    }
  }
  await acts[-1]?.(b)
  await gives(a, ATTACK)
  await b.until(() => b.now.seq === 1)
  const opened = clock.now()
  for (const time of LOOKS) {
    clock.pass(opened + time - clock.now())
    await acts[time]?.(b)
    await write()
  }
  const steps = [a, c].map((client) => client.next('step'))
  clock.pass(opened + BEAT - clock.now())
  await Promise.all(steps)
  await write()
  return heard
}

it('two who listen to everything cannot tell whether a third could have countered, or how long he thought', async () => {
  const heard: Record<string, readonly string[]> = {}
  for (const [name, { hand, acts }] of Object.entries(WORLDS)) {
    const position = { field: 'B4', deck: 'G2 G3 G4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: hand } }
    const setup = { mode: 'ring', seats: 3 }
    const clock = { kind: 'live', each: 1, bank: 0 }
    const around = await sitAround({ position, wanted: { setup, clock, beat: BEAT } })
    heard[name] = await listen(around, acts)
    await around.house.close()
  }
  const [first, ...others] = Object.entries(heard)
  expect(first[1].length).toBeGreaterThan(2 * LOOKS.length)
  expect(first[1].join()).toContain('"seq":2')
  for (const [name, frames] of others) expect({ name, frames }).toEqual({ name, frames: first[1] })
})

it('without the beat they can', async () => {
  const heard: (readonly number[])[] = []
  const quick: World['acts'] = { 0: hit }
  const slow: World['acts'] = { 900: hit }
  for (const acts of [quick, slow]) {
    const position = { field: 'B4', hands: { A: 'R0 R1 R3 G5* G5 B2', B: ABLE } }
    const { clock, clients, house } = await sitAround({
      position,
      wanted: { setup: { mode: 'ring', seats: 3 }, beat: 0 },
    })
    const [a, b] = clients
    await gives(a, ATTACK)
    await b.until(() => b.now.seq === 1)
    const opened = clock.now()
    const seqs: number[] = []
    for (const time of LOOKS) {
      clock.pass(opened + time - clock.now())
      await acts[time]?.(b)
      await caughtUp(a)
      seqs.push(a.now.seq)
    }
    heard.push(seqs)
    await house.close()
  }
  expect(heard).toEqual([
    [2, 2, 2, 2],
    [1, 1, 2, 2],
  ])
})
