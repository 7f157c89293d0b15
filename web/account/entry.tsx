import { guest, hasAccount } from '../guest.ts'
import { pathOfPerson } from '../router.ts'
import { words } from '../words.ts'

/** The way to one's account; nothing until the server has said who this is. */
export const Entry = () => {
  const known = guest.value
  if (known === undefined) return null
  return (
    <nav class="entry" aria-label={words.account.entry}>
      {known !== null && hasAccount.value ? (
        <a href={pathOfPerson(known.name)}>{known.name}</a>
      ) : (
        <a href="/sign-in">{words.account.signIn}</a>
      )}
    </nav>
  )
}
