import type { Refusal, Rules } from '../../../kernel/contract.ts'
import type { EitherForm } from '../../../kernel/forms.ts'
import type { Choice, Packed, Use } from '../choice.ts'
import type { State } from '../state.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import type { Moment } from './moment.ts'
import type { Place } from './places.ts'

export type MasterRules = Rules<State, Packed, Choice>

/** One thing that could be handed in now, or that says why not. */
export interface Option extends Candidate {
  readonly id: string
  readonly refusal: Refusal | null
}

export const optionsFor = (
  rules: MasterRules,
  moment: Moment,
  form: EitherForm,
  cards: readonly string[],
): readonly Option[] =>
  candidatesFor(moment, form, cards).map((candidate) => ({
    ...candidate,
    id: idOf(rules, candidate.choice),
    refusal: rules.refusal(moment.view, moment.seat, candidate.choice),
  }))

/** As it is written; what is done with cards from the hand keeps its id while they change. */
const idOf = ({ notation }: MasterRules, choice: Choice): string => {
  if (choice.do === 'attack' || choice.do === 'counter') return `${choice.do} ${choice.side}`
  return choice.do === 'drop' ? choice.do : notation.write(choice)
}

/** What an effect is used for in the end, also through a copy. */
export const useOf = (choice: Choice): Use | null => {
  if (choice.do !== 'effect' && choice.do !== 'newEffect') return null
  return choice.use.do === 'copy' ? choice.use.use : choice.use
}

const POINTED: ReadonlySet<string> = new Set(['place', 'putCrow', 'moveOnCards', 'moveInZones', 'wound'])
const POINTED_USES: ReadonlySet<string> = new Set([
  'slide',
  'trap',
  'wound',
  'empower',
  'removeFromCard',
  'removeFromZone',
])

/** There may be many of a kind: one points at the place first. */
export const isPointed = ({ choice }: Option): boolean => {
  const use = useOf(choice)
  return use === null ? POINTED.has(choice.do) : POINTED_USES.has(use.do)
}

/** The effects among which one chooses first; one or none needs no choosing. */
export const sourcesOf = (options: readonly Option[]): readonly string[] =>
  [...new Set(options.filter(({ refusal }) => refusal === null).map(({ source }) => source))].filter(
    (source) => source !== '',
  )

/** Without those of other effects than the chosen one. */
export const ofSource = (options: readonly Option[], source: string | null): readonly Option[] =>
  source === null ? options : options.filter((option) => option.source === '' || option.source === source)

export const optionsAt = (options: readonly Option[], place: Place): readonly Option[] =>
  options.filter(({ at }) => at.includes(place))

/** As buttons: whatever needs no pointing, and what can be done at the place that is pointed at. */
export const offered = (options: readonly Option[], picked: Place | null): readonly Option[] => {
  const shown = options.filter((option) => !isPointed(option) || (picked !== null && option.at.includes(picked)))
  return withoutIdle(shown)
}

/** Of several blocks that are all refused, one is enough to say why. */
const withoutIdle = (options: readonly Option[]): readonly Option[] => {
  const blocks = options.filter(({ choice }) => choice.do === 'block')
  const open = blocks.filter(({ refusal }) => refusal === null)
  const kept = open.length > 0 ? open : blocks.slice(0, 1)
  return options.filter((option) => option.choice.do !== 'block' || kept.includes(option))
}
