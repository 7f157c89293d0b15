import type { Kind } from '../cards.ts'

/** A plan while it is looked at: the Leader of each team first. */
export interface Draft {
  readonly teams: readonly (readonly Kind[])[]
  readonly hw: readonly number[]
  /** −1 when it stays with its owner. */
  readonly coconut: number
}
