import type { Game } from '../../kernel/contract.ts'
import { ok } from '../../kernel/result.ts'
import { openAs } from '../../kernel/setup.ts'
import { chances } from './advice/chances.ts'
import { foresee } from './advice/foresee.ts'
import { playOn } from './advice/play-on.ts'
import { propose } from './advice/propose.ts'
import { suppose } from './advice/suppose.ts'
import { score } from './bot.ts'
import type { Choice } from './choice.ts'
import type { Packed } from './code.ts'
import { check } from './deck/report.ts'
import { houseOf } from './house.ts'
import { meta } from './meta.ts'
import { orders } from './orders.ts'
import rulebook from './rules.md'
import { bindRules, houseIn } from './rules.ts'
import type { State } from './state.ts'
import { draw } from './table.ts'
import { words } from './text/en.ts'

export const game: Game<State, Packed, Choice> = {
  meta,
  open: openAs(meta, (setup, version) => {
    const house = houseOf(setup, version)
    return house.ok ? ok(bindRules(setup, version, house.value)) : house
  }),
  words,
  rulebook,
  orders,
  draw: (rules, view, viewer, who) => draw(houseIn(rules), view, viewer, who),
  advice: {
    score: (rules, view, seat, choice) => score(houseIn(rules), view, seat, choice),
    grain: 0.5,
    propose: (rules, view, seat, rng) => propose(houseIn(rules), view, seat, rng),
    suppose: (rules, view, seat, rng) => suppose(houseIn(rules), view, seat, rng),
    isQuiet: (_rules, { window }) => window === 'upkeep' || window === 'refill',
    chances: (rules, world, out) => chances(houseIn(rules), world, out),
    foresee: (rules, world, seat, choice) => foresee(houseIn(rules), world, seat, choice),
    playOn: (rules, world, seat, choice) => playOn(houseIn(rules), world, seat, choice),
    pace: 0.0625,
  },
  check,
}
