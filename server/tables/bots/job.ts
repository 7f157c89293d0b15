import type { Advised } from '../../../bots/advise.ts'
import type { LEVELS } from '../../../bots/levels.ts'
import type { Code, Setup } from '../../../kernel/contract.ts'
import type { MatchRecord } from '../../../kernel/record.ts'
import type { Seat } from '../../../kernel/seats.ts'

/** All that a bot is told: plain data, handed to another thread. */
export interface Job {
  readonly game: string
  /** The version of its rules. */
  readonly rules: number
  readonly setup: Setup
  readonly view: unknown
  readonly seat: Seat
  readonly bot: string
  /** For the bot's own dice, which have nothing to do with the deck's. */
  readonly seed: string
}

export interface Thought {
  readonly choice: unknown
}

/** A seat that asks what it could do, and is told what a search of this level thinks of. */
export interface Asking extends Omit<Job, 'bot'> {
  readonly level: keyof typeof LEVELS
}

export interface Advice {
  /** Best first. */
  readonly best: readonly Advised<Code>[]
}

/** A record that came from outside: it is played again where that holds up nobody. */
export interface Check {
  readonly record: MatchRecord
}

export interface Checked {
  /** What is wrong with it; null if it is a match that was played to its end. */
  readonly problem: string | null
}

/** What a thread says when it can begin to think. */
export interface Ready {
  readonly isReady: true
}
