import type { Result } from '../../kernel/result.ts'
import type { LocalStart } from '../local/local.ts'

/** Begins a match in this browser; the code for that comes with the first one. */
export const beginQuickly = async (start: LocalStart): Promise<Result<string>> => {
  const { beginLocal } = await import('../local/local.ts')
  return beginLocal(start)
}
