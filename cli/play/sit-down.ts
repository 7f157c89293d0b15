import { greedy } from '../../bots/greedy.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { seatList } from '../../kernel/seats.ts'
import type { Seating } from '../parts/seating.ts'
import { wasPerson } from './session.ts'

/** You are A; everybody else is greedy. */
export const usualSeating = (seats: number): Seating => seatList(seats).map((seat) => (seat === 0 ? null : greedy))

/** A saved match goes on with people in the seats that people played. */
export const seatsOf = (record: MatchRecord): Seating => {
  const { seats } = record.setup
  const seating = seatList(seats).map((seat) => (wasPerson(record, seat) ? null : greedy))
  return seating.includes(null) ? seating : usualSeating(seats)
}
