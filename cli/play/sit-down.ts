import { greedy } from '../../bots/greedy.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { seatLetter, seatList } from '../../kernel/seats.ts'
import type { Seating } from '../parts/seating.ts'

/** You are A; everybody else is greedy. */
export const usualSeating = (seats: number): Seating => seatList(seats).map((seat) => (seat === 0 ? null : greedy))

/** A saved match goes on with people in the seats that people played, and in the others if no bot played at all. */
export const seatsOf = ({ setup, entries }: MatchRecord): Seating => {
  const answers = entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
  if (answers.every(({ by }) => by === 'bot')) return usualSeating(setup.seats)
  const isAmongPeople = answers.every(({ by }) => by !== 'bot')
  return seatList(setup.seats).map((seat) => {
    const isPerson = answers.some((answer) => answer.seat === seatLetter(seat) && answer.by === 'player')
    return isPerson || isAmongPeople ? null : greedy
  })
}
