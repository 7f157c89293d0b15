import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../kernel/result.ts'
import { openFolder, readFolder } from './folder.ts'
import type { Database } from './migrate.ts'

const POSTGRES = /^postgres(?:ql)?:\/\//

const isUrl = (place: string): boolean => POSTGRES.test(place)

export const isFolder = (place: string): boolean => !isUrl(place)

/** Whether there is anything to open; of a PostgreSQL only opening it tells. */
export const isThere = (place: string): boolean => isUrl(place) || existsSync(join(place, 'leitai.db'))

// Loaded only when it is needed: a folder needs none of it.
const postgres = () => import('./postgres.ts')

/** Opens the place that everything is kept in: a folder, or a PostgreSQL that is named by its URL. */
export const openDatabase = async (place: string): Promise<Result<Database>> =>
  isUrl(place) ? (await postgres()).openPostgres(place, 'server') : openFolder(place)

/** The same for a tool, which a server that comes later can tell from another server. */
export const openToCopy = async (place: string): Promise<Result<Database>> =>
  isUrl(place) ? (await postgres()).openPostgres(place, 'tool') : openFolder(place)

/** Opens a place that a server may be using, and changes nothing there. */
export const openToRead = async (place: string): Promise<Result<Database>> =>
  isUrl(place) ? (await postgres()).openPostgres(place, 'reader') : readFolder(place)
