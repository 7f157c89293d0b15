import type { Seat } from '../../../kernel/seats.ts'
import { type Animal, APPLE, apOf, leaderText, NOBODY } from '../cards.ts'
import { RAIHUU_AP, TEAM_MAX } from '../constants.ts'
import type { House } from '../options.ts'
import { opponentOf } from '../rules/bout.ts'
import { lastingAp } from '../rules/sums.ts'
import type { State } from '../state.ts'
import type { Draft } from './draft.ts'
import { atMost, type Foe, foesOf } from './foe.ts'
import { HW_WORTH, lasting, lossWorth, spoils, vpFor } from './worth.ts'

/** What all plans of one moment share. Lists go by arenas. */
interface Outlook {
  readonly house: House
  readonly s: State
  readonly seat: Seat
  readonly foes: readonly Foe[]
  /** What a win brings, and what a defeat gives away, beside VP. */
  readonly gains: readonly number[]
  readonly losses: readonly number[]
  readonly vp: readonly number[]
  /** AP of the own tokens that lie there. */
  readonly tokens: readonly number[]
  readonly lead: number
  readonly winsTies: boolean
  /** How much lasting goods are still worth. */
  readonly later: number
}

const USUAL_GAP = 3

export const outlookOf = (house: House, s: State, seat: Seat): Outlook => {
  const other = opponentOf(seat)
  const own = s.players[seat]
  const losses = s.arenas.map((_, arena) => spoils(s, other, arena, NOBODY, USUAL_GAP))
  const vp = s.arenas.map((_, arena) => vpFor(s, arena, NOBODY))
  return {
    house,
    s,
    seat,
    foes: foesOf(s, other, losses, vp),
    gains: s.arenas.map((_, arena) => spoils(s, seat, arena, NOBODY, USUAL_GAP)),
    losses,
    vp,
    tokens: s.arenas.map((arena) => lastingAp(s, arena, seat)),
    lead: own.vp - s.players[other].vp,
    winsTies: own.front.includes(APPLE),
    later: lasting(s),
  }
}

/** What a plan keeps back and Shiue or Ringo may still call for, and where Raihuu leads; −1 if nowhere. */
interface Reserve {
  readonly helper: number
  readonly hw: number
  readonly raihuu: number
}

/** What is expected of one arena. */
export interface Fight {
  readonly win: number
  readonly lose: number
  readonly vp: number
  readonly lostVp: number
  /** All but VP. */
  readonly worth: number
}

export const fightIn = (outlook: Outlook, draft: Draft, arena: number, reserve: Reserve): Fight => {
  const { house, foes, gains, losses, vp } = outlook
  const team = draft.teams[arena]
  const leader = leaderText(team.length === 0 ? NOBODY : team[0])
  const { win, lose } = odds(outlook, foes[arena], strength(outlook, draft, arena, leader, reserve), leader)
  const wins = team.length === 0 && house.tokensCanWin === 'no' ? 0 : win
  return {
    win: wins,
    lose,
    vp: vp[arena] + (leader.winVp ?? 1) - 1,
    lostVp: vp[arena],
    worth: wins * gains[arena] - lose * losses[arena] + besides(outlook, arena, leader, wins, lose),
  }
}

/** What a choice during the combat is worth, compared with AP that lie there from the beginning. */
const SHIUE_SHARE = 0.75
const RINGO_SHARE = 0.8
const SHIAU_YAO_AP = 1.2

/** The own AP, as far as they can be foreseen. */
const strength = (outlook: Outlook, draft: Draft, arena: number, leader: Animal, reserve: Reserve): number => {
  const { house, foes, tokens, lead } = outlook
  const team = draft.teams[arena]
  let ap = draft.hw[arena] + (draft.coconut === arena ? 1 : 0)
  for (let i = 0; i < team.length; i++) ap += apOf(team[i])
  if (team.length > 0 || house.tokensWithoutAnimals === 'count') ap += tokens[arena]
  if (reserve.raihuu >= 0 && reserve.raihuu !== arena) ap += RAIHUU_AP
  if (leader.bonusBehind !== undefined && lead < 0) ap += leader.bonusBehind
  if (leader.bonusPerOpponent !== undefined) ap += foes[arena].animals * leader.bonusPerOpponent
  if (leader.addsAnimal === true && team.length < TEAM_MAX) ap += SHIUE_SHARE * reserve.helper
  if (leader.addsHw !== undefined) ap += RINGO_SHARE * Math.min(leader.addsHw, reserve.hw)
  if (leader.removesAssistant === true && foes[arena].animals > 1) ap += SHIAU_YAO_AP
  return ap
}

const odds = ({ winsTies }: Outlook, foe: Foe, ap: number, { ignoresHw, winsFromBehind }: Animal) => {
  const unarmed = ignoresHw !== undefined
  let win = ap === 0 ? 0 : atMost(foe, winsTies ? ap + 0.5 : ap - 0.5, unarmed)
  let lose = 1 - atMost(foe, foe.winsTies && ap > 0 ? ap - 0.5 : ap + 0.5, unarmed)
  if (winsFromBehind !== undefined) {
    const far = 1 - atMost(foe, ap + winsFromBehind - 0.5, unarmed)
    win += far
    lose -= far
  }
  return { win, lose }
}

const HUA_WORTH = 2
const MUSASHI_SPARES = 0.4

/** What a Leader brings beside the Reward cards. */
const besides = (outlook: Outlook, arena: number, leader: Animal, win: number, lose: number): number => {
  const { s, seat, foes, losses, later } = outlook
  const hw = HW_WORTH * later
  let worth = 0
  if (leader.winCosts !== undefined) worth += win * lossWorth(s, opponentOf(seat), leader.winCosts)
  if (leader.mostLost !== undefined) worth += MUSASHI_SPARES * lose * losses[arena]
  if (leader.hwForWin !== undefined) worth += win * Math.min(leader.hwForWin, s.warehouse) * hw
  if (leader.hwAfter !== undefined) worth += Math.min(leader.hwAfter, s.warehouse) * hw
  if (leader.stealsHw !== undefined) worth += Math.min(leader.stealsHw, foes[arena].hw) * hw
  if (leader.returnsAfterWin === true) worth += win * later
  if (leader.leavesToken === true && !s.arenas[arena].hua) worth += HUA_WORTH * later
  return worth
}
