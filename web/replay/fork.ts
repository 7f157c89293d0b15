import type { Position } from '../../kernel/contract.ts'
import { dealAnew } from '../../kernel/play-on.ts'
import { seeded } from '../../kernel/random.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import { newValue } from '../shuffle.ts'
import type { Film } from './film.ts'

/** Where a person sits who is at this device, or follows a link. */
export const PERSON = 'person'

/** Who plays on, by letter: a bot's name, or a person. */
export type Seating = Readonly<Record<string, string>>

/** Oneself in one seat, the same bot in all others. */
export const firstSeating = (seats: number, own: number, bot: string): Seating =>
  Object.fromEntries(seatList(seats).map((seat) => [seatLetter(seat), seat === own ? PERSON : bot]))

/** The position to play on from, with luck that nobody can know from the match before; null where it is over. */
export const startAt = ({ rules, stateAt }: Film, at: number): Position | null => {
  const state = stateAt?.(at)
  if (state === undefined || rules.outcome(state) !== null) return null
  return rules.position.write(dealAnew(rules, state, seeded('chacha20', newValue())))
}

/** What the server is asked for: one's own seat, and bots where they sit; the other people follow a link. */
export const tableFrom = (film: Film, server: string, at: number, own: string, seating: Seating) => ({
  game: film.table.game,
  setup: {},
  from: { table: server, seq: at },
  seat: own,
  bots: Object.fromEntries(Object.entries(seating).filter(([seat, who]) => seat !== own && who !== PERSON)),
  clock: null,
  listed: false,
})
