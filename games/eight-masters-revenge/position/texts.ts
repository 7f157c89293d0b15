import { faces, type Spelling } from '../../../kernel/card-fields.ts'
import { putUnits, putWide } from '../../../kernel/codes.ts'
import { type Each, each, type FieldKind, plain } from '../../../kernel/fields.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { BLOWS, cardOf, cardOfFace, FACES, fromShuffle, HOLE, shuffleOf } from '../cards.ts'
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

/** Any card, a bow too; a hole is `?`. */
export const ANY_FACE: Spelling = faces((card) => (card === HOLE ? '?' : FACES[card]), cardOfFace)

/** A card that can lie in a pile. */
export const FACE: Spelling = faces(ANY_FACE.write, (face) => (cardOfFace(face) < BLOWS ? cardOfFace(face) : -1))

/** A hidden card: `B24`, from shuffle 1 `B24@1`. */
export const HIDDEN_FACE: Spelling = {
  write: (hidden) => FACE.write(cardOf(hidden)) + (shuffleOf(hidden) === 0 ? '' : `@${shuffleOf(hidden)}`),
  read: (word) => {
    const [, face = '', shuffle = '0'] = /^([BRGY]\d\d)(?:@(\d{1,4}))?$/.exec(word) ?? []
    const card = cardOfFace(face)
    return card < 0 ? -1 : fromShuffle(card, Number(shuffle))
  },
}

/** A token of the solo stack. */
const STACK_SIGNS = ['+', '-', 'n']
export const STACK_TOKEN: Spelling = faces(
  (token) => STACK_SIGNS[token] ?? '?',
  (sign) => STACK_SIGNS.indexOf(sign),
)

/** A card in play: `B22`, in the block zone `B22_`, with tokens `B22_{d+-}`. */
const writePlaced = (placed: Placed): string => {
  const tokens = [0, 1, 2].map((kind) => SIGNS[TOKENS[kind]].repeat(tokensOn(placed, kind))).join('')
  return `${FACES[cardAt(placed)]}${isBlocked(placed) ? '_' : ''}${tokens === '' ? '' : `{${tokens}}`}`
}

const PLACED = /^([BRGYX]\d\d?)(_?)(?:\{([d+-]*)\})?$/
const MOST_OF_A_KIND = [16, 8, 8]

/** −1 when the text is no card in play. */
const readPlaced = (text: string): Placed => {
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

const writeCouple = ({ place, left, right }: Couple): string =>
  place === 0 ? OUT : `[${writePlaced(left)} ${writePlaced(right)}]@${place}`

const readCouple = (at: string, text: string): Result<Couple> => {
  if (text === OUT) return ok({ place: 0, left: -1, right: -1 })
  const [, first = '', second = '', place = ''] = /^\[(\S+) (\S+)\]@([1-5])$/.exec(text) ?? []
  const [left, right] = [readPlaced(first), readPlaced(second)]
  return left < 0 || right < 0
    ? bad(at, 'must be a couple and its place, such as [Y11 B22_{d}]@3, or out')
    : ok({ place: Number(place), left, right })
}

/** What positions call the area of a seat. */
export const couple: FieldKind<Couple> = plain(
  { place: 0, left: -1, right: -1 },
  () => undefined,
  (value, at) => (typeof value === 'string' ? readCouple(at, value) : bad(at, 'must be text')),
  writeCouple,
)

/** The blow as it lay, while its tokens are still to act; nothing for 0. */
export const blow: FieldKind<Placed> = plain(
  0,
  putWide,
  (value, at) => {
    const placed = value === '' ? 0 : typeof value === 'string' ? readPlaced(value) : -1
    return placed < 0 ? bad(at, 'must be a card such as B22_{d}') : ok(placed)
  },
  (placed) => (placed === 0 ? '' : writePlaced(placed)),
)

/** Tokens by column: `2:d 5:cd`. */
const writeZones = (zones: readonly Zone[]): string =>
  zones
    .flatMap((zone, index) =>
      zone === 0 ? [] : [`${index + 1}:${SIGNS.crow.repeat(crowsIn(zone))}${SIGNS.damage.repeat(damageIn(zone))}`],
    )
    .join(' ')

const readZones = (at: string, list: string): Result<Zone[]> => {
  const zones = Array<Zone>(COLUMNS).fill(0)
  for (const word of wordsOf(list)) {
    const [, column = '0', signs = ''] = /^([1-6]):([cd]{1,19})$/.exec(word) ?? []
    if (column === '0') return bad(at, `"${word}" must be a column and its tokens, such as 5:cd`)
    const index = Number(column) - 1
    for (const sign of signs) zones[index] = sign === SIGNS.crow ? withCrow(zones[index]) : withDamage(zones[index])
  }
  return ok(zones)
}

const noZones = (): Zone[] => Array<Zone>(COLUMNS).fill(0)

/** Six zones for each seat, one after the other; positions have a text for each seat. */
export const zonesBySeat = (letters: readonly string[]): FieldKind<Zone[], Each<Zone[]>> => {
  const perSeat = each(letters, zonesOfSeat)
  return {
    read: perSeat.read,
    blank: () => letters.flatMap(noZones),
    copy: (zones) => zones.slice(),
    code: putUnits,
    write: (zones) => perSeat.write(letters.map((_, seat) => zones.slice(COLUMNS * seat, COLUMNS * (seat + 1)))),
    fill: (given) => letters.flatMap((_, seat) => given?.[seat] ?? noZones()),
  }
}

const zonesOfSeat: FieldKind<Zone[]> = plain(
  noZones(),
  () => undefined,
  (value, at) => (typeof value === 'string' ? readZones(at, value) : bad(at, 'must be text')),
  writeZones,
)
