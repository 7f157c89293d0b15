import type { Kind } from '../cards.ts'
import { NATURE } from '../deck/print.ts'
import type { House } from '../house.ts'
import type { Attack } from '../state.ts'

/** What Blocks and defences go by: the main part alone (KFF-5.16, KFF-5.27). */
export const natureOf = ({ prints }: House, { weapon, source }: Attack): number =>
  NATURE.any | (weapon ? NATURE.weapon : NATURE.card | prints[source].subtypes)

/** KFF-0.7 */
export const isBarred = (house: House, attack: Attack): boolean => exemptFamily(house, attack) !== ''

/** The family that a barred Attack lets through. */
export const exemptFamily = ({ prints }: House, { parts }: Attack): string => {
  for (let i = 0; i < parts.length; i++) if (prints[parts[i]].barsAllBut !== '') return prints[parts[i]].barsAllBut
  return ''
}

/** KFF-9.9: only cards of the family that every bar lets through. */
export const passesBars = ({ prints }: House, { parts }: Attack, block: Kind): boolean => {
  const { family } = prints[block]
  for (let i = 0; i < parts.length; i++) {
    const { barsAllBut } = prints[parts[i]]
    if (barsAllBut !== '' && barsAllBut !== family) return false
  }
  return true
}

/** KFF-17.6 */
export const blockFits = (house: House, attack: Attack, block: Kind): boolean =>
  (house.prints[block].against & natureOf(house, attack)) !== 0
