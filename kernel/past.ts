import type { Code, Game, Rules } from './contract.ts'
import { Entries } from './entries.ts'
import { isObject } from './json.ts'
import type { Moment } from './moves.ts'
import type { Entry, MatchRecord } from './record.ts'
import { type Begun, begin, followAgain, type Start } from './replay.ts'
import { describeProblem, type Result } from './result.ts'

/** The record of a match in play, and what can be made of it again: every moment that led here. */
export class Past<S, K extends Code, C> {
  readonly #game: Game<S, K, C>
  readonly #rules: Rules<S, K, C>
  readonly #head: Omit<MatchRecord, 'entries'>
  readonly #entries: Entries
  /** Null while the match rests. */
  #beginning: Moment<S> | null
  /** Where somebody looked back to since something last happened: who goes back has looked first. */
  #seen: { readonly seq: number; readonly state: S } | null = null

  constructor(game: Game<S, K, C>, begun: Begun<S, K, C>, start: Start, entries: readonly Entry[]) {
    this.#game = game
    this.#rules = begun.rules
    this.#beginning = begun
    this.#entries = new Entries(entries)
    this.#head = {
      format: 'leitai-record',
      version: 1,
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      generator: start.generator,
      seed: start.seed,
      setup: begun.rules.setup,
      ...startOf(begun, start),
    }
  }

  get length(): number {
    return this.#entries.length
  }

  /** How many entries there were when the state last changed. */
  get changedAt(): number {
    return this.#entries.changedAt
  }

  get latest(): Entry | null {
    return this.#entries.latest
  }

  push(entry: Entry): void {
    this.#entries.push(entry)
    this.#seen = null
  }

  record(): MatchRecord {
    return { ...this.#head, entries: this.#entries.all().slice() }
  }

  beginning(): Moment<S> {
    this.#beginning ??= replayed(begin(this.#game, this.#head))
    return this.#beginning
  }

  /** All moments up to where there were so many entries, played again. */
  momentsTo(seq: number): readonly Moment<S>[] {
    return replayed(followAgain(this.#rules, this.beginning(), this.#entries.all().slice(0, seq)))
  }

  /** Those from a known one on; null if the match has gone back behind it since. */
  momentsSince(seq: number, state: S): readonly Moment<S>[] | null {
    const entries: Entry[] = []
    for (const entry of this.#entries.all().slice(seq)) {
      if (entry.kind === 'undo' && entry.to < seq) return null
      entries.push(entry.kind === 'undo' ? { ...entry, to: entry.to - seq } : entry)
    }
    return replayed(followAgain(this.#rules, { state, events: [] }, entries))
  }

  stateAt(seq: number): S {
    if (this.#seen?.seq === seq) return this.#seen.state
    const { state } = this.momentsTo(seq)[seq]
    this.#seen = { seq, state }
    return state
  }

  /** Keeps the entries as text, and nothing else. */
  rest(): void {
    this.#beginning = null
    this.#seen = null
    this.#entries.fold()
  }
}

/** It has been played here before. */
const replayed = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a match does not replay: ${describeProblem(result.problem)}`)
  return result.value
}

/** What was dealt anew can be dealt again: the record holds where it began before that. */
const startOf = <S, K extends Code, C>(
  { rules, state }: Begun<S, K, C>,
  { start, redeal }: Start,
): Pick<MatchRecord, 'start' | 'redeal'> => {
  if (redeal === true && isObject(start)) return { start, redeal }
  return start === undefined ? {} : { start: rules.position.write(state) }
}
