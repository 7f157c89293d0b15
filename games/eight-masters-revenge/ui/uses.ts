import type { Form, RecordForm } from '../../../kernel/forms.ts'
import { type Seat, seatList } from '../../../kernel/seats.ts'
import { CARDS, cardOfFace, type EffectName } from '../cards.ts'
import type { Use } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import {
  CROW,
  crowsIn,
  DAMAGE,
  damageIn,
  MINUS,
  PLUS,
  type Placed,
  TOKENS,
  type TokenName,
  tokensOn,
} from '../placed.ts'
import { coupleIndex, isOccupied, zoneIndex } from '../rules/area.ts'
import type { State } from '../state.ts'
import { couplePlaces, type Place, placeAt, placesOfFace, seatPlace, zonePlace } from './places.ts'

/** One way of using an effect, whether it is legal or not, and where on the board one points at for it. */
interface Aimed {
  readonly use: Use
  readonly at: readonly Place[]
  /** The card that is copied. */
  readonly source?: string
}

type Maker = (view: State, fields: RecordForm['fields']) => readonly Aimed[]

/** Every use that the form of an effect has room for. */
export const usesFor = (view: State, form: Form | undefined): readonly Aimed[] =>
  form?.kind === 'either'
    ? Object.entries(form.of).flatMap(([tag, { fields }]) => MAKERS[tag]?.(view, fields) ?? [])
    : []

const MAKERS: Readonly<Record<string, Maker>> = {
  slide: (view, fields) =>
    zonesOf(view, fields).flatMap(({ seat, column }) => {
      const use = slideTo(view, seat, column)
      return use === null ? [] : [{ use, at: [zonePlace(seat, column)] }]
    }),
  trap: (view, fields) =>
    zonesOf(view, fields).map(({ seat, column }) => ({
      use: { do: 'trap', seat, column },
      at: [placeAt(view, seat, column)],
    })),
  wound: (view, fields) =>
    facesIn(fields).map((face) => ({ use: { do: 'wound', cards: [face] }, at: placesOfFace(view, face) })),
  empower: (view, fields) =>
    facesIn(fields).flatMap((face) =>
      ([TOKENS[PLUS], TOKENS[MINUS]] as const).map((token) => ({
        use: { do: 'empower', token, cards: [face] },
        at: placesOfFace(view, face),
      })),
    ),
  removeFromCard: (view, fields) =>
    facesIn(fields).flatMap((face) =>
      tokensOf(view.couple[coupleIndex(view, cardOfFace(face))]).map((token) => ({
        use: { do: 'removeFromCard', token, cards: [face] },
        at: placesOfFace(view, face),
      })),
    ),
  removeFromZone: (view, fields) =>
    zonesOf(view, fields).flatMap(({ seat, column }) =>
      tokensIn(view, seat, column).map((token) => ({
        use: { do: 'removeFromZone', token, seat, column },
        at: [placeAt(view, seat, column)],
      })),
    ),
  switch: (_view, fields) =>
    seatsIn(fields).map((seat) => ({ use: { do: 'switch', seat }, at: [seatPlace(seat), ...couplePlaces(seat)] })),
  draw: (_view, fields) => seatsIn(fields).map((seat) => ({ use: { do: 'draw', seat }, at: [seatPlace(seat)] })),
  copy: (view, fields) =>
    facesIn(fields).flatMap((source) =>
      usesFor(view, fields.use?.form)
        .filter(({ use }) => effectOf(use) === CARDS.effect[cardOfFace(source)])
        .map(({ use, at }) => ({ use: { do: 'copy', cards: [source], use }, at, source })),
    ),
}

const effectOf = (use: Use): EffectName =>
  use.do === 'removeFromCard' || use.do === 'removeFromZone' ? 'remove' : use.do

/** EMR-9.7: there are as many slides as empty columns. The couple comes just so far that one of its cards is there. */
const slideTo = ({ place }: State, seat: Seat, column: number): Use | null => {
  const p = place[seat]
  if (p === 0 || column === p || column === p + 1) return null
  return column < p
    ? { do: 'slide', seat, side: 'left', by: p - column }
    : { do: 'slide', seat, side: 'right', by: column - p - 1 }
}

export const seatsIn = ({ seat }: RecordForm['fields']): readonly Seat[] =>
  seat?.form.kind === 'seat' ? seat.form.of : []

export const facesIn = ({ cards }: RecordForm['fields']): readonly string[] =>
  cards?.form.kind === 'cards' ? cards.form.from : []

/** All columns of all areas that are still there. */
export const zonesOf = (
  { place }: State,
  fields: RecordForm['fields'],
): readonly { readonly seat: Seat; readonly column: number }[] =>
  seatsIn(fields)
    .filter((seat) => place[seat] > 0)
    .flatMap((seat) => seatList(COLUMNS).map((index) => ({ seat, column: index + 1 })))

/** The kinds that lie there. Where there are none a damage token stands for all: who points there hears why not. */
const tokensOf = (placed: Placed): readonly TokenName[] => {
  const kinds = [DAMAGE, PLUS, MINUS].filter((kind) => tokensOn(placed, kind) > 0).map((kind) => TOKENS[kind])
  return kinds.length === 0 ? [TOKENS[DAMAGE]] : kinds
}

const tokensIn = (view: State, seat: Seat, column: number): readonly TokenName[] => {
  const zone = view.zones[zoneIndex(seat, column)]
  const kinds = [...(damageIn(zone) > 0 ? [TOKENS[DAMAGE]] : []), ...(crowsIn(zone) > 0 ? [TOKENS[CROW]] : [])] as const
  return kinds.length > 0 || isOccupied(view, seat, column) ? kinds : [TOKENS[DAMAGE]]
}
