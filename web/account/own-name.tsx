import { guest, hasAccount, typedName } from '../guest.ts'
import { NameField } from '../name-field.tsx'
import { pathOfPerson } from '../router.ts'
import { words } from '../words.ts'

/** By which name one plays: that of the account, or whatever a guest likes to be called. */
export const OwnName = ({ problem }: { readonly problem: string | null }) =>
  hasAccount.value && guest.value ? (
    <p class="playing-as">
      {words.account.playingAs} <a href={pathOfPerson(guest.value.name)}>{guest.value.name}</a>
    </p>
  ) : (
    <NameField
      name={typedName.value ?? guest.value?.name ?? ''}
      problem={problem}
      change={(name) => {
        typedName.value = name
      }}
    />
  )
