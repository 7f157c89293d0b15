import { HOLE, kindOf } from '../../games/kabuken/cards.ts'
import { isList, isObject } from '../../kernel/json.ts'
import type { Ear } from './ear.ts'

/** Every card of hands and deck in every view that was sent, whether it was shown or a hole. */
export const secretCards = ({ moments }: Ear): readonly ('shown' | 'hole')[] =>
  moments
    .flatMap(({ view }) => (isObject(view) ? [view.hands, view.deck] : []))
    .flatMap(numbersIn)
    .map((card) => (kindOf(card) === HOLE ? 'hole' : 'shown'))

const numbersIn = (value: unknown): readonly number[] => {
  if (isList(value)) return value.flatMap(numbersIn)
  return typeof value === 'number' ? [value] : []
}

/** The cards that were drawn, as far as what was sent names them. */
export const drawnCards = ({ moments }: Ear): readonly unknown[] =>
  (moments.at(-1)?.log ?? []).filter(({ key }) => key.endsWith('.draw')).map(({ cards }) => cards)
