import { CROW, crowsIn, DAMAGE, damageIn, MINUS, PLUS, type Placed, tokensOn, type Zone } from '../placed.ts'
import type { Attack } from '../state.ts'

/** How many tokens of each kind lie on cards and zones, those of a blow before step 1 included. */
export const tokensInPlay = (couple: readonly Placed[], zones: readonly Zone[], attack: Attack | null): number[] => {
  const counts = [0, 0, 0, 0]
  for (const placed of attack === null ? couple : [...couple, attack.tokens])
    if (placed >= 0) for (const kind of [DAMAGE, PLUS, MINUS]) counts[kind] += tokensOn(placed, kind)
  for (const zone of zones) {
    counts[DAMAGE] += damageIn(zone)
    counts[CROW] += crowsIn(zone)
  }
  return counts
}
