import type { Seat } from '../../../kernel/seats.ts'
import type { State } from '../state.ts'

/** EMR-0.5: one loss of life by one player for one cause. */
export const CAUSES = ['hit', 'double', 'trap', 'wound', 'reveal', 'fullHand', 'carried'] as const
export type Cause = (typeof CAUSES)[number]

// A packet as a number: whose (2 bits), how much (6), how often (5), why.
export const packetCode = (seat: Seat, amount: number, times: number, cause: Cause): number =>
  seat | (amount << 2) | (times << 8) | (CAUSES.indexOf(cause) << 13)
export const packetSeat = (packet: number): Seat => packet & 3
export const packetAmount = (packet: number): number => (packet >>> 2) & 63
export const packetTimes = (packet: number): number => (packet >>> 8) & 31
export const packetCause = (packet: number): Cause => CAUSES[packet >>> 13]

/** A packet of 0 is no packet. */
export const addPacket = (s: State, seat: Seat, amount: number, times: number, cause: Cause): void => {
  if (amount > 0 && times > 0) s.packets.push(packetCode(seat, amount, times, cause))
}

const ONE_TIME = 1 << 8
/** Takes the first packet off the list, or once off a packet that comes several times. */
export const nextPacket = (s: State): number => {
  const packet = s.packets[0]
  if (packetTimes(packet) > 1) s.packets[0] = packet - ONE_TIME
  else s.packets.shift()
  return packet
}
