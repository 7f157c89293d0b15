import type { StandingOrders } from '../../kernel/contract.ts'

/** All standing orders after one was given, or taken away with null. */
export const withOrder = (orders: StandingOrders, name: string, value: number | true | null): StandingOrders => {
  const others = Object.entries(orders).filter(([other]) => other !== name)
  return Object.fromEntries(value === null ? others : [...others, [name, value]])
}
