import type { By } from '../../kernel/record.ts'

/** What an action goes through: it waits for its turn, is played, is written, and is told. */
export const STAGES = ['queue', 'rules', 'commit', 'tell'] as const
export type Stage = (typeof STAGES)[number]

export const FORWARD_WAYS = ['out', 'in', 'back'] as const
export type ForwardWay = (typeof FORWARD_WAYS)[number]

/** What a server counts and measures; times are in milliseconds. */
export interface Metrics {
  stage(stage: Stage, took: number): void
  /** An answer has become part of a record. */
  answered(by: By): void
  /** So many writes shared a commit. */
  committed(writes: number, took: number): void
  thought(bot: string, took: number): void
  /** Something was told to other servers, or heard from them. */
  news(way: 'told' | 'heard', kind: string): void
  /** A table was read again: seats or names have changed, or it was ended from outside. */
  reloaded(took: number): void
  /** A table was taken over from a server that is gone. */
  takenOver(): void
  /** A person's message went out to the home of a table, came in there, or one for a person went back. */
  forwarded(way: ForwardWay): void
}

const nothing = (): void => undefined

export const noMetrics: Metrics = {
  stage: nothing,
  answered: nothing,
  committed: nothing,
  thought: nothing,
  news: nothing,
  reloaded: nothing,
  takenOver: nothing,
  forwarded: nothing,
}
