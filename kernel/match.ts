import type { Code, Game, Outcome, Rules } from './contract.ts'
import type { Event } from './events.ts'
import { fingerprint } from './fingerprint.ts'
import { History } from './history.ts'
import { isObject } from './json.ts'
import type { Decision, Given, Match, Played, Sealed } from './match-types.ts'
import {
  type Admitted,
  admit,
  afterAgreeing,
  afterAnswers,
  afterGivingUp,
  type Moment,
  mayAct,
  mayOfferTie,
} from './moves.ts'
import type { By, Entry, MatchRecord } from './record.ts'
import { type Begun, begin, type Replay, replay, type Start } from './replay.ts'
import { bad, ok, type Result } from './result.ts'
import { type Seat, seatLetter, type Viewer } from './seats.ts'
import { streamsIn } from './streams.ts'
import { notOpen, tableRefusal } from './table-refusals.ts'
import { named } from './words.ts'

export type * from './match-types.ts'

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
    const { rules, state } = this
    this.#open ??= rules.awaiting(state).map((seat) => {
      const { window, form } = rules.question(state, seat)
      return { id: `${this.#history.changedAt}${seatLetter(seat)}`, seat, window, form }
    })
    return this.#open
  }

  isReaction(): boolean {
    const reactions = this.game.meta.reactions ?? []
    return this.open().some(({ window }) => reactions.includes(window))
  }

  sealed(): readonly Seat[] {
    return [...this.#sealed.keys()]
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
    return open?.id === decision
      ? admit(this.rules, this.state, seat, choice, open)
      : { refusal: notOpen(open !== undefined) }
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
    if (open?.id !== decision) return { refusal: notOpen(open !== undefined) }
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
    const refusal = mayOfferTie(this.rules, this.state, seat)
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
    const refusal = mayOfferTie(this.rules, this.state, seat)
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
}

const DONE: Played = { refusal: null, events: [] }
