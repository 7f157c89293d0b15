import type { Editor } from '../../board/editor.ts'
import { plain } from '../forms/labels.ts'
import { valueAt } from './edits.ts'
import { type Message, nearest } from './messages.ts'
import { type Path, withoutPlaces, written } from './path.ts'

/** All that the fields of a form need to know. */
export interface Form {
  readonly editor: Editor
  readonly content: unknown
  readonly messages: readonly Message[]
  readonly records: readonly unknown[]
  /** Where what the form is about begins, and the id by which messages name it. */
  readonly base: Path
  readonly id: string
  /** Undefined takes away what is there. */
  change(path: Path, value: unknown): void
}

export interface Place {
  readonly form: Form
  readonly path: Path
  readonly isRequired: boolean
}

export const given = ({ form, path }: Place): unknown => valueAt(form.content, path)

export const nameOfField = ({ base }: Form, path: Path): string => withoutPlaces(path.slice(base.length))

const lookUp = (table: Readonly<Record<string, string>>, name: string): string | undefined => {
  const last = name.split('.').at(-1) ?? name
  return [name, last].filter((key) => Object.hasOwn(table, key)).map((key) => table[key])[0]
}

export const labelOf = (form: Form, path: Path): string => {
  const name = nameOfField(form, path)
  return lookUp(form.editor.words.labels, name) ?? plain(name)
}

export const hintOf = (form: Form, path: Path): string | undefined =>
  lookUp(form.editor.words.hints, nameOfField(form, path))

export const sayValue = ({ editor: { words } }: Form, value: string): string =>
  Object.hasOwn(words.values, value) ? words.values[value] : value

/** The element at a place of the content. */
export const elementId = (path: Path): string => idAt(written(path))
const idAt = (at: string): string => `at-${encodeURIComponent(at)}`

const FOCUSABLE = 'input, select, textarea, button'

/** Takes the focus to what is shown nearest to a place, when it has been drawn. */
export const focusAt = (at: string): void => {
  requestAnimationFrame(() => {
    const found = nearest(at, (place) => document.getElementById(idAt(place)))
    if (found === null) return
    const field = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE)
    const target = field ?? found
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
  })
}
