import { greedy } from '../bots/greedy.ts'
import { random } from '../bots/random.ts'
import { coveringRows } from '../kernel/conformance/covering.ts'
import type { Game, Meta, StandingOrders } from '../kernel/contract.ts'
import { type Shuffle, seedOf } from '../kernel/fair-shuffle.ts'
import { fingerprint } from '../kernel/fingerprint.ts'
import { createMatch, type Decision, type Match } from '../kernel/match.ts'
import { placeOf } from '../kernel/play-on.ts'
import { type Rng, seeded } from '../kernel/random.ts'
import type { MatchRecord } from '../kernel/record.ts'
import type { Start } from '../kernel/replay.ts'
import { seatList } from '../kernel/seats.ts'
import { sure } from '../server/testing/sure.ts'
import { filesFor } from './own-cards.ts'

export const FINISHED = 30
export const UNFINISHED = 5

/** Of so many matches of one kind the shortest is kept. */
const TRIES = 2
/** A match with fewer entries shows too little. */
const FEWEST = 20

/** What is special about the n-th record. Each kind comes round after a different number of records. */
const planOf = (n: number) => ({
  generator: n % 5 === 4 ? ('sfc32' as const) : ('chacha20' as const),
  isShuffled: n % 3 === 0,
  bot: n % 7 === 3 ? greedy : random,
  hasOrders: n % 2 === 1,
  undoes: n % 4 === 1,
  handsOver: n % 4 === 2,
  givesUp: n % 7 === 4,
  ties: n % 7 === 5,
  start: n % 10 === 5 ? 'position' : n % 10 === 8 ? 'redeal' : 'deal',
})
type Plan = ReturnType<typeof planOf>

/** Records of all modes, seat counts and option values. The last few stop in the middle. */
export const makeRecords = (game: Game): readonly MatchRecord[] => {
  const parts = game.meta.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })))
  const rows = coveringRows(game.meta.options)
  return Array.from({ length: FINISHED + UNFINISHED }, (_, n) => {
    const setup = {
      ...parts[n % parts.length],
      options: varied(game.meta, rows[n % rows.length], n),
      files: filesFor(game.meta.files ?? [], n),
    }
    const record = shortest(Array.from({ length: TRIES }, (_try, at) => playRecord(game, setup, n, `${n}.${at}`)))
    return n < FINISHED ? record : { ...record, entries: record.entries.slice(0, record.entries.length / 2) }
  })
}

const shortest = (records: readonly MatchRecord[]): MatchRecord => {
  const sorted = records.toSorted((a, b) => a.entries.length - b.entries.length)
  return sorted.find(({ entries }) => entries.length >= FEWEST) ?? sorted[sorted.length - 1]
}

/** Numbers differ from record to record; a turn limit leaves time for something to happen. */
const varied = ({ options }: Meta, row: Readonly<Record<string, string | number>>, n: number) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const { numbers } = options[name]
      if (typeof value !== 'number' || numbers === undefined) return [name, value]
      return [name, numbers.min + ((7 * n) % Math.min(60, 1 + numbers.max - numbers.min))]
    }),
  )

const playRecord = (game: Game, setup: unknown, n: number, seed: string): MatchRecord => {
  const plan = planOf(n)
  const rng = seeded('sfc32', `museum ${game.meta.id} ${seed}`)
  const hex = (): string => fingerprint({ seed, n: rng.below(2 ** 30) }).repeat(4)
  const shuffle: Shuffle | null = plan.isShuffled ? { secret: hex(), values: { A: hex() } } : null
  const agreed = { setup, generator: plan.generator, seed: shuffle === null ? `museum ${seed}` : seedOf(shuffle) }
  const table = sure(createMatch(game, { ...agreed, ...startOf(game, agreed, plan, rng) }))
  playOut(table, plan, rng)
  const { setup: read, entries, start, redeal, ...head } = table.record()
  return {
    ...head,
    ...(shuffle !== null && { shuffle }),
    setup: read,
    ...(start !== undefined && { start }),
    ...(redeal !== undefined && { redeal }),
    entries,
  }
}

/** A position in the middle of another match. */
const startOf = (game: Game, agreed: Start, { start }: Plan, rng: Rng): Pick<Start, 'start' | 'redeal'> => {
  if (start === 'deal') return {}
  const other = sure(createMatch(game, { ...agreed, seed: `${agreed.seed} before` }))
  for (let step = 0; step < 8; step++) {
    const back = other.seq
    for (const asked of other.open()) answerOne(other, asked, planOf(0), rng)
    if (other.outcome() !== null) other.undo(back)
  }
  const { rules, state } = other
  return start === 'redeal' ? { start: placeOf(rules, state), redeal: true } : { start: rules.position.write(state) }
}

const playOut = (table: Match, plan: Plan, rng: Rng): void => {
  const seats = seatList(table.rules.setup.seats)
  let hasGivenUp = false
  for (let step = 0; table.outcome() === null; step++) {
    if (plan.undoes && (step === 6 || step === 15)) table.undo(table.seq - 3)
    if (plan.handsOver && (step === 4 || step === 12)) table.handOver(seats.length - 1, step === 4 ? 'bot' : 'player')
    if (plan.givesUp && step >= 9 && !hasGivenUp)
      hasGivenUp = seats.some((seat) => table.giveUp(seat, seats).refusal === null)
    if (plan.ties && step >= 14) for (const seat of seats) table.offerTie(seat)
    for (const asked of table.open()) answerOne(table, asked, plan, rng)
  }
}

const answerOne = (table: Match, { id, seat, window }: Decision, plan: Plan, rng: Rng): void => {
  const { game, rules, state } = table
  const view = rules.hide(state, seat)
  const isReaction = (game.meta.reactions ?? []).includes(window)
  const ordered = plan.hasOrders && isReaction ? game.orders?.answer(rules, view, seat, allOrders(game)) : undefined
  const give = (choice: unknown, by: 'player' | 'bot' | 'clock' | 'order'): void => {
    const { refusal } = table.answer(seat, id, choice, by)
    if (refusal !== null) throw new Error(`${game.meta.id}: a legal answer is refused by ${refusal.rule}`)
  }
  if (ordered !== undefined && ordered !== null) give(ordered, 'order')
  else if (rng.below(12) === 0) give(rules.unpack(rules.fallback(view, seat, rng)), 'clock')
  else give(rules.unpack(plan.bot.choose(game, rules, view, seat, rng)), seat % 2 === 1 ? 'bot' : 'player')
}

const allOrders = ({ orders }: Game): StandingOrders =>
  Object.fromEntries(
    Object.entries(orders?.kinds ?? {}).map(([name, kind]) => [name, kind === 'plain' ? true : kind.min + 1]),
  )
