import type { ComponentChildren, VNode } from 'preact'
import { useId } from 'preact/hooks'
import './chips.css'

interface Chip {
  readonly value: string
  readonly label: ComponentChildren
  /** What is read out, where the label is a drawing. */
  readonly words?: string
}

interface ChipsProps {
  readonly legend: string
  readonly chips: readonly Chip[]
  readonly value: string
  onPick(value: string): void
}

/** One of a few: real radio buttons, so that every key and every reader knows them. */
export const Chips = ({ legend, chips, value, onPick }: ChipsProps): VNode => {
  const name = useId()
  return (
    <fieldset class="chips">
      <legend class="chips-legend">{legend}</legend>
      {chips.map((chip) => (
        <label key={chip.value} class="chip">
          <input
            type="radio"
            name={name}
            value={chip.value}
            checked={chip.value === value}
            aria-label={chip.words}
            onChange={() => onPick(chip.value)}
          />
          <span class="chip-label">{chip.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** On or off. */
export const Switch = ({ label, on, onFlip }: { label: string; on: boolean; onFlip(on: boolean): void }): VNode => (
  <label class="chip">
    <input type="checkbox" checked={on} onChange={(event) => onFlip(event.currentTarget.checked)} />
    <span class="chip-label">{label}</span>
  </label>
)
