import type { Seat } from '../../../kernel/seats.ts'
import { FALLEN_LIMIT } from '../constants.ts'
import type { State } from '../state.ts'
import { ask, type Bout, isOut, mateOf } from './bout.ts'
import { endIfDecided } from './end.ts'
import { eliminate } from './out.ts'

/** EMR-0.5: one loss of life by one player for one cause. */
export const CAUSES = ['hit', 'double', 'trap', 'wound', 'reveal', 'fullHand', 'carried'] as const
export type Cause = (typeof CAUSES)[number]

const RULES: Readonly<Record<Cause, string>> = {
  hit: 'EMR-7.16',
  double: 'EMR-16.6',
  trap: 'EMR-9.13',
  wound: 'EMR-9.14',
  reveal: 'EMR-13.14',
  fullHand: 'EMR-13.30',
  carried: 'EMR-19.11',
}

// A packet as a number: whose (2 bits), how much (6), how often (5), why.
export const packetCode = (seat: Seat, amount: number, times: number, cause: Cause): number =>
  seat | (amount << 2) | (times << 8) | (CAUSES.indexOf(cause) << 13)
export const packetSeat = (packet: number): Seat => packet & 3
export const packetAmount = (packet: number): number => (packet >>> 2) & 63
export const packetTimes = (packet: number): number => (packet >>> 8) & 31
export const packetCause = (packet: number): Cause => CAUSES[packet >>> 13]
const ONE_TIME = 1 << 8

/** A packet of 0 is no packet. */
export const addPacket = (s: State, seat: Seat, amount: number, times: number, cause: Cause): void => {
  if (amount > 0 && times > 0) s.packets.push(packetCode(seat, amount, times, cause))
}

/** EMR-0.9: the next packet is taken, and whoever is at the end of his track falls (EMR-17.2). */
export const strike = (b: Bout): void => {
  const { s, house, log } = b
  const packet = s.packets[0]
  if (packetTimes(packet) > 1) s.packets[0] = packet - ONE_TIME
  else s.packets.shift()
  const meant = packetSeat(packet)
  if (isOut(house, s, meant)) return
  const seat = s.life[meant] > 0 ? meant : mateOf(meant) // EMR-16.7
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
