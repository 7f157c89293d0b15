import { pathTo } from '../../kernel/json.ts'

/** The way into a content: names of fields and places in lists. */
export type Path = readonly (string | number)[]

/** As the checker writes it: `cards[3].attack.damage`. */
export const written = (path: Path): string => path.reduce<string>(pathTo, '')

/** The words of a field are the same at every place of a list. */
export const withoutPlaces = (path: Path): string => path.filter((step) => typeof step === 'string').join('.')

/** `at` is this place or one inside it. */
export const isWithin = (at: string, place: string): boolean =>
  place === '' || at === place || (at.startsWith(place) && (at[place.length] === '.' || at[place.length] === '['))

/** The places that hold this one, from itself outwards. */
export const outwards = (at: string): readonly string[] => {
  const cuts = [...at.matchAll(/[.[]/g)].map(({ index }) => index).toReversed()
  return at === '' ? [''] : [at, ...cuts.filter((cut) => cut > 0).map((cut) => at.slice(0, cut)), '']
}
