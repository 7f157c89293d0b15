import { LEFT, RIGHT } from '../choice.ts'
import { enter } from './area.ts'
import type { Bout } from './bout.ts'
import { slideCode, slidingLeft, slidingSeat, slidingSide } from './slide-code.ts'

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
