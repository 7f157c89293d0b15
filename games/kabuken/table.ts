import type { Line, Span, Who } from '../../kernel/contract.ts'
import type { Viewer } from '../../kernel/seats.ts'
import { seatList } from '../../kernel/seats.ts'
import { type Card, COLOUR, COLOURS, FACES, HOLE, kindOf } from './cards.ts'
import { characterAt } from './characters.ts'
import type { House } from './options.ts'
import { characterOf, isOut, secretOf, spent } from './rules/bout.ts'
import type { Attack, State } from './state.ts'
import { COUNTERED_BY } from './text/countered-by.ts'
import { FIST_NAMES } from './text/fist-names.ts'
import { threat } from './threat.ts'

/** The table as text, the same for terminal and screen reader. */
export const draw = (house: House, view: State, viewer: Viewer, who: Who): Line[] => {
  if (view.draft !== null) return [[strong('Characters and secrets are being chosen')], ...seats(view, viewer, who)]
  const lines: Line[] = [
    [
      strong(`Turn ${view.turn}`),
      ` · ${who(view.active)} is active · deck ${view.deck.length} · discard ${view.discard.length}`,
    ],
    ['Field Card ', ...face(view.discard[view.discard.length - 1])],
    ...(house.browseDiscard === 'yes' ? [['Discard, top first: ', ...faces(view.discard.toReversed())]] : []), // KBK-3.2
    ...seats(view, viewer, who),
  ]
  if (view.attack !== null && view.ended === null) lines.push(attackLine(house, view, view.attack, who))
  if (view.drawn.length > 0) lines.push(['Drawn to choose from: ', ...faces(view.drawn)])
  if (viewer !== 'gallery' && !isOut(view, viewer)) lines.push(['Your hand  ', ...faces(view.hands[viewer])])
  return lines
}

const strong = (text: string): Span => ({ text, tone: 'strong' })

const face = (card: Card | undefined): Span[] => {
  if (card === undefined) return ['none']
  const kind = kindOf(card)
  return kind === HOLE ? [{ text: '??', tone: 'dim' }] : [{ text: FACES[kind], tone: COLOURS[COLOUR[kind]] }]
}

const faces = (cards: readonly Card[]): Span[] =>
  cards.length === 0 ? ['no card'] : cards.flatMap((card, i) => (i === 0 ? face(card) : [' ', ...face(card)]))

const seats = (view: State, viewer: Viewer, who: Who): Line[] => {
  const names = seatList(view.hp.length).map(who)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const line: Span[] = [seat === view.active && view.draft === null ? '> ' : '  ', strong(name.padEnd(width)), '  ']
    if (view.draft === null) line.push(...health(view, seat))
    line.push(...fighter(view, seat))
    const known = seat === viewer ? [] : view.hands[seat].filter((card) => kindOf(card) !== HOLE)
    if (known.length > 0) line.push(' · known: ', ...faces(known))
    if (view.wins.some((wins) => wins > 0)) line.push(` · games won ${view.wins[seat]}`)
    return line
  })
}

const health = (view: State, seat: number): Span[] => {
  const hp = view.hp[seat]
  if (hp === 0) return [{ text: 'knocked out', tone: 'dim' }]
  const most = characterOf(view, seat).hp
  const bar = '#'.repeat(hp) + '.'.repeat(Math.max(0, most - hp))
  const cards = view.hands[seat].length
  const momentum = view.momentum === seat ? ' · momentum' : ''
  return [
    hp <= 2 ? { text: bar, tone: 'alert' } : bar,
    ` ${hp}/${most} HP · ${cards} ${cards === 1 ? 'card' : 'cards'}${momentum}`,
  ]
}

const fighter = (view: State, seat: number): string[] => {
  const parts: string[] = []
  if (view.characters[seat] >= 0) parts.push(` · ${characterAt(view.characters[seat]).name}`)
  if (view.secrets[seat] >= 0) parts.push(` · ${secretOf(view, seat).name}${spent(view, seat) ? ' (spent)' : ''}`)
  return parts
}

const attackLine = (house: House, view: State, attack: Attack, who: Who): Line => {
  const { attacker, target, fist, counterer, number, colour } = attack
  const needed = COUNTERED_BY[fist](number, COLOURS[colour])
  const course =
    counterer < 0 ? `${who(attacker)} attacks ${who(target)}` : `${who(counterer)} countered on ${who(target)}`
  return [
    { text: `${course}: ${FIST_NAMES[fist]}, ${threat(house, view, attack)} damage`, tone: 'alert' },
    ` · countered by ${needed}`,
  ]
}
