import type { Game, Position } from '../../kernel/contract.ts'
import { resumeMatch } from '../../kernel/match.ts'
import type { Generator } from '../../kernel/random.ts'
import type { Entry } from '../../kernel/record.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import type { LocalSeat, SavedMatch } from './kept.ts'
import { words } from './words.ts'

/** How a match in this browser begins: with a deal, from a position, or where a record ends. */
export interface LocalStart {
  readonly game: string
  readonly setup: unknown
  readonly start?: Position
  /** What no seat knows at the start is dealt anew. */
  readonly redeal?: true
  readonly entries?: readonly Entry[]
  /** As in the record, when one goes on from there. */
  readonly rules?: number
  readonly generator?: Generator
  readonly seed?: string
  /** By letter, a bot's name or `person`. */
  readonly seats: Readonly<Record<string, string>>
  /** By letter, what people are called. */
  readonly names?: Readonly<Record<string, string>>
  /** What it is for, so that its own page finds it again; `match` is listed at the entrance. */
  readonly kind?: string
}

/** What only the browser can add. */
export interface Fresh {
  readonly id: string
  readonly seed: string
  readonly now: number
  readonly bots: readonly string[]
}

export const PERSON = 'person'

export const newMatch = (game: Game, start: LocalStart, { id, seed, now, bots }: Fresh): Result<SavedMatch> => {
  const opened = game.open(start.setup, start.rules)
  if (!opened.ok) return opened
  const { setup, version } = opened.value
  const table = resumeMatch(game, {
    format: 'leitai-record',
    version: 1,
    game: game.meta.id,
    rules: version,
    generator: start.generator ?? 'chacha20',
    seed: start.seed ?? seed,
    setup,
    ...(start.start !== undefined && { start: start.start }),
    ...(start.redeal === true && { redeal: true as const }),
    entries: start.entries ?? [],
  })
  if (!table.ok) return table
  const seats = readSeats(start, setup.seats, bots)
  if (!seats.ok) return seats
  const { entries, ...head } = table.value.record()
  const isOver = table.value.outcome() !== null
  const kind = start.kind ?? 'match'
  return ok({
    match: { id, kind, head, seats: seats.value, sealed: [], orders: [], isOver, begun: now, touched: now },
    entries,
  })
}

const readSeats = ({ seats, names }: LocalStart, count: number, bots: readonly string[]): Result<LocalSeat[]> => {
  const read: LocalSeat[] = []
  for (const letter of seatList(count).map(seatLetter)) {
    const sitting = Object.hasOwn(seats, letter) ? seats[letter] : ''
    if (sitting !== PERSON && !bots.includes(sitting))
      return bad(`seats.${letter}`, words.noSuchSitter(sitting, [PERSON, ...bots]))
    if (sitting !== PERSON) read.push({ kind: 'bot', bot: sitting })
    else read.push({ kind: 'person', name: names?.[letter]?.trim() || words.player(letter), standIn: null })
  }
  return ok(read)
}
