import { ANIMAL_KINDS, apOf, type Kind } from '../cards.ts'
import { mayBeAdded } from '../rules/additions.ts'

/** How many of each Animal. */
type Counts = Int8Array

export const countsOf = (...lists: readonly (readonly Kind[])[]): Counts => {
  const counts = new Int8Array(ANIMAL_KINDS)
  for (const kinds of lists) for (const kind of kinds) counts[kind] += 1
  return counts
}

const BY_AP: readonly Kind[] = Array.from({ length: ANIMAL_KINDS }, (_, kind) => kind).sort((x, y) => apOf(y) - apOf(x))

/** The AP of the strongest Animal that Shiue could call. */
export const bestHelper = (counts: Counts): number => {
  for (const kind of BY_AP) if (counts[kind] > 0 && mayBeAdded(kind)) return apOf(kind)
  return 0
}

/** What each AP in hand is worth: most while the card finds room in the next round's teams. */
const READINESS = [0.4, 0.25, 0.12]

export const handWorth = (counts: Counts, limit: number): number => {
  let worth = 0
  let place = 0
  for (const kind of BY_AP)
    for (let copy = 0; copy < counts[kind]; copy++) {
      worth += apOf(kind) * READINESS[Math.min(Math.floor(place / limit), READINESS.length - 1)]
      place += 1
    }
  return worth
}
