import type { Seat } from '../../kernel/seats.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import { partnersOf } from '../../table/actions.ts'
import { botAt } from '../../table/bots.ts'
import { type ActionContext, type ActionMessage, type ReadAction, readAction } from '../../table/read-action.ts'
import { isRevealed, lastOwnAnswer } from '../../table/undo.ts'
import { words } from './words.ts'

/**
 * People who share a device sit side by side: they talk about a tie or giving up before someone presses the button, so
 * nothing waits for their consent.
 */
export const readLocalAction = (message: ActionMessage, context: ActionContext): ReadAction => {
  const { match, seat, seats } = context
  const others = (all: readonly Seat[]): readonly Seat[] => all.filter((other) => other !== seat)
  switch (message.type) {
    case 'giveUp':
      return { action: { type: 'giveUp', followers: others(partnersOf(match, seat)) } }
    case 'tie': {
      if (message.say === 'withdraw') return { action: { type: 'withdrawTie' } }
      const parties = match.rules.ties?.parties(match.state) ?? []
      return parties.some((party) => botAt(seats[party]) !== null)
        ? { error: words.noTieWithBots }
        : { action: { type: 'offerTie', followers: others(parties) } }
    }
    case 'undo':
      return message.say === 'ask' ? readUndo(context) : { refusal: tableRefusal('table.notWanted') }
    default:
      return readAction(message, context)
  }
}

/** TABLE-5: what was shown or drawn stands, also among bots. */
const readUndo = ({ match, seat }: ActionContext): ReadAction => {
  if (match.outcome() !== null) return { refusal: tableRefusal('table.over') }
  const to = lastOwnAnswer(match.record().entries, seat)
  if (to === null) return { refusal: tableRefusal('table.noWayBack') }
  return isRevealed(match, seat, to) ? { refusal: tableRefusal('table.revealed') } : { action: { type: 'undo', to } }
}
