import type { Seat } from '../../../kernel/seats.ts'
import { LEFT, RIGHT } from '../choice.ts'
import { enter } from './area.ts'
import type { Bout } from './bout.ts'

// A slide under way as a number: whose couple (2 bits), which way (1), how many columns are left.
export const slideCode = (seat: Seat, side: number, left: number): number => seat | (side << 2) | (left << 3)
export const slidingSeat = (slide: number): Seat => slide & 3
export const slidingSide = (slide: number): number => (slide >>> 2) & 1
export const slidingLeft = (slide: number): number => slide >>> 3

/** EMR-9.8, EMR-9.10: one column further, first the leading card, then the trailing one. */
export const slideOn = ({ s, house }: Bout): void => {
  const seat = slidingSeat(s.slide)
  const side = slidingSide(s.slide)
  const left = slidingLeft(s.slide) - 1
  s.slide = left === 0 ? 0 : slideCode(seat, side, left)
  s.place[seat] += side === LEFT ? -1 : 1
  if (left > 0 && house.slideTrigger === 'stopping') return // EMR-19.5
  enter(s, seat, side)
  enter(s, seat, side === LEFT ? RIGHT : LEFT)
}
