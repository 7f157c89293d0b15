import type { VNode } from 'preact'
import { isList, isObject } from '../../kernel/json.ts'
import { type EitherField, type Field, freshValue, freshVariant, type ObjectField } from './field.ts'
import { elementId, focusAt, given, hintOf, labelOf, type Place, sayValue } from './form.ts'
import { written } from './path.ts'
import { Says, saysOf } from './says.tsx'
import { ChoiceField, FlagField, InFile, TextField, TicksField, WholeField } from './simple-fields.tsx'
import { decks } from './words.ts'

/** The part of a form for a part of a schema. */
const FieldView = ({ field, ...place }: Place & { readonly field: Field }): VNode => {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...place} />
    case 'whole':
      return <WholeField field={field} {...place} />
    case 'choice':
      return <ChoiceField field={field} {...place} />
    case 'flag':
      return <FlagField field={field} {...place} />
    case 'ticks':
      return <TicksField field={field} {...place} />
    case 'list':
      return <ListView field={field} {...place} />
    case 'object':
    case 'either':
      return <PartView field={field} {...place} />
  }
}

/** Something with fields of its own, which may be missing. */
const PartView = ({ field, ...place }: Place & { readonly field: ObjectField | EitherField }) => {
  const { form, path, isRequired } = place
  const value = given(place)
  const label = labelOf(form, path)
  const id = elementId(path)
  const says = <Says form={form} id={`${id}-says`} says={saysOf(form, path, false)} />
  const at = written(path)
  if (value === undefined)
    return (
      <div class="deck-field is-absent" id={id}>
        <button
          type="button"
          class="quiet deck-add"
          onClick={() => {
            form.change(path, freshValue(field))
            focusAt(at)
          }}
        >
          {decks.addField(label)}
        </button>
        {says}
      </div>
    )
  return (
    <fieldset class="deck-part is-wide" id={id} aria-describedby={`${id}-says`}>
      <legend class="deck-label">{label}</legend>
      {hintOf(form, path) !== undefined && <p class="soft deck-hint">{hintOf(form, path)}</p>}
      {isObject(value) ? <Fields field={field} {...place} /> : <InFile value={value} />}
      {says}
      {!isRequired && (
        <button
          type="button"
          class="quiet deck-drop"
          onClick={() => {
            form.change(path, undefined)
            focusAt(at)
          }}
        >
          {decks.dropField(label)}
        </button>
      )}
    </fieldset>
  )
}

/** The fields of an object without anything around them. */
const Fields = ({ field, ...place }: Place & { readonly field: ObjectField | EitherField }) =>
  field.kind === 'object' ? <ObjectFields field={field} {...place} /> : <EitherFields field={field} {...place} />

interface ObjectFieldsProps extends Place {
  readonly field: ObjectField
  /** Only these of its fields, in this order; all if it is missing. */
  readonly only?: readonly string[]
  /** None of them can be taken away. */
  readonly isNeeded?: boolean
}

export const ObjectFields = ({
  field: { fields, required },
  only,
  isNeeded = false,
  form,
  path,
}: ObjectFieldsProps) => (
  <div class="deck-fields">
    {(only ?? Object.keys(fields)).map((name) => (
      <FieldView
        key={name}
        form={form}
        path={[...path, name]}
        field={fields[name]}
        isRequired={isNeeded || required.includes(name)}
      />
    ))}
    {only === undefined && <Strangers form={form} path={path} known={Object.keys(fields)} />}
  </div>
)

interface StrangersProps {
  readonly form: Place['form']
  readonly path: Place['path']
  readonly known: readonly string[]
}

/** What stands in the file and has no field: it can be looked at and taken away. */
export const Strangers = ({ form, path, known }: StrangersProps) => {
  const value = given({ form, path, isRequired: true })
  const strangers = isObject(value) ? Object.keys(value).filter((name) => !known.includes(name)) : []
  return (
    <>
      {strangers.map((name) => {
        const place = [...path, name]
        const id = elementId(place)
        return (
          <div key={name} id={id} class="deck-field is-wide">
            <b>
              {decks.unknown}: {name}
            </b>
            <InFile value={given({ form, path: place, isRequired: false })} />
            <Says form={form} id={`${id}-says`} says={saysOf(form, place, true)} />
            <button type="button" class="quiet deck-drop" onClick={() => form.change(place, undefined)}>
              {decks.dropField(name)}
            </button>
          </div>
        )
      })}
    </>
  )
}

