import type { Line, Span, Who } from '../../kernel/contract.ts'
import type { Seat, Viewer } from '../../kernel/seats.ts'
import { seatList } from '../../kernel/seats.ts'
import { apOf, FACES, groupOf, HOLE, type Kind, NAMES } from './cards.ts'
import { LEAD_TO_WIN, LIMIT5_SP, PILE_MIN, SEATS, START_SP } from './constants.ts'
import type { House } from './options.ts'
import { opponentOf } from './rules/bout.ts'
import { ownLimit } from './rules/limit.ts'
import { raisedLimit } from './rules/refresh.ts'
import type { State } from './state.ts'
import { arenaLines } from './table-arenas.ts'
import { CARD_NOTES, noteOf } from './text/card-notes.ts'
import { TONES } from './text/en.ts'
import { counted } from './text/phrases.ts'

/** The table as text, the same for terminal and screen reader. Hands and Rests of others are sizes only (KFU-3.2). */
export const draw = (house: House, view: State, viewer: Viewer, who: Who): Line[] => [
  head(view),
  ...seatList(SEATS).flatMap((seat) => playerLines(house, view, seat, who)),
  ...view.arenas.flatMap((_, index) => arenaLines(house, view, index, who)),
  ...drawnLines(view, who),
  ...discardLines(view),
  ...(viewer === 'gallery' ? [] : ownLines(view, viewer)),
]

const strong = (text: string): Span => ({ text, tone: 'strong' })

const face = (kind: Kind): Span =>
  kind === HOLE ? { text: '?', tone: 'dim' } : { text: NAMES[kind], tone: TONES[groupOf(kind)] }

const faces = (kinds: readonly Kind[]): Span[] =>
  kinds.flatMap((kind, i) => (i === 0 ? [face(kind)] : [', ', face(kind)]))

const head = ({ round, pile, warehouse, ended }: State): Line => [
  strong(`Round ${round}`),
  ` · ${counted(pile.length, 'card')} in the Reward Pile · ${warehouse} HW in the Warehouse`,
  // KFU-16.6
  ...(pile.length < PILE_MIN && ended === null ? [' · ', alert('the last round')] : []),
]

const alert = (text: string): Span => ({ text, tone: 'alert' })

const isAsked = ({ window, asked }: State, seat: Seat): boolean => window !== 'none' && (asked < 0 || asked === seat)

const playerLines = (house: House, view: State, seat: Seat, who: Who): Line[] => {
  const { sp, vp, hand, rest, hw, front } = view.players[seat]
  const names = seatList(SEATS).map(who)
  const width = Math.max(...names.map((name) => name.length))
  const bar = '#'.repeat(sp) + '.'.repeat(START_SP - sp)
  const lead = vp - view.players[opponentOf(seat)].vp
  const goods = [
    `hand ${hand.length}`,
    `Rest ${rest.length}`,
    `${hw} HW`,
    foodOf(view, seat),
    ...(view.coconut === seat ? ['Coconut'] : []),
  ].join(' · ')
  return [
    [
      isAsked(view, seat) ? '> ' : '  ',
      strong(names[seat].padEnd(width)),
      `  ${view.dogs === seat ? 'Monk Dogs ' : 'Ninja Cats'}  `,
      sp <= LIMIT5_SP ? alert(bar) : bar,
      ` ${sp}/${START_SP} SP · ${vp} VP${lead > 0 ? `, ${lead} ahead (${LEAD_TO_WIN} win)` : ''} · ${limitOf(house, view, seat)}`,
    ],
    [' '.repeat(width + 4), goods, ...(front.length === 0 ? [] : [' · in front: ', ...faces(front)])],
  ]
}

/** How many Animals may be sent (KFU-6.8); the Refresh before the next round may raise it (KFU-17.4). */
const limitOf = (house: House, view: State, seat: Seat): string => {
  const player = view.players[seat]
  const { blocked } = player
  const limit = ownLimit(view, seat)
  if (blocked > view.round) return `limit ${limit}, next round ${raisedLimit(house, player) - 1}`
  return blocked === view.round ? `limit ${limit} (blocked)` : `limit ${limit}`
}

const foodOf = ({ players }: State, seat: Seat): string => {
  const { dishes, delicacies } = players[seat]
  const food = [
    ...(dishes > 0 ? [counted(dishes, 'Dish', 'Dishes')] : []),
    ...(delicacies > 0 ? [counted(delicacies, 'Delicacy', 'Delicacies')] : []),
  ]
  return food.length === 0 ? 'no Food' : food.join(', ')
}

/** Peel's cards: who drew them sees them. */
const drawnLines = ({ drawn, asked }: State, who: Who): Line[] => {
  if (drawn.length === 0) return []
  if (drawn.includes(HOLE)) return [[strong('Peel  '), `${who(asked)} takes one of ${counted(drawn.length, 'card')}`]]
  return [[strong('Drawn with Peel')], ...drawn.map((kind): Line => ['  ', face(kind), `: ${noteOf(kind)}`])]
}

const discardLines = ({ discard, rejects }: State): Line[] => {
  if (discard.length + rejects.length === 0) return []
  return listLines('Discard', discard, rejects.length === 0 ? [] : [`${rejects.length} face down`])
}

const A_LINE = 8

/** A title and after it cards, on as many lines as they need. */
const listLines = (title: string, kinds: readonly Kind[], more: readonly string[]): Line[] => {
  const items: readonly Span[] = [...kinds.map(face), ...more]
  const starts = items.flatMap((_, at) => (at % A_LINE === 0 ? [at] : []))
  return starts.map((start) => {
    const margin = start === 0 ? strong(`${title}  `) : ' '.repeat(title.length + 2)
    const row = items.slice(start, start + A_LINE)
    const comma = start + A_LINE < items.length ? [','] : []
    return [margin, ...row.flatMap((item, at) => (at === 0 ? [item] : [', ', item])), ...comma]
  })
}

/** What only this seat sees: its hand, kind by kind, and its Rest (KFU-3.1). */
const ownLines = ({ players }: State, seat: Seat): Line[] => {
  const { hand, rest } = players[seat]
  const kinds = [...new Set(hand)]
  return [
    [strong('Your hand'), hand.length === 0 ? '  empty' : '  the text is for the Leader of a team'],
    ...kinds.map((kind): Line => {
      const copies = hand.filter((other) => other === kind).length
      const name = `${NAMES[kind]}${copies > 1 ? ` ×${copies}` : ''}`
      return [
        '  ',
        { text: name.padEnd(9), tone: TONES[groupOf(kind)] },
        `  ${apOf(kind)} AP  ${CARD_NOTES[FACES[kind]]}`,
      ]
    }),
    ...listLines('Your Rest', rest, rest.length === 0 ? ['empty'] : []),
  ]
}
