/**
 * What is worth a line in the log: a closed list of plain fields, so that nothing gets in which is nobody's business. No
 * tokens, no cookies, no seeds, no choices and no cards.
 */
export type LogEvent =
  | { readonly event: 'opened'; readonly addresses: readonly string[]; readonly database: 'folder' | 'postgres' }
  | { readonly event: 'advice'; readonly advice: string }
  | { readonly event: 'closing' }
  | { readonly event: 'problem'; readonly problem: string }
  | { readonly event: 'table opened'; readonly table: string; readonly game: string; readonly seats: number }
  | { readonly event: 'match over'; readonly table: string; readonly game: string; readonly entries: number }
  | { readonly event: 'draining'; readonly on: boolean }
  /** Somebody with the admin's token has done something, or somebody without it has tried to. */
  | { readonly event: 'admin'; readonly act: string; readonly on: string; readonly by: string; readonly done: boolean }
  /** `route` is the pattern: a path may hold what only its receiver is to know. */
  | {
      readonly event: 'request'
      readonly method: string
      readonly route: string
      readonly status: number
      readonly ms: number
    }
  | { readonly event: 'connected'; readonly table: string; readonly isGuest: boolean }
  | { readonly event: 'gone'; readonly table: string; readonly code: number }

export type Note = (event: LogEvent) => void
