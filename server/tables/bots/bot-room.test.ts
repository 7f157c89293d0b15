import { expect, it, onTestFinished } from 'vitest'
import { openBotRoom } from './bot-room.ts'
import type { Job } from './job.ts'

const JOB: Job = {
  game: 'kabuken',
  rules: 1,
  setup: { mode: 'duel', seats: 2, options: {} },
  view: null,
  seat: 0,
  bot: 'greedy',
  seed: 'seed',
}

/** A thread that takes longer to begin than a bot may think. */
const slowToBegin = `
  import { parentPort } from 'node:worker_threads'
  const end = Date.now() + 2000
  while (Date.now() < end);
  parentPort.on('message', () => parentPort.postMessage({ choice: 'thought' }))
  parentPort.postMessage({ isReady: true })
`

const thread = (program: string): URL => new URL(`data:text/javascript,${encodeURIComponent(program)}`)

it('what cannot be sent to a thread is not thought about, and the next bot is', async () => {
  const answers = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => parentPort.postMessage({ choice: 'thought' }))
    parentPort.postMessage({ isReady: true })
  `
  const room = openBotRoom(thread(answers), 30_000, 1)
  onTestFinished(room.close)
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(await room.think({ ...JOB, view: deep })).toBeNull()
  expect(await room.think({ ...JOB, view: () => 'not plain data' })).toBeNull()
  expect(await room.think(JOB)).toEqual({ choice: 'thought' })
})

it('a bot is not charged for the time that its thread needs to begin', async () => {
  const room = openBotRoom(thread(slowToBegin), 1000)
  onTestFinished(room.close)
  expect(await room.think(JOB)).toEqual({ choice: 'thought' })
  expect(await room.think(JOB)).toEqual({ choice: 'thought' })
})
