import type { Line, Who } from '../../kernel/contract.ts'
import { type Seat, seatLetter, seatList, type Viewer } from '../../kernel/seats.ts'
import { FIGHTERS } from './fighters.ts'
import type { House } from './options.ts'
import { CROW, DAMAGE, MINUS, PLUS } from './placed.ts'
import { isDoubleHit } from './rules/attack.ts'
import { damageDue } from './rules/block.ts'
import { bearerOf, isAutomaton, isOut, masterOf, mateOf } from './rules/bout.ts'
import { NEUTRAL_TOKEN, PLUS_TOKEN, type State, type WindowName } from './state.ts'
import { areaLines } from './table/area.ts'
import { handLines } from './table/hand.ts'
import { alert, dim, face, faces, strong } from './table/spans.ts'
import { all, printed } from './text/phrases.ts'

/** The table as text, the same for terminal and screen reader. */
export const draw = (house: House, view: State, viewer: Viewer, who: Who): Line[] => {
  const name: Who = (seat) => (isAutomaton(house, seat) ? `${seatLetter(seat)} (automaton)` : who(seat))
  if (view.window === 'pick') return draft(house, view, name)
  const seats = seatList(house.areas)
  const lines: Line[] = [heading(house, view, name), [dim(LEGEND)]]
  if (house.isTeam) lines.push(teams(name))
  if (house.isSolo) lines.push(stackLine(view))
  const width = Math.max(...seats.map((seat) => name(seat).length))
  for (const seat of seats) lines.push([], ...areaLines(house, view, seat, name(seat).padEnd(width)))
  if (view.discards.length > 0) lines.push([], discardsLine(view))
  const happening = suspenseLine(house, view, name)
  if (happening !== null) lines.push([], happening)
  if (viewer !== 'gallery' && !isOut(house, view, viewer)) lines.push([], ...handLines(house, view, viewer, name))
  return lines
}

const LEGEND = 'B24 is blue, 2 on the left, 4 on the right; d damage token, + - empowered, c crow, X bow, . empty'

/** EMR-1.12: nothing is dealt yet. */
const draft = (house: House, view: State, name: Who): Line[] => [
  [strong('Fighters are being picked'), ` · ${name(view.starter)} begins the fight`],
  ...(house.isTeam ? [teams(name)] : []),
  ...seatList(house.seats).map((seat): Line => {
    const waits = seat === view.asked ? 'picks now' : 'has yet to pick'
    return [seat === view.asked ? '> ' : '  ', strong(name(seat)), `  ${fighterOf(view, seat) ?? waits}`]
  }),
]

const fighterOf = ({ fighters }: State, seat: Seat): string | null => {
  if (fighters[seat] < 0) return null
  const { id, techniques } = FIGHTERS[fighters[seat]]
  return `${id} (${techniques.join(', ')})`
}

const teams = (name: Who): Line => [`Teams: ${all([0, 2].map(name))} against ${all([1, 3].map(name))}`]

const heading = (house: House, view: State, name: Who): Line => {
  const limit = typeof house.turnLimit === 'number' ? ` of ${house.turnLimit}` : ''
  const last = view.discards.at(-1)
  return [
    strong(`Turn ${view.turn}${limit}`),
    ` · ${name(view.active)} ${view.free ? 'has a free turn' : 'is active'} · pile ${view.pile.length}`,
    ` · discards ${view.discards.length}`,
    ...(last === undefined ? [] : [', last ', face(last)]),
    ` · tokens left: ${supply(view)}`,
  ]
}

/** EMR-3.14: all of them, by colour and numbers. */
const discardsLine = ({ discards }: State): Line => ['Discards: ', ...faces(discards.toSorted((x, y) => x - y))]

const supply = (view: State): string => {
  const crows = masterOf(view, 'T7') < 0 ? '' : ` c${view.supply[CROW]}`
  return `d${view.supply[DAMAGE]} +${view.supply[PLUS]} -${view.supply[MINUS]}${crows}`
}

/** EMR-14.12: what has come to light once comes round again, the visible token last of all. */
const stackLine = ({ stack, stackAt }: State): Line => {
  const coming = stack.map((_, step) => signOf(stack[(stackAt + 1 + step) % stack.length]))
  return [strong("The automaton's next tokens: "), `${coming.join(' ')}  (+ right, - left, n rests, ? unknown)`]
}

const signOf = (token: number): string => {
  if (token < 0) return '?'
  if (token === NEUTRAL_TOKEN) return 'n'
  return token === PLUS_TOKEN ? '+' : '-'
}

/** Windows in which the damage is still to come. */
const PENDING: readonly WindowName[] = ['response', 'counterback', 't9']

/** The blow on its way, or the card that T4 turned up. */
const suspenseLine = (house: House, view: State, name: Who): Line | null => {
  if (view.suspense < 0 || view.ended !== null) return null
  const card = [face(view.suspense), ` (${printed(view.suspense)})`]
  if (view.attack === null) return [strong('Turned up: '), ...card]
  const blow = [strong('Blow on its way: '), ...card]
  if (!PENDING.includes(view.window)) return blow
  const { defender, base } = view.attack
  const due: Line = [
    ...blow,
    ' · ',
    alert(`${damageDue(house, view)} damage for ${name(bearerOf(house, view, defender))}`),
  ]
  if (!isDoubleHit(house, view)) return due
  return [...due, ' · ', alert(`${base} damage for ${name(bearerOf(house, view, mateOf(defender)))}`)]
}
