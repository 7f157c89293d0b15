import type { OrderKind, StandingOrders } from '../contract.ts'
import { admit } from '../moves.ts'
import type { Rng } from '../random.ts'
import { seatLetter } from '../seats.ts'
import { difference, show } from './same.ts'
import { firstWrong, type StepCheck, unless } from './situation.ts'

/** Standing orders answer in reactions only, legally, and from what their owner may know. */
export const orders: StepCheck = {
  name: 'orders',
  run: ({ game, rules, state, rng, reached }) => {
    const { meta, orders: offered } = game
    const asked = rules.awaiting(state).map((seat) => ({ seat, window: rules.question(state, seat).window }))
    const reacting = asked.filter(({ window }) => meta.reactions?.includes(window) ?? false)
    if (reacting.length > 0 && reacting.length < asked.length) return 'some are asked to react and others are not'
    if (offered === undefined) return null
    return firstWrong(asked, ({ seat, window }) => {
      const view = rules.hide(state, seat)
      const wrong = firstWrong(someOrders(offered.kinds, rng), (given) => {
        const answer = offered.answer(rules, state, seat, given)
        const unlike = difference(answer, offered.answer(rules, view, seat, given))
        if (unlike !== null) return `${show(given)} on state and view: ${unlike}`
        if (answer === null) return null
        if (Object.keys(given).length === 0) return `${show(answer)} is answered without an order`
        if (reacting.length === 0) return `${show(given)} answers in the window ${window}, which is no reaction`
        const { refusal } = admit(rules, state, seat, answer)
        if (refusal !== null) return `${show(given)} answers ${show(answer)}, which is refused by ${refusal.rule}`
        const [name, ...others] = Object.keys(given)
        if (others.length === 0) reached.orders.add(name)
        return null
      })
      return unless(wrong, seatLetter(seat))
    })
  },
}

/** None, each of them alone, and all together. */
const someOrders = (kinds: Readonly<Record<string, OrderKind>>, rng: Rng): StandingOrders[] => {
  const value = (kind: OrderKind): number | true =>
    kind === 'plain' ? true : kind.min + rng.below(kind.max - kind.min + 1)
  const all = Object.entries(kinds).map(([name, kind]) => [name, value(kind)] as const)
  return [{}, ...all.map((one) => Object.fromEntries([one])), Object.fromEntries(all)]
}
