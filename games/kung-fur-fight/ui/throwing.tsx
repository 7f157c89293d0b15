import type { VNode } from 'preact'
import { Sign } from './face.tsx'
import type { Option } from './options.ts'
import { WORDS } from './words.ts'
import './throwing.css'

interface ThrowingProps {
  readonly options: readonly Option[]
  readonly busy: boolean
  label(option: Option): string
  onAct(id: string): void
}

/** Rock, scissors, paper (KFU-7.8): three big buttons, and one touch is the throw. */
export const Throwing = ({ options, busy, label, onAct }: ThrowingProps): VNode => (
  // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form
  <div class="throwing" role="group" aria-label={WORDS.actions}>
    {options.map((option) => (
      <button
        key={option.id}
        type="button"
        class="hand-sign"
        data-act={option.id}
        aria-disabled={busy}
        onClick={() => onAct(option.id)}
      >
        <Sign id={option.id.replace('throw ', '')} />
        {label(option)}
      </button>
    ))}
  </div>
)
