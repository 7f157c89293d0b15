import type { Code, Game, Outcome, Question, Refusal, Rules } from './contract.ts'
import type { Event } from './events.ts'
import { hashOf } from './hash.ts'
import { isObject } from './json.ts'
import { type Admitted, admit, afterAgreeing, afterAnswers, afterGivingUp, type Moment, mayAct } from './moves.ts'
import { Past } from './past.ts'
import type { By, Entry, MatchRecord } from './record.ts'
import { type Begun, begin, type Replay, replay, type Start } from './replay.ts'
import { bad, ok, type Result } from './result.ts'
import { type Seat, seatLetter } from './seats.ts'
import { type Sight, sightOf } from './sight.ts'
import { streamsIn } from './streams.ts'
import { tableRefusal } from './table-refusals.ts'
import { named } from './words.ts'

export type { By } from './record.ts'

/** A question put to a seat. Its id stays the same while it is open and never comes again. */
export interface Decision extends Question {
  readonly id: string
  readonly seat: Seat
}

/** What came of handing something in: a refusal, which changed nothing, or what happened. */
export type Handed = { readonly refusal: Refusal } | { readonly refusal: null; readonly events: readonly Event[] }

export interface Given<C> {
  readonly choice: C
  readonly by: By
}

/** One match in play: keeps sealed answers until all are in, writes the record, refuses what does not belong. */
export interface Table<S = unknown, K extends Code = Code, C = unknown> {
  /** With the names that only this match knows. */
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  /** What happened in the deal. */
  readonly dealt: readonly Event[]
  /** Never changes: the next moment has a state of its own. */
  readonly state: S
  /** The number of entries of the record. */
  readonly seq: number
  /** The state where the record had `seq` entries. */
  stateAt(seq: number): S
  /** The state as everybody sees it. Who tells of the next step keeps that of the moment before. */
  readonly sight: Sight<S>
  /** The latest of them; null before the first. */
  readonly latest: Entry | null
  open(): readonly Decision[]
  /** Who has answered while others have yet to, or before the release. */
  sealed(): readonly Seat[]
  /** What a seat has answered, and who did it for the seat; null while it has yet to. */
  given(seat: Seat): Given<C> | null
  /** `events` is empty while others have yet to answer. An answer may be replaced until the last one is in. */
  answer(seat: Seat, decision: string, choice: unknown, by?: By): Handed
  /** An answer that waits for `release`, whoever else has yet to answer. */
  seal(seat: Seat, decision: string, choice: unknown, by?: By): Handed
  /** Goes on when all answers are in. */
  release(): Handed
  takeBack(seat: Seat, decision: string): Handed
  /** `followers` want whatever the seat wants, as long as it asks. */
  giveUp(seat: Seat, followers?: readonly Seat[]): Handed
  /** Who has offered a tie and waits for the others. */
  tieOffers(): readonly Seat[]
  /** `events` is empty while others have yet to agree. */
  offerTie(seat: Seat): Handed
  withdrawTie(seat: Seat): Handed
  /** Says who answers for a seat from now on; the game does not notice. */
  handOver(seat: Seat, to: 'bot' | 'player'): Handed
  /** Back to where the record had `seq` entries; the undo itself is an entry. */
  undo(seq: number): Handed
  outcome(): Outcome | null
  record(): MatchRecord
  /** All moments from the first on, played again. */
  moments(): readonly Moment<S>[]
  /** Those from a known one on; null if the match has gone back behind it since. */
  momentsSince(seq: number, state: S): readonly Moment<S>[] | null
  /** Keeps only what the next answer needs, and makes the rest again when it is asked for. */
  rest(): void
}

/** A new match: dealt from the seed, or from the position `start`. */
export const createTable = <S, K extends Code, C>(game: Game<S, K, C>, start: Start): Result<Table<S, K, C>> => {
  const begun = begin(game, start)
  return begun.ok ? ok(new Sitting(game, begun.value, start, [], begun.value.state)) : begun
}

/** Takes a recorded match up again where it was left. */
export const resumeTable = <S, K extends Code, C>(game: Game<S, K, C>, record: MatchRecord): Result<Table<S, K, C>> => {
  const replayed = replay(game, record)
  return replayed.ok ? takeUp(game, record, replayed.value) : replayed
}

