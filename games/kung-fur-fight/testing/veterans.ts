import type { Game, Rules } from '../../../kernel/contract.ts'
import type { Rng } from '../../../kernel/random.ts'
import { groupOf, type Kind, kindNamed, prizeOf } from '../cards.ts'
import type { Choice, Packed } from '../choice.ts'
import { ARENAS, SEATS } from '../constants.ts'
import { game } from '../game.ts'
import { including, withSeat } from '../rules/lists.ts'
import type { State } from '../state.ts'

/** Duels that have been going on for a while: Rangers in hand, prizes won, spirits shaken. So everything meets everything. */
export const veterans: Game<State, Packed, Choice> = {
  ...game,
  open: (setup) => {
    const opened = game.open(setup)
    return opened.ok ? { ok: true, value: seasoned(opened.value) } : opened
  },
}

const seasoned = (rules: Rules<State, Packed, Choice>): Rules<State, Packed, Choice> => ({
  ...rules,
  deal: (rng, log) => {
    const fate = rng.split()
    const s = rules.deal(rng, log)
    s.pile = s.pile.filter((card) => !isWon(s, card, fate))
    for (let seat = 0; seat < SEATS; seat++) shake(s, seat, fate)
    for (const arena of s.arenas) arena.hua = fate.below(4) === 0
    return s
  },
})

const COCONUT = kindNamed('coconut')
const MUSHROOM = kindNamed('mushroom')

/** Most Rangers and some prizes have left the pile. */
const isWon = (s: State, card: Kind, fate: Rng): boolean => {
  const player = s.players[fate.below(SEATS)]
  if (groupOf(card) === 'ranger') {
    if (fate.below(4) === 0) return false
    player.hand = including(player.hand, card)
    return true
  }
  if (fate.below(3) > 0) return false
  if (prizeOf(card).stays === true) player.front = including(player.front, card)
  else if (card === COCONUT || card === MUSHROOM) {
    s.discard = [...s.discard, card]
    if (card === COCONUT) s.coconut = s.players.indexOf(player)
    else {
      const arena = s.arenas[fate.below(ARENAS)]
      arena.mushrooms = withSeat(arena.mushrooms, s.players.indexOf(player), 1)
    }
  } else return false
  return true
}

const shake = (s: State, seat: number, fate: Rng): void => {
  const player = s.players[seat]
  const gained = fate.below(Math.min(9, s.warehouse + 1))
  s.warehouse -= gained
  player.hw += gained
  player.sp -= fate.below(9)
  player.vp += fate.below(4)
  player.limit += fate.below(3)
  player.dishes -= fate.below(3)
  player.delicacies -= fate.below(2)
  player.oldHw = player.hw
  player.lowestSp = player.sp
  player.openingVp = player.vp
}
