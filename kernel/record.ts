import type { Position, Setup } from './contract.ts'
import type { Generator } from './random.ts'

/** A saved match: setup + seed + entries are the game, byte for byte. */
export interface MatchRecord {
  readonly format: 'leitai-record'
  readonly version: 1
  readonly game: string
  /** The rules version it was played under. */
  readonly rules: number
  readonly generator: Generator
  readonly seed: string
  readonly setup: Setup
  /** Where it began, if not with a deal; generator and seed then decide nothing. */
  readonly start?: Position
  readonly entries: readonly Entry[]
}

/** Nothing is deleted: an undo is an entry. `hash` is a short hash of the state after it. */
export type Entry =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly hash: string }
  | { readonly kind: 'undo'; readonly to: number; readonly hash: string }
  | { readonly kind: 'giveUp'; readonly seat: string; readonly hash: string }
  | { readonly kind: 'handOver'; readonly seat: string; readonly to: 'bot' | 'player'; readonly hash: string }

export interface Answer {
  /** A letter. */
  readonly seat: string
  /** In the game's notation. */
  readonly choice: string
  readonly by: By
}

/** Who gave an answer. */
export type By = 'player' | 'bot' | 'clock' | 'order'
