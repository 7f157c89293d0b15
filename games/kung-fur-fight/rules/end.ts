import type { Seat } from '../../../kernel/seats.ts'
import { LEAD_TO_WIN, PILE_MIN } from '../constants.ts'
import { ENDS, type End, type EndReason } from '../state.ts'
import type { Bout } from './bout.ts'

/** Chapter 16: once in a round, after a3; the first test that applies decides (KFU-16.2). */
export const checkEnd = (b: Bout): boolean => {
  const end = endOf(b)
  if (end === null) return false
  finish(b, end.winners, end.reason)
  return true
}

const endOf = ({ house, s }: Bout): End | null => {
  const [one, other] = s.players
  const down = (one.sp === 0 ? 1 : 0) + (other.sp === 0 ? 1 : 0)
  if (down === 1) return { winners: [one.sp === 0 ? 1 : 0], reason: 'spirit' } // KFU-16.3
  if (down === 2) return { winners: better(one.vp, other.vp), reason: 'bothDown' } // KFU-16.4
  if (Math.abs(one.vp - other.vp) >= LEAD_TO_WIN) return { winners: better(one.vp, other.vp), reason: 'lead' } // KFU-16.5
  if (s.pile.length >= PILE_MIN) return null
  const isEven = one.vp === other.vp && house.pileEndTie === 'sp'
  return { winners: isEven ? better(one.sp, other.sp) : better(one.vp, other.vp), reason: 'pile' } // KFU-16.6
}

/** Equal is a draw: both win. */
const better = (one: number, other: number): Seat[] => {
  if (one === other) return [0, 1]
  return [one > other ? 0 : 1]
}

export const finish = ({ s, log }: Bout, winners: readonly Seat[], reason: EndReason): void => {
  s.ended = { winners, reason }
  s.window = 'none'
  s.asked = -1
  log?.push({ key: 'kung-fur-fight.over', winners, reason, rule: ENDS[reason] })
}
