import { ARENA_NAMES, type Choice, HW_NAMES, type PlanDraft } from '../choice.ts'
import { ARENAS } from '../constants.ts'

/** A plan that is being laid behind the screen (KFU-6.1, KFU-6.13), whatever the rules will say to it. */
export interface Draft {
  /** For each arena the ids of cards in hand, the Leader first. */
  readonly teams: readonly (readonly string[])[]
  readonly hw: readonly number[]
  /** The arena of the Coconut; −1 while it stays at home. */
  readonly coconut: number
}

export const BLANK: Draft = {
  teams: Array.from({ length: ARENAS }, () => []),
  hw: Array.from({ length: ARENAS }, () => 0),
  coconut: -1,
}

export const isBlank = ({ teams }: Draft): boolean => teams.every((team) => team.length === 0)

/** Where a card has been sent; −1 while it is in hand. */
export const sentTo = ({ teams }: Draft, id: string): number => teams.findIndex((team) => team.includes(id))

export const sent = ({ teams }: Draft): readonly string[] => teams.flat()

/** A card joins a team as the last; who is sent to where he is already takes the lead. */
export const send = (draft: Draft, id: string, arena: number): Draft => {
  const isThere = sentTo(draft, id) === arena
  return settled({
    ...draft,
    teams: draft.teams.map((team, index) => {
      const others = team.filter((other) => other !== id)
      if (index !== arena) return others
      return isThere ? [id, ...others] : [...others, id]
    }),
  })
}

/** A card joins a team at its head. */
export const sendToLead = (draft: Draft, id: string, arena: number): Draft => {
  const there = sentTo(draft, id) === arena ? draft : send(draft, id, arena)
  return send(there, id, arena)
}

export const takeBack = (draft: Draft, id: string): Draft =>
  settled({ ...draft, teams: draft.teams.map((team) => team.filter((other) => other !== id)) })

export const withHw = (draft: Draft, arena: number, hw: number): Draft => ({
  ...draft,
  hw: draft.hw.map((old, index) => (index === arena ? hw : old)),
})

/** To an arena, or home again from there. */
export const moveCoconut = (draft: Draft, arena: number): Draft => ({
  ...draft,
  coconut: draft.coconut === arena ? -1 : arena,
})

/** What of it lies in one arena. */
export const onlyIn = (draft: Draft, arena: number): Draft => ({
  teams: draft.teams.map((team, index) => (index === arena ? team : [])),
  hw: draft.hw.map((hw, index) => (index === arena ? hw : 0)),
  coconut: draft.coconut === arena ? arena : -1,
})

/** Without cards that have left the hand meanwhile. */
export const among = (draft: Draft, present: readonly string[]): Draft =>
  sent(draft).every((id) => present.includes(id))
    ? draft
    : settled({ ...draft, teams: draft.teams.map((team) => team.filter((id) => present.includes(id))) })

/** KFU-6.14: what lies with a team goes home with its last Animal. */
const settled = ({ teams, hw, coconut }: Draft): Draft => ({
  teams,
  hw: hw.map((here, arena) => (teams[arena].length === 0 ? 0 : here)),
  coconut: coconut >= 0 && teams[coconut].length === 0 ? -1 : coconut,
})

/** The choice that hands it in; without a single Animal it is a Pass (KFU-6.18). */
export const choiceOf = (draft: Draft, faceOf: (id: string) => string): Choice => {
  if (isBlank(draft)) return { do: 'pass' }
  const plan: PlanDraft = { do: 'plan' }
  for (const [arena, team] of draft.teams.entries()) {
    if (team.length > 0) plan[ARENA_NAMES[arena]] = team.map(faceOf)
    if (draft.hw[arena] !== 0) plan[HW_NAMES[arena]] = draft.hw[arena]
  }
  if (draft.coconut >= 0) plan.coconut = ARENA_NAMES[draft.coconut]
  return plan
}
