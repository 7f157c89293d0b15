import { useId } from 'preact/hooks'
import { capital } from '../words.ts'
import { parted } from './labels.ts'

export interface Offer<T> {
  readonly value: T
  readonly label: string
}

interface ChoicesProps<T> {
  readonly legend: string
  readonly offers: readonly Offer<T>[]
  readonly chosen: T | undefined
  readonly disabled?: boolean
  /** Names only, side by side even on a phone. */
  readonly compact?: boolean
  /** The path of the field, for whoever has to be led to it. */
  readonly at?: string
  choose(value: T): void
}

/** One of several: a radio group whose offers look like slips of paper. */
export const Choices = <T extends string | number | null>({
  legend,
  offers,
  chosen,
  disabled = false,
  compact = false,
  at,
  choose,
}: ChoicesProps<T>) => {
  const name = useId()
  return (
    <fieldset class="choices" disabled={disabled} data-at={at}>
      <legend>{capital(legend)}</legend>
      <div class={compact ? 'slips slips-compact' : 'slips'}>
        {offers.map(({ value, label }) => {
          const { name: title, says } = parted(label)
          return (
            <label key={value} class="slip">
              <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
              <span>
                <span class="slip-name">{capital(title)}</span>
                {says !== '' && !compact && <span class="slip-says">{says}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
