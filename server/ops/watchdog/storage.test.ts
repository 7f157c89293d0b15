import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { scratch, settingsOf, sure } from '../../testing/house.ts'
import { guest } from '../../testing/visitor.ts'
import { supervise } from './supervisor.ts'

it('a server whose storage thread dies says so and breaks down', async () => {
  const said: unknown[] = []
  const house = sure(
    await supervise({
      program: pathToFileURL(join(dirname(inject('program')), 'house-worker.js')),
      settings: { ...settingsOf(scratch()), storeWorker: pathToFileURL(inject('faultyStoreWorker')).href },
      port: 0,
      patience: 30_000,
      hear: (word) => said.push(word),
      onHang: () => expect.unreachable(),
    }),
  )
  onTestFinished(house.close)
  const url = `http://127.0.0.1:${house.port}`
  await guest(url, 'Ann')
  await guest(url, 'Dies').catch(() => undefined)
  expect(await house.broken).toContain('the storage thread has ended: the disk has melted')
  expect(said).toContainEqual({ event: 'problem', problem: 'the storage thread has ended: the disk has melted' })
})
