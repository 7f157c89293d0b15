import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Card, cardOf, cardOfFace, FACES, fromShuffle, HOLE, shuffleOf } from '../cards.ts'
import { COLUMNS } from '../constants.ts'
import { SIGNS } from '../notation-use.ts'
import {
  cardAt,
  crowsIn,
  damageIn,
  isBlocked,
  lowered,
  type Placed,
  TOKENS,
  tokensOn,
  withCrow,
  withDamage,
  withToken,
  type Zone,
} from '../placed.ts'

/** How the parts of a position are written: cards, couples, zones and the solo stack (appendix D). */
const wordsOf = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')

/** A hidden card: `B24`, from shuffle 1 `B24@1`; a hole is `?`. */
const writeHidden = (hidden: number): string => {
  const face = cardOf(hidden) === HOLE ? '?' : FACES[cardOf(hidden)]
  return shuffleOf(hidden) === 0 ? face : `${face}@${shuffleOf(hidden)}`
}
export const writeHiddenCards = (hidden: readonly number[]): string => hidden.map(writeHidden).join(' ')
export const writeCards = (cards: readonly Card[]): string =>
  cards.map((card) => (card === HOLE ? '?' : FACES[card])).join(' ')

export const readHiddenCards = (at: string, list: string): Result<number[]> => {
  const cards: number[] = []
  for (const word of wordsOf(list)) {
    const [, face = '', shuffle = '0'] = /^([BRGY]\d\d)(?:@(\d{1,4}))?$/.exec(word) ?? []
    const card = cardOfFace(face)
    if (card < 0) return bad(at, `"${word}" is no card`)
    cards.push(fromShuffle(card, Number(shuffle)))
  }
  return ok(cards)
}

/** Cards of the pile and the discards, which have no history. */
export const readCards = (at: string, list: string): Result<Card[]> => {
  const read = readHiddenCards(at, list)
  return read.ok && list.includes('@') ? bad(at, 'holds cards without a shuffle') : read
}

/** A card in play: `B22`, in the block zone `B22_`, with tokens `B22_{d+-}`. */
export const writePlaced = (placed: Placed): string => {
  const tokens = [0, 1, 2].map((kind) => SIGNS[TOKENS[kind]].repeat(tokensOn(placed, kind))).join('')
  return `${FACES[cardAt(placed)]}${isBlocked(placed) ? '_' : ''}${tokens === '' ? '' : `{${tokens}}`}`
}

const PLACED = /^([BRGYX]\d\d?)(_?)(?:\{([d+-]*)\})?$/
const MOST_OF_A_KIND = [16, 8, 8]

/** −1 when the text is no card in play. */
export const readPlaced = (text: string): Placed => {
  const [, face = '', row = '', signs = ''] = PLACED.exec(text) ?? []
  const card = cardOfFace(face)
  const counts = [0, 1, 2].map((kind) => signs.split(SIGNS[TOKENS[kind]]).length - 1)
  if (card < 0 || counts.some((count, kind) => count > MOST_OF_A_KIND[kind])) return -1
  let placed = row === '_' ? lowered(card) : card
  counts.forEach((count, kind) => {
    for (let i = 0; i < count; i++) placed = withToken(placed, kind)
  })
  return placed
}

/** A couple and its place: `[Y11 B22_{d}]@3`; `out` for an area that was cleared. */
export interface Couple {
  readonly place: number
  readonly left: Placed
  readonly right: Placed
}

const OUT = 'out'

export const writeCouple = ({ place, left, right }: Couple): string =>
  place === 0 ? OUT : `[${writePlaced(left)} ${writePlaced(right)}]@${place}`

export const readCouple = (at: string, text: string): Result<Couple> => {
  if (text === OUT) return ok({ place: 0, left: -1, right: -1 })
  const [, first = '', second = '', place = ''] = /^\[(\S+) (\S+)\]@([1-5])$/.exec(text) ?? []
  const [left, right] = [readPlaced(first), readPlaced(second)]
  return left < 0 || right < 0
    ? bad(at, 'must be a couple and its place, such as [Y11 B22_{d}]@3, or out')
    : ok({ place: Number(place), left, right })
}

/** Tokens by column: `2:d 5:cd`. */
export const writeZones = (zones: readonly Zone[]): string =>
  zones
    .flatMap((zone, index) =>
      zone === 0 ? [] : [`${index + 1}:${SIGNS.crow.repeat(crowsIn(zone))}${SIGNS.damage.repeat(damageIn(zone))}`],
    )
    .join(' ')

export const readZones = (at: string, list: string): Result<Zone[]> => {
  const zones = Array<Zone>(COLUMNS).fill(0)
  for (const word of wordsOf(list)) {
    const [, column = '0', signs = ''] = /^([1-6]):([cd]{1,19})$/.exec(word) ?? []
    if (column === '0') return bad(at, `"${word}" must be a column and its tokens, such as 5:cd`)
    const index = Number(column) - 1
    for (const sign of signs) zones[index] = sign === SIGNS.crow ? withCrow(zones[index]) : withDamage(zones[index])
  }
  return ok(zones)
}

const STACK_SIGNS = ['+', '-', 'n']
export const writeStack = (stack: readonly number[]): string =>
  stack.map((token) => STACK_SIGNS[token] ?? '?').join(' ')

export const readStack = (at: string, list: string): Result<number[]> => {
  const tokens = wordsOf(list).map((word) => STACK_SIGNS.indexOf(word))
  return tokens.includes(-1) ? bad(at, 'holds + - n only') : ok(tokens)
}
