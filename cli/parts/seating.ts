import { bots } from '../../bots/all.ts'
import type { Bot } from '../../bots/bot.ts'
import { suggestion } from '../../kernel/nearest.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { type Seat, seatLetter, seatOf } from '../../kernel/seats.ts'

/** Who plays which seat; null is a person. */
export type Seating = readonly (Bot | null)[]

export const findBot = (name: string): Result<Bot> =>
  Object.hasOwn(bots, name)
    ? ok(bots[name])
    : bad('--bots', `there is no bot '${name}'; ${suggestion(name, Object.keys(bots))}`)

/** `greedy,random` fills the last seats, `B=greedy,D=random` names them, `none` leaves all to people. */
export const seatPlayers = (text: string, seats: number): Result<Seating> => {
  const seating: (Bot | null)[] = Array.from({ length: seats }, () => null)
  if (text === 'none') return ok(seating)
  const parts = text.split(',')
  if (parts.length > seats) return bad('--bots', `names ${parts.length} bots for ${seats} seats`)
  for (const [index, part] of parts.entries()) {
    const named = /^(\w)=(.*)$/.exec(part)
    const seat = named === null ? seats - parts.length + index : seatOf(named[1].toUpperCase(), seats)
    if (seat < 0) return bad('--bots', `there is no seat ${part[0]}; the seats are A to ${seatLetter(seats - 1)}`)
    if (seating[seat] !== null) return bad('--bots', `seat ${seatLetter(seat)} is given twice`)
    const bot = findBot(named === null ? part : named[2])
    if (!bot.ok) return bot
    seating[seat] = bot.value
  }
  return ok(seating)
}

export const people = (seating: Seating): Seat[] => seating.flatMap((bot, seat) => (bot === null ? [seat] : []))
