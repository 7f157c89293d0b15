import type { Line, Span, Who } from '../../kernel/contract.ts'
import type { Viewer } from '../../kernel/seats.ts'
import type { House } from './house.ts'
import { isOut } from './rules/bout.ts'
import type { State } from './state.ts'
import { exchangeLines } from './table/exchange.ts'
import { handLines, rosterLines } from './table/hand.ts'
import { sideLines } from './table/sides.ts'
import { names, strong, wrapped } from './table/spans.ts'
import { LEGEND } from './text/card-words.ts'

/** The table as text, the same for terminal and screen reader. */
export const draw = (house: House, view: State, viewer: Viewer, who: Who): Line[] => [
  ...head(house, view, who),
  ...house.members.flatMap((_, side) => sideLines(house, view, viewer, side, who)),
  ...exchangeLines(house, view, who),
  ...(view.window === 'archetype' ? rosterLines(house, view) : []),
  ...(viewer === 'gallery' || isOut(house, view, viewer) ? [] : handLines(house, view, viewer)),
  [{ text: LEGEND, tone: 'dim' }],
]

const LAST = 3

const head = (house: House, { turn, active, deck, discard, window, ended }: State, who: Who): Line[] => {
  if (window === 'archetype') return [[strong('Archetypes are being chosen')]]
  const course = ended === null ? `${who(active)} is active` : 'the fight is over'
  const limit = Number.isFinite(house.turnLimit) ? ` of ${house.turnLimit}` : ''
  const piles = ` · ${course} · deck ${deck.length} · discard pile ${discard.length}`
  const top: Span[] = discard.length === 0 ? [] : [', top first: ', ...names(house, discard.slice(-LAST).reverse())]
  return wrapped([strong(`Turn ${turn}${limit}`), piles, ...top, ...(discard.length > LAST ? [' …'] : [])])
}
