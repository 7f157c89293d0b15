import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Editor } from '../../board/editor.ts'
import type { Game } from '../../kernel/contract.ts'
import { isList } from '../../kernel/json.ts'
import { valueAt, withValue } from './edits.ts'
import { type ObjectField, objectOf } from './field.ts'
import { type Form, focusAt } from './form.ts'
import { begun, edited, type History, redone, undone } from './history.ts'
import { scan } from './json-text.ts'
import type { SavedFile, Shelf } from './kept.ts'
import { isWithin, type Path, written } from './path.ts'
import { reportOn } from './report.ts'

export interface Tools {
  readonly editor: Editor
  readonly game: Game
}

/** What is on the bench: one of the records, the file around them, or nothing yet. */
type Chosen = number | 'file' | null

/** One file that is being written: its content, everything that can be done to it, and what the checker says. */
export const useBench = (kept: SavedFile, { editor, game }: Tools, shelf: Shelf) => {
  const { schema, records: list } = editor.files[kept.file]
  const [name, setName] = useState(kept.name)
  const [history, setHistory] = useState<History>(() => begun(kept.content))
  const [chosen, setChosen] = useState<Chosen>(list === null ? 0 : null)
  const [isKept, setKept] = useState(true)
  const content = history.now
  const fields = useMemo(() => fieldsOf(schema, list), [schema, list])
  const report = useMemo(() => reportOn(game, editor, kept.file, content), [game, editor, kept.file, content])
  // At once: who types and leaves before the next frame loses nothing.
  useLayoutEffect(() => setKept(shelf.put({ ...kept, name, content })), [name, content])

  const pathOf = (n: number): Path => (list === null ? [] : [list, n])
  const inList = list === null ? undefined : valueAt(content, [list])
  const records: readonly unknown[] = list === null ? [content] : isList(inList) ? inList : []
  const at = typeof chosen === 'number' && chosen < records.length ? chosen : null
  const base: Path = at === null ? [] : pathOf(at)

  const edit = (after: unknown, typedAt: string | null = null): void => setHistory(edited(history, after, typedAt))
  const change = (path: Path, value: unknown): void => {
    const after = withValue(content, path, value)
    const others = records.filter((_, n) => n !== at)
    const followed =
      at === null ? after : withValue(after, base, editor.records.follow(records[at], valueAt(after, base), others))
    edit(followed, typeof value === 'string' || typeof value === 'number' ? written(path) : null)
  }
  const form: Form = {
    editor,
    content,
    messages: report.messages,
    records,
    base,
    id: at === null ? '' : editor.records.sketch(records[at]).id,
    change,
  }

  const choose = (next: Chosen): void => {
    setChosen(next)
    requestAnimationFrame(() => document.getElementById(BENCH)?.focus())
  }
  const toList = (n = at ?? 0): void => {
    setChosen(null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-record="${n}"]`)?.focus())
  }
  const insert = (record: unknown, n: number): void => {
    if (list === null) return
    edit(withValue(content, [list], records.toSpliced(n, 0, record)))
    choose(n)
  }
  return {
    report,
    ...fields,
    list,
    name,
    rename: setName,
    content,
    isKept,
    form,
    records,
    pathOf,
    /** The record that is open. */
    at,
    isOpen: at !== null || chosen === 'file',
    choose,
    toList,
    add: () => insert(editor.records.fresh(records), records.length),
    copy: (n: number) => insert(editor.records.twin(records[n], records), n + 1),
    remove: (n: number) => {
      edit(withValue(content, pathOf(n), undefined))
      toList(Math.max(0, n - 1))
    },
    /** To the field that a message names. */
    jump: (place: string) => {
      const n = records.findIndex((_, other) => isWithin(place, written(pathOf(other))))
      setChosen(n >= 0 ? n : 'file')
      focusAt(place)
    },
    /** The whole file as somebody typed it; what is no JSON changes nothing. */
    write: (text: string) => {
      if (scan(text).ok) edit(JSON.parse(text), 'text')
    },
    undo: history.past.length === 0 ? null : () => setHistory(undone(history)),
    redo: history.future.length === 0 ? null : () => setHistory(redone(history)),
  }
}

export type Bench = ReturnType<typeof useBench>

/** The heading of what is open. */
export const BENCH = 'deck-bench-title'

const fieldsOf = (schema: unknown, list: string | null): { fileField: ObjectField; recordField: ObjectField } => {
  const fileField = objectOf(schema)
  if (list === null) return { fileField, recordField: fileField }
  const field = fileField.fields[list]
  if (field?.kind !== 'list' || field.item.kind !== 'object') throw new Error(`${list} is a list of objects`)
  return { fileField, recordField: field.item }
}
