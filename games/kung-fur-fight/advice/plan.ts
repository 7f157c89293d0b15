import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, leaderText } from '../cards.ts'
import { ARENAS, LIMIT5_SP } from '../constants.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import type { Draft } from './draft.ts'
import { type Fight, fightIn, outlookOf } from './fight.ts'
import { bestHelper, countsOf, handWorth } from './hand.ts'
import { HW_WORTH, leadWorth, roundsLeft } from './worth.ts'

/** How good a plan looks, as a function for one moment: what all plans share is worked out once. */
export type Judge = (draft: Draft) => number

const FOOD_WORTH = 1

export const judgeOf = (house: House, s: State, seat: Seat): Judge => {
  const outlook = outlookOf(house, s, seat)
  const { lead, vp, later } = outlook
  const { hand, rest, limit, hw, sp, dishes, delicacies } = s.players[seat]
  const held = countsOf(hand)
  const goesOn = roundsLeft(s) > 0 ? 1 : 0
  const recovered = goesOn * handWorth(countsOf(hand, rest), limit)
  const isFeast = sp <= LIMIT5_SP && delicacies > 0 // KFU-17.8
  const reach = vp.reduce((sum, here) => sum + here + 1, 0)
  const leads = Array.from({ length: 2 * reach + 1 }, (_, at) => leadWorth(s, lead + at - reach))

  return (draft) => {
    const left = held.slice()
    let sent = 0
    let chefLeads = false
    let raihuu = -1
    for (let arena = 0; arena < ARENAS; arena++) {
      const team = draft.teams[arena]
      if (team.length === 0) continue
      for (let i = 0; i < team.length; i++) left[team[i]] -= 1
      sent += team.length
      if (CHEFS[team[0]]) chefLeads = true
      if (leaderText(team[0]).tokensElsewhere === true) raihuu = arena
    }
    const spent = draft.hw[0] + draft.hw[1] + draft.hw[2]
    const reserve = { helper: bestHelper(left), hw: hw - spent, raihuu }
    const fights: Fight[] = []
    let worth = -spent * HW_WORTH * goesOn
    for (let arena = 0; arena < ARENAS; arena++) {
      const fight = fightIn(outlook, draft, arena, reserve)
      fights.push(fight)
      worth += fight.worth
    }
    worth += expectedLead(leads, reach, fights, 0)
    if (sent === 0 || isFeast) return worth + recovered // KFU-17.15
    if (chefLeads && dishes + delicacies > 0) return worth + recovered - FOOD_WORTH * later // KFU-17.6
    return worth + goesOn * handWorth(left, limit)
  }
}

/** Over everything that may happen in the three arenas: VP are worth more together than one by one. */
const expectedLead = (leads: readonly number[], at: number, fights: readonly Fight[], arena: number): number => {
  if (arena === fights.length) return leads[at]
  const { win, lose, vp, lostVp } = fights[arena]
  let worth = (1 - win - lose) * expectedLead(leads, at, fights, arena + 1)
  if (win > 0) worth += win * expectedLead(leads, at + vp, fights, arena + 1)
  if (lose > 0) worth += lose * expectedLead(leads, at - lostVp, fights, arena + 1)
  return worth
}
