import { capital } from '../words.ts'
import type { Form } from './form.ts'
import { type Message, messagesAt, messagesWithin, withoutName } from './messages.ts'
import { type Path, written } from './path.ts'

/** What the checker says of a field: of the field itself, or of anything in it that is not shown by itself. */
export const saysOf = ({ messages }: Form, path: Path, isWhole: boolean): readonly Message[] =>
  (isWhole ? messagesWithin : messagesAt)(messages, written(path))

interface SaysProps {
  readonly form: Form
  readonly id: string
  readonly says: readonly Message[]
}

export const Says = ({ form, id, says }: SaysProps) => (
  <span id={id} class="deck-says">
    {says.map(({ text, isProblem }) => (
      <span key={text} class={isProblem ? 'problem' : 'deck-odd'}>
        {capital(withoutName(text, form.id))}
      </span>
    ))}
  </span>
)
