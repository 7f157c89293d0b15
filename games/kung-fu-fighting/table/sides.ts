import type { Line, Span, Who } from '../../../kernel/contract.ts'
import { type Seat, seatList, type Viewer } from '../../../kernel/seats.ts'
import { HOLE, type Kind, kindOf } from '../cards.ts'
import { HAND_SIZE } from '../constants.ts'
import type { House } from '../house.ts'
import { isOut } from '../rules/bout.ts'
import { handSize } from '../rules/slots.ts'
import type { State } from '../state.ts'
import { textOf } from '../text/card-words.ts'
import { defences, strikesFor } from './numbers.ts'
import { alert, marked, names, strong, wrapped } from './spans.ts'

/** One side: its Chi, and each of its players with what is in play. */
export const sideLines = (house: House, view: State, viewer: Viewer, side: number, who: Who): Line[] => {
  const members = house.members[side]
  const chi = chiSpans(house, view, side)
  if (members.length === 1) return seatLines(house, view, viewer, members[0], who, chi)
  const head: Line = [strong(`Team ${members.map(who).join(' + ')}`), '  ', ...chi]
  return [head, ...members.flatMap((seat) => seatLines(house, view, viewer, seat, who, []))]
}

const LITTLE = 5
const BAR = 20

const chiSpans = (house: House, { chi, falls }: State, side: number): Span[] => {
  const left = chi[side]
  if (left === 0) return [{ text: falls[side] > 0 ? 'out of the fight' : 'no Chi left', tone: 'dim' }]
  const length = Math.ceil((left * BAR) / house.chi)
  const bar = '#'.repeat(length) + '.'.repeat(BAR - length)
  return [left <= LITTLE ? alert(bar) : bar, ` ${left}/${house.chi} Chi`]
}

const seatLines = (house: House, view: State, viewer: Viewer, seat: Seat, who: Who, chi: readonly Span[]): Line[] => {
  const width = Math.max(...seatList(house.seats).map((other) => who(other).length))
  const head: Span[] = [
    view.asked === seat ? '> ' : '  ',
    strong(who(seat).padEnd(width)),
    ...(chi.length === 0 ? [] : ['  ', ...chi]),
  ]
  if (isOut(house, view, seat)) return [head]
  const cards = view.hands[seat].length
  const size = handSize(house, view, seat)
  head.push(` · ${cards} ${cards === 1 ? 'card' : 'cards'}${size === HAND_SIZE ? '' : ` (hand size ${size})`}`)
  head.push(` · ${defending(house, view, seat)}`)
  const known = seat === viewer ? [] : view.hands[seat].map(kindOf).filter((kind) => kind !== HOLE)
  if (known.length > 0) head.push(' · you know of ', ...names(house, known))
  return [
    ...wrapped(head),
    ...(view.archetypes[seat] < 0 ? [] : inPlay(house, 'Archetype', view.archetypes[seat], [], '')),
    ...(view.stances[seat] < 0 ? [] : inPlay(house, 'Stance', view.stances[seat], view.onStance[seat], '')),
    ...(view.weapons[seat] < 0 ? [] : weaponLines(house, view, seat)),
  ]
}

const defending = (house: House, view: State, seat: Seat): string => {
  const { cards, weapons } = defences(house, view, seat)
  return cards === weapons ? `defence ${cards}` : `defence ${cards}, ${weapons} against Weapons`
}

const weaponLines = (house: House, view: State, seat: Seat): Line[] => {
  const kind = view.weapons[seat]
  const worth = strikesFor(house, view, seat, kind, true)
  const now = worth === house.prints[kind].value ? '' : `Now strikes for ${worth}.`
  return inPlay(house, 'Weapon', kind, view.onWeapon[seat], now)
}

const inPlay = (house: House, slot: string, kind: Kind, attached: readonly Kind[], now: string): Line[] => [
  ...wrapped([
    `    ${slot}: `,
    ...marked(house, kind),
    ` ${textOf(house.records[kind])}`,
    ...(now === '' ? [] : [strong(` ${now}`)]),
  ]),
  ...attached.flatMap((other) => wrapped(['      with ', ...marked(house, other), ` ${textOf(house.records[other])}`])),
]
