import type { Kind } from './cards.ts'

/** Choices as people read them. Cards are faces; the first of a team is its Leader. */
export type Choice =
  | PlanChoice
  | { readonly do: 'pass' }
  | { readonly do: 'throw'; readonly sign: string }
  | { readonly do: 'add'; readonly cards: readonly string[] }
  | { readonly do: 'commit'; readonly hw: number }
  | { readonly do: 'remove'; readonly cards: readonly string[] }
  | { readonly do: 'none' }
  | { readonly do: 'use' }
  | { readonly do: 'waive' }
  | { readonly do: 'ignore'; readonly hw: number }
  | { readonly do: 'take'; readonly cards: readonly string[] }
  | { readonly do: 'order'; readonly cards: readonly string[] }

/** KFU-6.1, KFU-6.13: teams, HW and Coconut. What is missing stays empty. */
export interface PlanChoice {
  readonly do: 'plan'
  readonly a1?: readonly string[]
  readonly a2?: readonly string[]
  readonly a3?: readonly string[]
  readonly hw1?: number
  readonly hw2?: number
  readonly hw3?: number
  /** The name of an arena. */
  readonly coconut?: string
}

/** A plan that is being put together. */
export type PlanDraft = { -readonly [Name in keyof PlanChoice]: PlanChoice[Name] }

export const ARENA_NAMES = ['a1', 'a2', 'a3'] as const
export const HW_NAMES = ['hw1', 'hw2', 'hw3'] as const
export const arenaNamed = (name: string): number => NAMES.indexOf(name)
const NAMES: readonly string[] = ARENA_NAMES

/** KFU-7.8: each beats the one after it, and the last the first. */
export const SIGNS = ['rock', 'scissors', 'paper'] as const
const SIGN_NAMES: readonly string[] = SIGNS
export const signNamed = (name: string): number => SIGN_NAMES.indexOf(name)

/**
 * A packed choice is a short string. A plan has seven units: a team for each arena, the HW of each, the Coconut's arena.
 * Every other choice has a letter for what is done and a unit for a number or for each card.
 */
export type Packed = string

export const PASS: Packed = '-'
export const NONE: Packed = 'n'
export const USE: Packed = 'u'
export const WAIVE: Packed = 'w'

export const LETTERS = { throw: 't', add: 'a', commit: 'c', remove: 'r', ignore: 'i', take: 'k', order: 'o' } as const
type Lettered = keyof typeof LETTERS

export const packValue = (act: Lettered, value: number): Packed => LETTERS[act] + String.fromCharCode(value)
export const valueOf = (code: Packed): number => code.charCodeAt(1)
export const packKinds = (act: Lettered, kinds: readonly Kind[]): Packed => LETTERS[act] + String.fromCharCode(...kinds)
export const kindsOf = (code: Packed): Kind[] => {
  const kinds: Kind[] = []
  for (let i = 1; i < code.length; i++) kinds.push(code.charCodeAt(i))
  return kinds
}

/** A team in 15 bits: Leader and two Assistants in ascending order, each a kind + 1, 0 for nobody. */
export type TeamCode = number
const NO_TEAM: TeamCode = 0

/** The Assistants come in any order. */
export const packTeam = (leader: Kind, x: Kind, y: Kind): TeamCode => {
  const low = x < 0 || (y >= 0 && y < x) ? y : x
  const high = low === x ? y : x
  return (leader + 1) | ((low + 1) << 5) | ((high + 1) << 10)
}
export const teamOf = (code: TeamCode): Kind[] => {
  const team: Kind[] = []
  for (let rest = code; rest !== 0; rest >>>= 5) team.push((rest & 31) - 1)
  return team
}

const PLAN_UNITS = 7
export const isPlan = (code: Packed): boolean => code.length === PLAN_UNITS
export const packPlan = (
  team1: TeamCode,
  team2: TeamCode,
  team3: TeamCode,
  hw1: number,
  hw2: number,
  hw3: number,
  coconut: number,
): Packed =>
  (team1 | team2 | team3) === NO_TEAM ? PASS : String.fromCharCode(team1, team2, team3, hw1, hw2, hw3, coconut + 1)
export const teamCodeAt = (code: Packed, arena: number): TeamCode => (isPlan(code) ? code.charCodeAt(arena) : NO_TEAM)
export const hwAt = (code: Packed, arena: number): number => (isPlan(code) ? code.charCodeAt(3 + arena) : 0)
/** −1 when it stays with its owner. */
export const coconutOf = (code: Packed): number => (isPlan(code) ? code.charCodeAt(6) - 1 : -1)
