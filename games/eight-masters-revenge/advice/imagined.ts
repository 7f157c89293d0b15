import type { Seat } from '../../../kernel/seats.ts'
import { fromShuffle, HOLE } from '../cards.ts'
import { applyEffect } from '../effects/all.ts'
import type { House } from '../options.ts'
import { type Bout, handLimit, mateOf } from '../rules/bout.ts'
import { packetAmount, packetSeat, packetTimes } from '../rules/packets.ts'
import { slideOn } from '../rules/slide.ts'
import { copyState, type State } from '../state.ts'
import { aimedSeat, type PackedUse, useName } from '../use.ts'

// Moments that follow from a view, as far as whoever has it can tell.

/** After some step of the rules; slides come to their end, and every loss of life is taken. */
export const after = (house: House, view: State, step: (b: Bout) => void): State => {
  const s = copyState(view)
  const b = { house, s, log: undefined }
  step(b)
  while (s.slide !== 0) slideOn(b)
  settle(house, s)
  return s
}

/** Takes the packets that are due, without asking anybody. */
export const settle = (house: House, s: State): void => {
  for (let i = 0; i < s.packets.length; i++) {
    const packet = s.packets[i]
    hurt(house, s, packetSeat(packet), packetAmount(packet) * packetTimes(packet))
  }
  s.packets.length = 0
}

/** EMR-16.7: whoever has fallen is hurt no more, the team-mate is. */
export const hurt = (house: House, s: State, seat: Seat, amount: number): void => {
  const victim = house.isTeam && s.life[seat] === 0 ? mateOf(seat) : seat
  s.life[victim] = Math.max(0, s.life[victim] - amount)
}

/** Cards that nobody knows yet come to a hand, up to its limit. */
export const dealUnknown = (house: House, s: State, seat: Seat, cards: number): void => {
  const limit = handLimit(house, s, seat)
  for (let i = 0; i < cards && s.hands[seat].length < limit; i++) s.hands[seat].push(fromShuffle(HOLE, s.shuffle))
}

export const afterUse = (house: House, view: State, use: PackedUse): State =>
  after(house, view, (b) => {
    if (useName(use) === 'draw') dealUnknown(house, b.s, aimedSeat(use), 1)
    else applyEffect(b, use)
  })
