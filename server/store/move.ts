import { bad, ok, type Result } from '../../kernel/result.ts'
import { messageOf } from '../errors.ts'
import { copyRows, countRows } from './copy.ts'
import type { Database } from './migrate.ts'
import { isThere, openToCopy, openToRead } from './open.ts'

export type Counts = Readonly<Record<string, number>>

/** Copies the whole database of a stopped server to an empty place: all of it or nothing. */
export const copyPlace = (from: string, to: string): Promise<Result<Counts>> =>
  isThere(from) ? between(openToCopy, from, to) : Promise.resolve(bad('', `there is nothing in ${from}`))

/** The same from a place that is in use: what is copied is one moment of it. */
export const backUpPlace = (from: string, to: string): Promise<Result<Counts>> => between(openToRead, from, to)

const between = async (open: typeof openToCopy, from: string, to: string): Promise<Result<Counts>> => {
  const source = await open(from)
  if (!source.ok) return source
  try {
    const target = await openToCopy(to)
    if (!target.ok) return target
    try {
      const isStopped = open === openToRead || !(await source.value.isShared())
      return isStopped ? await fill(source.value, target.value, to) : bad('', inUse(from))
    } finally {
      await target.value.close()
    }
  } finally {
    await source.value.close()
  }
}

const fill = async (source: Database, target: Database, to: string): Promise<Result<Counts>> => {
  if (await target.isShared()) return bad('', inUse(to))
  const before = await countRows(target.db)
  if (Object.values(before).some((count) => count > 0))
    return bad('', `${placeName(to)} is not empty: choose a new place`)
  try {
    const counts = await source.snapshot((from) => target.db.transaction().execute((trx) => copyRows(from, trx)))
    const after = await countRows(target.db)
    const differing = Object.keys(counts).filter((name) => counts[name] !== after[name])
    return differing.length === 0 ? ok(counts) : bad('', `the copy differs in ${differing.join(', ')}`)
  } catch (error) {
    return bad('', `nothing was copied: ${messageOf(error)}`)
  }
}

const inUse = (place: string): string => `a server is using ${placeName(place)}: stop it first`

/** Without its password. */
export const placeName = (place: string): string => place.replace(/^(postgres(?:ql)?:\/\/)[^/@]*@/, '$1')
