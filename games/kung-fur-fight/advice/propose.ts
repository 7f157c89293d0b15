import type { Rng } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, type Kind, TUMAZ } from '../cards.ts'
import type { Packed } from '../choice.ts'
import { ARENAS, TEAM_MAX } from '../constants.ts'
import type { House } from '../options.ts'
import { countedIn, highestLimit } from '../rules/limit.ts'
import { countOf } from '../rules/lists.ts'
import type { State } from '../state.ts'
import { type Draft, packDraft } from './draft.ts'
import { type Judge, judgeOf } from './plan.ts'

/** A plan that grows card by card from a random first one, each time by what looks best; then the tokens. */
export const propose = (house: House, s: State, seat: Seat, rng: Rng): Packed => {
  const judge = judgeOf(house, s, seat)
  const first = changes(s, seat, NO_PLAN)
  if (first.length === 0) return packDraft(NO_PLAN)
  const begun = first[rng.below(first.length)]
  const manned = climb(begun, judge, (draft) => changes(s, seat, draft))
  const armed = climb(manned, judge, (draft) => armaments(s, seat, draft))
  return packDraft(judge(NO_PLAN) > judge(armed) ? NO_PLAN : armed)
}

const NO_PLAN: Draft = { teams: [[], [], []], hw: [0, 0, 0], coconut: -1 }

/** To the best neighbour, as long as there is a better one. */
const climb = (start: Draft, judge: Judge, neighbours: (draft: Draft) => readonly Draft[]): Draft => {
  let best = start
  let highest = judge(start)
  for (;;) {
    const from = best
    for (const draft of neighbours(from)) {
      const worth = judge(draft)
      if (worth <= highest) continue
      best = draft
      highest = worth
    }
    if (best === from) return best
  }
}

/** Somebody of the hand joins a team, leads it, or takes the place of somebody in it. */
const changes = (s: State, seat: Seat, draft: Draft): Draft[] => {
  const limit = highestLimit(s, seat)
  const drafts: Draft[] = []
  for (const kind of freeKinds(s, seat, draft))
    for (let arena = 0; arena < ARENAS; arena++)
      for (const team of changed(draft.teams[arena], kind).filter(isTeam)) {
        const next = withTeam(draft, arena, team)
        if (countedAll(next) <= limit) drafts.push(next)
      }
  return drafts
}

const armaments = (s: State, seat: Seat, { teams, hw, coconut }: Draft): Draft[] => {
  const left = s.players[seat].hw - hw[0] - hw[1] - hw[2]
  const drafts: Draft[] = []
  for (let arena = 0; arena < ARENAS; arena++) {
    if (teams[arena].length === 0) continue // KFU-6.14
    for (const more of AT_ONCE) if (more <= left) drafts.push({ teams, hw: hw.with(arena, hw[arena] + more), coconut })
    if (s.coconut === seat && coconut !== arena) drafts.push({ teams, hw, coconut: arena })
  }
  return drafts
}
/** One weapon alone may look useless where three are not. */
const AT_ONCE = [1, 3]

const freeKinds = ({ players }: State, seat: Seat, { teams }: Draft): Kind[] => {
  const { hand } = players[seat]
  const isFree = (kind: Kind, at: number): boolean =>
    hand[at - 1] !== kind &&
    countOf(hand, kind) > countOf(teams[0], kind) + countOf(teams[1], kind) + countOf(teams[2], kind)
  return hand.filter(isFree)
}

const changed = (team: readonly Kind[], kind: Kind): (readonly Kind[])[] =>
  team.length === 0 ? [[kind]] : [[...team, kind], [kind, ...team], ...team.map((_, place) => team.with(place, kind))]

/** KFU-6.4, KFU-6.11, KFU-6.12 */
const isTeam = (team: readonly Kind[]): boolean =>
  team.length <= TEAM_MAX &&
  (team.length === 1 || !team.includes(TUMAZ)) &&
  !team.some((kind, at) => at > 0 && CHEFS[kind])

const withTeam = ({ teams, hw, coconut }: Draft, arena: number, team: readonly Kind[]): Draft => ({
  teams: teams.with(arena, team),
  hw,
  coconut,
})

const countedAll = ({ teams }: Draft): number => countedIn(teams[0]) + countedIn(teams[1]) + countedIn(teams[2])
