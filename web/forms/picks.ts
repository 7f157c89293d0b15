import type { Field, Form, RecordForm } from '../../kernel/forms.ts'

/**
 * What has been picked so far, by the path of its field: a tag, a value, or the places of cards in the order in which
 * they were picked. `true` under the path of an optional record: it is wanted.
 */
export type Picks = Readonly<Record<string, string | number | readonly number[] | true>>

/** A finished value, or the path of the first field that lacks something. */
export type Built = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly missing: string }

const lacks = (missing: string): Built => ({ ok: false, missing })
const built = (value: unknown): Built => ({ ok: true, value })

export const fieldPath = (at: string, name: string): string => `${at}/${name}`

/** The record of an `either` that was chosen; where there is only one there is nothing to choose. */
export const chosenTag = (tags: readonly string[], picks: Picks, at: string): string | undefined =>
  tags.length === 1 ? tags[0] : tags.find((tag) => tag === picks[at])

/** The cards that were picked, by their places. */
export const placesAt = (picks: Picks, at: string): readonly number[] => {
  const found = picks[at]
  return typeof found === 'object' ? found : []
}

/** Puts the answer together. Whether it is legal is for the rules to say. */
export const build = (form: Form, picks: Picks, at = ''): Built => {
  switch (form.kind) {
    case 'one':
    case 'place':
    case 'seat':
    case 'number': {
      const value = picks[at]
      return value === undefined || value === true ? lacks(at) : built(value)
    }
    case 'cards': {
      const places = placesAt(picks, at)
      return places.length < form.min ? lacks(at) : built(places.map((place) => form.from[place]))
    }
    case 'record':
      return buildFields(form, picks, at, {})
    case 'either': {
      const tag = chosenTag(Object.keys(form.of), picks, at)
      return tag === undefined ? lacks(at) : buildFields(form.of[tag], picks, fieldPath(at, tag), { do: tag })
    }
  }
}

const buildFields = (
  { fields }: RecordForm,
  picks: Picks,
  at: string,
  beside: Readonly<Record<string, unknown>>,
): Built => {
  const value: Record<string, unknown> = { ...beside }
  for (const [name, field] of Object.entries(fields)) {
    const path = fieldPath(at, name)
    if (field.optional === true && !isWanted(field, picks, path)) continue
    const part = build(field.form, picks, path)
    if (!part.ok) return part
    value[name] = part.value
  }
  return built(value)
}

const isWanted = ({ form }: Field, picks: Picks, path: string): boolean =>
  form.kind === 'cards' ? placesAt(picks, path).length > 0 : picks[path] !== undefined

export const without = (picks: Picks, path: string): Picks =>
  Object.fromEntries(Object.entries(picks).filter(([at]) => at !== path))

/** Picks a card or puts it back. Where only one is wanted another one takes its place. */
export const toggled = (places: readonly number[], place: number, max: number): readonly number[] => {
  if (places.includes(place)) return places.filter((other) => other !== place)
  return max === 1 ? [place] : [...places, place]
}