/** The same, of a match that has just been replayed. */
export const takeUp = <S, K extends Code, C>(
  game: Game<S, K, C>,
  record: MatchRecord,
  { rules, moments }: Replay<S, K, C>,
): Result<Table<S, K, C>> => {
  // Whoever plays on, or takes back, may do what its author did not think of.
  if (streamsIn(moments[0].state).some((stream) => isObject(stream) && 'script' in stream))
    return bad('start', 'has a script, which is for scenarios and replays')
  return ok(new Sitting(game, { rules, ...moments[0] }, record, record.entries, moments[moments.length - 1].state))
}

interface Sealed<K> {
  readonly code: K
  readonly by: By
}

class Sitting<S, K extends Code, C> implements Table<S, K, C> {
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  readonly #past: Past<S, K, C>
  #state: S
  /** Null until somebody looks. */
  #sight: Sight<S> | null = null
  /** Asked often while nothing happens. */
  #open: readonly Decision[] | null = null
  #sealed: ReadonlyMap<Seat, Sealed<K>> = new Map()
  #tieOffers: readonly Seat[] = []
  readonly #quitters = new Set<Seat>()

  constructor(game: Game<S, K, C>, begun: Begun<S, K, C>, start: Start, entries: readonly Entry[], state: S) {
    this.game = named(game, begun.rules)
    this.rules = begun.rules
    this.#past = new Past(game, begun, start, entries)
    this.#state = state
  }

  get dealt(): readonly Event[] {
    return this.#past.beginning().events
  }

  get state(): S {
    return this.#state
  }

  get seq(): number {
    return this.#past.length
  }

  get latest(): Entry | null {
    return this.#past.latest
  }

  stateAt(seq: number): S {
    return this.#past.stateAt(seq)
  }

  moments(): readonly Moment<S>[] {
    return this.#past.momentsTo(this.seq)
  }

  momentsSince(seq: number, state: S): readonly Moment<S>[] | null {
    return this.#past.momentsSince(seq, state)
  }

  rest(): void {
    this.#past.rest()
    this.#sight = null
    this.#open = null
  }

  get sight(): Sight<S> {
    this.#sight ??= sightOf(this.#state, this.rules.hide)
    return this.#sight
  }

  open(): readonly Decision[] {
    this.#open ??= this.#ask()
    return this.#open
  }

  sealed(): readonly Seat[] {
    return this.#sealed.size === 0 ? NOBODY : [...this.#sealed.keys()]
  }

  given(seat: Seat): Given<C> | null {
    const sealed = this.#sealed.get(seat)
    return sealed === undefined ? null : { choice: this.rules.unpack(sealed.code), by: sealed.by }
  }

  answer(seat: Seat, decision: string, choice: unknown, by: By = 'player'): Handed {
    if (this.open().length > 1) {
      const handed = this.seal(seat, decision, choice, by)
      return handed.refusal === null && this.#sealed.size === this.open().length ? this.release() : handed
    }
    const admitted = this.#admit(seat, decision, choice)
    return admitted.refusal === null ? this.#play([{ seat, code: admitted.code, by }]) : admitted
  }

  seal(seat: Seat, decision: string, choice: unknown, by: By = 'player'): Handed {
    const admitted = this.#admit(seat, decision, choice)
    if (admitted.refusal !== null) return admitted
    this.#sealed = new Map(this.#sealed).set(seat, { code: admitted.code, by })
    return DONE
  }