const EitherFields = ({ field, ...place }: Place & { readonly field: EitherField }) => {
  const { form, path } = place
  const value = given(place)
  const { tag, variants } = field
  const word = isObject(value) ? value[tag] : undefined
  const variant = typeof word === 'string' && Object.hasOwn(variants, word) ? variants[word] : null
  const tagId = elementId([...path, tag])
  const says = saysOf(form, [...path, tag], true)
  const settled = variant === null ? [] : Object.keys(variant.fields).filter((name) => isSettled(variant, name))
  const open =
    variant === null ? [] : Object.keys(variant.fields).filter((name) => !settled.includes(name) && name !== tag)
  return (
    <>
      <div class="deck-field">
        <label class="deck-label" for={tagId}>
          {labelOf(form, [...path, tag])}
        </label>
        <select
          id={tagId}
          aria-describedby={`${tagId}-says`}
          value={variant === null ? '' : String(word)}
          onChange={({ currentTarget }) => form.change(path, freshVariant(field, currentTarget.value, value))}
        >
          {variant === null && <option value="">{decks.unset}</option>}
          {Object.keys(variants).map((offered) => (
            <option key={offered} value={offered}>
              {sayValue(form, offered)}
            </option>
          ))}
        </select>
        {variant === null && word !== undefined && <InFile value={word} />}
        <Says form={form} id={`${tagId}-says`} says={says} />
      </div>
      {variant !== null && <ObjectFields field={variant} only={open} {...place} />}
      {settled.map((name) => (
        <Says key={name} form={form} id={elementId([...path, name])} says={saysOf(form, [...path, name], true)} />
      ))}
      <Strangers form={form} path={path} known={[tag, ...open, ...settled]} />
    </>
  )
}

/** A field with one possible word follows from the others. */
const isSettled = ({ fields }: ObjectField, name: string): boolean => {
  const field = fields[name]
  return field.kind === 'choice' && field.values.length === 1
}

const ListView = ({
  field: { item, most },
  ...place
}: Place & { readonly field: Extract<Field, { kind: 'list' }> }) => {
  const { form, path, isRequired } = place
  const value = given(place)
  const items = isList(value) ? value : []
  const label = labelOf(form, path)
  const hint = hintOf(form, path)
  const id = elementId(path)
  const add = (): void => {
    form.change(path, [...items, freshValue(item)])
    focusAt(written([...path, items.length]))
  }
  const drop = (n: number): void => {
    const left = items.filter((_, other) => other !== n)
    form.change(path, left.length === 0 && !isRequired ? undefined : left)
    focusAt(written(path))
  }
  if (items.length === 0 && (value === undefined || isList(value)))
    return (
      <div class="deck-field is-absent" id={id}>
        <button type="button" class="quiet deck-add" onClick={add}>
          {decks.addField(label)}
        </button>
        <Says form={form} id={`${id}-says`} says={saysOf(form, path, false)} />
      </div>
    )
  return (
    <fieldset class="deck-part is-wide" id={id} aria-describedby={`${id}-says`}>
      <legend class="deck-label">{label}</legend>
      {hint !== undefined && items.length > 0 && <p class="soft deck-hint">{hint}</p>}
      {value !== undefined && !isList(value) && <InFile value={value} />}
      {items.map((entry, n) => (
        <fieldset key={n} class="deck-item" aria-label={decks.item(label, n + 1)} id={elementId([...path, n])}>
          {(item.kind === 'object' || item.kind === 'either') && isObject(entry) ? (
            <Fields field={item} form={form} path={[...path, n]} isRequired />
          ) : (
            <InFile value={entry} />
          )}
          <Says form={form} id={`${elementId([...path, n])}-says`} says={saysOf(form, [...path, n], false)} />
          <button
            type="button"
            class="quiet deck-drop"
            aria-label={decks.dropField(decks.item(label, n + 1))}
            onClick={() => drop(n)}
          >
            {decks.drop}
          </button>
        </fieldset>
      ))}
      <Says form={form} id={`${id}-says`} says={saysOf(form, path, false)} />
      {items.length < most && (
        <button type="button" class="quiet deck-add" onClick={add}>
          {decks.addItem(label)}
        </button>
      )}
    </fieldset>
  )
}
