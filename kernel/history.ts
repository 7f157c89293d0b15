import type { Code, Game, Rules } from './contract.ts'
import { isObject } from './json.ts'
import type { Moment } from './moves.ts'
import type { Entry, MatchRecord } from './record.ts'
import { type Begun, begin, followAgain, type Start } from './replay.ts'
import { describeProblem, type Result } from './result.ts'

/** The record of a match in play, and every moment that led here, replayed when someone asks for it. */
export class History<S, K extends Code, C> {
  readonly #game: Game<S, K, C>
  readonly #rules: Rules<S, K, C>
  readonly #head: Omit<MatchRecord, 'entries'>
  /** The entries since the match last rested. */
  #recent: Entry[]
  /** The entries before those, as JSON, which takes less memory. */
  #folded = '[]'
  #foldedLength = 0
  #changedAt = 0
  /** Null while the match rests. */
  #beginning: Moment<S> | null
  /** The last state someone looked back at: an undo looks first and then goes there. */
  #seen: { readonly seq: number; readonly state: S } | null = null

  constructor(game: Game<S, K, C>, begun: Begun<S, K, C>, start: Start, entries: readonly Entry[]) {
    this.#game = game
    this.#rules = begun.rules
    this.#beginning = begun
    this.#recent = entries.slice()
    this.#changedAt = entries.findLastIndex(changesState) + 1
    this.#head = {
      format: 'leitai-record',
      version: 1,
      game: game.meta.id,
      rules: begun.rules.version,
      generator: start.generator,
      seed: start.seed,
      setup: begun.rules.setup,
      ...startOf(begun, start),
    }
  }

  get length(): number {
    return this.#foldedLength + this.#recent.length
  }

  /** The number of entries when the state last changed. */
  get changedAt(): number {
    return this.#changedAt
  }

  get latest(): Entry | null {
    return (this.#recent.length > 0 ? this.#recent : this.#entries()).at(-1) ?? null
  }

  push(entry: Entry): void {
    this.#recent.push(entry)
    if (changesState(entry)) this.#changedAt = this.length
    this.#seen = null
  }

  record(): MatchRecord {
    return { ...this.#head, entries: this.#entries().slice() }
  }

  beginning(): Moment<S> {
    this.#beginning ??= replayed(begin(this.#game, this.#head))
    return this.#beginning
  }

  /** All moments up to the one with `seq` entries. */
  momentsTo(seq: number): readonly Moment<S>[] {
    return replayed(followAgain(this.#rules, this.beginning(), this.#entries().slice(0, seq)))
  }

  /** The moments from a known one on; null if the match has gone back behind it since. */
  momentsSince(seq: number, state: S): readonly Moment<S>[] | null {
    const entries: Entry[] = []
    for (const entry of this.#entries().slice(seq)) {
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

  /** Keeps the entries as text and drops what a replay can bring back. */
  rest(): void {
    this.#beginning = null
    this.#seen = null
    if (this.#recent.length === 0) return
    const entries = this.#entries()
    this.#folded = JSON.stringify(entries)
    this.#foldedLength = entries.length
    this.#recent = []
  }

  #entries(): readonly Entry[] {
    if (this.#foldedLength > 0) this.#recent = [...readEntries(this.#folded), ...this.#recent]
    this.#folded = '[]'
    this.#foldedLength = 0
    return this.#recent
  }
}

/** A seat that is handed over is asked the same question as before. */
const changesState = ({ kind }: Entry): boolean => kind !== 'handOver'

const readEntries: (text: string) => readonly Entry[] = JSON.parse

/** These entries were played here before, so a failure is a bug. */
const replayed = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a match does not replay: ${describeProblem(result.problem)}`)
  return result.value
}

/** A position that was dealt anew is kept as it was before, since the seed deals it again. */
const startOf = <S, K extends Code, C>(
  { rules, state }: Begun<S, K, C>,
  { start, redeal }: Start,
): Pick<MatchRecord, 'start' | 'redeal'> => {
  if (redeal === true && isObject(start)) return { start, redeal }
  return start === undefined ? {} : { start: rules.position.write(state) }
}
