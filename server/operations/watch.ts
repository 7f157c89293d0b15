import type { By } from '../../kernel/record.ts'

/** What an act goes through: it waits for its turn, is played, is put into words for everybody, and is written. */
export const STAGES = ['queue', 'rules', 'tell', 'commit'] as const
export type Stage = (typeof STAGES)[number]

/** Looks over the shoulder of those who work, and counts; times are in milliseconds. */
export interface Watch {
  stage(stage: Stage, took: number): void
  /** An answer has become part of a record. */
  answered(by: By): void
  /** So many writes shared a commit. */
  committed(writes: number, took: number): void
  thought(bot: string, took: number): void
  /** Something was told to other servers, or heard from them. */
  news(way: 'told' | 'heard', kind: string): void
  /** What other servers have written was followed step by step, or the match was loaded anew. */
  caughtUp(how: 'followed' | 'anew', took: number): void
}

const nothing = (): void => undefined

export const unwatched: Watch = {
  stage: nothing,
  answered: nothing,
  committed: nothing,
  thought: nothing,
  news: nothing,
  caughtUp: nothing,
}
