import type { Seat } from '../../../kernel/seats.ts'
import { nothing } from '../../../kernel/windows.ts'
import { actOf, DECLINE, USE } from '../choice.ts'
import { type Bout, theBlow } from '../rules/bout.ts'
import { afterBlow, inflict, seal as negate, resurrect, dazzle as reveal, settle } from '../rules/damage.ts'
import { anotherTurn, beginTurn } from '../rules/turn.ts'
import type { State } from '../state.ts'
import type { Window } from './window.ts'

/** A secret may be used now or not. Whether one is asked is open to all (KBK-21.7). */
const offer = (
  use: (b: Bout) => void,
  decline: (b: Bout) => void,
  clock: (s: State, seat: Seat) => boolean = () => false,
): Window => ({
  form: () => ({ kind: 'either', of: { use: nothing, decline: nothing } }),
  choices: (_house, _s, _seat, out) => {
    out.push(USE)
    out.push(DECLINE)
  },
  refusal: () => null,
  play: (b, [code]) => (actOf(code) === 'use' ? use(b) : decline(b)),
  fallback: (_house, s, seat) => (clock(s, seat) ? USE : DECLINE),
})

/** V6: by the clock it is used if it prevents a knock-out. */
export const seal = offer(negate, inflict, (s, seat) => s.hp[seat] <= theBlow(s).amount)
/** V7 */
export const resurrection = offer(resurrect, afterBlow)
/** V8 */
export const dazzle = offer(reveal, settle)
/** V10 */
export const greed = offer(anotherTurn, (b) => beginTurn(b, b.s.next))
