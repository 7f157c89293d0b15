import { signal } from '@preact/signals'
import type { GuestInfo } from '../protocol/requests.ts'
import { beGuest, me, type Reply } from './api.ts'
import { words } from './words.ts'

/** Who sits before this browser; null for somebody without a name, undefined until the server has said. */
export const guest = signal<GuestInfo | null | undefined>(undefined)

/** Whether there is an account behind the name, which then stays as it is. */
export const hasAccount = signal(false)

/** What was typed as a name so far; it stays from page to page. */
export const typedName = signal<string | null>(null)

/** Empty if nothing was typed and nobody is known. */
export const nameOf = (): string => (typedName.value ?? guest.value?.name ?? '').trim()

/** The name that was given, or one for somebody who gave none. */
export const nameOrNewcomer = (): string => nameOf() || words.newcomer(Math.floor(100 + Math.random() * 900))

export const askWho = async (): Promise<void> => {
  const reply = await me()
  if (!reply.ok) {
    // Whoever was known before the network went is still the same.
    guest.value ??= null
    return
  }
  hasAccount.value = reply.value.account
  guest.value = reply.value.guest
  if (hasAccount.value) typedName.value = null
}

/** Takes the name, unless it is one's name already. */
export const goBy = async (name: string): Promise<Reply<unknown>> => {
  if (guest.value?.name === name.trim()) return { ok: true, value: guest.value }
  const reply = await beGuest(name)
  if (reply.ok) guest.value = reply.value.guest
  return reply
}
