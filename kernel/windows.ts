import type { RecordForm } from './forms.ts'

// What the windows of every game share.

/** The form of an answer that says nothing more. */
export const nothing: RecordForm = { kind: 'record', fields: {} }

/** A choice of another window got here past its form. */
export const misplaced = (choice: { readonly do: string }): never => {
  throw new Error(`${choice.do} answers another question`)
}
