import type { Option as BoardOption } from '../../../board/options.ts'
import type { Rules } from '../../../kernel/contract.ts'
import type { EitherForm, Field, RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import type { Choice, Packed } from '../choice.ts'
import type { State } from '../state.ts'

export type FurRules = Rules<State, Packed, Choice>

export type Option = BoardOption<Choice>

/** What has been put together on the board so far. */
export interface Wish {
  /** The plan, or a Pass. */
  readonly plan: Choice
  /** Faces that are picked, in order. */
  readonly picked: readonly string[]
}

export const optionsFor = (
  rules: FurRules,
  view: State,
  seat: Seat,
  { of }: EitherForm,
  wish: Wish,
): readonly Option[] =>
  Object.entries(of)
    .flatMap(([tag, form]) => MAKERS[tag]?.(form, wish) ?? [])
    .map((choice) => ({ id: idOf(choice), choice, refusal: rules.refusal(view, seat, choice) }))

type Maker = (form: RecordForm, wish: Wish) => readonly Choice[]

const MAKERS: Readonly<Record<string, Maker>> = {
  plan: (_form, { plan }) => (plan.do === 'plan' ? [plan] : []),
  pass: (_form, { plan }) => (plan.do === 'pass' ? [plan] : []),
  throw: ({ fields }) => listed(fields.sign).map((sign) => ({ do: 'throw', sign })),
  add: (_form, { picked }) => [{ do: 'add', cards: picked }],
  none: () => [{ do: 'none' }],
  commit: ({ fields }) => range(fields.hw).map((hw) => ({ do: 'commit', hw })),
  remove: (_form, { picked }) => [{ do: 'remove', cards: picked }],
  use: () => [{ do: 'use' }],
  waive: () => [{ do: 'waive' }],
  ignore: ({ fields }) => range(fields.hw).map((hw) => ({ do: 'ignore', hw })),
  take: (_form, { picked }) => [{ do: 'take', cards: picked }],
  order: (_form, { picked }) => [{ do: 'order', cards: picked }],
}

/** The values that a field offers. */
const listed = ({ form }: Field): readonly string[] => (form.kind === 'one' ? form.of : [])

const range = ({ form }: Field): readonly number[] =>
  form.kind === 'number' ? Array.from({ length: form.max - form.min + 1 }, (_, i) => form.min + i) : []

/** What is done, and where there are several of a kind, which one. */
const idOf = (choice: Choice): string => {
  if ('hw' in choice) return `${choice.do} ${choice.hw}`
  return choice.do === 'throw' ? `throw ${choice.sign}` : choice.do
}

/** The cards that a question lets somebody pick from, other than those in hand. */
export const laidOpen = ({ of }: EitherForm): readonly string[] => {
  for (const tag of ['remove', 'take', 'order']) {
    const field = of[tag]?.fields.cards
    if (field?.form.kind === 'cards') return field.form.from
  }
  return []
}
