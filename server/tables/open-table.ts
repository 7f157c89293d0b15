import type { Meta, Setup } from '../../kernel/contract.ts'
import { type Shuffle, seedOf } from '../../kernel/fair-shuffle.ts'
import { bad, ok, type Problem, type Result } from '../../kernel/result.ts'
import { seatLetter, seatOf } from '../../kernel/seats.ts'
import type { ClockSetting } from '../../protocol/clock.ts'
import { sidesOf } from '../accounts/rating.ts'
import { newTableId, randomHex } from '../accounts/tokens.ts'
import type { Games } from '../config.ts'
import type { Guest } from '../store/guests.ts'
import type { Fork, Sitting, TableRow } from '../store/tables.ts'

export interface Wanted {
  readonly game: string
  readonly setup: unknown
  readonly bots: Readonly<Record<string, string>>
  readonly clock: ClockSetting | null
  readonly listed: boolean
  readonly rated?: boolean
  readonly beat?: number
  /** A, if missing. */
  readonly seat?: string
}

/** Milliseconds: long enough for a quick answer, short enough to wait for. */
const BEAT = 1500

/** A table as somebody wants it, with him in the seat he likes; or what is wrong with the wish. */
export const planTable = async (
  games: Games,
  bots: readonly string[],
  guest: Guest,
  wanted: Wanted,
  shuffle: Shuffle = { secret: randomHex(), values: {} },
  from: Fork | null = null,
): Promise<Result<TableRow>> => {
  if (!Object.hasOwn(games, wanted.game))
    return bad('game', `there is no game '${wanted.game}'; there is ${Object.keys(games).join(', ')}`)
  const game = await games[wanted.game]()
  const opened = game.open(wanted.setup)
  if (!opened.ok) return opened
  const { setup } = opened.value
  const own = seatOf(wanted.seat ?? 'A', setup.seats)
  if (own < 0) return bad('seat', `there is no such seat; the seats are A to ${seatLetter(setup.seats - 1)}`)
  const seats = Array.from(
    { length: setup.seats },
    (_, seat): Sitting => (seat === own ? { kind: 'person', guest, standIn: null } : { kind: 'open', keptFor: null }),
  )
  for (const [letter, bot] of Object.entries(wanted.bots)) {
    const seat = seatOf(letter, setup.seats)
    const at = `bots.${letter}`
    if (seat < 0) return bad(at, `there is no such seat; the seats are A to ${seatLetter(setup.seats - 1)}`)
    if (seat === own) return bad(at, `${letter} is your own seat`)
    if (!bots.includes(bot)) return bad(at, noBot(bots, bot))
    seats[seat] = { kind: 'bot', bot }
  }
  const { clock, listed, rated = false } = wanted
  if (rated && from !== null)
    return bad('rated', 'a match that plays on from another cannot be rated: its cards are known')
  const against = rated ? unrateable(game.meta, setup, wanted) : null
  if (against !== null) return { ok: false, problem: against }
  const people = seats.filter(({ kind }) => kind !== 'bot').length
  const usual = people > 1 && (game.meta.reactions ?? []).length > 0 ? BEAT : 0
  if (clock !== null && clock.standIn !== null && !bots.includes(clock.standIn))
    return bad('clock.standIn', noBot(bots, clock.standIn))
  const isWaiting = seats.some(({ kind }) => kind === 'open')
  return ok({
    id: newTableId(),
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    setup,
    generator: 'chacha20',
    seed: isWaiting ? '' : seedOf(shuffle),
    shuffle,
    status: isWaiting ? 'waiting' : 'playing',
    clock,
    rematch: null,
    listed,
    rated,
    beat: wanted.beat ?? usual,
    from,
    seats,
  })
}

/** What keeps a table from being rated: it is people against each other, with the cards that everybody has. */
const unrateable = (meta: Meta, setup: Setup, { bots, clock }: Wanted): Problem | null => {
  if (sidesOf(meta, setup).length < 2) return { at: 'rated', message: 'a rated match needs two sides' }
  if (Object.keys(bots).length > 0) return { at: 'bots', message: 'at a rated table only people play' }
  if (clock !== null && clock.standIn !== null)
    return { at: 'clock.standIn', message: 'at a rated table no bot plays for anybody' }
  if (setup.files !== undefined)
    return { at: 'setup.files', message: 'a rated match is played with the cards of the house' }
  return null
}

const noBot = (bots: readonly string[], bot: string): string => `there is no bot '${bot}'; there is ${bots.join(', ')}`
