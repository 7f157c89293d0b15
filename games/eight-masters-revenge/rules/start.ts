import type { Seat } from '../../../kernel/seats.ts'
import { cardOf, FACES } from '../cards.ts'
import { LEFT, RIGHT } from '../choice.ts'
import type { Technique } from '../fighters.ts'
import { CROW, raised, withCrow } from '../placed.ts'
import type { State } from '../state.ts'
import { enter, zoneIndex } from './area.ts'
import { ask, type Bout, canDraw, isAutomaton, isOn } from './bout.ts'
import { addPacket } from './packets.ts'
import { take } from './piles.ts'

/** The techniques for the beginning of a turn, in the order of EMR-13.41, and when they have a use (D3). */
const STARTERS: readonly { readonly technique: Technique; when(s: State): boolean }[] = [
  { technique: 'T4', when: canDraw }, // EMR-13.17
  { technique: 'T7', when: ({ supply }) => supply[CROW] > 0 }, // EMR-13.26
  { technique: 'T3', when: () => true },
]

/** Which of them is open to a player; null for none. */
export const starterOf = (s: State, seat: Seat): Technique | null => {
  if (((s.fury >>> seat) & 1) === 0) return null
  for (let i = 0; i < STARTERS.length; i++)
    if (isOn(s, seat, STARTERS[i].technique) && STARTERS[i].when(s)) return STARTERS[i].technique
  return null
}

export const offerTechnique = ({ s, house }: Bout): void => {
  if (isAutomaton(house, s.active)) s.step = 'automaton'
  else if (starterOf(s, s.active) === null) s.step = 'action'
  else ask(s, 'start', s.active)
}

/** T3 (EMR-13.10): both cards go to attack zones, and only the landing counts (EMR-13.12). */
export const placeCouple = (b: Bout, place: number): void => {
  const { s, log } = b
  const { active } = s
  log?.push({ key: 'emr.place', seat: active, column: place, rule: 'EMR-13.10' })
  s.place[active] = place
  s.couple[2 * active] = raised(s.couple[2 * active])
  s.couple[2 * active + 1] = raised(s.couple[2 * active + 1])
  enter(s, active, LEFT)
  enter(s, active, RIGHT)
  s.step = 'action'
}

/** T4 (EMR-13.14): a dragon hurts, any other card brings its effect. */
export const reveal = (b: Bout): void => {
  const { s, house, log } = b
  const card = cardOf(take(b))
  const dragon = house.cards.dragon[card]
  s.suspense = card
  log?.push({ key: 'emr.reveal', seat: s.active, card: FACES[card], dragon, rule: 'EMR-13.14' })
  if (dragon) addPacket(s, s.active, 1, 1, 'reveal')
  s.step = dragon ? 'revealEnd' : 'revealed'
}

/** T7 (EMR-13.23) */
export const placeCrow = (b: Bout, seat: Seat, column: number): void => {
  const { s, log } = b
  const at = zoneIndex(seat, column)
  s.zones[at] = withCrow(s.zones[at])
  s.supply[CROW] -= 1
  s.step = 'action'
  log?.push({ key: 'emr.crow', seat: s.active, to: seat, column, rule: 'EMR-13.23' })
}
