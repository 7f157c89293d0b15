import type { Game, OrderKind, StandingOrders } from './contract.ts'
import { isObject } from './json.ts'
import { bad, ok, type Result } from './result.ts'

/** Reads standing orders that came from outside. */
export const readOrders = ({ meta, orders }: Game, input: unknown): Result<StandingOrders> => {
  const kinds = orders?.kinds ?? {}
  const names = Object.keys(kinds)
  if (!isObject(input)) return bad('orders', 'must be an object')
  const given: Record<string, number | true> = {}
  for (const [name, value] of Object.entries(input)) {
    const at = `orders.${name}`
    if (names.length === 0) return bad(at, `${meta.title} knows no standing orders`)
    if (!Object.hasOwn(kinds, name)) return bad(at, `there is no such order; there is ${names.join(', ')}`)
    if (!fits(kinds[name], value)) return bad(at, `must be ${wanted(kinds[name])}`)
    given[name] = value
  }
  return ok(given)
}

const fits = (kind: OrderKind, value: unknown): value is number | true => {
  if (kind === 'plain') return value === true
  return typeof value === 'number' && Number.isInteger(value) && value >= kind.min && value <= kind.max
}

const wanted = (kind: OrderKind): string =>
  kind === 'plain' ? 'true, or missing' : `a whole number from ${kind.min} to ${kind.max}`
