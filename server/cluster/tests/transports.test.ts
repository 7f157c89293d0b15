import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse } from '../../testing/house.ts'
import { freshPlace } from '../../testing/place.ts'
import { type Acknowledged, playOn } from '../../testing/player.ts'
import { startRedis } from '../../testing/redis.ts'
import { guest } from '../../testing/visitor.ts'
import { LINK_PATH } from '../websocket-transport.ts'

const TRANSPORTS: readonly [string, () => Promise<string | null>][] = [
  ['WebSockets', () => Promise.resolve(null)],
  ['Redis', async () => (await startRedis()).url],
]

describe.each(TRANSPORTS)('over %s', (_name, open) => {
  it('two people at different servers play a whole match, at the home of one of them', async () => {
    const [data, redis] = [await freshPlace(), await open()]
    const [here, there] = [await openHouse({ data, redis }), await openHouse({ data, redis })]
    const [ann, bob] = [await guest(here.url, 'Ann'), await guest(there.url, 'Bob')]
    const { id } = await ann.open({ beat: 0 })
    await bob.sit(id)
    const clients = [await ann.connect(id), await bob.connect(id)]
    const kept: Acknowledged[][] = [[], []]
    await Promise.all(clients.map((client, seat) => playOn(client, 'transports', kept[seat])))
    for (const answers of kept) expect(answers.length).toBeGreaterThan(0)
    for (const { now } of clients) expect(now.outcome).not.toBeNull()

    const metrics = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text()
    const [home, other] = [await metrics(here.url), await metrics(there.url)]
    expect(home).toMatch(/leitai_forwards_total\{way="in"\} [1-9]/)
    expect(home).toMatch(/leitai_live_tables 1\n/)
    expect(other).toMatch(/leitai_forwards_total\{way="out"\} [1-9]/)
    expect(other).toMatch(/leitai_live_tables 0\n/)
    expect(other).toMatch(new RegExp(`leitai_tables_by_home\\{home="${here.url}"\\} 1\\n`))
    expect([...here.reports, ...there.reports]).toEqual([])
  })
})

it('nobody is let in as a server who does not share the secret', async () => {
  const { url } = await openHouse({ data: await freshPlace() })
  const refused = async (headers: Readonly<Record<string, string>>): Promise<number | undefined> => {
    const socket = new WebSocket(url.replace(/^http/, 'ws') + LINK_PATH, { headers })
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    return response.statusCode
  }
  expect(await refused({})).toBe(403)
  expect(await refused({ 'x-leitai-server': 'me', authorization: 'Bearer guess' })).toBe(403)
})
