import type { Result } from '../../kernel/result.ts'
import { openFolder } from './folder.ts'
import type { Database } from './migrate.ts'

const POSTGRES = /^postgres(?:ql)?:\/\//

/** Opens the place that everything is kept in: a folder, or a PostgreSQL that is named by its URL. */
export const openDatabase = async (place: string): Promise<Result<Database>> => {
  if (!POSTGRES.test(place)) return openFolder(place)
  // Loaded only now: a folder needs none of it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place)
}
