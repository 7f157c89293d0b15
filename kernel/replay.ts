import type { Code, Game, Refusal, Rules } from './contract.ts'
import type { Event } from './events.ts'
import { hashLike } from './hash.ts'
import { admit, afterAgreeing, afterAnswers, afterGivingUp, type Moment, mayAct } from './moves.ts'
import { dealAnew } from './play-on.ts'
import { type Generator, ScriptError, seeded } from './random.ts'
import type { Answer, Entry, MatchRecord } from './record.ts'
import { bad, ok, type Result } from './result.ts'
import { seatLetter, seatOf } from './seats.ts'

/** How a match begins: with a deal from the seed, or from a position. */
export interface Start {
  readonly setup: unknown
  /** The rules version, if not the newest. */
  readonly rules?: number
  readonly generator: Generator
  readonly seed: string
  readonly start?: unknown
  /** What no seat knows there is dealt anew from the seed. */
  readonly redeal?: true
}

export interface Begun<S, K extends Code, C> extends Moment<S> {
  readonly rules: Rules<S, K, C>
}

/** `moments[n]` is where the record has n entries: the state there and what the n-th entry brought about. */
export interface Replay<S, K extends Code, C> {
  readonly rules: Rules<S, K, C>
  readonly moments: readonly Moment<S>[]
}

export const begin = <S, K extends Code, C>(game: Game<S, K, C>, start: Start): Result<Begun<S, K, C>> => {
  const opened = game.open(start.setup, start.rules)
  if (!opened.ok) return opened
  const rules = opened.value
  if (start.start === undefined) {
    const events: Event[] = []
    return ok({ rules, state: rules.deal(seeded(start.generator, start.seed), events), events })
  }
  const read = rules.position.read(start.start)
  if (!read.ok) return bad(within('start', read.problem.at), read.problem.message)
  const { generator, seed, redeal } = start
  const state = redeal === true ? dealAnew(rules, read.value, seeded(generator, seed)) : read.value
  return ok({ rules, state, events: [] })
}

/** Which states of a replay are compared with what was recorded: where only the last one matters, that is enough. */
export type Compared = 'every' | 'last'

/** Plays a record again and compares states with what was recorded. */
export const replay = <S, K extends Code, C>(
  game: Game<S, K, C>,
  record: MatchRecord,
  compared: Compared = 'every',
): Result<Replay<S, K, C>> => {
  if (record.game !== game.meta.id) return bad('game', `is ${record.game}, and these are the rules of ${game.meta.id}`)
  const begun = begin(game, record)
  if (!begun.ok) return begun
  const { rules } = begun.value
  // What these rules have admitted need not be asked again: the last state tells whether it all came out the same.
  const known = compared === 'last' ? followKnown(rules, begun.value, record.entries) : null
  if (known !== null) return ok({ rules, moments: known })
  const moments = follow(rules, begun.value, record.entries, compared)
  if (moments.ok) return ok({ rules, moments: moments.value })
  const versions = `rules version ${record.rules}; the newest is ${game.meta.rulesVersion}`
  return bad(moments.problem.at, `${moments.problem.message} (${versions})`)
}

/** All moments from the first on. */
const follow = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  { state, events }: Moment<S>,
  entries: readonly Entry[],
  compared: Compared = 'every',
): Result<Moment<S>[]> => {
  const moments: Moment<S>[] = [{ state, events }]
  for (const [index, entry] of entries.entries()) {
    const next = advance(rules, moments, entry)
    if (!next.ok) return bad(within(`entries[${index}]`, next.problem.at), next.problem.message)
    moments.push(next.value)
    if (compared === 'last' && index < entries.length - 1) continue
    const hash = hashLike(entry.hash, next.value.state)
    if (hash !== entry.hash)
      return bad(`entries[${index}].hash`, `the replay differs here: recorded ${entry.hash}, replayed ${hash}`)
  }
  return ok(moments)
}

