import type { VNode } from 'preact'

/** An object as it came out of a file: right or wrong, as somebody wrote it. */
export type Plain = Readonly<Record<string, unknown>>

/** What `games/<id>/ui/editor.tsx` exports: how the page lets people write the files that a table may bring. */
export interface EditorModule {
  readonly editor: Editor
}

export interface Editor {
  /** By the names of `meta.files`. */
  readonly files: Readonly<Record<string, FileForm>>
  /** What one may begin with. */
  readonly starts: readonly Start[]
  readonly words: EditorWords
  /** The name of the file that a content is meant to be; null if it looks like none of this game. */
  fileOf(content: unknown): string | null
  readonly records: RecordEditor
  /** What of a file has a limit that the checker knows, beside its length. */
  bounds(file: string, content: unknown): readonly Bound[]
  /** The match in which all that is in the file can be met: what `setup` lacks is the file itself. */
  setupFor(file: string, content: unknown): { readonly mode: string; readonly seats: number; readonly options: Plain }
}

export interface FileForm {
  readonly title: string
  /** The JSON Schema that the form is made of. */
  readonly schema: Plain
  /** The field with the list of records; null for a file that is one record itself. */
  readonly records: string | null
}

export interface Start {
  readonly title: string
  readonly says: string
  readonly file: string
  /** The name that it has in the list of those who begin with it. */
  readonly name: string
  content(): unknown
}

/** One record of a file, such as a card. None of these may fail, whatever stands in the record. */
export interface RecordEditor {
  readonly kinds: readonly string[]
  sketch(record: unknown): Sketch
  /** A new one, beside those that are there. */
  fresh(beside: readonly unknown[]): Plain
  /** The same again, as a record of its own. */
  twin(record: unknown, beside: readonly unknown[]): unknown
  /** Its fields, in groups, as the form shows them. */
  groups(record: unknown): readonly Group[]
  /** What follows from a change: another kind, for one, has other fields. */
  follow(before: unknown, after: unknown, beside: readonly unknown[]): unknown
  /** What is commonly written into a field; the path is without the places in lists. */
  suggestions(field: string, records: readonly unknown[]): readonly Suggestion[]
  /** As it looks on the table. */
  Face(props: { readonly record: unknown; readonly records: readonly unknown[] }): VNode
}

/** What a list says of a record. */
export interface Sketch {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly copies: number
}

export interface Group {
  readonly title: string
  readonly fields: readonly string[]
  /** A record of its kind cannot do without them. */
  readonly isNeeded?: boolean
}

export interface Suggestion {
  readonly value: string
  readonly label: string
}

export interface Bound {
  readonly name: string
  readonly value: number
  readonly most: number
}

/** Labels and hints, looked up by a field's path without the places in lists, then by its last name alone. */
export interface EditorWords {
  readonly labels: Readonly<Record<string, string>>
  readonly hints: Readonly<Record<string, string>>
  /** Words of the vocabulary as people say them; others are shown as they are. */
  readonly values: Readonly<Record<string, string>>
}
