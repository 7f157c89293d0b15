import { COLOUR, COLOURS, kindOfFace, NUMBER, NUMBERS } from '../cards.ts'
import { declarationFrom } from '../pack.ts'
import { secretOf } from '../rules/bout.ts'
import { coloursOf, fieldNumber, numbersOf, read } from '../rules/declaration.ts'
import { alternatives, type Fist } from '../rules/techniques.ts'
import type { Plan } from './plan.ts'
import type { Moment } from './preview.ts'

/** The techniques that the planned cards may be called, the one that counts by itself first (KBK-6.11). */
export const namesFor = ({ house, view, seat }: Moment, { cards, change, secret }: Plan): readonly Fist[] => {
  const { declared } = secretOf(view, seat)
  const isOwnKind = secret && (declared === 'run' || declared === 'oneFlower')
  if (cards.length !== 3 || isOwnKind) return []
  const declaration = declarationFrom(view, seat, {
    do: 'attack',
    cards,
    ...(change === null ? {} : changeOf(change)),
    ...(secret ? { secret: secretOf(view, seat).id } : {}),
  })
  const { fist } = read(house, view, seat, declaration)
  if (fist === null) return []
  const field = fieldNumber(view, secret && declared === 'takesField')
  return [fist, ...alternatives(house, field, numbersOf(declaration), coloursOf(declaration))]
}

const changeOf = ({ at, as }: NonNullable<Plan['change']>) =>
  COLOURS.some((colour) => colour === as)
    ? { recolour: { at: at + 1, colour: as } }
    : { renumber: { at: at + 1, number: Number(as) } }

/** What a card may be treated as: every colour or number that it does not have (KBK-16.2, KBK-16.31). */
export const othersOf = (face: string, what: 'colour' | 'number'): readonly string[] => {
  const kind = kindOfFace(face)
  return what === 'colour'
    ? COLOURS.filter((_, colour) => colour !== COLOUR[kind])
    : NUMBERS.filter((number) => number !== NUMBER[kind]).map(String)
}
