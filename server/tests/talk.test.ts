import { describe, expect, it } from 'vitest'
import { openStore } from '../store/store.ts'
import type { Client } from '../testing/client.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse, shareHouse, sure } from '../testing/house.ts'
import { guest, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const say = async (client: Client, text: string) => {
  const said = client.next('said')
  client.send({ type: 'say', text })
  return (await said).spoken
}

const complaint = async (client: Client, message: unknown): Promise<string> => {
  const error = client.next('error')
  client.socket.send(JSON.stringify(message))
  return (await error).message
}

/** Two at a table, and somebody who watches. */
const company = async (url: string) => {
  const [ann, bob, eve] = [await guest(url, 'Ann'), await guest(url, 'Bob'), await guest(url, 'Eve')]
  const { id } = await ann.open()
  await bob.sit(id)
  return { id, ann, bob, eve, a: await ann.connect(id), b: await bob.connect(id), e: await eve.connect(id) }
}

describe('what is said at a table', () => {
  it('is heard by all who are there, with who said it and from where', async () => {
    const { a, b, e } = await company(house().url)
    const heard = [b.next('said'), e.next('said')]
    const spoken = await say(a, '  Good luck! 幸運を <b>&amp;</b> ')
    expect(spoken).toMatchObject({ line: 1, seat: 'A', name: 'Ann', you: true, text: 'Good luck! 幸運を <b>&amp;</b>' })
    for (const one of heard) expect((await one).spoken).toEqual({ ...spoken, you: false })
  })

  it('is told to who comes later, the last hundred lines of it, also after a restart', async () => {
    const clock = new HandClock()
    const first = await openHouse({ clock })
    const { id, ann, a } = await company(first.url)
    for (let n = 1; n <= 103; n++) {
      clock.pass(2000)
      await say(a, `line ${n}`)
    }
    const second = await first.reopen()
    ann.url = second.url
    const again = await ann.connect(id)
    await again.until(() => again.messages.length > 1)
    const [, talk] = again.messages
    expect(talk).toMatchObject({ type: 'talk', muted: [] })
    const lines = talk.type === 'talk' ? talk.lines : []
    expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, n) => `line ${n + 4}`))
    expect(lines.every(({ you, seat, name }) => you && seat === 'A' && name === 'Ann')).toBe(true)
  })

  it('cannot come from the gallery while a match is being played; before and after it can', async () => {
    const ann = await guest(house().url, 'Ann')
    const { id } = await ann.open()
    const eve = await (await guest(house().url, 'Eve')).connect(id)
    expect(await say(eve, 'is this seat free?')).toMatchObject({ seat: null, name: 'Eve' })
    await (await guest(house().url, 'Bob')).sit(id)
    expect(await complaint(eve, { type: 'say', text: 'he has a red 3' })).toMatch(/when the match is over/)
    const a = await ann.connect(id)
    a.send({ type: 'giveUp' })
    await eve.until(() => eve.now.table.status === 'over')
    expect(await say(eve, 'well played')).toMatchObject({ line: 2, seat: null })
  })

  it('needs somebody with a name', async () => {
    const { id } = await company(house().url)
    const stranger = await new Visitor(house().url).connect(id)
    expect(await complaint(stranger, { type: 'say', text: 'hi' })).toMatch(/Give a name first/)
  })

  it.each([
    ['nothing', ''],
    ['blanks', '  \t '],
    ['two lines', 'one\ntwo'],
    ['a control', 'bell\u0007'],
    ['text that turns around', 'left\u202Eright'],
    ['more than 300 characters', 'x'.repeat(301)],
    ['no text', 7],
  ])('is not %s', async (_title, text) => {
    const { a, b } = await company(house().url)
    expect(await complaint(a, { type: 'say', text })).toMatch(/does not fit: text: /)
    await say(a, 'but this')
    await b.until(() => b.messages.some(({ type }) => type === 'said'))
    expect(b.frames.filter((frame) => frame.includes('"said"'))).toHaveLength(1)
  })

  it('comes at a pace that others can read', async () => {
    const clock = new HandClock()
    const { url } = await openHouse({ clock })
    const { a } = await company(url)
    for (let n = 1; n <= 8; n++) await say(a, `quick ${n}`)
    expect(await complaint(a, { type: 'say', text: 'too quick' })).toMatch(/too fast/)
    clock.pass(2000)
    expect(await say(a, 'calm again')).toMatchObject({ line: 9 })
  })
})

