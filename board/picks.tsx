import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { roved } from './keys.ts'
import './picks.css'

export interface Pick {
  readonly id: string
  readonly title: string
  readonly art: VNode
  readonly text?: string
  /** One that cannot be had stays in reach, so that it can say why. */
  readonly open: boolean
}

interface PicksProps {
  readonly label: string
  readonly picks: readonly Pick[]
  readonly picked: string | null
  onPick(id: string): void
}

/** One of several, each with a picture: pick first, confirm after. */
export const Picks = ({ label, picks, picked, onPick }: PicksProps): VNode => {
  const row = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const at = Math.min(focused, Math.max(0, picks.length - 1))
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = roved(event.key, at, picks.length)
    if (to === null) return
    event.preventDefault()
    row.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
    <div class="picks" role="group" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {picks.map(({ id, title, art, text, open }, i) => (
        <button
          key={id}
          type="button"
          class="pick"
          aria-pressed={id === picked}
          aria-disabled={!open}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => setFocused(i)}
          onClick={() => onPick(id)}
        >
          {art}
          <span class="pick-words">
            <span class="pick-title">{title}</span>
            {text !== undefined && <span class="pick-text">{text}</span>}
          </span>
        </button>
      ))}
    </div>
  )
}
