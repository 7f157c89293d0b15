import { greedy } from '../../bots/greedy.ts'
import type { Line } from '../../kernel/contract.ts'
import type { Event } from '../../kernel/events.ts'
import { seeded } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import { sentence, toned } from '../parts/paint.ts'
import { logLines } from './screen.ts'
import type { Session } from './session.ts'

/** What the greedy bot would do in this seat, and how the log would put it. */
export const hintLines = (session: Session, seat: Seat): Line[] => {
  const { game, rules, state } = session.table
  const view = rules.hide(state, seat)
  const rng = seeded('sfc32', `hint ${session.table.seq}`)
  const code = greedy.choose(game, rules, view, seat, rng)
  const text = rules.notation.write(rules.unpack(code))

  // Tried in an imagined world: what comes of it there may not happen here, so only the act itself is told.
  const world = rules.imagine(view, seat, rng)
  const answers = rules.awaiting(world).map((asked) => (asked === seat ? code : rules.fallback(world, asked, rng)))
  const events: Event[] = []
  rules.play(world, answers, events)
  const act = events.filter((event) => event.seat === seat).slice(0, 1)
  return [[toned('Hint: ', 'dim'), ...sentence(game.words, text)], ...logLines(session, act, seat)]
}
