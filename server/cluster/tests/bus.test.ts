import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startRedis } from '../../testing/redis.ts'
import { type Bus, type BusMessage, busOver, messages } from '../bus.ts'
import { postgresLine } from '../postgres-line.ts'
import { redisLine } from '../redis-line.ts'

interface Ear {
  readonly bus: Bus
  readonly heard: (readonly [BusMessage, string])[]
  /** How often something may have been missed. */
  missed: number
  until(isSo: () => boolean): Promise<void>
}

const ear = (name: string, open: Parameters<typeof busOver>[1]): Ear => {
  const waiting: (() => void)[] = []
  const wake = (): void => {
    for (const go of waiting.splice(0)) go()
  }
  const bus = busOver(name, open, () => undefined)
  onTestFinished(() => bus.close())
  const made: Ear = {
    bus,
    heard: [],
    missed: 0,
    until: async (isSo) => {
      while (!isSo()) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
  bus.listen(
    (news, from) => {
      made.heard.push([news, from])
      wake()
    },
    () => {
      made.missed += 1
      wake()
    },
  )
  return made
}

const silent = (): undefined => undefined
const HERE: BusMessage = { kind: 'here', table: 'abc', guests: ['ann'] }

const LINES: readonly [string, () => Promise<Parameters<typeof busOver>[1]>][] = [
  ['PostgreSQL', () => Promise.resolve(postgresLine(inject('postgres'), silent))],
  ['Redis', async () => redisLine((await startRedis()).url, silent)],
]

describe.each(LINES)('news over %s', (_name, open) => {
  it('reach every other server, in order, and not oneself', async () => {
    const line = await open()
    const [ann, bob, cat] = ['ann', 'bob', 'cat'].map((name) => ear(name, line))
    for (const one of [ann, bob, cat]) await one.until(() => one.missed > 0)
    const told = Array.from(
      { length: 300 },
      (_, n): BusMessage => ({ kind: 'here', table: `table ${n}`, guests: [`${n}`] }),
    )
    for (const news of told) ann.bus.tell(news)
    for (const one of [bob, cat]) {
      await one.until(() => one.heard.length === told.length)
      expect(one.heard).toEqual(told.map((news) => [news, 'ann']))
    }
    bob.bus.tell(HERE)
    await ann.until(() => ann.heard.length === 1)
    expect(ann.heard).toEqual([[HERE, 'bob']])
  })
})

it('a Redis that comes back is listened to again, and who was cut off knows it', async () => {
  const redis = await startRedis()
  const ann = ear('ann', redisLine(redis.url, silent))
  const bob = ear('bob', redisLine(redis.url, silent))
  for (const one of [ann, bob]) await one.until(() => one.missed === 1)
  await redis.kill()
  await startRedis(Number(new URL(redis.url).port))
  for (const one of [ann, bob]) await one.until(() => one.missed === 2)
  while (bob.heard.length === 0) {
    ann.bus.tell(HERE)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(bob.heard[0]).toEqual([HERE, 'ann'])
})

it('no message is longer than PostgreSQL takes, and nothing is lost', () => {
  const news = Array.from(
    { length: 500 },
    (_, n): BusMessage => ({ kind: 'here', table: `${n}`, guests: ['ß'.repeat(40)] }),
  )
  const texts = messages('ann', news)
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8000)
  const read = texts.flatMap((text): readonly BusMessage[] => JSON.parse(text).news)
  expect(read).toEqual(news)
})
