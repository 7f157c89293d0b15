import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import type { Bout } from './bout.ts'

const chiOf = ({ sideOf }: House, s: State, seat: Seat): number => s.chi[sideOf[seat]]

/** KFF-3.9: at least 1 Chi must remain. */
export const canPay = (house: House, s: State, seat: Seat, cost: number): boolean =>
  cost <= 0 || chiOf(house, s, seat) > cost

/** KFF-13.20: from the side's Chi. */
export const pay = ({ house, s, log }: Bout, seat: Seat, cost: number, rule: string): void => {
  if (cost <= 0) return
  const side = house.sideOf[seat]
  s.chi[side] -= cost
  log?.push({ key: 'kung-fu-fighting.paid', seat, amount: cost, chi: s.chi[side], rule })
}

/** KFF-5.29: never above the start. */
export const restore = ({ house, s, log }: Bout, seat: Seat, amount: number): void => {
  const side = house.sideOf[seat]
  const chi = Math.min(house.chi, s.chi[side] + Math.max(0, amount))
  const restored = chi - s.chi[side]
  s.chi[side] = chi
  log?.push({ key: 'kung-fu-fighting.restored', seat, amount: restored, chi, rule: 'KFF-5.28' })
}
