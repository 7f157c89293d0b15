/** How one did against another, in points of a game: a victory is 1, a shared one a half. */
export interface Result {
  readonly one: string
  readonly other: string
  readonly games: number
  readonly points: number
}

const ROUNDS = 2000
/** One drawn game with everybody who was met keeps a clean sheet from being infinitely good. */
const DOUBT = 0.5

/** Elo ratings that explain all results best (Bradley and Terry's model); the first name is the floor at 0. */
export const eloOf = (names: readonly string[], results: readonly Result[]): ReadonlyMap<string, number> => {
  const strength = new Map(names.map((name) => [name, 1]))
  const at = (name: string): number => strength.get(name) ?? 1
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      let won = 0
      let expected = 0
      for (const { one, other, games, points } of results) {
        if (name !== one && name !== other) continue
        const rival = name === one ? other : one
        won += DOUBT + (name === one ? points : games - points)
        expected += (games + 2 * DOUBT) / (at(name) + at(rival))
      }
      if (expected > 0) strength.set(name, won / expected)
    }
  const elo = (name: string): number => (400 * Math.log(at(name))) / Math.LN10
  return new Map(names.map((name) => [name, elo(name) - elo(names[0])]))
}
