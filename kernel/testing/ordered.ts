import type { Game, StandingOrders } from '../contract.ts'
import { createMatch } from '../match.ts'
import { sure } from './record-of.ts'

interface Scene {
  readonly setup: unknown
  /** A position. */
  readonly given: Readonly<Record<string, unknown>>
  /** In notation, each by whoever is asked. */
  readonly plays: readonly string[]
}

/** What the one who is asked then has answered by his orders, in notation; null if he has to decide himself. */
export const ordered = (game: Game, { setup, given, plays }: Scene, orders: StandingOrders): string | null => {
  const match = sure(createMatch(game, { setup, generator: 'sfc32', seed: 'orders', start: given }))
  const { rules } = match
  for (const text of plays) {
    const [{ seat, id }] = match.open()
    const { refusal } = match.answer(seat, id, sure(rules.notation.read(text)))
    if (refusal !== null) throw new Error(`${text} is refused by ${refusal.rule}`)
  }
  const [{ seat }] = match.open()
  const answer = game.orders?.answer(rules, rules.hide(match.state, seat), seat, orders) ?? null
  return answer === null ? null : rules.notation.write(answer)
}
