import type { Refusal } from '../../../kernel/contract.ts'
import type { RecordForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { DROP, type Packed, withCode } from '../code.ts'
import type { Bout } from '../rules/bout.ts'
import { discardSlot, inSlot, SLOTS, type Slot } from '../rules/slots.ts'
import type { State } from '../state.ts'

// KFF-4.18: in your turn you may shed your Stance or Weapon.

export const dropForm: RecordForm = { kind: 'record', fields: { slot: { form: { kind: 'one', of: SLOTS } } } }

export const drops = (s: State, seat: Seat): Packed[] =>
  SLOTS.filter((slot) => inSlot(s, seat, slot) >= 0).map((slot) => packDrop(slot))

const slotNamed = (name: string): Slot => (name === 'weapon' ? 'weapon' : 'stance')

export const packDrop = (slot: string): Packed => withCode(DROP, SLOTS.indexOf(slotNamed(slot)))

export const refuseDrop = (s: State, seat: Seat, slot: string): Refusal | null =>
  inSlot(s, seat, slotNamed(slot)) >= 0 ? null : { rule: 'KFF-4.18', why: slot === 'weapon' ? 'noWeapon' : 'noStance' }

export const drop = (b: Bout, seat: Seat, code: Packed): void =>
  discardSlot(b, seat, SLOTS[code.charCodeAt(1)], 'kung-fu-fighting.dropped', 'KFF-4.18')
