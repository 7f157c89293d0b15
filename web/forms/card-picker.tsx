import type { Words } from '../../kernel/contract.ts'
import { labelOf } from '../../kernel/words.ts'
import { capital, words as house } from '../words.ts'
import { toggled } from './picks.ts'

interface CardPickerProps {
  readonly legend: string
  readonly words: Words
  readonly from: readonly string[]
  readonly min: number
  readonly max: number
  /** The places of the picked cards, in the order in which they were picked. */
  readonly places: readonly number[]
  readonly disabled: boolean
  readonly at: string
  pick(places: readonly number[]): void
}

/** Cards as buttons; each picked one shows which it is in the order. */
export const CardPicker = ({ legend, words, from, min, max, places, disabled, at, pick }: CardPickerProps) => (
  <fieldset class="choices" disabled={disabled} data-at={at}>
    <legend>
      {capital(legend)} <span class="count">({house.howMany(min, max)})</span>
    </legend>
    {from.length === 0 ? (
      <p class="soft">{house.noCards}</p>
    ) : (
      <div class="cards">
        {from.map((face, place) => {
          const order = places.indexOf(place) + 1
          return (
            <button
              key={place}
              type="button"
              class={`text-face tone-${words.tone(face) ?? 'strong'}`}
              aria-pressed={order > 0}
              onClick={() => pick(toggled(places, place, max))}
            >
              {labelOf(words, face)}
              {order > 0 && (
                <span class="order">
                  <span class="unseen"> {house.place} </span>
                  {order}
                </span>
              )}
            </button>
          )
        })}
      </div>
    )}
    {max > 1 && from.length > 0 && (
      <p class="picked">
        {house.picked}:{' '}
        {places.length === 0 ? (
          <span class="soft">{house.nothingPicked}</span>
        ) : (
          <span class="row">{places.map((place) => labelOf(words, from[place])).join(' → ')}</span>
        )}
      </p>
    )}
  </fieldset>
)
