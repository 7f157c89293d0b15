import type { Code, Line } from '../../kernel/contract.ts'
import { type Seat, seatLetter } from '../../kernel/seats.ts'
import { choiceWords } from '../../kernel/words.ts'
import { sentence, toned } from '../parts/paint.ts'
import type { Thinking } from '../parts/thinking.ts'
import { logLines } from './screen.ts'
import type { Session } from './session.ts'

/**
 * The best choices as the adept sees them, with the chance to win and what the log is sure to say of them; the words of
 * the question where that is nothing.
 */
export const hintLines = async (session: Session, seat: Seat, thinking: Thinking): Promise<Line[]> => {
  const { game, rules, state, seq } = session.table
  const match = { game: game.meta.id, rules: rules.version, setup: rules.setup }
  const asking = { ...match, view: rules.hide(state, seat), seat, seed: `hint ${seq}` }
  const advice = await thinking.advise({ ...asking, level: 'adept' })
  if (advice === null) return [[toned('Nobody has a hint here: thinking took too long, or failed.', 'alert')]]
  const { form } = rules.question(state, seat)
  const plainWords = (code: Code): Line => [
    '  ',
    ...sentence(game.words, choiceWords(game.words, form, rules.unpack(code), seatLetter)),
  ]
  return advice.best.flatMap(({ code, chance, events }, place) => [
    [
      toned(place === 0 ? 'Hint: ' : '  or: ', 'dim'),
      ...sentence(game.words, rules.notation.write(rules.unpack(code))),
      toned(`  wins ${(100 * chance).toFixed(0)} of 100, by estimate`, 'dim'),
    ],
    ...(events.length > 0 ? logLines(session, events, seat) : [plainWords(code)]),
  ])
}
