import type { Line, Who } from '../../kernel/contract.ts'
import { type Event, seen } from '../../kernel/events.ts'
import { seatLetter, type Viewer } from '../../kernel/seats.ts'
import { tell } from '../../kernel/words.ts'
import { sentence } from '../parts/paint.ts'
import type { Seating } from '../parts/seating.ts'
import type { Session } from './session.ts'

/** Bots are called by their names beside the letter of the seat. */
const names =
  (seating: Seating): Who =>
  (seat) => {
    const bot = seating[seat]
    return bot === null ? seatLetter(seat) : `${seatLetter(seat)} (${bot.id})`
  }

export const tableLines = ({ table, seating }: Session, viewer: Viewer): readonly Line[] =>
  table.game.draw(table.rules, table.rules.hide(table.state, viewer), viewer, names(seating))

/** What happened, as one viewer may know it. */
export const logLines = ({ table }: Session, events: readonly Event[], viewer: Viewer): Line[] =>
  events.map((event) => ['  ', ...sentence(table.game.words, tell(table.game.words, seen(event, viewer), seatLetter))])
