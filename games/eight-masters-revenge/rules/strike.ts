import type { Seat } from '../../../kernel/seats.ts'
import { FALLEN_LIMIT } from '../constants.ts'
import { ask, type Bout, bearerOf, isOut, mateOf } from './bout.ts'
import { endIfDecided } from './end.ts'
import { eliminate } from './out.ts'
import { type Cause, nextPacket, packetAmount, packetCause, packetCode, packetSeat } from './packets.ts'

const RULES: Readonly<Record<Cause, string>> = {
  hit: 'EMR-7.16',
  double: 'EMR-16.6',
  trap: 'EMR-9.13',
  wound: 'EMR-9.14',
  reveal: 'EMR-13.14',
  fullHand: 'EMR-13.30',
  carried: 'EMR-19.11',
}

/** EMR-0.9: the next packet is taken, and whoever is at the end of his track falls (EMR-17.2). */
export const strike = (b: Bout): void => {
  const { s, house, log } = b
  const packet = nextPacket(s)
  const meant = packetSeat(packet)
  if (isOut(house, s, meant)) return
  const seat = bearerOf(house, s, meant)
  const amount = packetAmount(packet)
  const left = Math.max(0, s.life[seat] - amount)
  const over = amount - (s.life[seat] - left)
  s.life[seat] = left
  if (log !== undefined) {
    const cause = packetCause(packet)
    const event = { key: 'emr.hurt', seat, amount, life: left, cause, rule: RULES[cause] }
    log.push(seat === meant ? event : { ...event, for: meant })
  }
  if (left === 0) fall(b, seat, over)
}

const fall = (b: Bout, seat: Seat, over: number): void => {
  const { s, house, log } = b
  if (endIfDecided(b, 'lastStanding')) return
  if (!house.isTeam) return eliminate(b, seat)
  log?.push({ key: 'emr.fallen', seat, rule: 'EMR-16.7' })
  if (over > 0 && house.teamOverflow === 'carried') s.packets.unshift(packetCode(mateOf(seat), over, 1, 'carried')) // EMR-19.11
  if (s.hands[seat].length > FALLEN_LIMIT) ask(s, 'drop', seat) // EMR-16.10
}
