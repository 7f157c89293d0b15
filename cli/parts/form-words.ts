import type { Words } from '../../kernel/contract.ts'
import type { Field, Form } from '../../kernel/forms.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { labelOf } from '../../kernel/words.ts'

/** `psychUp` is typed as `psych-up`. */
export const typedTag = (tag: string): string => tag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The name that somebody typed, in any spelling of it: `psychUp`, `psych-up`, `Psych Up`. */
export const findTag = (words: Words, tags: readonly string[], typed: string): string | undefined =>
  tags.find((tag) => [tag, labelOf(words, tag)].some((name) => plain(name) === plain(typed)))

const range = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`)

/** What an answer consists of, in a few words. */
const describeForm = (words: Words, form: Form): string => {
  switch (form.kind) {
    case 'one':
    case 'place':
      return form.of.join(' or ')
    case 'cards':
      return `${range(form.min, form.max)} of ${form.from.join(' ')}`
    case 'number':
      return range(form.min, form.max)
    case 'seat':
      return form.of.map(seatLetter).join(' or ')
    case 'record':
      return describeFields(words, form.fields)
    case 'either':
      return Object.keys(form.of)
        .map((tag) => labelOf(words, tag))
        .join(' or ')
  }
}

export const describeFields = (words: Words, fields: Readonly<Record<string, Field>>): string =>
  Object.entries(fields)
    .map(([name, { form, optional }]) => {
      const text = `${labelOf(words, name)}: ${describeForm(words, form)}`
      return optional === true ? `[${text}]` : text
    })
    .join('; ')

/** The values of a form that need words beside them: what to type, and what it is. */
export const explained = (words: Words, form: Form): readonly (readonly [string, string])[] => {
  const values = form.kind === 'one' || form.kind === 'place' ? form.of : []
  return values.map((value) => [value, labelOf(words, value)] as const).filter(([value, label]) => value !== label)
}
