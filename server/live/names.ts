import { type ShortNames, shortNames } from '../../protocol/short-names.ts'
import known from './names.json' with { type: 'json' }

const lists = new Map<string, readonly string[]>(Object.entries(known))
const uses = new WeakMap<readonly string[], ShortNames>()

/** The names that messages about a game are full of (`npm run names`): the same for all its matches, so no tell. */
export const namesOf = (game: string): readonly string[] | undefined => lists.get(game)

/** How they are used; all who are told the same names share it. */
export const usedShortly = (names: readonly string[]): ShortNames => {
  const short = uses.get(names) ?? shortNames(names)
  uses.set(names, short)
  return short
}
