import type { Who, Words } from '../../kernel/contract.ts'
import type { Form, RecordForm } from '../../kernel/forms.ts'
import { capital, words as house } from '../words.ts'
import { CardPicker } from './card-picker.tsx'
import { Choices, type Offer } from './choices.tsx'
import { labelOf } from './labels.ts'
import { chosenTag, fieldPath, type Picks, placesAt, without } from './picks.ts'

/** What every part of a form is given. */
export interface Desk {
  readonly words: Words
  readonly who: Who
  readonly picks: Picks
  readonly disabled: boolean
  change(picks: Picks): void
}

interface PartProps {
  readonly desk: Desk
  readonly form: Form
  readonly at: string
  readonly legend: string
  readonly optional: boolean
}

/** Any form of the closed family, as ordinary controls. */
export const FormView = ({ desk, form, at, legend, optional }: PartProps) => {
  const { words, who, picks, disabled, change } = desk
  switch (form.kind) {
    case 'one':
    case 'place':
      return (
        <OneOf
          {...{ desk, at, legend, optional }}
          offers={form.of.map((value) => offer(value, labelOf(words, value)))}
        />
      )
    case 'seat':
      return <OneOf {...{ desk, at, legend, optional }} offers={form.of.map((seat) => offer(seat, who(seat)))} />
    case 'number':
      return <NumberField {...{ desk, at, legend, optional }} min={form.min} max={form.max} />
    case 'cards':
      return (
        <CardPicker
          {...{ legend, words, disabled, at }}
          from={form.from}
          min={optional ? 0 : form.min}
          max={form.max}
          places={placesAt(picks, at)}
          pick={(places) => change({ ...picks, [at]: places })}
        />
      )
    case 'record':
      return optional ? <Extra {...{ desk, form, at, legend }} /> : <Fields {...{ desk, form, at }} />
    case 'either': {
      const tags = Object.keys(form.of)
      const tag = optional && picks[at] === undefined ? undefined : chosenTag(tags, picks, at)
      return (
        <>
          {(tags.length > 1 || optional) && (
            <OneOf {...{ desk, at, legend, optional }} offers={tags.map((name) => offer(name, labelOf(words, name)))} />
          )}
          {tag !== undefined && <Fields desk={desk} form={form.of[tag]} at={fieldPath(at, tag)} />}
        </>
      )
    }
  }
}

const offer = <T,>(value: T, label: string): Offer<T> => ({ value, label })

/** What may be left out waits behind a disclosure, out of the way of what has to be said, if there is such. */
const Fields = ({ desk, form, at }: { readonly desk: Desk; readonly form: RecordForm; readonly at: string }) => {
  const fields = Object.entries(form.fields).map(([name, { form: inner, optional = false }]) => ({
    optional,
    view: (
      <FormView
        key={name}
        desk={desk}
        form={inner}
        at={fieldPath(at, name)}
        legend={labelOf(desk.words, name)}
        optional={optional}
      />
    ),
  }))
  const extras = fields.filter(({ optional }) => optional)
  if (extras.length === fields.length) return <>{extras.map(({ view }) => view)}</>
  return (
    <>
      {fields.filter(({ optional }) => !optional).map(({ view }) => view)}
      {extras.length > 0 && (
        <details class="more">
          <summary>{house.more}</summary>
          {extras.map(({ view }) => view)}
        </details>
      )}
    </>
  )
}

type Common = Pick<PartProps, 'desk' | 'at' | 'legend' | 'optional'>

interface OneOfProps extends Common {
  readonly offers: readonly Offer<string | number>[]
}

/** What may be left out is left out until somebody says otherwise. */
const OneOf = ({ desk: { picks, disabled, change }, at, legend, optional, offers }: OneOfProps) => {
  const found = picks[at]
  const chosen = typeof found === 'string' || typeof found === 'number' ? found : undefined
  const none: readonly Offer<null>[] = optional ? [offer(null, house.leaveOut)] : []
  return (
    <Choices<string | number | null>
      {...{ legend, disabled, at }}
      offers={[...none, ...offers]}
      chosen={chosen ?? (optional ? null : undefined)}
      choose={(value) => change(value === null ? without(picks, at) : { ...picks, [at]: value })}
    />
  )
}

interface NumberProps extends Common {
  readonly min: number
  readonly max: number
}

const NumberField = ({ desk: { picks, disabled, change }, at, legend, optional, min, max }: NumberProps) => (
  <label class="number" data-at={at}>
    <span>
      {capital(legend)} <span class="count">({house.howMany(min, max)})</span>
    </span>
    <input
      type="number"
      inputMode="numeric"
      {...{ min, max, disabled }}
      required={!optional}
      value={typeof picks[at] === 'number' ? picks[at] : ''}
      onInput={({ currentTarget: { valueAsNumber } }) =>
        change(Number.isNaN(valueAsNumber) ? without(picks, at) : { ...picks, [at]: valueAsNumber })
      }
    />
  </label>
)

/** A group of fields that may be left out as a whole. */
const Extra = ({ desk, form, at, legend }: Omit<PartProps, 'form' | 'optional'> & { readonly form: RecordForm }) => {
  const { picks, disabled, change } = desk
  const isWanted = picks[at] !== undefined
  return (
    <div class="extra" data-at={at}>
      <label class="tick">
        <input
          type="checkbox"
          checked={isWanted}
          disabled={disabled}
          onChange={() => change(isWanted ? without(picks, at) : { ...picks, [at]: true })}
        />
        <span>{capital(house.also(legend))}</span>
      </label>
      {isWanted && <Fields desk={desk} form={form} at={at} />}
    </div>
  )
}
