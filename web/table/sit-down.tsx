import { useState } from 'preact/hooks'
import { takeSeat } from '../api.ts'
import { goBy, guest, hasAccount } from '../guest.ts'
import { NameField } from '../name-field.tsx'
import { newValue, remember } from '../shuffle.ts'
import { words } from '../words.ts'

interface SitDownProps {
  readonly id: string
  /** What the server is bound to. */
  readonly commitment: string | undefined
  /** Then it is for those with an account. */
  readonly isRated: boolean
  seated(): void
}

/** One button to take the first open seat; who has no name is asked for it first. */
export const SitDown = ({ id, commitment, isRated, seated }: SitDownProps) => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isKnown = guest.value !== null

  const sit = async (): Promise<void> => {
    if (!isKnown && name.trim() === '') return setProblem(words.nameMissing)
    setBusy(true)
    const named = isKnown ? null : await goBy(name)
    const value = newValue()
    const reply = named === null || named.ok ? await takeSeat(id, value) : named
    if (reply.ok && 'table' in reply.value && commitment !== undefined)
      remember(localStorage, id, { commitment, value })
    setBusy(false)
    if (reply.ok) seated()
    else setProblem(reply.error)
  }

  // Who this is has not been heard of yet; it takes a moment.
  if (guest.value === undefined) return null
  if (isRated && !hasAccount.value)
    return (
      <p class="sit-down">
        {words.account.needsAccount}{' '}
        <a class="act" href="/sign-in">
          {words.account.signIn}
        </a>
      </p>
    )
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
