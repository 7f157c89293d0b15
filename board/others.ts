import { type Seat, seatList } from '../kernel/seats.ts'

/** Clockwise, beginning on my left; everybody, for whoever has no seat. */
export const othersAround = (seats: number, me: Seat | null): readonly Seat[] => {
  const all = seatList(seats)
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)]
}
