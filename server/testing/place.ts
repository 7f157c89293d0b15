import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** Where a server keeps everything: a folder, or a database of its own in the PostgreSQL of these tests. */
export interface Place {
  readonly name: string
  remove(): Promise<void>
}

const isPostgres = (): boolean => inject('postgres') !== ''

export const makePlace = (): Promise<Place> => (isPostgres() ? makeDatabase(inject('postgres')) : makeFolder())

/** A place of its own for one test. */
export const freshPlace = async (): Promise<string> => {
  const place = await makePlace()
  onTestFinished(place.remove)
  return place.name
}

const makeFolder = async (): Promise<Place> => {
  const name = mkdtempSync(join(tmpdir(), 'leitai-server-'))
  return { name, remove: async () => rmSync(name, { recursive: true, force: true }) }
}

let made = 0

const makeDatabase = async (url: string): Promise<Place> => {
  const name = `test_${process.pid}_${++made}`
  const ask = async (sql: string): Promise<void> => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await ask(`create database ${name}`)
  const place = new URL(url)
  place.pathname = `/${name}`
  return { name: place.href, remove: () => ask(`drop database ${name} with (force)`) }
}

/** All that lies there of the guests and their accounts, as it lies there. */
export const bytesAt = async (place: string): Promise<string> => {
  if (!isPostgres())
    return readdirSync(place)
      .map((name) => readFileSync(join(place, name), 'latin1'))
      .join('')
  const client = new pg.Client(place)
  await client.connect()
  const { rows } = await client.query<{ readonly text: string }>(
    `select guests::text as text from guests union all select sessions::text from sessions
    union all select accounts::text from accounts`,
  )
  await client.end()
  return rows.map(({ text }) => text).join('\n')
}
