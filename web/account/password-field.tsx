import { useId, useState } from 'preact/hooks'
import { LIMITS } from '../../protocol/limits.ts'
import { words } from '../words.ts'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  /** Whether it is to be made up now: then its rules are said. */
  readonly isNew: boolean
  change(value: string): void
}

export const PasswordField = ({ label, value, isNew, change }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const hint = useId()
  return (
    <div class="typed">
      <label class="name">
        <span class="name-label">{label}</span>
        <input
          {...(isShown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
          required
          maxLength={LIMITS.longestPassword}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autocapitalize="off"
          spellcheck={false}
          value={value}
          {...(isNew && { 'aria-describedby': hint })}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      {isNew && (
        <p id={hint} class="soft">
          {words.account.passwordHint(LIMITS.shortestPassword)}
        </p>
      )}
      <label class="check">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        <span>{words.account.show}</span>
      </label>
    </div>
  )
}
