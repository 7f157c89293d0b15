/** What an error says in one line. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error))

/** And where it came from, for the one who runs the server. */
export const traceOf = (error: unknown): string => (error instanceof Error && error.stack) || messageOf(error)

/** The code of a system error; empty for any other. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
