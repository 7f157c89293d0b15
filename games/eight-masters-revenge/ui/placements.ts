import { type Card, cardOfFace } from '../cards.ts'
import { SIDES } from '../choice.ts'
import { prospect } from '../prospect.ts'
import { attackValue, defenceValue } from '../rules/area.ts'
import { theAttack } from '../rules/bout.ts'
import type { Moment } from './moment.ts'
import type { MasterRules, Option } from './options.ts'
import type { Place } from './places.ts'
import { nameOf, previewOf } from './preview.ts'
import { VERDICTS } from './says.ts'

/** What a selected card would do beside the couple, in the little room of a zone, and in words. */
export interface Verdict {
  readonly card: Card
  readonly isHit: boolean
  /** Attack and defence, with a sign between them that says whether they agree. */
  readonly sums: string
  readonly text: string
  readonly words: string
}

/** By place: both placements of the selected card that are legal. */
export const verdictsFor = (
  rules: MasterRules,
  moment: Moment,
  options: readonly Option[],
): ReadonlyMap<Place, Verdict> =>
  new Map(
    options.flatMap((option): (readonly [Place, Verdict])[] => {
      const { choice, refusal, at } = option
      if (refusal !== null || (choice.do !== 'attack' && choice.do !== 'counter')) return []
      const card = cardOfFace(choice.cards[0])
      const words = [nameOf(moment, choice), ...previewOf(rules, moment, choice)].join(', ')
      const short = choice.do === 'attack' ? sumsOf(moment, card, SIDES.indexOf(choice.side)) : VERDICTS.counter
      return at.map((place) => [place, { card, words, ...short }] as const)
    }),
  )

const sumsOf = ({ house, view, seat }: Moment, card: Card, side: number): Omit<Verdict, 'card' | 'words'> => {
  const { after, isHit, isFatal, threatened } = prospect(house, view, seat, card, side)
  if (isFatal) return { isHit: false, sums: '', text: VERDICTS.falls }
  const [attack, defence] = [attackValue(house, after, seat), defenceValue(house, after, theAttack(after).defender)]
  return isHit
    ? { isHit, sums: VERDICTS.equal(attack, defence), text: VERDICTS.hits(threatened) }
    : { isHit, sums: VERDICTS.unequal(attack, defence), text: VERDICTS.misses }
}
