import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../games/registry.ts'
import { seeded } from '../kernel/random.ts'
import { recordReply } from '../protocol/requests.ts'
import { auditPlace } from '../server/ops/audit.ts'
import type { Client } from '../server/testing/client.ts'
import { HandClock } from '../server/testing/hand-clock.ts'
import { openHouse, scratch, sure } from '../server/testing/house.ts'
import { anyAnswer } from '../server/testing/player.ts'
import { guest, Visitor } from '../server/testing/visitor.ts'
import { answerAny, caughtUp, lookAt } from './playing.ts'
import type { PersonSeen } from './seen.ts'
import { readCatalogue, readRecords, WINGS } from './wings.ts'

const FOLDERS = WINGS.flatMap((wing) => ['data', 'data-killed'].map((name) => [basename(wing), name, wing] as const))

/** The catalogue holds the cookie of everybody who sits there. */
const comeBack = (url: string, { cookie }: PersonSeen): Visitor => Object.assign(new Visitor(url), { cookie })

const openCopy = async (wing: string, name: string) => {
  const data = scratch()
  cpSync(join(wing, name), data, { recursive: true })
  // The exhibits were made by such a clock: to any other all their times would be up.
  const clock = new HandClock()
  return { house: await openHouse({ data, clock }), clock, ...readCatalogue(wing) }
}

describe.each(FOLDERS)('the folder of %s/%s', (_wing, name, wing) => {
  it('shows everybody what it showed', async () => {
    const { house, tables, shared } = await openCopy(wing, name)
    for (const { id, what, status, seq, waiting, wishes, people } of tables) {
      const client = await comeBack(house.url, people[0]).connect(id)
      const { table, ...now } = client.now
      expect({ what, status: table.status, ...now }).toMatchObject({ what, status, seq, waiting, wishes })
      for (const person of people) {
        const { name: called, cookie: _cookie, ...seen } = person
        expect({ called, ...(await lookAt(comeBack(house.url, person), id)) }).toEqual({ called, ...seen })
      }
      if (status !== 'over') continue
      const { body } = await new Visitor(house.url).get(`/api/tables/${id}/record`)
      expect(recordReply.parse(body).entries).toHaveLength(seq)
    }
    const { body } = await new Visitor(house.url).get(`/api/records/${shared}`)
    expect(body).toEqual(readRecords(wing, 'kung-fur-fight')[0])
    expect(house.reports).toEqual([])
  })

  it('goes on with every match, and all of them replay', async () => {
    const { house, clock, tables } = await openCopy(wing, name)
    for (const { id, what, status, people } of tables) {
      const visitors = people.map((person) => comeBack(house.url, person))
      const { seats } = await visitors[0].table(id)
      for (const { seat } of seats.filter(({ kind }) => kind === 'open')) {
        const visitor = await guest(house.url, `New ${seat}`)
        await visitor.sit(id, seat)
        visitors.push(visitor)
      }
      if (status === 'over') continue
      const clients: Client[] = []
      for (const visitor of visitors) clients.push(await visitor.connect(id))
      await answerSome(clients, clock, what)
      const isAnswered = clients.some(({ messages }) => messages.some(({ type }) => type === 'accepted'))
      expect({ what, isAnswered }).toEqual({ what, isAnswered: true })
    }
    await house.close()
    expect(house.reports).toEqual([])
    const { sound, problems } = sure(await auditPlace(registry, house.folder, Number.MAX_SAFE_INTEGER))
    expect({ sound, problems }).toEqual({ sound: tables.length, problems: [] })
  })
})

/** Three answers to whatever is asked, unless the match ends before. */
const answerSome = async (clients: readonly Client[], clock: HandClock, seed: string): Promise<void> => {
  const rng = seeded('sfc32', seed)
  const isAsked = ({ now }: Client): boolean => now.decisions.length > 0 || now.outcome !== null
  for (let answers = 0; answers < 3; answers++) {
    for (const client of clients) await caughtUp(client)
    // Answers wait for the beat, or bots think.
    if (!clients.some(isAsked)) clock.pass(1500)
    await Promise.race(clients.map((client) => client.until(() => isAsked(client))))
    const asked = clients.find(({ now }) => now.decisions.length > 0)
    if (asked !== undefined) await answerAny(asked, () => anyAnswer(asked, rng))
  }
}
