import { describe, expect, it } from 'vitest'
import { type Deed, deedFor } from '../../kernel/eyes.ts'
import { apply } from '../../kernel/patch.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { type PastReply, pastReply } from '../../protocol/past.ts'
import { errorReply } from '../../protocol/requests.ts'
import type { Client } from '../testing/client.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { playOn } from '../testing/player.ts'
import { caughtUp } from '../testing/rigged.ts'
import { guest, type Reply, Visitor } from '../testing/visitor.ts'
import { expectHonest } from '../testing/witness.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`

const pastOf = async (visitor: Visitor, id: string): Promise<PastReply> => {
  const { status, body } = await visitor.get(`/api/tables/${id}/past`)
  expect(status).toBe(200)
  return pastReply.parse(body)
}

/** The past as a client would have heard it. */
const heard = (past: PastReply, now: Client['now']) => {
  const views = new Map([[0, past.view]])
  for (const [index, { patch }] of past.steps.entries()) views.set(index + 1, apply(views.get(index), patch))
  const quiet = { decisions: [], waiting: [], clocks: [], wishes: [] }
  const messages = past.steps.map(
    ({ patch, events, outcome }, index): ServerMessage => ({
      type: 'step',
      seq: index + 1,
      patch,
      events,
      outcome,
      ...quiet,
    }),
  )
  return { now, views, messages, frames: [JSON.stringify(past)] }
}

const MATCHES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['kabuken', { seats: 3, options: { extension: 'on', turnLimit: 20 } }],
  ['kung-fur-fight', {}],
  ['eight-masters-revenge', { mode: 'duel' }],
  ['kung-fu-fighting', { seats: 3 }],
]

describe('the past of a match that is being played', () => {
  it.each(MATCHES)('is what each viewer was sent, and no more: %s %j', async (game, setup) => {
    const own = await openHouse()
    const host = await guest(own.url, 'Host')
    const { id, seats } = await host.open({ game, setup })
    const people = [host, ...(await Promise.all(seats.slice(1).map(({ seat }) => guest(own.url, seat))))]
    const gallery = new Visitor(own.url)
    const watcher = await gallery.connect(id)
    for (const other of people.slice(1)) await other.sit(id)
    const clients = await Promise.all(people.map((person) => person.connect(id)))
    const isEnough = (): boolean => clients.some(({ now }) => now.seq >= 14)
    await Promise.all(clients.map((client) => playOn(client, 'past', [], isEnough)))
    for (const client of [...clients, watcher]) await caughtUp(client)

    const told = await Promise.all([...people, gallery].map((visitor) => pastOf(visitor, id)))
    await own.close()
    const match = await onDisk(own.folder, id)
    for (const [index, client] of [...clients, watcher].entries()) {
      const past = told[index]
      const { views, ...rest } = heard(past, client.now)
      expect(past.viewer).toBe(client.now.viewer)
      expect(past.steps).toHaveLength(client.now.seq)
      for (const [seq, view] of client.views) expect(views.get(seq)).toEqual(view)
      expect([...past.dealt, ...past.steps.flatMap(({ events }) => events)]).toEqual(client.now.log)
      expect(expectHonest({ views, ...rest }, match).faces).toBeGreaterThan(0)
      const eyes = past.viewer === 'gallery' ? 'gallery' : seatOf(past.viewer, seats.length)
      for (const [seq, { deed }] of past.steps.entries()) {
        expect(deed).toEqual(deedFor(match.record.entries[seq], eyes))
        expect(choosers(deed)).toEqual(choosers(deed).filter((seat) => seat === past.viewer))
      }
    }
  })

  it('shows what was taken back, and who is played for', async () => {
    const [ann, bob] = [await guest(house().url, 'Ann'), await guest(house().url, 'Bob')]
    const { id } = await ann.open()
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id)]
    const [asked, other] = clients[0].now.decisions.length > 0 ? clients : clients.toReversed()
    await playOn(asked, 'undo', [], () => asked.now.seq > 0)
    asked.send({ type: 'undo', say: 'ask' })
    await other.until(() => other.now.wishes.length > 0)
    other.send({ type: 'undo', say: 'agree' })
    await other.until(() => other.now.seq === 2)
    other.send({ type: 'handOver', bot: 'hangs' })
    await asked.until(() => asked.now.seq === 3)
    asked.send({ type: 'giveUp' })
    await asked.until(() => asked.now.table.status === 'over')
    const { viewer, steps } = await pastOf(ann, id)
    expect(viewer).toBe('A')
    expect(steps.map(({ deed }) => deed.kind)).toEqual(['answers', 'undo', 'handOver', 'giveUp'])
    expect(steps.at(-1)?.outcome).toEqual(asked.now.outcome)
  })

  it('is asked for clearly', async () => {
    const ann = await guest(house().url, 'Ann')
    const { id } = await ann.open()
    expect(complaint(await ann.get(`/api/tables/${id}/past`))).toMatch(/^409 This match has not begun/)
    expect(complaint(await ann.get('/api/tables/nowhere/past'))).toMatch(/^404 There is no such table/)
  })

  it('is not played again for who asks too often', async () => {
    const eager = await guest(house().url, 'Eager')
    const { id } = await eager.open({ bots: { B: 'random' } })
    const replies: number[] = []
    for (let n = 0; n < 25; n++) replies.push((await eager.get(`/api/tables/${id}/past`)).status)
    expect(new Set(replies)).toEqual(new Set([200, 429]))
    const calm = await guest(house().url, 'Calm')
    expect((await calm.get(`/api/tables/${id}/past`)).status).toBe(200)
  })
})

const choosers = (deed: Deed): readonly string[] =>
  deed.kind === 'answers' ? deed.answers.filter(({ choice }) => choice !== undefined).map(({ seat }) => seat) : []
