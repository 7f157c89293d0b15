import type { Seat } from '../../kernel/seats.ts'
import { tableRefusal } from '../../kernel/table-refusals.ts'
import { partnersOf } from '../../protocol/table/acts.ts'
import { isRevealed, lastOwnAnswer } from '../../protocol/table/going-back.ts'
import { type ActMessage, type Around, type Read, readAct } from '../../protocol/table/reading.ts'
import { botAt } from '../../protocol/table/sitting.ts'
import { words } from './words.ts'

/**
 * Who shares a device sits side by side: what others must want too is talked over before somebody presses the button,
 * so nothing waits for their consent.
 */
export const readLocalAct = (message: ActMessage, around: Around): Read => {
  const { table, seat, seats } = around
  switch (message.type) {
    case 'giveUp':
      return { act: { type: 'giveUp', followers: partnersOf(table, seat).filter((partner) => partner !== seat) } }
    case 'tie':
      if (message.say === 'withdraw') return { act: { type: 'withdrawTie' } }
      return agreeing(around).some((party) => botAt(seats[party]) !== null)
        ? { error: words.noTieWithBots }
        : { act: { type: 'offerTie' } }
    case 'undo':
      return message.say === 'ask' ? readUndo(around) : { refusal: tableRefusal('table.notWanted') }
    default:
      return readAct(message, around)
  }
}

/** Everybody who must agree to a tie. */
export const agreeing = ({ table: { rules, state } }: Pick<Around, 'table'>): readonly Seat[] =>
  rules.ties?.parties(state) ?? []

/** TABLE-5: what was shown or drawn stands, also among bots. */
const readUndo = ({ table, seat }: Around): Read => {
  if (table.outcome() !== null) return { refusal: tableRefusal('table.over') }
  const to = lastOwnAnswer(table.record().entries, seat)
  if (to === null) return { refusal: tableRefusal('table.noWayBack') }
  return isRevealed(table, seat, to) ? { refusal: tableRefusal('table.revealed') } : { act: { type: 'undo', to } }
}
