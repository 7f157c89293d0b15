import type { Line, Span } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { COLUMNS } from '../constants.ts'
import { FIGHTERS } from '../fighters.ts'
import type { House } from '../options.ts'
import { cardAt, crowsIn, DAMAGE, damageIn, isBlocked, MINUS, PLUS, type Placed, tokensOn } from '../placed.ts'
import { attackValue, defenceValue, isPair, zoneIndex } from '../rules/area.ts'
import { isAutomaton, isFallen, isOut } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { count, printed } from '../text/phrases.ts'
import { alert, dim, face, strong } from './spans.ts'

/** Who it is, the six columns, narrow enough for a phone, the values, and what the cards of the couple say. */
export const areaLines = (house: House, view: State, seat: Seat, name: string): Line[] => {
  const isActive = seat === view.active && view.ended === null
  const head: Line = [isActive ? '> ' : '  ', strong(name), '  ', ...health(house, view, seat)]
  if (view.place[seat] === 0) return [head]
  const left = cardAt(view.couple[2 * seat])
  const right = cardAt(view.couple[2 * seat + 1])
  const { cards } = house
  const pair = isPair(house, view, seat) ? ', a pair' : ''
  const attack = `attack ${attackValue(house, view, seat)} (${cards.right[left]}+${cards.left[right]}${pair})`
  const defence = `defence ${defenceValue(house, view, seat)} (${cards.left[left]}+${cards.right[right]})`
  return [
    head,
    ...grid([
      ['column', (column) => [String(column)]],
      ['attack', (column) => attackCell(view, seat, column)],
      ['block', (column) => blockCell(view, seat, column)],
    ]),
    [`  ${attack} · ${defence}`],
    ['  ', face(left), ` ${printed(left)} | `, face(right), ` ${printed(right)}`],
  ]
}

/** Room for a card; what carries tokens takes more, in every row alike. */
const CELL = 4
const TITLE = 6

type Row = readonly [title: string, cell: (column: number) => readonly Span[]]

const grid = (rows: readonly Row[]): Line[] => {
  const cells = rows.map(([, cell]) => Array.from({ length: COLUMNS }, (_, index) => cell(index + 1)))
  const width = Math.max(CELL, ...cells.flat().map(lengthOf)) + 1
  return rows.map(([title], at) => [
    `  ${title.padEnd(TITLE)}`,
    ...cells[at].flatMap((spans) => [' '.repeat(width - lengthOf(spans)), ...spans]),
  ])
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + (typeof span === 'string' ? span : span.text).length, 0)

/** The card of a column; −1 when none stands there. */
const standing = (view: State, seat: Seat, column: number): Placed => {
  const side = column - view.place[seat]
  return side === 0 || side === 1 ? view.couple[2 * seat + side] : -1
}

const attackCell = (view: State, seat: Seat, column: number): Span[] => {
  const placed = standing(view, seat, column)
  const zone = view.zones[zoneIndex(seat, column)]
  const card = placed >= 0 && !isBlocked(placed) ? cardCell(placed) : []
  const onZone = [...tokens('d', damageIn(zone)), ...tokens('c', crowsIn(zone))]
  if (onZone.length === 0) return card.length > 0 ? card : [dim('.')]
  return card.length > 0 ? [...card, ' ', ...onZone] : onZone
}

const blockCell = (view: State, seat: Seat, column: number): Span[] => {
  const placed = standing(view, seat, column)
  return placed >= 0 && isBlocked(placed) ? cardCell(placed) : [dim('.')]
}

const cardCell = (placed: Placed): Span[] => [
  face(cardAt(placed)),
  ...tokens('d', tokensOn(placed, DAMAGE)),
  ...tokens('+', tokensOn(placed, PLUS)),
  ...tokens('-', tokensOn(placed, MINUS)),
]

const tokens = (sign: string, times: number): Span[] => (times === 0 ? [] : [alert(sign.repeat(times))])

const health = (house: House, view: State, seat: Seat): Span[] => {
  if (isOut(house, view, seat)) return [dim('out of the fight')]
  const life = view.life[seat]
  const bar = '#'.repeat(life) + '.'.repeat(Math.max(0, house.fullLife - life))
  const facts = [
    ` life ${life}/${house.fullLife}`,
    ...(isFallen(house, view, seat) ? ['fallen, fights on'] : []),
    ...(isAutomaton(house, seat) ? [] : [count(view.hands[seat].length, 'card')]),
    ...(view.active === seat && view.aside.length > 0 ? [`${view.aside.length} set aside`] : []),
    ...(view.marker === seat ? ['has the marker against full hands'] : []),
    ...(view.fighters[seat] < 0 ? [] : [FIGHTERS[view.fighters[seat]].id]),
  ]
  const fury: Span[] = ((view.fury >>> seat) & 1) === 1 ? [' · ', alert('in fury')] : []
  return [life <= 2 ? alert(bar) : bar, facts.join(' · '), ...fury]
}
