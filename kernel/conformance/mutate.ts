import { canonical } from '../canonical.ts'
import type { Form, RecordForm } from '../forms.ts'
import { isList, isObject } from '../json.ts'
import type { Rng } from '../random.ts'

type CardsForm = Extract<Form, { kind: 'cards' }>

const anyOf = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]

/** A value of the right shape, mostly one that the form can build. */
export const inventValue = (form: Form, rng: Rng, faces: readonly string[]): unknown => {
  switch (form.kind) {
    case 'one':
    case 'place':
    case 'seat':
      return form.of.length === 0 ? null : anyOf<string | number>(form.of, rng)
    case 'number':
      return form.min + rng.below(form.max - form.min + 1)
    case 'cards':
      return inventCards(form, rng, faces)
    case 'record':
      return inventRecord(form, rng, faces)
    case 'either': {
      const tags = Object.keys(form.of)
      if (tags.length === 0) return null
      const tag = anyOf(tags, rng)
      return { do: tag, ...inventRecord(form.of[tag], rng, faces) }
    }
  }
}

const inventCards = ({ from, min, max }: CardsForm, rng: Rng, faces: readonly string[]): string[] => {
  const size = min + rng.below(Math.max(1, Math.min(max, from.length) - min + 1))
  const left = from.slice()
  return Array.from({ length: size }, () =>
    left.length === 0 ? anyOf(faces, rng) : left.splice(rng.below(left.length), 1)[0],
  )
}

const inventRecord = ({ fields }: RecordForm, rng: Rng, faces: readonly string[]): Record<string, unknown> => {
  const wanted = Object.entries(fields).filter(([, { optional }]) => optional !== true || rng.below(2) === 0)
  return Object.fromEntries(wanted.map(([name, { form }]) => [name, inventValue(form, rng, faces)]))
}

type Change = (cards: string[], form: CardsForm, rng: Rng, faces: readonly string[]) => void

/** What goes wrong with cards, and what must not matter: their order. */
const CARD_CHANGES: readonly Change[] = [
  (cards, _form, rng) => cards.splice(rng.below(cards.length + 1), 1),
  (cards, _form, rng) => {
    if (cards.length > 0) cards.push(anyOf(cards, rng))
  },
  (cards, _form, rng, faces) => cards.splice(rng.below(cards.length + 1), 1, anyOf(faces, rng)),
  (cards, { from }, rng) => {
    if (from.length > 0) cards.splice(rng.below(cards.length + 1), 1, anyOf(from, rng))
  },
  (cards, { from }, rng) => {
    if (from.length > 0) cards.push(anyOf(from, rng))
  },
  (cards) => cards.reverse(),
]

/** The value with one thing changed; it keeps the shape of the form. */
export const mutate = (form: Form, value: unknown, rng: Rng, faces: readonly string[]): unknown => {
  switch (form.kind) {
    case 'one':
    case 'place':
    case 'seat':
      return inventValue(form, rng, faces)
    case 'number':
      return anyOf([Number(value) - 1, Number(value) + 1, form.min - 1, form.max + 1, form.min, form.max], rng)
    case 'cards': {
      const cards = isList(value) ? value.map(String) : []
      anyOf(CARD_CHANGES, rng)(cards, form, rng, faces)
      return cards
    }
    case 'record':
      return isObject(value) ? mutateRecord(form, value, rng, faces) : value
    case 'either': {
      if (!isObject(value) || rng.below(4) === 0) return inventValue(form, rng, faces)
      const { do: tag, ...fields } = value
      return typeof tag === 'string' ? { do: tag, ...mutateRecord(form.of[tag], fields, rng, faces) } : value
    }
  }
}

const mutateRecord = (
  { fields }: RecordForm,
  value: Readonly<Record<string, unknown>>,
  rng: Rng,
  faces: readonly string[],
): Record<string, unknown> => {
  const names = Object.keys(fields)
  if (names.length === 0) return { ...value }
  const name = anyOf(names, rng)
  const { form, optional } = fields[name]
  const { [name]: old, ...others } = value
  if (old === undefined) return { ...others, [name]: inventValue(form, rng, faces) }
  return optional === true && rng.below(3) === 0 ? others : { ...others, [name]: mutate(form, old, rng, faces) }
}

/** One text for all spellings of a choice: where the order of cards does not count, they are sorted. */
export const spelling = (form: Form, value: unknown): string => canonical(sorted(form, value))

const sorted = (form: Form, value: unknown): unknown => {
  if (form.kind === 'cards') return isList(value) && !form.ordered ? value.map(String).sort() : value
  if (!isObject(value)) return value
  if (form.kind === 'either') {
    const { do: tag, ...fields } = value
    return typeof tag === 'string' ? { do: tag, ...sortedFields(form.of[tag], fields) } : value
  }
  return form.kind === 'record' ? sortedFields(form, value) : value
}

const sortedFields = ({ fields }: RecordForm, value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name in fields ? sorted(fields[name].form, item) : item]),
  )
