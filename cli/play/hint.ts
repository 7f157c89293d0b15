import { performance } from 'node:perf_hooks'
import { advise } from '../../bots/advise.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { Code, Line } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import { choiceWords } from '../../kernel/words.ts'
import { sentence, toned } from '../parts/paint.ts'
import { logLines } from './screen.ts'
import type { Session } from './session.ts'

/**
 * The best choices as the adept sees them, with the chance to win and what the log is sure to say of them; the words of
 * the question where that is nothing.
 */
export const hintLines = (session: Session, seat: Seat): Line[] => {
  const { game, rules, state } = session.table
  const { iterations, seconds } = LEVELS.adept
  const rng = seeded('sfc32', `hint ${session.table.seq}`)
  const clock = (): number => performance.now()
  const budget = { iterations, clock, until: clock() + 1000 * seconds }
  const best = advise(game, rules, rules.hide(state, seat), seat, rng, budget)
  const { form } = rules.question(state, seat)
  const plainWords = (code: Code): Line => [
    '  ',
    ...sentence(game.words, choiceWords(game.words, form, rules.unpack(code), seatLetter)),
  ]
  return best.flatMap(({ code, chance, events }, place) => [
    [
      toned(place === 0 ? 'Hint: ' : '  or: ', 'dim'),
      ...sentence(game.words, rules.notation.write(rules.unpack(code))),
      toned(`  wins ${(100 * chance).toFixed(0)} of 100, by estimate`, 'dim'),
    ],
    ...(events.length > 0 ? logLines(session, events, seat) : [plainWords(code)]),
  ])
}
