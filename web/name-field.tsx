import { LIMITS } from '../protocol/limits.ts'
import { words } from './words.ts'

interface NameFieldProps {
  readonly name: string
  readonly problem: string | null
  change(name: string): void
}

export const NameField = ({ name, problem, change }: NameFieldProps) => (
  <label class="name">
    <span class="name-label">{words.yourName}</span>
    <input
      type="text"
      name="name"
      required
      maxLength={LIMITS.name}
      autoComplete="nickname"
      spellcheck={false}
      value={name}
      aria-invalid={problem !== null}
      aria-describedby="name-hint"
      onInput={({ currentTarget: { value } }) => change(value)}
    />
    <span id="name-hint" class={problem === null ? 'soft' : 'problem'}>
      {problem ?? words.nameHint}
    </span>
  </label>
)
