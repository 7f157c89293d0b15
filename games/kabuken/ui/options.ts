import type { Option as BoardOption } from '../../../board/options.ts'
import type { Rules } from '../../../kernel/contract.ts'
import type { EitherForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Choice, Packed } from '../choice.ts'
import type { State } from '../state.ts'
import { choicesFor, type Plan } from './plan.ts'

export type KabukenRules = Rules<State, Packed, Choice>

export type Option = BoardOption<Choice>

export const optionsFor = (
  rules: KabukenRules,
  view: State,
  seat: Seat,
  form: EitherForm,
  plan: Plan,
): readonly Option[] =>
  choicesFor(form, plan).map((choice) => ({
    id: idOf(choice),
    choice,
    refusal: rules.refusal(view, seat, choice),
  }))

/** What is done, and where there are several of a kind, which one. */
const idOf = (choice: Choice): string => {
  if (choice.do === 'pay') return `pay ${choice.hp}`
  if (choice.do === 'pick') return `pick ${choice.character}`
  if (choice.do === 'keep') return `keep ${choice.secret}`
  if (choice.do === 'hold') return `hold ${choice.cards[0]}`
  return choice.do
}

/** The sets of faces that legal choices lay, each once. */
export const legalSets = (rules: KabukenRules, view: State, seat: Seat): readonly (readonly string[])[] => {
  const codes: Packed[] = []
  rules.choices(view, seat, codes)
  const sets = new Map<string, readonly string[]>()
  for (const code of codes) {
    const faces = layingOf(rules.unpack(code)).toSorted()
    sets.set(faces.join(), faces)
  }
  return [...sets.values()]
}

const layingOf = (choice: Choice): readonly string[] =>
  choice.do === 'attack' || choice.do === 'psychUp' || choice.do === 'defend' || choice.do === 'counter'
    ? choice.cards
    : []

/** May a card still join those that are selected, in any legal choice? */
export const mayJoin = (sets: readonly (readonly string[])[], selected: readonly string[], face: string): boolean => {
  const wanted = [...selected, face]
  return sets.some((set) => wanted.every((one) => times(set, one) >= times(wanted, one)))
}

const times = (faces: readonly string[], face: string): number => faces.filter((other) => other === face).length
