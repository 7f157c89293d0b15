import { expect, it } from 'vitest'
import { seeded } from '../../kernel/random.ts'
import type { Client } from '../testing/client.ts'
import { onDisk } from '../testing/kept.ts'
import { freshPlace } from '../testing/place.ts'
import { type Acknowledged, anyAnswer, playOn } from '../testing/player.ts'
import { startProgram } from '../testing/program.ts'
import { guest } from '../testing/visitor.ts'

/** Answers after which the server is killed: in the middle of the draft, while secrets are sealed, and in the game. */
const KILLS = [1, 3, 9, 16]

it('loses nothing that was acknowledged when it is killed in the middle', async () => {
  const folder = await freshPlace()
  let program = await startProgram(folder)
  const ann = await guest(program.url, 'Ann')
  const bob = await guest(program.url, 'Bob')
  const { id } = await ann.open({ setup: { options: { extension: 'on' } } })
  await bob.sit(id)
  const kept: Acknowledged[][] = [[], []]
  let told = 0
  for (const [round, kill] of [...KILLS, Number.POSITIVE_INFINITY].entries()) {
    for (const visitor of [ann, bob]) visitor.url = program.url
    const clients = [await ann.connect(id), await bob.connect(id)]
    for (const { now } of clients) expect(now.seq).toBeGreaterThanOrEqual(told)
    const isEnough = (): boolean => {
      const isNow = kept[0].length + kept[1].length >= kill
      // At once, in the very moment in which the answer is acknowledged.
      if (isNow) program.process.kill('SIGKILL')
      return isNow
    }
    await Promise.allSettled(clients.map((client, index) => playOn(client, `kill ${round}`, kept[index], isEnough)))
    told = Math.max(...clients.map(({ now }) => now.seq))
    if (clients.some(({ now }) => now.outcome !== null)) break
    expect(await program.end('SIGKILL')).toBeNull()
    program = await startProgram(folder)
  }
  expect(await program.end('SIGTERM')).toBe(0)

  const { record, replayed } = await onDisk(folder, id)
  expect(replayed.rules.outcome(replayed.moments[record.entries.length].state)).not.toBeNull()
  expect(record.entries.length).toBeGreaterThanOrEqual(told)
  expect(kept.flat().length).toBeGreaterThan(5)
  for (const { decision, choice } of kept.flat()) {
    const entry = record.entries[Number(decision.slice(0, -1))]
    expect(entry).toMatchObject({
      answers: expect.arrayContaining([{ seat: decision.slice(-1), choice, by: 'player' }]),
    })
  }
})

/** Plays on until somebody is attacked. */
const attackedOf = async (clients: readonly Client[]): Promise<Client> => {
  const rng = seeded('sfc32', 'beat')
  for (;;) {
    const asked = clients.find(({ now }) => now.decisions.length > 0)
    if (asked === undefined) throw new Error('nobody is asked')
    const { seq, decisions } = asked.now
    if (decisions[0].window === 'answer') return asked
    asked.send({ type: 'answer', decision: decisions[0].id, choice: anyAnswer(asked, rng).choice })
    for (const client of clients) await client.until(() => client.now.seq > seq)
  }
}

it('releases on its beat what was answered before it was killed', async () => {
  const folder = await freshPlace()
  const program = await startProgram(folder)
  const people = [await guest(program.url, 'Ann'), await guest(program.url, 'Bob')]
  const { id } = await people[0].open({ beat: 700 })
  await people[1].sit(id)
  const clients = [await people[0].connect(id), await people[1].connect(id)]
  const reacting = await attackedOf(clients)
  const { seq, viewer, decisions } = reacting.now
  const accepted = reacting.next('accepted')
  reacting.send({ type: 'answer', decision: decisions[0].id, choice: { do: 'hit' } })
  await accepted
  expect(reacting.now.seq).toBe(seq)
  expect(await program.end('SIGKILL')).toBeNull()

  const again = await startProgram(folder)
  for (const person of people) person.url = again.url
  const watching = await people[viewer === 'A' ? 1 : 0].connect(id)
  await watching.until(() => watching.now.seq > seq)
  expect(await again.end('SIGTERM')).toBe(0)
  const { record } = await onDisk(folder, id)
  expect(record.entries[seq]).toMatchObject({ answers: [{ seat: viewer, choice: 'hit', by: 'player' }] })
})
