import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Config } from '../config.ts'
import type { HouseSettings } from '../ops/watchdog/house.ts'
import { openServer, type Running } from '../server.ts'
import { freshPlace, makePlace, type Place } from './place.ts'
import { quietConfig } from './quiet-config.ts'
import { sure } from './sure.ts'

/** A folder of its own for one test. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export { sure }

export interface House {
  readonly url: string
  /** The folder or database that it keeps everything in. */
  readonly folder: string
  /** What the server had to say. */
  readonly reports: readonly string[]
  close(): Promise<void>
  /** Closes it, and opens it again on the same place; with another address. */
  reopen(): Promise<House>
}

/** A real server for one test: any free port, a place of its own. */
export const openHouse = async (overrides: Partial<Config> = {}): Promise<House> => {
  const house = await start({ ...overrides, data: overrides.data ?? (await freshPlace()) })
  onTestFinished(house.close)
  return house
}

/** A real server that the tests of a file share. */
export const shareHouse = (): (() => House) => {
  let house: House | null = null
  let place: Place | null = null
  beforeAll(async () => {
    place = await makePlace()
    house = await start({ data: place.name })
  })
  afterAll(async () => {
    await house?.close()
    await place?.remove()
  })
  return () => {
    if (house === null) throw new Error('the house is not open yet')
    return house
  }
}

export const configOf = (data: string): Config =>
  quietConfig(data, {
    botWorker: pathToFileURL(inject('botWorker')),
    storeWorker: pathToFileURL(inject('storeWorker')),
  })

/** What a server in a thread of its own is told. */
export const settingsOf = (data: string): HouseSettings => {
  const {
    port: _port,
    games: _games,
    bots: _bots,
    clock: _clock,
    working: _working,
    note: _note,
    report: _report,
    hung: _hung,
    botWorker,
    storeWorker,
    ...rest
  } = configOf(data)
  return { ...rest, botWorker: botWorker.href, storeWorker: storeWorker.href }
}

const start = async (overrides: Partial<Config> & { readonly data: string }): Promise<House> => {
  const reports: string[] = []
  const config: Config = {
    ...configOf(overrides.data),
    report: (problem) => reports.push(problem),
    ...overrides,
  }
  let running: Running | null = sure(await openServer(config))
  const url = `http://127.0.0.1:${running.port}`
  const close = async (): Promise<void> => {
    await running?.close()
    running = null
  }
  return {
    url,
    folder: config.data,
    reports,
    close,
    reopen: async () => {
      await close()
      return openHouse(config)
    },
  }
}
