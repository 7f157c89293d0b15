import type { Line } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { House } from '../house.ts'
import { countOf } from '../rules/piles.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { State } from '../state.ts'
import { textOf, typeLine } from '../text/card-words.ts'
import { kindsIn } from '../windows/window.ts'
import { addsNow, strikesFor } from './numbers.ts'
import { marked, strong, wrapped } from './spans.ts'

/** The viewer's own cards, kind by kind: what to type, the name, and what is printed on it. */
export const handLines = (house: House, view: State, seat: Seat): Line[] => {
  const hand = view.hands[seat]
  if (hand.length === 0) return view.window === 'archetype' ? [] : [[strong('Your hand is empty')]]
  return [[strong('Your hand')], ...kindsIn(hand).flatMap((kind) => cardLines(house, view, seat, kind))]
}

const cardLines = (house: House, view: State, seat: Seat, kind: Kind): Line[] => {
  const record = house.records[kind]
  const copies = countOf(view.hands[seat], kind)
  const now = worthNow(house, view, seat, kind)
  return wrapped([
    `  ${record.id}${copies > 1 ? ` ×${copies}` : ''}: `,
    ...marked(house, kind),
    ` ${typeLine(record)}${record.attack === undefined ? '' : `, ${record.attack.damage} damage`}. ${textOf(record)}`,
    ...(now === '' ? [] : [strong(` ${now}`)]),
  ])
}

/** What Stance and Archetype make of a card, where it differs from what is printed. */
const worthNow = (house: House, view: State, seat: Seat, kind: Kind): string => {
  const print = house.prints[kind]
  if (print.type === 'attack') {
    const worth = strikesFor(house, view, seat, kind, false)
    return worth === print.value ? '' : `Now ${worth} damage.`
  }
  if (!isEnhancement(print)) return ''
  const adds = addsNow(house, view, seat, kind)
  return adds === null || adds === print.value ? '' : `Now +${adds}.`
}

/** The Archetypes that are still free, to choose from (KFF-2.6). */
export const rosterLines = (house: House, { archetypes }: State): Line[] =>
  house.roster
    .filter((kind) => !archetypes.includes(kind))
    .flatMap((kind) =>
      wrapped([`  ${house.records[kind].id}: `, ...marked(house, kind), ` ${textOf(house.records[kind])}`]),
    )