describe('somebody who is muted', () => {
  it('is not heard by the one who did it, at any table, until he is wanted again; and is not told', async () => {
    const { id, ann, bob, a, b, e } = await company(house().url)
    const { speaker } = await say(b, 'you play like a goat')
    await a.until(() => a.messages.some(({ type }) => type === 'said'))
    const talk = a.next('talk')
    a.send({ type: 'mute', speaker, muted: true })
    expect(await talk).toEqual({ type: 'talk', lines: [], muted: [{ speaker, name: 'Bob' }] })

    const heard = e.next('said')
    await say(b, 'a xylophone')
    await heard
    expect(await say(a, 'peace')).toMatchObject({ line: 3 })
    expect(a.frames.join('')).not.toContain('xylophone')
    expect(b.frames.join('')).not.toContain('mute')

    const back = await ann.connect(id)
    await back.until(() => back.messages.length > 1)
    expect(back.messages[1]).toMatchObject({ type: 'talk', lines: [{ text: 'peace' }], muted: [{ name: 'Bob' }] })

    const other = await bob.open()
    await ann.sit(other.id)
    const [there, here] = [await bob.connect(other.id), await ann.connect(other.id)]
    expect((await say(there, 'xylophone again')).speaker).not.toBe(speaker)
    await say(here, 'done')
    expect(here.frames.join('')).not.toContain('xylophone')

    const whole = back.next('talk')
    back.send({ type: 'mute', speaker, muted: false })
    expect((await whole).lines.map(({ line }) => line)).toEqual([1, 2, 3])
  })

  it('is somebody else who has spoken here', async () => {
    const { a } = await company(house().url)
    const { speaker } = await say(a, 'me')
    expect(await complaint(a, { type: 'mute', speaker, muted: true })).toMatch(/Nobody/)
    expect(await complaint(a, { type: 'mute', speaker: 'nobody', muted: true })).toMatch(/Nobody/)
  })
})

describe('a line that is out of place', () => {
  it('is reported once by each, and kept for those who run the house', async () => {
    const { url, folder, close } = await openHouse()
    const { id, a, b, e } = await company(url)
    const { line } = await say(b, 'insult')
    for (const client of [a, a, e]) {
      const reported = client.next('reported')
      client.send({ type: 'report', line })
      expect(await reported).toEqual({ type: 'reported', line })
    }
    expect(await complaint(a, { type: 'report', line: 99 })).toMatch(/no such line/)
    expect(b.frames.join('')).not.toContain('report')
    await close()
    const store = sure(await openStore(folder))
    const reports = await store.reports.list(10)
    await store.close()
    expect(reports).toHaveLength(2)
    for (const report of reports) expect(report).toMatchObject({ table: id, line })
    expect(new Set(reports.map(({ guest: by }) => by)).size).toBe(2)
    expect(new Set(reports.map(({ accused }) => accused)).size).toBe(1)
  })

  it('cannot be reported without end', async () => {
    const clock = new HandClock()
    const { url } = await openHouse({ clock })
    const { a, b } = await company(url)
    const { line } = await say(b, 'insult')
    for (let n = 0; n < 10; n++) {
      const reported = a.next('reported')
      a.send({ type: 'report', line })
      await reported
    }
    expect(await complaint(a, { type: 'report', line })).toMatch(/Try again in some minutes/)
  })
})
