import { expect, it } from 'vitest'
import { onDisk } from './testing/kept.ts'
import { freshPlace } from './testing/place.ts'
import { type Kept, playOn } from './testing/player.ts'
import { startProgram } from './testing/program.ts'
import { guest } from './testing/visitor.ts'

/** Answers after which the server is killed: in the middle of the draft, while secrets are sealed, and in the game. */
const KILLS = [1, 3, 9, 16]

it('loses nothing that was acknowledged when it is killed in the middle', async () => {
  const folder = await freshPlace()
  let program = await startProgram(folder)
  const ann = await guest(program.url, 'Ann')
  const bob = await guest(program.url, 'Bob')
  const { id } = await ann.open({ setup: { options: { extension: 'on' } } })
  await bob.sit(id)
  const kept: Kept[][] = [[], []]
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
