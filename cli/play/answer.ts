import type { Decision } from '../../kernel/match.ts'
import { admit } from '../../kernel/moves.ts'
import { nearest } from '../../kernel/nearest.ts'
import type { Seat } from '../../kernel/seats.ts'
import { findTag, typedTag } from '../parts/form-words.ts'
import { sentence, toned } from '../parts/paint.ts'
import { askFields } from '../parts/steps.ts'
import type { Terminal } from '../parts/terminal.ts'
import { PROMPT_COMMANDS } from './commands.ts'
import { explain } from './explain.ts'
import { tagsOf } from './options.ts'
import { note, type Session } from './session.ts'

/** Takes a line for an answer: in the game's notation, or the name of an act, whose parts are then asked for. */
export const answer = async (
  session: Session,
  seat: Seat,
  decision: Decision,
  line: string,
  terminal: Terminal,
): Promise<void> => {
  const { game, rules, state } = session.table
  const tags = tagsOf(decision)
  const tag = findTag(game.words, Object.keys(tags), line)
  const read = rules.notation.read(line)
  if (read.ok && (tag === undefined || admit(rules, state, seat, read.value).refusal === null)) {
    handIn(session, seat, decision, read.value, terminal)
    return
  }
  if (tag !== undefined) {
    const fields = await askFields(terminal, game.words, tags[tag].fields)
    const choice = { do: tag, ...fields }
    if (fields === null) terminal.say('Nothing was done.')
    else if (handIn(session, seat, decision, choice, terminal))
      terminal.say([toned('Next time you may type: ', 'dim'), ...sentence(game.words, rules.notation.write(choice))])
    return
  }
  const [typed] = line.split(/\s+/, 1)
  const near = nearest(typed, [...Object.keys(tags).map(typedTag), ...Object.keys(PROMPT_COMMANDS)])
  const guess = near === undefined || near === typed.toLowerCase() ? '' : ` Did you mean ${near}?`
  const problem = read.ok ? '' : read.problem.message.replace(/[^.?!]$/, '$&.')
  terminal.say(`${problem}${guess} Type ? for what you may do.`.trim())
}

const handIn = (session: Session, seat: Seat, decision: Decision, choice: unknown, terminal: Terminal): boolean => {
  const { refusal } = note(session, session.table.answer(seat, decision.id, choice))
  if (refusal !== null) terminal.say(...explain(session.table.game, refusal, terminal.width))
  return refusal === null
}
