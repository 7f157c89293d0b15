import { useState } from 'preact/hooks'
import { takeSeat } from '../api.ts'
import { goBy, guest } from '../guest.ts'
import { NameField } from '../name-field.tsx'
import { words } from '../words.ts'

/** One button to take the first open seat; who has no name is asked for it first. */
export const SitDown = ({ id, seated }: { readonly id: string; seated(): void }) => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isKnown = guest.value !== null

  const sit = async (): Promise<void> => {
    if (!isKnown && name.trim() === '') return setProblem(words.nameMissing)
    setBusy(true)
    const named = isKnown ? null : await goBy(name)
    const reply = named === null || named.ok ? await takeSeat(id) : named
    setBusy(false)
    if (reply.ok) seated()
    else setProblem(reply.error)
  }

  // Who this is has not been heard of yet; it takes a moment.
  if (guest.value === undefined) return null
  return (
    <form
      class="sit-down"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      {!isKnown && <NameField name={name} problem={problem} change={setName} />}
      {isKnown && problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class="act" disabled={isBusy}>
        {words.sitDown}
      </button>
    </form>
  )
}
