import { useEffect, useState } from 'preact/hooks'
import { askWho } from '../guest.ts'
import { Notice } from '../notice.tsx'
import { go } from '../router.ts'
import { words } from '../words.ts'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { resetPassword } from './requests.ts'
import { useSending } from './use-sending.ts'

/** Where the link leads that an admin has made for who has forgotten the password. */
export const ResetPage = () => {
  const [token] = useState(() => location.hash.slice(1))
  const [password, setPassword] = useState('')
  const { isBusy, problem, send } = useSending()
  useEffect(() => {
    document.title = `${words.account.reset} · ${words.house}`
    // It is nothing to be left in the address bar, nor in the history of this browser.
    history.replaceState(null, '', location.pathname)
  }, [])
  if (token === '') return <Notice text={words.account.noToken} />
  return (
    <main id="content" class="account-page" tabIndex={-1}>
      <h1>{words.account.reset}</h1>
      <p>{words.account.resetMeans}</p>
      <form
        class="account-form"
        noValidate
        aria-label={words.account.reset}
        onSubmit={(event) =>
          send(
            event,
            () => resetPassword(token, password),
            async () => {
              await askWho()
              go('/')
            },
          )
        }
      >
        <PasswordField label={words.account.newPassword} value={password} isNew change={setPassword} />
        <Problem text={problem} />
        <button type="submit" class="act" disabled={isBusy}>
          {words.account.reset}
        </button>
      </form>
    </main>
  )
}