/** The same for a match that was played here. */
export const followAgain = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  first: Moment<S>,
  entries: readonly Entry[],
): Result<readonly Moment<S>[]> => {
  const known = followKnown(rules, first, entries)
  return known === null ? follow(rules, first, entries, 'last') : ok(known)
}

/** The same for entries that these rules have played before; null if they do not come out as they are recorded. */
const followKnown = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  first: Moment<S>,
  entries: readonly Entry[],
): Moment<S>[] | null => {
  const moments: Moment<S>[] = [{ state: first.state, events: first.events }]
  try {
    for (const entry of entries) {
      const next = advanceKnown(rules, moments, entry)
      if (next === null) return null
      moments.push(next)
    }
  } catch {
    // Whoever follows thoroughly then meets it too, and says where.
    return null
  }
  const last = entries.at(-1)
  return last === undefined || last.hash === hashLike(last.hash, moments[entries.length].state) ? moments : null
}

const advanceKnown = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  moments: readonly Moment<S>[],
  entry: Entry,
): Moment<S> | null => {
  if (entry.kind !== 'answers') {
    const next = advance(rules, moments, entry)
    return next.ok ? next.value : null
  }
  const { state } = moments[moments.length - 1]
  const awaited = rules.awaiting(state)
  if (entry.answers.length !== awaited.length) return null
  const codes: K[] = []
  for (const [index, { seat, choice }] of entry.answers.entries()) {
    const read = rules.notation.read(choice)
    if (!read.ok || seat !== seatLetter(awaited[index])) return null
    codes.push(rules.pack(state, awaited[index], read.value))
  }
  return afterAnswers(rules, state, codes)
}

const advance = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  moments: readonly Moment<S>[],
  entry: Entry,
): Result<Moment<S>> => {
  const { state } = moments[moments.length - 1]
  switch (entry.kind) {
    case 'answers':
      return answered(rules, state, entry.answers)
    case 'undo':
      return entry.to >= 0 && entry.to < moments.length - 1
        ? ok({ state: moments[entry.to].state, events: [] })
        : bad('to', 'is no earlier moment')
    case 'giveUp': {
      const given = afterGivingUp(rules, state, seatOf(entry.seat, rules.setup.seats))
      return given.refusal === null ? ok(given) : refused('seat', given.refusal)
    }
    case 'tie': {
      const agreed = afterAgreeing(rules, state)
      return agreed.refusal === null ? ok(agreed) : refused('kind', agreed.refusal)
    }
    case 'handOver': {
      const refusal = mayAct(rules, state, seatOf(entry.seat, rules.setup.seats))
      return refusal === null ? ok({ state, events: [] }) : refused('seat', refusal)
    }
  }
}

const answered = <S, K extends Code, C>(
  rules: Rules<S, K, C>,
  state: S,
  answers: readonly Answer[],
): Result<Moment<S>> => {
  const awaited = rules.awaiting(state)
  const letters = awaited.map(seatLetter).join(' ')
  const given = answers.map(({ seat }) => seat).join(' ')
  if (given !== letters || letters === '')
    return bad('answers', `come from ${given}, but asked is ${letters || 'nobody'}`)
  const codes: K[] = []
  for (const [index, { choice }] of answers.entries()) {
    const at = `answers[${index}].choice`
    const read = rules.notation.read(choice)
    if (!read.ok) return bad(at, read.problem.message)
    const admitted = admit(rules, state, awaited[index], read.value)
    if (admitted.refusal !== null) return refused(at, admitted.refusal)
    codes.push(admitted.code)
  }
  return unlessScripted(() => afterAnswers(rules, state, codes))
}

/** The script of a position is part of what came from outside, so a script that cannot be kept is no bug. */
const unlessScripted = <T>(play: () => T): Result<T> => {
  try {
    return ok(play())
  } catch (error) {
    if (error instanceof ScriptError) return bad('', error.message)
    throw error
  }
}

const refused = (at: string, { rule }: Refusal) => bad(at, `is refused by ${rule}`)

const within = (outer: string, inner: string): string => {
  if (inner === '') return outer
  return inner.startsWith('[') ? `${outer}${inner}` : `${outer}.${inner}`
}
