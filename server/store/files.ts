import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from './schema.ts'

type Files = Readonly<Record<string, unknown>>
export type Hashes = Readonly<Record<string, string>>

const hashes = new WeakMap<Files, Hashes>()

/** SHA-256 of each file a table brings, as JSON without spaces. */
export const fileHashes = (files: Files): Hashes => {
  const known = hashes.get(files)
  if (known !== undefined) return known
  const made = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    ]),
  )
  hashes.set(files, made)
  return made
}

/** Keeps each file once, however many tables bring it. */
export const keepFiles = async (trx: Transaction<Schema>, files: Files): Promise<void> => {
  const named = fileHashes(files)
  for (const [name, content] of Object.entries(files))
    await trx
      .insertInto('files')
      .values({ hash: named[name], content: JSON.stringify(content) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
}

const hashesByName = z.record(z.string(), z.string())

/** What a table has written down of the files that it brings. */
export const readHashes = (written: string): Hashes => hashesByName.parse(JSON.parse(written))

export const readFiles = async (db: Kysely<Schema>, named: Hashes): Promise<Files> => {
  const files: Record<string, unknown> = {}
  for (const [name, hash] of Object.entries(named)) {
    const { content } = await db
      .selectFrom('files')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    files[name] = JSON.parse(content)
  }
  hashes.set(files, named)
  return files
}
