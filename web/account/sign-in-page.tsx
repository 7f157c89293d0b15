import { useEffect, useState } from 'preact/hooks'
import { LIMITS } from '../../protocol/limits.ts'
import { askWho, guest, hasAccount } from '../guest.ts'
import { cameFrom, go, pathOfPerson } from '../router.ts'
import { words } from '../words.ts'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { signIn, signUp } from './requests.ts'
import { useSending } from './use-sending.ts'

/** Comes back to an account, or makes one of the guest that one is. */
export const SignInPage = () => {
  const [isNew, setNew] = useState(false)
  const known = guest.value ?? null
  const title = isNew ? words.account.signUp : words.account.signIn
  useEffect(() => {
    document.title = `${title} · ${words.house}`
  }, [title])
  if (known !== null && hasAccount.value)
    return (
      <main id="content" class="account-page" tabIndex={-1}>
        <p>
          {words.account.playingAs} <a href={pathOfPerson(known.name)}>{known.name}</a>
        </p>
      </main>
    )
  return (
    <main id="content" class="account-page" tabIndex={-1}>
      <a href="/">{words.toTheHouse}</a>
      <h1>{title}</h1>
      <p>{isNew ? words.account.signUpMeans : words.account.signInMeans}</p>
      {!isNew && known !== null && <p class="soft">{words.account.staysBehind(known.name)}</p>}
      <NameAndPassword key={String(isNew)} isNew={isNew} first={isNew ? (known?.name ?? '') : ''} title={title} />
      {!isNew && <p class="soft">{words.account.forgotten}</p>}
      <button type="button" class="quiet" onClick={() => setNew(!isNew)}>
        {isNew ? words.account.haveOne : words.account.haveNone}
      </button>
    </main>
  )
}

interface NameAndPasswordProps {
  readonly isNew: boolean
  readonly first: string
  readonly title: string
}

const NameAndPassword = ({ isNew, first, title }: NameAndPasswordProps) => {
  const [name, setName] = useState(first)
  const [password, setPassword] = useState('')
  const { isBusy, problem, send } = useSending()
  const enter = async (): Promise<void> => {
    await askWho()
    go(cameFrom())
  }
  return (
    <form
      class="account-form"
      noValidate
      aria-label={title}
      onSubmit={(event) => send(event, () => (isNew ? signUp : signIn)(name, password), enter)}
    >
      <div class="typed">
        <label class="name">
          <span class="name-label">{words.account.name}</span>
          <input
            type="text"
            name="username"
            required
            maxLength={LIMITS.name}
            autoComplete="username"
            autocapitalize="off"
            spellcheck={false}
            value={name}
            {...(isNew && { 'aria-describedby': 'account-name-hint' })}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {isNew && (
          <p id="account-name-hint" class="soft">
            {words.account.nameHint}
          </p>
        )}
      </div>
      <PasswordField label={words.account.password} value={password} isNew={isNew} change={setPassword} />
      <Problem text={problem} />
      <button type="submit" class="act" disabled={isBusy}>
        {title}
      </button>
    </form>
  )
}
