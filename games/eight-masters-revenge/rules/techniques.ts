import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf, FACES, facesOf } from '../cards.ts'
import { columnOfZone, LEFT, RIGHT, seatOfZone } from '../choice.ts'
import { applyEffect } from '../effects/all.ts'
import type { Technique } from '../fighters.ts'
import type { House } from '../options.ts'
import { CROW, DAMAGE, raised, withCrow } from '../placed.ts'
import type { State } from '../state.ts'
import { enter, layWound, zoneIndex } from './area.ts'
import { type Bout, canDraw, isOn, masterOf, theAttack } from './bout.ts'
import { addPacket } from './packets.ts'
import { take } from './piles.ts'

/** One technique of chapter 13. */
interface TechniqueRule {
  /** Whether there is a use for it now. */
  when(house: House, s: State): boolean
  /** What it does; `at` is what was chosen: the use of an effect, a place, a zone, a seat or a card. */
  act(b: Bout, at: number): void
}

/** T5 is nothing one does: it only widens what may block (`block.ts`). */
type Act = Exclude<Technique, 'T5'>

const always = (): boolean => true

/** T2 (EMR-13.4): who sees the card is for EMR-13.6 and EMR-19.13 to say. */
const setAside = (b: Bout): void => {
  const { s, house, log } = b
  const hidden = take(b)
  s.aside.push(hidden)
  if (log === undefined) return
  const event = { key: 'emr.aside', seat: s.active, rule: 'EMR-13.4' }
  if (house.asideSeen === 'nobody') log.push(event)
  else log.push({ ...event, secret: { to: [s.active], params: { cards: facesOf([hidden]) } } })
}

/** T3 (EMR-13.10): both cards go to attack zones, and only the landing counts (EMR-13.12). */
const placeCouple = ({ s, log }: Bout, place: number): void => {
  const { active } = s
  log?.push({ key: 'emr.place', seat: active, column: place, rule: 'EMR-13.10' })
  s.place[active] = place
  s.couple[2 * active] = raised(s.couple[2 * active])
  s.couple[2 * active + 1] = raised(s.couple[2 * active + 1])
  enter(s, active, LEFT)
  enter(s, active, RIGHT)
}

/** T4 (EMR-13.14): a dragon hurts, any other card brings its effect. */
const reveal = (b: Bout): void => {
  const { s, house, log } = b
  const card = cardOf(take(b))
  const dragon = house.cards.dragon[card]
  s.suspense = card
  log?.push({ key: 'emr.reveal', seat: s.active, card: FACES[card], dragon, rule: 'EMR-13.14' })
  if (dragon) addPacket(s, s.active, 1, 1, 'reveal')
}

/** T7 (EMR-13.23) */
const putCrow = ({ s, log }: Bout, zone: number): void => {
  const [seat, column] = [seatOfZone(zone), columnOfZone(zone)]
  const at = zoneIndex(seat, column)
  s.zones[at] = withCrow(s.zones[at])
  s.supply[CROW] -= 1
  log?.push({ key: 'emr.crow', seat: s.active, to: seat, column, rule: 'EMR-13.23' })
}

/** T8 (EMR-13.30) */
const giveMarker = ({ s, log }: Bout, to: Seat): void => {
  s.marker = to
  log?.push({ key: 'emr.marker', seat: masterOf(s, 'T8'), to, rule: 'EMR-13.30' })
}

/** T9 (EMR-13.37): a wound and a free turn instead of the damage. */
const woundInstead = ({ s, log }: Bout, card: Card): void => {
  layWound(s, card)
  theAttack(s).wounding = true
  log?.push({ key: 'emr.wounding', seat: s.active, card: FACES[card], rule: 'EMR-13.37' })
}

export const TECHNIQUE_RULES: Readonly<Record<Act, TechniqueRule>> = {
  /** EMR-13.28: a crow leaves it nothing to replace, unless the option spares it (EMR-19.12). */
  T1: { when: ({ crowAndT1 }, { attack }) => attack?.crowed !== true || crowAndT1 === 'spared', act: applyEffect },
  T2: { when: (_house, s) => canDraw(s), act: setAside },
  T3: { when: always, act: placeCouple },
  T4: { when: (_house, s) => canDraw(s), act: reveal }, // EMR-13.17
  /** EMR-13.21: part of the base damage, also with a printed 0. */
  T6: {
    when: always,
    act: ({ s }) => {
      theAttack(s).base += 1
    },
  },
  T7: { when: (_house, { supply }) => supply[CROW] > 0, act: putCrow }, // EMR-13.26
  T8: { when: (_house, { marker }) => marker < 0, act: giveMarker }, // EMR-13.33
  T9: { when: (_house, { supply }) => supply[DAMAGE] > 0, act: woundInstead }, // EMR-13.40
}

/** A fighter in fury has it (EMR-12.1), and there is a use for it. */
export const isUsable = (house: House, s: State, seat: Seat, technique: Act): boolean =>
  isOn(s, seat, technique) && TECHNIQUE_RULES[technique].when(house, s)
