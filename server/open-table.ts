import { type Shuffle, seedOf } from '../kernel/fair-shuffle.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import { seatLetter, seatOf } from '../kernel/seats.ts'
import type { ClockSetting } from '../protocol/clock.ts'
import type { Games } from './config.ts'
import type { Guest } from './store/guests.ts'
import type { Sitting, TableRow } from './store/tables.ts'
import { newId, randomHex } from './tokens.ts'

export interface Wanted {
  readonly game: string
  readonly setup: unknown
  readonly bots: Readonly<Record<string, string>>
  readonly clock: ClockSetting | null
  readonly listed: boolean
  readonly beat?: number
}

/** Milliseconds: long enough for a quick answer, short enough to wait for. */
const BEAT = 1500

/** A table as somebody wants it, with him in seat A; or what is wrong with the wish. */
export const planTable = async (
  games: Games,
  bots: readonly string[],
  guest: Guest,
  wanted: Wanted,
  shuffle: Shuffle = { secret: randomHex(), values: {} },
): Promise<Result<TableRow>> => {
  if (!Object.hasOwn(games, wanted.game))
    return bad('game', `there is no game '${wanted.game}'; there is ${Object.keys(games).join(', ')}`)
  const game = await games[wanted.game]()
  const opened = game.open(wanted.setup)
  if (!opened.ok) return opened
  const { setup } = opened.value
  const seats = Array.from(
    { length: setup.seats },
    (_, seat): Sitting => (seat === 0 ? { kind: 'person', guest, standIn: null } : { kind: 'open', keptFor: null }),
  )
  for (const [letter, bot] of Object.entries(wanted.bots)) {
    const seat = seatOf(letter, setup.seats)
    const at = `bots.${letter}`
    if (seat < 0) return bad(at, `there is no such seat; the seats are A to ${seatLetter(setup.seats - 1)}`)
    if (seat === 0) return bad(at, 'A is your own seat')
    if (!bots.includes(bot)) return bad(at, noBot(bots, bot))
    seats[seat] = { kind: 'bot', bot }
  }
  const { clock, listed } = wanted
  const people = seats.filter(({ kind }) => kind !== 'bot').length
  const usual = people > 1 && (game.meta.reactions ?? []).length > 0 ? BEAT : 0
  if (clock !== null && clock.standIn !== null && !bots.includes(clock.standIn))
    return bad('clock.standIn', noBot(bots, clock.standIn))
  const isWaiting = seats.some(({ kind }) => kind === 'open')
  return ok({
    id: newId(),
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
    version: 0,
    beat: wanted.beat ?? usual,
    seats,
  })
}

const noBot = (bots: readonly string[], bot: string): string => `there is no bot '${bot}'; there is ${bots.join(', ')}`
