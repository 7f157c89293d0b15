import type { Code, Game, Outcome, Question, Refusal, Rules } from './contract.ts'
import type { Event } from './events.ts'
import { fingerprint } from './fingerprint.ts'
import { History } from './history.ts'
import { isObject } from './json.ts'
import { type Admitted, admit, afterAgreeing, afterAnswers, afterGivingUp, type Moment, mayAct } from './moves.ts'
import type { By, Entry, MatchRecord } from './record.ts'
import { type Begun, begin, type Replay, replay, type Start } from './replay.ts'
import { bad, ok, type Result } from './result.ts'
import { type Seat, seatLetter, type Viewer } from './seats.ts'
import { streamsIn } from './streams.ts'
import { tableRefusal } from './table-refusals.ts'
import { named } from './words.ts'

export type { By } from './record.ts'

/** A question put to a seat. Its id stays the same while the question is open and is never used again. */
export interface Decision extends Question {
  readonly id: string
  readonly seat: Seat
}

/** The result of an action: a refusal, which changed nothing, or what happened. */
export type Played = { readonly refusal: Refusal } | { readonly refusal: null; readonly events: readonly Event[] }

export interface Given<C> {
  readonly choice: C
  readonly by: By
}

/** One match in play. Keeps sealed answers until all are in, writes the record and refuses what is not allowed. */
export interface Match<S = unknown, K extends Code = Code, C = unknown> {
  /** The game with the labels of this match. */
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  /** The events of the deal. */
  readonly dealt: readonly Event[]
  /** Never modified: the next moment has a state of its own. */
  readonly state: S
  /** The number of entries of the record. */
  readonly seq: number
  /** The state when the record had `seq` entries. */
  stateAt(seq: number): S
  /** What a viewer sees now. */
  view(viewer: Viewer): S
  /** The last entry; null before the first. */
  readonly latest: Entry | null
  open(): readonly Decision[]
  /** Whether what is asked now is a reaction: thinking time could tell what someone holds. */
  isReaction(): boolean
  /** The seats whose answers wait for others or for the release. */
  sealed(): readonly Seat[]
  /** The sealed answer of a seat and who gave it; null if there is none. */
  given(seat: Seat): Given<C> | null
  /** `events` is empty while others have yet to answer. A seat may replace its answer until the last one is in. */
  answer(seat: Seat, decision: string, choice: unknown, by?: By): Played
  /** An answer that waits for `release`, even if it is the last one. */
  seal(seat: Seat, decision: string, choice: unknown, by?: By): Played
  /** Plays the sealed answers. Throws if one is missing. */
  release(): Played
  takeBack(seat: Seat, decision: string): Played
  /** `followers` are partners who agree to whatever the seat decides. */
  giveUp(seat: Seat, followers?: readonly Seat[]): Played
  /** The seats that have offered a tie. */
  tieOffers(): readonly Seat[]
  /** `events` is empty while others have yet to agree. */
  offerTie(seat: Seat): Played
  withdrawTie(seat: Seat): Played
  /** Records who answers for a seat from now on. The state stays the same. */
  handOver(seat: Seat, to: 'bot' | 'player'): Played
  /** Goes back to when the record had `seq` entries. The undo itself is an entry. */
  undo(seq: number): Played
  outcome(): Outcome | null
  record(): MatchRecord
  /** All moments from the first on, replayed. */
  moments(): readonly Moment<S>[]
  /** The moments from a known one on; null if the match has gone back behind it since. */
  momentsSince(seq: number, state: S): readonly Moment<S>[] | null
  /** Frees memory: keeps what the next answer needs and replays the rest when someone asks for it. */
  rest(): void
}

/** A new match, dealt from the seed or set up from the position `start`. */
export const createMatch = <S, K extends Code, C>(game: Game<S, K, C>, start: Start): Result<Match<S, K, C>> => {
  const begun = begin(game, start)
  return begun.ok ? ok(new Sitting(game, begun.value, start, [], begun.value.state)) : begun
}

/** Continues a recorded match. */
export const resumeMatch = <S, K extends Code, C>(game: Game<S, K, C>, record: MatchRecord): Result<Match<S, K, C>> => {
  const replayed = replay(game, record)
  return replayed.ok ? resumeReplayed(game, record, replayed.value) : replayed
}

/** Continues a match that has just been replayed. */
export const resumeReplayed = <S, K extends Code, C>(
  game: Game<S, K, C>,
  record: MatchRecord,
  { rules, moments }: Replay<S, K, C>,
): Result<Match<S, K, C>> => {
  // Playing on or undoing may leave the line that the script was written for.
  if (streamsIn(moments[0].state).some((stream) => isObject(stream) && 'script' in stream))
    return bad('start', 'has a script, which is for scenarios and replays')
  return ok(new Sitting(game, { rules, ...moments[0] }, record, record.entries, moments[moments.length - 1].state))
}

interface Sealed<K> {
  readonly code: K
  readonly by: By
}

class Sitting<S, K extends Code, C> implements Match<S, K, C> {
  readonly game: Game<S, K, C>
  readonly rules: Rules<S, K, C>
  readonly #history: History<S, K, C>
  #state: S
  /** Null until someone asks. */
  #open: readonly Decision[] | null = null
  #sealed: ReadonlyMap<Seat, Sealed<K>> = new Map()
  #tieOffers: readonly Seat[] = []
  readonly #quitters = new Set<Seat>()

  constructor(game: Game<S, K, C>, begun: Begun<S, K, C>, start: Start, entries: readonly Entry[], state: S) {
    this.game = named(game, begun.rules)
    this.rules = begun.rules
    this.#history = new History(game, begun, start, entries)
    this.#state = state
  }

