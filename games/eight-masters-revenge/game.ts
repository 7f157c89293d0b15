import type { Game } from '../../kernel/contract.ts'
import { openWith } from '../../kernel/setup.ts'
import { chances } from './advice/standing.ts'
import { score } from './bot.ts'
import type { Choice, Packed } from './choice.ts'
import { meta } from './meta.ts'
import { houseOf } from './options.ts'
import { orders } from './orders.ts'
import rulebook from './rules.md'
import { bindRules } from './rules.ts'
import type { State } from './state.ts'
import { draw } from './table.ts'
import { words } from './text/en.ts'

export const game: Game<State, Packed, Choice> = {
  meta,
  open: openWith(meta, bindRules),
  words,
  rulebook,
  orders,
  draw: (rules, view, viewer, who) => draw(houseOf(rules.setup), view, viewer, who),
  advice: {
    score: (rules, view, seat, choice) => score(houseOf(rules.setup), view, seat, choice),
    chances: (rules, world, out) => chances(houseOf(rules.setup), world, out),
    pace: 0.4,
    slips: 0.5,
  },
}
