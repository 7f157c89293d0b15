import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, type Kind, kindOfFace, TUMAZ } from '../cards.ts'
import { ARENA_NAMES, HW_NAMES, type PlanChoice } from '../choice.ts'
import { TEAM_MAX } from '../constants.ts'
import type { State } from '../state.ts'
import { countedIn, highestLimit } from './limit.ts'

interface Wish {
  readonly teams: readonly (readonly Kind[])[]
  readonly hw: readonly number[]
  readonly coconut: string | undefined
}

/** KFU-6.20: in this order, and the first failure is the one reported. The first card of a team leads it (KFU-6.6). */
export const refusePlan = (s: State, seat: Seat, choice: PlanChoice): Refusal | null => {
  const wish: Wish = {
    teams: ARENA_NAMES.map((name) => (choice[name] ?? []).map(kindOfFace)),
    hw: HW_NAMES.map((name) => choice[name] ?? 0),
    coconut: choice.coconut,
  }
  return (
    refuseCards(s, seat, wish) ??
    refuseSizes(wish) ??
    refuseCompany(wish) ??
    refuseAssistants(wish) ??
    refuseNumber(s, seat, wish) ??
    refuseUnmanned(wish) ??
    refuseTokens(s, seat, wish)
  )
}

/** KFU-6.3: cards of the hand, each once. */
const refuseCards = ({ players }: State, seat: Seat, { teams }: Wish): Refusal | null => {
  const left = players[seat].hand.slice()
  for (const team of teams)
    for (const kind of team) {
      const at = left.indexOf(kind)
      if (at < 0) return { rule: 'KFU-6.3', why: 'notInHand' }
      left.splice(at, 1)
    }
  return null
}

/** KFU-6.4 */
const refuseSizes = ({ teams }: Wish): Refusal | null =>
  teams.every((team) => team.length <= TEAM_MAX) ? null : { rule: 'KFU-6.4', why: 'threePerArena' }

/** KFU-6.12 */
const refuseCompany = ({ teams }: Wish): Refusal | null =>
  teams.every((team) => team.length <= 1 || !team.includes(TUMAZ)) ? null : { rule: 'KFU-6.12', why: 'tumazAlone' }

/** KFU-6.11 */
const refuseAssistants = ({ teams }: Wish): Refusal | null =>
  teams.every((team) => team.every((kind, place) => place === 0 || !CHEFS[kind]))
    ? null
    : { rule: 'KFU-6.11', why: 'chefLeads' }

/** KFU-6.7 … 6.10 */
const refuseNumber = (s: State, seat: Seat, { teams }: Wish): Refusal | null => {
  const counted = teams.reduce((sum, team) => sum + countedIn(team), 0)
  const limit = highestLimit(s, seat)
  return counted <= limit ? null : { rule: 'KFU-6.7', why: 'overLimit', params: { counted, limit } }
}

/** KFU-6.14: tokens only where there are Animals. */
const refuseUnmanned = ({ teams, hw, coconut }: Wish): Refusal | null => {
  const isBare = teams.some((team, arena) => team.length === 0 && (hw[arena] !== 0 || coconut === ARENA_NAMES[arena]))
  return isBare ? { rule: 'KFU-6.14', why: 'tokenNeedsAnimal' } : null
}

/** KFU-6.15: tokens that one has. */
const refuseTokens = (s: State, seat: Seat, { hw, coconut }: Wish): Refusal | null => {
  const supply = s.players[seat].hw
  const total = hw.reduce((sum, here) => sum + here, 0)
  if (hw.some((here) => here < 0) || total > supply) return { rule: 'KFU-6.15', why: 'tooManyHw', params: { supply } }
  return coconut === undefined || s.coconut === seat ? null : { rule: 'KFU-6.15', why: 'noCoconut' }
}
