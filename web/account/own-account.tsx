import { useState } from 'preact/hooks'
import { askWho } from '../guest.ts'
import { go } from '../router.ts'
import { words } from '../words.ts'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { changePassword, signOut } from './requests.ts'
import { useSending } from './use-sending.ts'

/** What only the owner sees: the way out, and a new password. */
export const OwnAccount = () => {
  const { isBusy, problem, send } = useSending()
  const leave = (event: Event, everywhere: boolean): void =>
    send(
      event,
      () => signOut(everywhere),
      async () => {
        await askWho()
        go('/')
      },
    )
  return (
    <section aria-labelledby="own-account">
      <h2 id="own-account">{words.account.entry}</h2>
      <div class="buttons">
        <button type="button" class="button" disabled={isBusy} onClick={(event) => leave(event, false)}>
          {words.account.signOut}
        </button>
        <button
          type="button"
          class="button"
          disabled={isBusy}
          title={words.account.signOutEverywhereMeans}
          onClick={(event) => leave(event, true)}
        >
          {words.account.signOutEverywhere}
        </button>
      </div>
      <Problem text={problem} />
      <details class="change-password">
        <summary>{words.account.changePassword}</summary>
        <ChangePassword />
      </details>
    </section>
  )
}

const ChangePassword = () => {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, send } = useSending()
  const forget = (): void => {
    setOld('')
    setNext('')
    setDone(true)
  }
  return (
    <form
      class="account-form"
      noValidate
      aria-label={words.account.changePassword}
      onSubmit={(event) => send(event, () => changePassword(old, next), forget)}
    >
      <PasswordField label={words.account.oldPassword} value={old} isNew={false} change={setOld} />
      <PasswordField label={words.account.newPassword} value={next} isNew change={setNext} />
      <Problem text={problem} />
      <div role="status">{isDone && <p>{words.account.passwordChanged}</p>}</div>
      <button type="submit" class="act" disabled={isBusy}>
        {words.account.changePassword}
      </button>
    </form>
  )
}
