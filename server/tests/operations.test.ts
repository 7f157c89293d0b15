import { describe, expect, inject, it } from 'vitest'
import { jsonLog } from '../ops/log.ts'
import { openHouse } from '../testing/house.ts'
import { onDisk } from '../testing/kept.ts'
import { playOn } from '../testing/player.ts'
import { guest } from '../testing/visitor.ts'

const SECRET = 'a-token-for-tests-and-no-other'

/** What /metrics says, by name and labels. */
const metricsOf = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers })
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const values = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
  return {
    status: response.status,
    of: (name: string): number => values.get(name) ?? Number.NaN,
    names: [...values.keys()],
  }
}

/** Two people and a bot play a whole match. */
const playMatch = async (url: string) => {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
  const { id } = await ann.open({ setup: { seats: 3, options: { extension: 'on' } }, bots: { C: 'random' } })
  await bob.sit(id)
  const clients = [await ann.connect(id), await bob.connect(id)]
  await Promise.all(clients.map((client) => playOn(client, 'operations')))
  return { id, people: [ann, bob], clients }
}

describe('the metrics', () => {
  it('move when a match is played', async () => {
    const { url, folder, close } = await openHouse()
    const before = await metricsOf(url)
    expect(before.status).toBe(200)
    expect(before.of('leitai_answers_total{by="player"}')).toBe(0)
    expect(before.of('leitai_connections')).toBe(0)
    const { id } = await playMatch(url)
    const after = await metricsOf(url)
    expect(after.of('leitai_connections')).toBe(2)
    expect(after.of('leitai_live_tables')).toBe(1)
    for (const stage of ['queue', 'rules', 'commit', 'tell'])
      expect(after.of(`leitai_stage_seconds_count{stage="${stage}"}`)).toBeGreaterThan(10)
    expect(after.of('leitai_bot_seconds_count{bot="random"}')).toBeGreaterThan(0)
    expect(after.of('leitai_writes_per_commit_sum')).toBeGreaterThanOrEqual(after.of('leitai_commit_seconds_count'))
    expect(after.of('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(after.of('leitai_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
    // News are told to other servers, and there are none where the database is a file.
    expect(after.names.some((name) => name.startsWith('leitai_news_total{'))).toBe(inject('postgres') !== '')

    // The record has as many answers of each kind as were counted.
    await close()
    const { record } = await onDisk(folder, id)
    const answers = record.entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
    for (const by of ['player', 'bot', 'clock', 'order'])
      expect(after.of(`leitai_answers_total{by="${by}"}`)).toBe(answers.filter((answer) => answer.by === by).length)
    expect(answers.length).toBeGreaterThan(10)
  })

  it('count tables by status, and name none', async () => {
    const { url } = await openHouse()
    const ann = await guest(url, 'Ann')
    const { id } = await ann.open()
    await ann.open({ bots: { B: 'random' } })
    const { of, names } = await metricsOf(url)
    const count = (status: string): number => of(`leitai_tables{status="${status}"}`)
    expect([count('waiting'), count('playing'), count('over')]).toEqual([1, 1, 0])
    expect(names.join()).not.toContain(id)
  })

  it('are for this machine only, unless there is a token: then for who knows it', async () => {
    const open = await openHouse()
    expect((await metricsOf(open.url, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
    const { url } = await openHouse({ metricsToken: SECRET })
    expect((await metricsOf(url)).status).toBe(401)
    expect((await metricsOf(url, { authorization: 'Bearer something-else' })).status).toBe(403)
    expect((await metricsOf(url, { authorization: `Bearer ${SECRET}` })).status).toBe(200)
  })
})

describe('a server', () => {
  it('says that it is alive and ready', async () => {
    const { url } = await openHouse()
    for (const [path, status] of [['/healthz', 'alive'] as const, ['/readyz', 'ready'] as const]) {
      const response = await fetch(url + path)
      expect([response.status, await response.json()]).toEqual([200, { status }])
    }
  })
})

describe('the log', () => {
  it('of a whole match is JSON, line by line, and holds no token, seed, card or choice', async () => {
    const lines: string[] = []
    const note = jsonLog({ write: (text) => lines.push(text) })
    const report = (problem: string): void => note({ event: 'problem', problem })
    const house = await openHouse({ note, report, adminToken: SECRET, metricsToken: SECRET })
    const { id, people, clients } = await playMatch(house.url)
    await people[0].open({ bots: { B: 'fails' } })
    await fetch(`${house.url}/admin`, { headers: { authorization: `Bearer ${SECRET}`, cookie: people[0].cookie } })
    await fetch(`${house.url}/no/such/${people[0].cookie}`)
    for (const client of clients) await client.close()
    await house.close()

    const { record, replayed } = await onDisk(house.folder, id)
    const events = lines.map((line) => JSON.parse(line))
    for (const event of ['table opened', 'match over', 'request', 'connected', 'gone'])
      expect(events.map((one) => one.event)).toContain(event)
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'match over', table: id, game: 'kabuken', entries: record.entries.length }),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ level: 'debug', method: 'POST', route: '/api/tables/:id/seat', status: 200 }),
    )

    const text = lines.join('').replaceAll(id, 'ID')
    const { rules, moments } = replayed
    const faces = moments.flatMap(({ state }) => rules.cards(state))
    const choices = record.entries.flatMap((entry) =>
      entry.kind === 'answers' ? entry.answers.map(({ choice }) => choice) : [],
    )
    const { secret: shuffled = '' } = record.shuffle ?? {}
    const secrets = [SECRET, shuffled, record.seed, ...people.map(({ cookie }) => cookie.split('=')[1])]
    expect(secrets.every((secret) => secret.length > 20)).toBe(true)
    for (const secret of secrets) expect(text).not.toContain(secret)
    const said = new Set(text.split(/[^\w*]+/))
    expect(new Set(faces).size).toBeGreaterThan(10)
    for (const face of faces) expect(said).not.toContain(face)
    for (const choice of choices.filter((one) => one.includes(' '))) expect(text).not.toContain(choice)
  })
})