  get dealt(): readonly Event[] {
    return this.#history.beginning().events
  }

  get state(): S {
    return this.#state
  }

  get seq(): number {
    return this.#history.length
  }

  get latest(): Entry | null {
    return this.#history.latest
  }

  stateAt(seq: number): S {
    return this.#history.stateAt(seq)
  }

  moments(): readonly Moment<S>[] {
    return this.#history.momentsTo(this.seq)
  }

  momentsSince(seq: number, state: S): readonly Moment<S>[] | null {
    return this.#history.momentsSince(seq, state)
  }

  rest(): void {
    this.#history.rest()
    this.#open = null
  }

  view(viewer: Viewer): S {
    return this.rules.hide(this.#state, viewer)
  }

  open(): readonly Decision[] {
    this.#open ??= this.#ask()
    return this.#open
  }

  isReaction(): boolean {
    const reactions = this.game.meta.reactions ?? []
    return this.open().some(({ window }) => reactions.includes(window))
  }

  sealed(): readonly Seat[] {
    return this.#sealed.size === 0 ? NOBODY : [...this.#sealed.keys()]
  }

  given(seat: Seat): Given<C> | null {
    const sealed = this.#sealed.get(seat)
    return sealed === undefined ? null : { choice: this.rules.unpack(sealed.code), by: sealed.by }
  }

  answer(seat: Seat, decision: string, choice: unknown, by: By = 'player'): Played {
    if (this.open().length > 1) {
      const handed = this.seal(seat, decision, choice, by)
      return handed.refusal === null && this.#sealed.size === this.open().length ? this.release() : handed
    }
    const admitted = this.#admit(seat, decision, choice)
    return admitted.refusal === null ? this.#play([{ seat, code: admitted.code, by }]) : admitted
  }

  seal(seat: Seat, decision: string, choice: unknown, by: By = 'player'): Played {
    const admitted = this.#admit(seat, decision, choice)
    if (admitted.refusal !== null) return admitted
    this.#sealed = new Map(this.#sealed).set(seat, { code: admitted.code, by })
    return DONE
  }

  #admit(seat: Seat, decision: string, choice: unknown): Admitted<K> {
    const open = this.open().find((asked) => asked.seat === seat)
    return open?.id === decision ? admit(this.rules, this.state, seat, choice, open) : { refusal: notOpen(open) }
  }

  release(): Played {
    return this.#play(
      this.open().map(({ seat }) => {
        const sealed = this.#sealed.get(seat)
        if (sealed === undefined) throw new Error(`${seatLetter(seat)} has yet to answer`)
        return { seat, ...sealed }
      }),
    )
  }

  #play(answers: readonly (Sealed<K> & { readonly seat: Seat })[]): Played {
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

  takeBack(seat: Seat, decision: string): Played {
    const open = this.open().find((asked) => asked.seat === seat)
    if (open?.id !== decision) return { refusal: notOpen(open) }
    const sealed = new Map(this.#sealed)
    if (!sealed.delete(seat)) return { refusal: tableRefusal('table.nothingIn') }
    this.#sealed = sealed
    return DONE
  }

  giveUp(seat: Seat, followers: readonly Seat[] = []): Played {
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

  offerTie(seat: Seat): Played {
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

  withdrawTie(seat: Seat): Played {
    const refusal = this.#noTie(seat)
    if (refusal !== null) return { refusal }
    this.#tieOffers = this.#tieOffers.filter((party) => party !== seat)
    return DONE
  }

  handOver(seat: Seat, to: 'bot' | 'player'): Played {
    const refusal = mayAct(this.rules, this.state, seat)
    if (refusal !== null) return { refusal }
    this.#history.push({ kind: 'handOver', seat: seatLetter(seat), to, hash: fingerprint(this.state) })
    return DONE
  }

  undo(seq: number): Played {
    if (!Number.isInteger(seq) || seq < 0 || seq >= this.seq) return { refusal: tableRefusal('table.noWayBack') }
    return this.#goOn({ state: this.stateAt(seq), events: [] }, (hash) => ({ kind: 'undo', to: seq, hash }))
  }

  outcome(): Outcome | null {
    return this.rules.outcome(this.state)
  }

  record(): MatchRecord {
    return this.#history.record()
  }

  #goOn({ state, events }: Moment<S>, entry: (hash: string) => Entry): Played {
    this.#state = state
    this.#open = null
    if (this.#sealed.size > 0) this.#sealed = new Map()
    this.#tieOffers = []
    if (this.outcome() !== null) this.#quitters.clear()
    this.#history.push(entry(fingerprint(state)))
    return { refusal: null, events }
  }

  /** Why this seat may not offer a tie, or null. */
  #noTie(seat: Seat): Refusal | null {
    const { rules, state } = this
    const refusal = mayAct(rules, state, seat)
    if (refusal !== null) return refusal
    if (rules.ties === undefined) return tableRefusal('table.noTies')
    return rules.ties.parties(state).includes(seat) ? null : tableRefusal('table.noParty')
  }

  #ask(): readonly Decision[] {
    const { rules, state } = this
    const moment = this.#history.changedAt
    return rules.awaiting(state).map((seat) => {
      const { window, form } = rules.question(state, seat)
      return { id: `${moment}${seatLetter(seat)}`, seat, window, form }
    })
  }
}

/** Why an answer to another question than the open one is refused. */
const notOpen = (asked: Decision | undefined): Refusal =>
  tableRefusal(asked === undefined ? 'table.notAsked' : 'table.stale')

const DONE: Played = { refusal: null, events: [] }
const NOBODY: readonly Seat[] = []
