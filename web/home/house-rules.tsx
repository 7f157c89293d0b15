import type { Game, Option } from '../../kernel/contract.ts'
import { plain } from '../forms/labels.ts'
import { capital, words } from '../words.ts'
import { type Draft, optionOf, withOption } from './draft.ts'

interface HouseRulesProps {
  readonly game: Game
  readonly draft: Draft
  change(draft: Draft): void
}

/** Every other option of the game, out of the way of whoever just wants to play. */
export const HouseRules = ({ game, draft, change }: HouseRulesProps) => {
  const { meta } = game
  const rules = Object.entries(meta.options).filter(([, { isHeadline }]) => isHeadline !== true)
  const changed = rules.filter(([name]) => Object.hasOwn(draft.options, name))
  return (
    <details class="house-rules">
      <summary>
        {words.houseRules} <span class="soft">{words.houseRulesChanged(changed.length)}</span>
      </summary>
      {rules.map(([name, option]) => (
        <OptionField
          key={name}
          game={game}
          name={name}
          option={option}
          value={optionOf(meta, draft, name)}
          change={(value) => change(withOption(meta, draft, name, value))}
        />
      ))}
      <button
        type="button"
        class="quiet"
        disabled={changed.length === 0}
        onClick={() =>
          change(changed.reduce((now, [name, { values }]) => withOption(meta, now, name, values[0]), draft))
        }
      >
        {words.asTheBook}
      </button>
    </details>
  )
}

interface OptionFieldProps {
  readonly game: Game
  readonly name: string
  readonly option: Option
  readonly value: string | number
  change(value: string | number): void
}

const NUMBER = '#'

const OptionField = ({ game, name, option: { values, numbers }, value, change }: OptionFieldProps) => {
  const label = capital(game.words.options[name] ?? name)
  const isNumber = typeof value === 'number'
  return (
    <div class="option">
      <label>
        <span>{label}</span>
        <select
          name={name}
          value={isNumber ? NUMBER : value}
          onChange={({ currentTarget: { value: chosen } }) =>
            change(chosen === NUMBER && numbers !== undefined ? numbers.min : chosen)
          }
        >
          {values.map((offered) => (
            <option key={offered} value={offered}>
              {plain(offered)}
            </option>
          ))}
          {numbers !== undefined && <option value={NUMBER}>{words.aNumber(numbers.min, numbers.max)}</option>}
        </select>
      </label>
      {isNumber && numbers !== undefined && (
        <input
          type="number"
          aria-label={label}
          {...numbers}
          value={value}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber)) change(valueAsNumber)
          }}
        />
      )}
    </div>
  )
}
