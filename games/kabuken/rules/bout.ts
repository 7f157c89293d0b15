import type { Sink } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Character, characterAt } from '../characters.ts'
import type { House } from '../options.ts'
import { type Secret, secretAt } from '../secrets.ts'
import type { Attack, Blow, State, WindowName } from '../state.ts'

/** What the procedures work on: the agreed rules, the moment, and who listens. */
export interface Bout {
  readonly house: House
  readonly s: State
  readonly log: Sink<Event> | undefined
}

export const characterOf = (s: State, seat: Seat): Character => characterAt(s.characters[seat])
export const secretOf = (s: State, seat: Seat): Secret => secretAt(s.secrets[seat])

/** Held, and if immediate not spent (KBK-15.6); Rabbit's second use falls in a later turn (KBK-16.9). */
export const usable = (s: State, seat: Seat): boolean => {
  if (s.secrets[seat] < 0) return false
  if (secretOf(s, seat).kind === 'permanent') return true
  return !spent(s, seat) && (s.uses[seat] === 0 || s.usedIn[seat] !== s.turn)
}

/** KBK-16.7: two uses in all. */
export const spent = (s: State, seat: Seat): boolean =>
  secretOf(s, seat).kind === 'immediate' && s.uses[seat] >= (characterOf(s, seat).secretUses ?? 1)

export const spend = (b: Bout, seat: Seat): void => {
  const { s } = b
  if (secretOf(s, seat).kind === 'permanent') return
  s.uses = s.uses.with(seat, s.uses[seat] + 1)
  s.usedIn = s.usedIn.with(seat, s.turn)
}

/** KBK-20.2: a player at 0 HP is skipped everywhere. */
export const isOut = (s: State, seat: Seat): boolean => s.hp[seat] === 0

/** The nearest player clockwise who is not knocked out. */
export const nextPlayer = (s: State, seat: Seat): Seat => {
  const seats = s.hp.length
  let next = seat + 1 === seats ? 0 : seat + 1
  while (isOut(s, next)) next = next + 1 === seats ? 0 : next + 1
  return next
}

/** Opens a window: everything stops until it is answered. */
export const ask = (s: State, window: WindowName, seat: Seat): void => {
  s.window = window
  s.asked = seat
}

export const theAttack = (s: State): Attack => {
  if (s.attack === null) throw new Error('no attack is being answered')
  return s.attack
}

export const theBlow = (s: State): Blow => {
  if (s.blow === null) throw new Error('no damage is being dealt')
  return s.blow
}
