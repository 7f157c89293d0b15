import type { EitherForm, RecordForm } from '../../../kernel/forms.ts'
import { seatList } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { type Choice, LEFT, PLAIN, RIGHT, SIDES } from '../choice.ts'
import { COLUMNS, LAST_PLACE } from '../constants.ts'
import { cardAt, damageIn } from '../placed.ts'
import { zoneIndex } from '../rules/area.ts'
import type { Moment } from './moment.ts'
import { besideCouple, cardPlace, couplePlaces, type Place, placeAt, placesOfFace, seatPlace } from './places.ts'
import { facesIn, seatsIn, usesFor, zonesOf } from './uses.ts'

/** What could be handed in, legal or not, and where on the board one points at for it. */
export interface Candidate {
  readonly choice: Choice
  readonly at: readonly Place[]
  /** Which effect it uses, where there may be several: the act, and the card that is copied. */
  readonly source: string
}

type Bare = Omit<Candidate, 'source'> & { readonly source?: string }
type Maker = (moment: Moment, form: RecordForm, cards: readonly string[]) => readonly Bare[]

/** Everything that the question has room for, with the cards that are selected in the hand. */
export const candidatesFor = (moment: Moment, { of }: EitherForm, cards: readonly string[]): readonly Candidate[] =>
  Object.entries(of).flatMap(([tag, form]) =>
    (MAKERS[tag]?.(moment, form, cards) ?? plainly(tag)).map((bare) => ({ source: '', ...bare })),
  )

const plainly = (tag: string): readonly Bare[] => PLAIN.filter((act) => act === tag).map((act) => bare({ do: act }))

const bare = (choice: Choice, at: readonly Place[] = []): Bare => ({ choice, at })

const MAKERS: Readonly<Record<string, Maker>> = {
  pick: (_moment, { fields }) =>
    fields.fighter?.form.kind === 'one' ? fields.fighter.form.of.map((fighter) => bare({ do: 'pick', fighter })) : [],
  give: ({ seat: me }, { fields }) =>
    seatsIn(fields)
      .filter((seat) => seat !== me)
      .map((seat) => bare({ do: 'give', seat }, [seatPlace(seat)])),
  place: ({ view, seat }) =>
    seatList(LAST_PLACE).map((index) =>
      bare({ do: 'place', column: index + 1 }, placingAt(view.place[seat], seat, index + 1)),
    ),
  putCrow: ({ view }, { fields }) =>
    zonesOf(view, fields).map(({ seat, column }) =>
      bare({ do: 'putCrow', seat, column }, [placeAt(view, seat, column)]),
    ),
  attack: ({ view, seat }, _form, cards) =>
    SIDES.map((side) => bare({ do: 'attack', cards, side }, besideCouple(view, seat, side))),
  counter: ({ view, seat }, _form, cards) =>
    SIDES.map((side) => bare({ do: 'counter', cards, side }, besideCouple(view, seat, side))),
  moveOnCards: ({ view, seat }) =>
    [LEFT, RIGHT].map((from) =>
      bare({ do: 'moveOnCards', cards: [coupleFace(view, seat, from), coupleFace(view, seat, 1 - from)] }, [
        cardPlace(seat, from),
      ]),
    ),
  moveInZones: ({ view, seat }) =>
    seatList(COLUMNS)
      .map((index) => index + 1)
      .filter((from) => damageIn(view.zones[zoneIndex(seat, from)]) > 0)
      .flatMap((from) =>
        [from - 1, from + 1]
          .filter((to) => to >= 1 && to <= COLUMNS)
          .map((to) => bare({ do: 'moveInZones', from, to }, [placeAt(view, seat, from)])),
      ),
  block: ({ view, seat }) => {
    const [left, right] = [LEFT, RIGHT].map((side) => coupleFace(view, seat, side))
    return [
      bare({ do: 'block', cards: [left] }, [cardPlace(seat, LEFT)]),
      bare({ do: 'block', cards: [right] }, [cardPlace(seat, RIGHT)]),
      bare({ do: 'block', cards: [left, right] }, couplePlaces(seat)),
    ]
  },
  wound: ({ view }, { fields }) =>
    facesIn(fields).map((face) => bare({ do: 'wound', cards: [face] }, placesOfFace(view, face))),
  drop: (_moment, _form, cards) => [bare({ do: 'drop', cards })],
  effect: ({ view }, form) => usings(view, 'effect', form),
  newEffect: ({ view }, form) => usings(view, 'newEffect', form),
}

/** EMR-13.11: an empty column is where one of the cards comes to stand; the couple itself, to raise its cards. */
const placingAt = (now: number, seat: number, place: number): readonly Place[] => {
  if (place === now) return couplePlaces(seat)
  return [`zone ${seat} ${place < now ? place : place + 1}`]
}

const coupleFace = (view: Moment['view'], seat: number, side: number): string =>
  FACES[cardAt(view.couple[2 * seat + side])]

const usings = (view: Moment['view'], act: 'effect' | 'newEffect', { fields }: RecordForm): readonly Bare[] =>
  usesFor(view, fields.use?.form).map(({ use, at, source }) => ({
    choice: { do: act, use },
    at,
    source: source === undefined ? act : `${act} ${source}`,
  }))
