import { expect, it } from 'vitest'
import { registry } from '../../games/registry.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import type { Client } from '../testing/client.ts'
import { allOnDisk } from '../testing/kept.ts'
import { freshPlace } from '../testing/place.ts'
import { type Acknowledged, playOn } from '../testing/player.ts'
import { startProgram } from '../testing/program.ts'
import { guest, type Visitor } from '../testing/visitor.ts'

const MATCHES = 200
/** Acknowledged answers of all matches together, after which the server is killed. */
const KILL = 500

interface Seat {
  readonly id: string
  readonly visitor: Visitor
  /** What this seat was told is on disk. */
  readonly kept: Acknowledged[]
}

it('loses nothing acknowledged in 200 matches of all games when it is killed in the middle of them', async () => {
  const folder = await freshPlace()
  const program = await startProgram(folder)
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(program.url, `Guest ${n}`)))
  const games = Object.keys(registry)
  const sitDown = async (n: number): Promise<readonly Seat[]> => {
    const pair = [people[n % 8], people[(n + 1) % 8]]
    const { id }: TableInfo = await pair[0].open({ game: games[n % games.length] })
    await pair[1].sit(id)
    return pair.map((visitor) => ({ id, visitor, kept: [] }))
  }
  const seats = (await Promise.all(Array.from({ length: MATCHES }, (_, n) => sitDown(n)))).flat()

  const acknowledged = (): number => seats.reduce((sum, { kept }) => sum + kept.length, 0)
  const isEnough = (): boolean => {
    const isNow = acknowledged() >= KILL
    // At once, in the very moment in which an answer is acknowledged.
    if (isNow) program.process.kill('SIGKILL')
    return isNow
  }
  const clients: readonly Client[] = await Promise.all(seats.map(({ id, visitor }) => visitor.connect(id)))
  await Promise.allSettled(clients.map((client, n) => playOn(client, 'many', seats[n].kept, isEnough)))
  expect(await program.end('SIGKILL')).toBeNull()
  expect(acknowledged()).toBeGreaterThanOrEqual(KILL)

  // It goes on by itself: everybody who comes back is asked what he was asked, or further on.
  const again = await startProgram(folder)
  for (const person of people) person.url = again.url
  const back = await Promise.all(seats.map(({ id, visitor }) => visitor.connect(id)))
  for (const [n, { now }] of back.entries()) expect(now.seq).toBeGreaterThanOrEqual(clients[n].now.seq)
  expect(await again.end('SIGTERM')).toBe(0)

  const ids = [...new Set(seats.map(({ id }) => id))]
  const matches = new Map((await allOnDisk(folder, ids)).map(({ record }, n) => [ids[n], record.entries]))
  let sealed = 0
  for (const [n, { id, kept }] of seats.entries())
    for (const { decision, choice } of kept) {
      const entry = matches.get(id)?.[Number(decision.slice(0, -1))]
      const answer = { seat: decision.slice(-1), choice, by: 'player' }
      if (entry !== undefined) expect(entry).toMatchObject({ answers: expect.arrayContaining([answer]) })
      else {
        // The other has not answered yet: it lies sealed, and nothing is asked of who gave it.
        sealed += 1
        expect(back[n].now.decisions.map((asked) => asked.id)).not.toContain(decision)
        expect(back[n].now.waiting).not.toContain(answer.seat)
      }
    }
  expect(sealed).toBeLessThan(MATCHES)
})
