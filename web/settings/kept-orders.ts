import { effect, signal } from '@preact/signals'
import type { Game, OrderKind, StandingOrders } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'

const KEY = 'leitai.orders'

/** The standing orders that somebody wants in every match, by game. This browser keeps them. */
export const keptOrders = signal<Readonly<Record<string, StandingOrders>>>({})

/** From now on in every match of this game; with null in none. */
export const keepOrders = (game: string, orders: StandingOrders | null): void => {
  const others = Object.entries(keptOrders.value).filter(([other]) => other !== game)
  keptOrders.value = Object.fromEntries(orders === null ? others : [...others, [game, orders]])
}

/** What of it this game still has: orders may be renamed, and ranges change. */
export const wantedIn = ({ meta, orders }: Pick<Game, 'meta' | 'orders'>): StandingOrders =>
  Object.fromEntries(
    Object.entries(keptOrders.value[meta.id] ?? {}).filter(
      ([name, value]) => Object.hasOwn(orders?.kinds ?? {}, name) && takes(orders?.kinds[name], value),
    ),
  )

const takes = (kind: OrderKind | undefined, value: number | true): boolean => {
  if (kind === undefined || kind === 'plain' || value === true) return kind === 'plain' && value === true
  return Number.isInteger(value) && value >= kind.min && value <= kind.max
}

/** From the browser's own memory, and from now on into it. */
export const rememberOrders = (memory: Pick<Storage, 'getItem' | 'setItem'>): void => {
  keptOrders.value = readKept(memory.getItem(KEY))
  effect(() => memory.setItem(KEY, JSON.stringify(keptOrders.value)))
}

/** Whatever is no list of orders is left out. */
const readKept = (text: string | null): Readonly<Record<string, StandingOrders>> => {
  const kept = parsed(text)
  return isObject(kept)
    ? Object.fromEntries(Object.entries(kept).flatMap(([game, orders]) => (areOrders(orders) ? [[game, orders]] : [])))
    : {}
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return null
  }
}

const areOrders = (value: unknown): value is StandingOrders =>
  isObject(value) && Object.values(value).every((order) => order === true || typeof order === 'number')
