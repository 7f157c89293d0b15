/** What is wrong with something that came from outside, and where in it. */
export interface Problem {
  /** A path such as `entries[3].answers[0].choice`; empty for the whole. */
  readonly at: string
  readonly message: string
}

/** Errors are values at the edges of the rules and exceptions for bugs. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const bad = (at: string, message: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { at, message },
})

export const describeProblem = ({ at, message }: Problem): string => (at === '' ? message : `${at}: ${message}`)
