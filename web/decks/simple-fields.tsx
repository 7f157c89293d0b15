import type { ComponentChildren } from 'preact'
import { isList } from '../../kernel/json.ts'
import type { Field } from './field.ts'
import { elementId, given, hintOf, labelOf, nameOfField, type Place, sayValue } from './form.ts'
import { Says, saysOf } from './says.tsx'
import { decks } from './words.ts'

type Of<Kind extends Field['kind']> = Place & { readonly field: Extract<Field, { readonly kind: Kind }> }

const LONG = 100

/** What is said about a field below it, and the attributes that tie both together. */
const around = (place: Place) => {
  const { form, path } = place
  const id = elementId(path)
  const says = saysOf(form, path, true)
  const attributes = {
    id,
    'aria-describedby': `${id}-says ${id}-hint`,
    ...(says.some(({ isProblem }) => isProblem) && { 'aria-invalid': true }),
  }
  return { id, attributes, says: <Says form={form} id={`${id}-says`} says={says} /> }
}

interface RowProps {
  readonly place: Place
  readonly fits: boolean
  /** Bounds or a counter. */
  readonly measure?: string
  readonly isWide?: boolean
  readonly children: ComponentChildren
}

const Row = ({ place, fits, measure, isWide = false, children }: RowProps) => {
  const { form, path } = place
  const { id, says } = around(place)
  const hint = hintOf(form, path)
  return (
    <div class={`deck-field${isWide ? ' is-wide' : ''}`}>
      <label class="deck-label" for={id}>
        {labelOf(form, path)}
      </label>
      {children}
      {!fits && <InFile value={given(place)} />}
      {says}
      <span id={`${id}-hint`} class="soft deck-hint">
        {[hint, measure].filter((text) => text !== undefined).join(' · ')}
      </span>
    </div>
  )
}

/** What stands in the file and cannot be shown in a field of this kind. */
export const InFile = ({ value }: { readonly value: unknown }) => (
  <span class="deck-in-file">
    {decks.inFile} <code>{JSON.stringify(value)}</code>
  </span>
)

export const TextField = ({ field: { most }, ...place }: Of<'text'>) => {
  const { form, path, isRequired } = place
  const value = given(place)
  const text = typeof value === 'string' ? value : ''
  const { id, attributes } = around(place)
  const suggestions = form.editor.records.suggestions(nameOfField(form, path), form.records)
  const write = (typed: string): void => {
    const line = typed.replace(/\s*\n\s*/g, ' ')
    form.change(path, line === '' && !isRequired ? undefined : line)
  }
  return (
    <Row
      place={place}
      fits={value === undefined || typeof value === 'string'}
      isWide={most !== null && most >= LONG}
      {...(most !== null && { measure: decks.used(text.length, most) })}
    >
      {most !== null && most >= LONG ? (
        <textarea {...attributes} rows={2} value={text} onInput={({ currentTarget }) => write(currentTarget.value)} />
      ) : (
        <input
          {...attributes}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={text}
          {...(suggestions.length > 0 && { list: `${id}-list` })}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value: offered, label }) => (
            <option key={offered} value={offered}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </Row>
  )
}

export const WholeField = ({ field: { min, max }, ...place }: Of<'whole'>) => {
  const { form, path, isRequired } = place
  const value = given(place)
  const { attributes } = around(place)
  // A number that was taken out stays a gap that the checker names; an optional one is left out.
  const gap = isRequired ? null : undefined
  return (
    <Row
      place={place}
      fits={value === undefined || value === null || typeof value === 'number'}
      measure={decks.range(min, max)}
    >
      <input
        {...attributes}
        type="number"
        step={1}
        min={min}
        max={max}
        value={typeof value === 'number' ? String(value) : ''}
        onInput={({ currentTarget: { valueAsNumber } }) =>
          form.change(path, Number.isFinite(valueAsNumber) ? valueAsNumber : gap)
        }
      />
    </Row>
  )
}

export const ChoiceField = ({ field: { values }, ...place }: Of<'choice'>) => {
  const { form, path, isRequired } = place
  const value = given(place)
  const { attributes } = around(place)
  const isKnown = typeof value === 'string' && values.includes(value)
  return (
    <Row place={place} fits={isKnown || value === undefined}>
      <select
        {...attributes}
        value={isKnown ? value : ''}
        onChange={({ currentTarget }) =>
          form.change(path, currentTarget.value === '' ? undefined : currentTarget.value)
        }
      >
        {(!isRequired || !isKnown) && <option value="">{decks.unset}</option>}
        {values.map((offered) => (
          <option key={offered} value={offered}>
            {sayValue(form, offered)}
          </option>
        ))}
      </select>
    </Row>
  )
}

export const FlagField = (place: Of<'flag'>) => {
  const { form, path } = place
  const value = given(place)
  const { attributes, says } = around(place)
  return (
    <div class="deck-field is-flag">
      <label class="check">
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget: { checked } }) => form.change(path, checked ? true : undefined)}
        />
        <span>{labelOf(form, path)}</span>
      </label>
      {value !== undefined && value !== true && <InFile value={value} />}
      {says}
    </div>
  )
}

export const TicksField = ({ field: { values }, ...place }: Of<'ticks'>) => {
  const { form, path } = place
  const value = given(place)
  const ticked = isList(value) ? value : []
  const strangers = ticked.filter((word) => typeof word !== 'string' || !values.includes(word))
  const { id, says } = around(place)
  const tick = (word: string, isTicked: boolean): void =>
    form.change(path, [...values.filter((other) => (other === word ? isTicked : ticked.includes(other))), ...strangers])
  return (
    <fieldset class="deck-field is-wide deck-ticks" id={id} aria-describedby={`${id}-says`}>
      <legend class="deck-label">{labelOf(form, path)}</legend>
      <div class="deck-ticks-row">
        {values.map((word) => (
          <label key={word} class="check">
            <input
              type="checkbox"
              checked={ticked.includes(word)}
              onChange={({ currentTarget: { checked } }) => tick(word, checked)}
            />
            <span>{sayValue(form, word)}</span>
          </label>
        ))}
      </div>
      {(strangers.length > 0 || (value !== undefined && !isList(value))) && (
        <>
          <InFile value={isList(value) ? strangers : value} />
          <button
            type="button"
            class="quiet deck-drop"
            onClick={() =>
              form.change(
                path,
                ticked.filter((word) => !strangers.includes(word)),
              )
            }
          >
            {decks.drop}
          </button>
        </>
      )}
      {says}
    </fieldset>
  )
}
