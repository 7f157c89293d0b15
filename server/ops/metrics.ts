import type { By } from '../../kernel/record.ts'

/** What an action goes through: it waits for its turn, is played, is written, and is told. */
export const STAGES = ['queue', 'rules', 'commit', 'tell'] as const
export type Stage = (typeof STAGES)[number]

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
  /** A table was read again, because someone else may have written. */
  reloaded(took: number): void
}

const nothing = (): void => undefined

export const noMetrics: Metrics = {
  stage: nothing,
  answered: nothing,
  committed: nothing,
  thought: nothing,
  news: nothing,
  reloaded: nothing,
}
