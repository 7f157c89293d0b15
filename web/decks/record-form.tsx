import { isObject } from '../../kernel/json.ts'
import { valueAt } from './edits.ts'
import type { ObjectField } from './field.ts'
import { ObjectFields, Strangers } from './field-view.tsx'
import { elementId, type Form } from './form.ts'
import { Says, saysOf } from './says.tsx'
import { InFile } from './simple-fields.tsx'
import { decks } from './words.ts'

interface RecordFormProps {
  readonly form: Form
  readonly field: ObjectField
}

/** One card: every field that a card of its type has, and beside them how it looks. */
export const RecordForm = ({ form, field }: RecordFormProps) => {
  const { editor, base, records } = form
  const record = valueAt(form.content, base)
  const { Face } = editor.records
  const groups = editor.records.groups(record)
  const id = elementId(base)
  return (
    <div class="deck-record">
      <div class="deck-record-form" id={id}>
        <Says form={form} id={`${id}-says`} says={saysOf(form, base, false)} />
        {isObject(record) ? (
          groups.map(({ title, fields, isNeeded = false }) => (
            <section key={title} class="deck-group" aria-label={title}>
              <h3>{title}</h3>
              <ObjectFields form={form} path={base} field={field} only={fields} isNeeded={isNeeded} isRequired />
            </section>
          ))
        ) : (
          <InFile value={record} />
        )}
        <Strangers form={form} path={base} known={Object.keys(field.fields)} />
      </div>
      <aside class="deck-sample" aria-label={decks.sample}>
        <Face record={record} records={records} />
      </aside>
    </div>
  )
}
