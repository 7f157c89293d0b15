import type { Refusal, Rules } from '../../../kernel/contract.ts'
import type { Choice } from '../choice.ts'
import type { Packed } from '../code.ts'
import type { State } from '../state.ts'
import type { Draft } from './draft.ts'
import type { Moment } from './moment.ts'
import { type Offer, offersFor } from './offers.ts'

export type FightingRules = Rules<State, Packed, Choice>

/** An offer, and what the rules say to it. */
export interface Option extends Offer {
  readonly refusal: Refusal | null
}

/** A refusal comes before what is missing: no target would mend it. */
export const optionsFor = (rules: FightingRules, moment: Moment, draft: Draft): readonly Option[] =>
  offersFor(moment, draft).map((offer) => ({
    ...offer,
    refusal:
      offer.lacks === 'source' || offer.lacks === 'card' ? null : rules.refusal(moment.view, moment.seat, offer.choice),
  }))

export const isOpen = ({ refusal, lacks }: Option): boolean => refusal === null && lacks === undefined

/** Answers that take no card along. */
export const WITHOUT_CARDS: ReadonlySet<Choice['do']> = new Set(['end', 'pass', 'keep', 'pay', 'letGo'])

/** An answer made of what is picked, which nothing stands against; a target may still be missing. */
export const isSound = ({ refusal, lacks, choice }: Option): boolean =>
  refusal === null && (lacks === undefined || lacks === 'target') && !WITHOUT_CARDS.has(choice.do)
