import type { Refusal, Rules } from '../../kernel/contract.ts'
import { fits } from '../../kernel/fits.ts'
import type { Form } from '../../kernel/forms.ts'
import type { Seat } from '../../kernel/seats.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import { build, type Picks } from './picks.ts'

export type Verdict =
  | { readonly kind: 'missing'; readonly at: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'legal'; readonly choice: unknown }

/** Judges an answer before it is handed in: the seat's view is all that the rules need for it. */
export const judge = (rules: Rules, view: unknown, seat: Seat, form: Form, picks: Picks): Verdict => {
  const made = build(form, picks)
  if (!made.ok) return { kind: 'missing', at: made.missing }
  const misfit = fits(form, made.value)
  const refusal = misfit === null ? rules.refusal(view, seat, made.value) : tableRefusal('table.shape', misfit)
  return refusal === null ? { kind: 'legal', choice: made.value } : { kind: 'refused', refusal }
}

/** The form of the field at a path of picks. */
export const formAt = (form: Form, path: string): Form => {
  const [, ...names] = path.split('/')
  let found = form
  for (const name of names) {
    if (found.kind === 'either') found = found.of[name]
    else if (found.kind === 'record') found = found.fields[name].form
  }
  return found
}
