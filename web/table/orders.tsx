import { useEffect } from 'preact/hooks'
import type { Game, OrderKind, StandingOrders } from '../../kernel/contract.ts'
import type { Session } from '../live/session.ts'
import { keepOrders, keptOrders, wantedIn } from '../settings/kept-orders.ts'
import { words as settingWords } from '../settings/words.ts'
import { words } from '../words.ts'
import { withOrder } from './with-order.ts'

interface OrdersProps {
  readonly session: Session
  readonly game: Game
  readonly orders: StandingOrders
}

/** What is answered for oneself, out of the way of whoever wants to decide everything. */
export const Orders = ({ session, game, orders }: OrdersProps) => {
  const kinds = Object.entries(game.orders?.kinds ?? {})
  const { id, title } = game.meta
  const isKept = Object.hasOwn(keptOrders.value, id)
  useWanted(session, game, orders)
  if (kinds.length === 0) return null
  const give = (name: string, value: number | true | null): void => {
    const changed = withOrder(orders, name, value)
    session.act({ type: 'orders', orders: changed })
    if (isKept) keepOrders(id, changed)
  }
  return (
    <details class="orders">
      <summary>
        {words.standingOrders} <span class="soft">{words.standingOrdersGiven(Object.keys(orders).length)}</span>
      </summary>
      <p class="soft">{words.standingOrdersAre}</p>
      {kinds.map(([name, kind]) => (
        <OrderField
          key={name}
          label={game.words.orders?.[name] ?? name}
          kind={kind}
          value={orders[name] ?? null}
          give={(value) => give(name, value)}
        />
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ currentTarget: { checked } }) => keepOrders(id, checked ? orders : null)}
        />
        <span>{settingWords.everyMatch(title)}</span>
      </label>
    </details>
  )
}

/** Who comes to a match without any orders gives those that he wants in every one. */
const useWanted = (session: Session, game: Game, orders: StandingOrders): void =>
  useEffect(() => {
    const wanted = wantedIn(game)
    if (Object.keys(orders).length === 0 && Object.keys(wanted).length > 0)
      session.act({ type: 'orders', orders: wanted })
  }, [session])

interface OrderFieldProps {
  readonly label: string
  readonly kind: OrderKind
  readonly value: number | true | null
  give(value: number | true | null): void
}

const OrderField = ({ label, kind, value, give }: OrderFieldProps) => (
  <div class="standing-order">
    <label class="check">
      <input
        type="checkbox"
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) => give(checked ? (kind === 'plain' ? true : kind.min) : null)}
      />
      <span>{label}</span>
    </label>
    {kind !== 'plain' && (
      <select
        aria-label={label}
        disabled={value === null}
        value={value === null ? kind.min : Number(value)}
        onChange={({ currentTarget }) => give(Number(currentTarget.value))}
      >
        {Array.from({ length: kind.max - kind.min + 1 }, (_, step) => kind.min + step).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    )}
  </div>
)
