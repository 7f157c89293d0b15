import { seeded } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import type { BotRoom, Thought } from '../bots/bot-room.ts'
import { randomHex } from '../tokens.ts'

/** A bot is given what a person in its seat sees. */
export const botAnswer = (bots: BotRoom, table: Table, seat: Seat, bot: string): Promise<Thought | null> =>
  bots.think({
    game: table.game.meta.id,
    setup: table.rules.setup,
    view: table.rules.hide(table.state, seat),
    seat,
    bot,
    seed: randomHex(),
  })

/** What the clock answers for a seat that does not. */
export const clockAnswer = ({ rules, state }: Table, seat: Seat): unknown =>
  rules.unpack(rules.fallback(rules.hide(state, seat), seat, seeded('chacha20', randomHex())))