  #admit(seat: Seat, decision: string, choice: unknown): Admitted<K> {
    const open = this.open().find((asked) => asked.seat === seat)
    return open?.id === decision ? admit(this.rules, this.state, seat, choice, open) : { refusal: notOpen(open) }
  }

  release(): Handed {
    return this.#play(
      this.open().map(({ seat }) => {
        const sealed = this.#sealed.get(seat)
        if (sealed === undefined) throw new Error(`${seatLetter(seat)} has yet to answer`)
        return { seat, ...sealed }
      }),
    )
  }

  #play(answers: readonly (Sealed<K> & { readonly seat: Seat })[]): Handed {
    const { rules, state } = this
    const moment = afterAnswers(
      rules,
      state,
      answers.map(({ code }) => code),
    )
    const written = answers.map(({ seat, code, by }) => ({
      seat: seatLetter(seat),
      choice: rules.notation.write(rules.unpack(code)),
      by,
    }))
    return this.#goOn(moment, (hash) => ({ kind: 'answers', answers: written, hash }))
  }

  takeBack(seat: Seat, decision: string): Handed {
    const open = this.open().find((asked) => asked.seat === seat)
    if (open?.id !== decision) return { refusal: notOpen(open) }
    const sealed = new Map(this.#sealed)
    if (!sealed.delete(seat)) return { refusal: tableRefusal('table.nothingIn') }
    this.#sealed = sealed
    return DONE
  }

  giveUp(seat: Seat, followers: readonly Seat[] = []): Handed {
    const given = afterGivingUp(this.rules, this.state, seat)
    if (given.refusal !== null) return given
    this.#quitters.add(seat)
    const partners = this.rules.partners?.(this.state, seat) ?? []
    const isAgainst = (partner: Seat): boolean => !this.#quitters.has(partner) && !followers.includes(partner)
    if (partners.some(isAgainst)) return { refusal: tableRefusal('table.together') }
    return this.#goOn(given, (hash) => ({ kind: 'giveUp', seat: seatLetter(seat), hash }))
  }

  tieOffers(): readonly Seat[] {
    return this.#tieOffers
  }

  offerTie(seat: Seat): Handed {
    const refusal = this.#noTie(seat)
    if (refusal !== null) return { refusal }
    const agreed = afterAgreeing(this.rules, this.state)
    if (agreed.refusal !== null) return agreed
    const parties = this.rules.ties?.parties(this.state) ?? []
    const offers = parties.filter((party) => party === seat || this.#tieOffers.includes(party))
    if (offers.length === parties.length) return this.#goOn(agreed, (hash) => ({ kind: 'tie', hash }))
    this.#tieOffers = offers
    return DONE
  }

  withdrawTie(seat: Seat): Handed {
    const refusal = this.#noTie(seat)
    if (refusal !== null) return { refusal }
    this.#tieOffers = this.#tieOffers.filter((party) => party !== seat)
    return DONE
  }

  handOver(seat: Seat, to: 'bot' | 'player'): Handed {
    const refusal = mayAct(this.rules, this.state, seat)
    if (refusal !== null) return { refusal }
    this.#past.push({ kind: 'handOver', seat: seatLetter(seat), to, hash: hashOf(this.state) })
    return DONE
  }

  undo(seq: number): Handed {
    if (!Number.isInteger(seq) || seq < 0 || seq >= this.seq) return { refusal: tableRefusal('table.noWayBack') }
    return this.#goOn({ state: this.stateAt(seq), events: [] }, (hash) => ({ kind: 'undo', to: seq, hash }))
  }

  outcome(): Outcome | null {
    return this.rules.outcome(this.state)
  }

  record(): MatchRecord {
    return this.#past.record()
  }

  #goOn({ state, events }: Moment<S>, entry: (hash: string) => Entry): Handed {
    this.#sight = null
    this.#state = state
    this.#open = null
    if (this.#sealed.size > 0) this.#sealed = new Map()
    this.#tieOffers = []
    if (this.outcome() !== null) this.#quitters.clear()
    this.#past.push(entry(hashOf(state)))
    return { refusal: null, events }
  }

  /** Why this seat may not offer a tie. */
  #noTie(seat: Seat): Refusal | null {
    const { rules, state } = this
    const refusal = mayAct(rules, state, seat)
    if (refusal !== null) return refusal
    if (rules.ties === undefined) return tableRefusal('table.noTies')
    return rules.ties.parties(state).includes(seat) ? null : tableRefusal('table.noParty')
  }

  #ask(): readonly Decision[] {
    const { rules, state } = this
    const moment = this.#past.changedAt
    return rules.awaiting(state).map((seat) => {
      const { window, form } = rules.question(state, seat)
      return { id: `${moment}${seatLetter(seat)}`, seat, window, form }
    })
  }
}

/** Of the question that is put to the seat, if there is one, an answer does not speak. */
const notOpen = (asked: Decision | undefined): Refusal =>
  tableRefusal(asked === undefined ? 'table.notAsked' : 'table.stale')

const DONE: Handed = { refusal: null, events: [] }
const NOBODY: readonly Seat[] = []
