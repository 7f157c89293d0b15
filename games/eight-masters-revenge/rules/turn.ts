import { facesOf } from '../cards.ts'
import { FULL_HAND } from '../constants.ts'
import { isOneColour } from './area.ts'
import { ask, type Bout, handLimit, isOn, isOpponent, isOut, leftNeighbour, masterOf } from './bout.ts'
import { endByLife } from './end.ts'
import { addPacket } from './packets.ts'
import { insert } from './piles.ts'
import { isUsable, TECHNIQUE_RULES } from './techniques.ts'

/** The beginning and the end of a turn (EMR-4.3). */
export const begin = (b: Bout): void => {
  const { s, house, log } = b
  if (s.turn === house.turnLimit) return endByLife(b) // EMR-19.14
  s.turn += 1
  s.free = false
  s.step = 'fury'
  log?.push({ key: 'emr.turn', seat: s.active, turn: s.turn, rule: 'EMR-4.1' })
}

/** EMR-12.3, EMR-12.4 */
export const checkFury = (b: Bout): void => {
  const { s, house, log } = b
  const before = s.fury
  let fury = 0
  for (let seat = 0; seat < house.areas; seat++)
    if (s.fighters[seat] >= 0 && !isOut(house, s, seat) && isOneColour(house, s, seat)) fury |= 1 << seat
  s.fury = fury
  s.step = 'marker'
  if (log === undefined || fury === before) return
  for (let seat = 0; seat < house.areas; seat++)
    if ((((fury ^ before) >>> seat) & 1) === 1)
      log.push({ key: ((fury >>> seat) & 1) === 1 ? 'emr.fury' : 'emr.calm', seat, rule: 'EMR-12.3' })
}

/** EMR-13.33: T8's marker is given away, or taken back. */
export const handleMarker = (b: Bout): void => {
  const { s, house, log } = b
  s.step = 'start'
  const owner = masterOf(s, 'T8')
  if (owner < 0 || isOut(house, s, owner)) return
  if (s.marker >= 0 && !isOn(s, owner, 'T8')) {
    s.marker = -1
    log?.push({ key: 'emr.markerBack', seat: owner, rule: 'EMR-13.31' })
  }
  if (!isUsable(house, s, owner, 'T8')) return
  let opponents = 0
  let only = -1
  for (let seat = 0; seat < house.areas; seat++) {
    if (!isOpponent(house, s, owner, seat)) continue
    opponents += 1
    only = seat
  }
  if (opponents === 1) return TECHNIQUE_RULES.T8.act(b, only) // EMR-13.34
  s.step = 'marker'
  ask(s, 'give', owner)
}

/** EMR-4.15 (1): the cards set aside are taken, and the excess is dropped (EMR-13.7). */
export const endTurn = (b: Bout): void => {
  const { s, house, log } = b
  const { active, aside } = s
  if (aside.length > 0) {
    log?.push({
      key: 'emr.takeAside',
      seat: active,
      count: aside.length,
      secret: { to: [active], params: { cards: facesOf(aside) } },
      rule: 'EMR-13.7',
    })
    for (let i = 0; i < aside.length; i++) insert(s.hands[active], aside[i])
    aside.length = 0
  }
  if (s.hands[active].length > handLimit(house, s, active)) ask(s, 'drop', active)
  else s.step = 'fullHand'
}

/** EMR-4.15 (2), EMR-13.35 */
export const checkFullHand = ({ s }: Bout): void => {
  s.step = 'next'
  if (s.marker === s.active && s.hands[s.active].length >= FULL_HAND) addPacket(s, s.active, 1, 1, 'fullHand')
}

/** EMR-4.15 (3) */
export const nextTurn = ({ s, house }: Bout): void => {
  s.active = leftNeighbour(house, s, s.active)
  s.step = 'begin'
}
