import type { Seat } from '../../../kernel/seats.ts'
import { cardOf, facesOf } from '../cards.ts'
import { COLUMNS } from '../constants.ts'
import { CROW, cardAt, crowsIn, DAMAGE, damageIn } from '../placed.ts'
import type { State } from '../state.ts'
import { liftCrows, liftTokens, zoneIndex } from './area.ts'
import { type Bout, masterOf } from './bout.ts'
import { discard, endSuspense } from './piles.ts'
import { slidingSeat } from './slide-code.ts'

/** EMR-17.3: an empty seat must not be a target. */
export const eliminate = (b: Bout, seat: Seat): void => {
  const { s, log } = b
  log?.push({ key: 'emr.out', seat, cards: facesOf(s.hands[seat]), rule: 'EMR-17.3' })
  for (const hidden of s.hands[seat]) s.discards.push(cardOf(hidden))
  s.hands[seat].length = 0
  clearArea(s, seat)
  if (masterOf(s, 'T7') === seat) liftAllCrows(s)
  if (s.marker === seat) log?.push({ key: 'emr.markerBack', seat: masterOf(s, 'T8'), rule: 'EMR-13.36' })
  if (s.marker === seat || masterOf(s, 'T8') === seat) s.marker = -1
  s.fury &= ~(1 << seat)
  if (seat === s.active) breakOff(s)
  else if (s.slide !== 0 && slidingSeat(s.slide) === seat) s.slide = 0 // EMR-9.12
}

const clearArea = (s: State, seat: Seat): void => {
  for (let at = 2 * seat; at <= 2 * seat + 1; at++) {
    discard(s, cardAt(s.couple[at]))
    liftTokens(s, s.couple[at])
    s.couple[at] = -1
  }
  s.place[seat] = 0
  for (let column = 1; column <= COLUMNS; column++) {
    const at = zoneIndex(seat, column)
    s.supply[DAMAGE] += damageIn(s.zones[at])
    s.supply[CROW] += crowsIn(s.zones[at])
    s.zones[at] = 0
  }
}

const liftAllCrows = (s: State): void => {
  for (let seat = 0; seat < s.place.length; seat++)
    for (let column = 1; column <= COLUMNS; column++) liftCrows(s, seat, column)
}

/** EMR-17.4: his turn is over at once, without its end phase. */
const breakOff = (s: State): void => {
  for (const hidden of s.aside) s.discards.push(cardOf(hidden))
  s.aside.length = 0
  endSuspense(s)
  if (s.attack !== null) liftTokens(s, s.attack.tokens)
  s.attack = null
  s.slide = 0
  s.packets.length = 0
  s.step = 'next'
}
