import type { Seat } from '../../../kernel/seats.ts'
import { ANIMAL_KINDS, APPLE, apOf, CHEFS, type Kind, leaderText, NOBODY } from '../cards.ts'
import { ARENAS, HUA_AP, LIMIT5_SP, RAIHUU_AP, TEAM_MAX } from '../constants.ts'
import type { House } from '../options.ts'
import { mayBeAdded } from '../rules/additions.ts'
import { opponentOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { atMost, type Foe, foesOf } from './foe.ts'
import { HW_WORTH, lasting, leadWorth, lossWorth, roundsLeft, spoils, vpFor } from './worth.ts'

/** A plan while it is looked at. */
export interface Draft {
  readonly teams: readonly (readonly Kind[])[]
  readonly hw: readonly number[]
  /** −1 when it stays with its owner. */
  readonly coconut: number
}

/** How good a plan looks, as a function for one moment: what all plans share is worked out once. */
export type Judge = (draft: Draft) => number

const USUAL_GAP = 3
const FOOD_WORTH = 1
const HUA_WORTH = 2
/** What a Leader's choice during the combat is worth, compared with AP that lie there from the beginning. */
const SHIUE_SHARE = 0.75
const RINGO_SHARE = 0.8
const SHIAU_YAO_AP = 1.2

export const judgeOf = (house: House, s: State, seat: Seat): Judge => {
  const other = opponentOf(seat)
  const own = s.players[seat]
  const foes = foesOf(s, other)
  const gains = s.arenas.map((_, arena) => spoils(s, seat, arena, NOBODY, USUAL_GAP))
  const losses = s.arenas.map((_, arena) => spoils(s, other, arena, NOBODY, USUAL_GAP))
  const tokens = s.arenas.map(({ mushrooms, hua }) => mushrooms[seat] + (hua && s.dogs === seat ? HUA_AP : 0))
  const hand = countsOf(own.hand)
  const all = countsOf([...own.hand, ...own.rest])
  const winsTies = own.front.includes(APPLE)
  const lead = own.vp - s.players[other].vp
  const vp = s.arenas.map((_, arena) => vpFor(s, arena, NOBODY))
  const reach = vp.reduce((sum, here) => sum + here + 1, 0)
  const leads = Array.from({ length: 2 * reach + 1 }, (_, at) => leadWorth(s, lead + at - reach))
  const later = lasting(s)
  const whole = handWorth(all, own.limit) * Math.min(1, roundsLeft(s))
  const food = own.dishes > 0 || own.delicacies > 0
  const feast = own.sp <= LIMIT5_SP && own.delicacies > 0

  const fight = (draft: Draft, arena: number, elsewhere: number, left: Int8Array, supply: number): Fight => {
    const team = draft.teams[arena]
    const leader = team.length === 0 ? NOBODY : team[0]
    const text = leaderText(leader)
    const foe = foes[arena]
    let ap = draft.hw[arena] + (draft.coconut === arena ? 1 : 0) + elsewhere
    for (let i = 0; i < team.length; i++) ap += apOf(team[i])
    if (team.length > 0 || house.tokensWithoutAnimals === 'count') ap += tokens[arena]
    if (text.bonusBehind !== undefined && lead < 0) ap += text.bonusBehind
    if (text.bonusPerOpponent !== undefined) ap += foe.animals * text.bonusPerOpponent
    if (text.addsAnimal === true && team.length < TEAM_MAX) ap += SHIUE_SHARE * bestHelper(left)
    if (text.addsHw !== undefined) ap += RINGO_SHARE * Math.min(text.addsHw, supply)
    if (text.removesAssistant === true && foe.animals > 1) ap += SHIAU_YAO_AP
    const { win, lose } = chances(foe, ap, winsTies, text.ignoresHw !== undefined, text.winsFromBehind)
    const wins = team.length === 0 && house.tokensCanWin === 'no' ? 0 : win
    let worth = wins * gains[arena] - lose * losses[arena]
    if (text.winCosts !== undefined) worth += wins * lossWorth(s, other, text.winCosts)
    if (text.mostLost !== undefined) worth += 0.4 * lose * losses[arena]
    if (text.hwForWin !== undefined) worth += wins * Math.min(text.hwForWin, s.warehouse) * HW_WORTH * later
    if (text.hwAfter !== undefined) worth += Math.min(text.hwAfter, s.warehouse) * HW_WORTH * later
    if (text.stealsHw !== undefined) worth += Math.min(text.stealsHw, foe.hw) * HW_WORTH * later
    if (text.returnsAfterWin === true) worth += wins * later
    if (text.leavesToken === true && !s.arenas[arena].hua) worth += HUA_WORTH * later
    return { worth, win: wins, lose, vp: vp[arena] + (text.winVp ?? 1) - 1, lostVp: vp[arena] }
  }

  return (draft) => {
    const { teams, hw } = draft
    const left = hand.slice()
    let sent = 0
    let chef = false
    let raihuu = -1
    for (let arena = 0; arena < ARENAS; arena++) {
      const team = teams[arena]
      for (let i = 0; i < team.length; i++) left[team[i]] -= 1
      sent += team.length
      if (team.length === 0) continue
      if (CHEFS[team[0]]) chef = true
      if (leaderText(team[0]).tokensElsewhere === true) raihuu = arena
    }
    const spent = hw[0] + hw[1] + hw[2]
    const supply = own.hw - spent
    let worth = -spent * HW_WORTH * (later > 0 ? 1 : 0)
    const fights: Fight[] = []
    for (let arena = 0; arena < ARENAS; arena++) {
      const elsewhere = raihuu >= 0 && raihuu !== arena ? RAIHUU_AP : 0
      fights.push(fight(draft, arena, elsewhere, left, supply))
      worth += fights[arena].worth
    }
    worth += expectedLead(leads, reach, fights, 0)
    if (sent === 0 || feast) return worth + whole
    if (chef && food) return worth + whole - FOOD_WORTH * later
    return worth + handWorth(left, own.limit) * Math.min(1, roundsLeft(s))
  }
}

/** What is expected of one arena. */
interface Fight {
  readonly worth: number
  readonly win: number
  readonly lose: number
  readonly vp: number
  readonly lostVp: number
}

/** Over everything that may happen in the three arenas: leads are worth more together than one by one. */
const expectedLead = (leads: readonly number[], lead: number, fights: readonly Fight[], arena: number): number => {
  if (arena === fights.length) return leads[lead]
  const { win, lose, vp, lostVp } = fights[arena]
  let worth = (1 - win - lose) * expectedLead(leads, lead, fights, arena + 1)
  if (win > 0) worth += win * expectedLead(leads, lead + vp, fights, arena + 1)
  if (lose > 0) worth += lose * expectedLead(leads, lead - lostVp, fights, arena + 1)
  return worth
}

const chances = (foe: Foe, ap: number, winsTies: boolean, unarmed: boolean, behind: number | undefined) => {
  let win = ap === 0 ? 0 : atMost(foe, winsTies ? ap + 0.5 : ap - 0.5, unarmed)
  let lose = 1 - atMost(foe, foe.winsTies && ap > 0 ? ap - 0.5 : ap + 0.5, unarmed)
  if (behind !== undefined) {
    const far = 1 - atMost(foe, ap + behind - 0.5, unarmed)
    win += far
    lose -= far
  }
  return { win, lose }
}

const countsOf = (kinds: readonly Kind[]): Int8Array => {
  const counts = new Int8Array(ANIMAL_KINDS)
  for (const kind of kinds) counts[kind] += 1
  return counts
}

const BY_AP: readonly Kind[] = Array.from({ length: ANIMAL_KINDS }, (_, kind) => kind).sort((x, y) => apOf(y) - apOf(x))

/** The strongest Animal that Shiue could still call. */
const bestHelper = (left: Int8Array): number => {
  for (const kind of BY_AP) if (left[kind] > 0 && mayBeAdded(kind)) return apOf(kind)
  return 0
}

/** Cards are worth most while they fill the next round's teams. */
const handWorth = (counts: Int8Array, limit: number): number => {
  let worth = 0
  let place = 0
  for (const kind of BY_AP)
    for (let copy = 0; copy < counts[kind]; copy++) {
      worth += apOf(kind) * READINESS[Math.min(Math.floor(place / limit), READINESS.length - 1)]
      place += 1
    }
  return worth
}
const READINESS = [0.4, 0.25, 0.12]
