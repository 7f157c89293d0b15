import type { Game, Rules } from '../../kernel/contract.ts'
import { openWith } from '../../kernel/setup.ts'
import { chances } from './advice/chances.ts'
import { propose } from './advice/propose.ts'
import { settled } from './advice/settled.ts'
import { score } from './bot.ts'
import type { Choice, Packed } from './choice.ts'
import { meta } from './meta.ts'
import { houseOf } from './options.ts'
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
  draw: (rules, view, viewer, who) => draw(houseOf(rules.setup), view, viewer, who),
  advice: {
    score: (rules: Rules<State, Packed, Choice>, view, seat, choice) => score(houseOf(rules.setup), view, seat, choice),
    propose: (rules, view, seat, rng) => propose(houseOf(rules.setup), view, seat, rng),
    chances: (rules, world, out) => chances(settled(rules, houseOf(rules.setup), world), out),
    pace: 0.5,
  },
}
