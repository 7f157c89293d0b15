import type { Choice } from '../../choice.ts'
import type { Plain } from '../tables.ts'

// A round told a second time, straight from the ledger's words and with its own numbers: nothing in this folder comes
// from the rules but the shape of a choice.

export const ARENAS = ['a1', 'a2', 'a3'] as const
export const AP: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'fu 1, ban 4, chai 4, yue 6, hua 2, shiue 2',
    'hokuto 1, hikaru 2, ringo 4, yaou 5, raihuu 3, masaru 3',
    'ming 3, shiau-yao 3, musashi 4, tai-chi 4, himiko 4, boshark 5, tumaz 8',
  ]
    .flatMap((group) => group.split(', '))
    .map((animal) => animal.split(' '))
    .map(([name, ap]) => [name, Number(ap)]),
)

/** Who is asked what. */
export interface Asked {
  readonly window: string
  readonly seats: readonly number[]
}
export type Talk<T = void> = Generator<Asked, T, readonly Choice[]>

/** What lies where; lists go by seats or by arenas. */
export interface Moment {
  readonly options: Plain
  readonly dogs: number
  readonly sp: number[]
  readonly vp: number[]
  readonly limits: number[]
  readonly blocked: number[]
  readonly dishes: number[]
  readonly delicacies: number[]
  readonly hw: number[]
  readonly hands: string[][]
  readonly rests: string[][]
  readonly fronts: string[][]
  readonly stacks: string[][]
  readonly pile: string[]
  readonly discard: string[]
  readonly hua: Set<string>
  readonly mushrooms: string[][]
  coconut: number
  warehouse: number
  round: number
  /** Who has won, and why, as a position says it. */
  ended: unknown
  /** Of this round. */
  coconutAt: number
  teams: string[][][]
  weapons: number[][]
  openingVp: readonly number[]
  old: number[]
  lowest: number[]
  readonly ginseng: boolean[]
}

const each = <T>(value: unknown, read: (part: unknown) => T): T[] => {
  const parts: Plain = Object(value)
  return Object.values(parts).map(read)
}
const names = (value: unknown): string[] => String(value).split(' ').filter(Boolean)
const seat = (letter: unknown): number => ['A', 'B'].indexOf(String(letter))

/** The beginning of a planning phase, or the end of a match. */
export const momentOf = (position: Plain, options: Plain): Moment => ({
  options,
  dogs: seat(position.dogs),
  sp: each(position.sp, Number),
  vp: each(position.vp, Number),
  limits: each(position.limits, Number),
  blocked: each(position.blocked, Number),
  dishes: each(position.dishes, Number),
  delicacies: each(position.delicacies, Number),
  hw: each(position.hw, Number),
  hands: each(position.hands, names),
  rests: each(position.rests, names),
  fronts: each(position.fronts, names),
  stacks: each(position.stacks, names),
  pile: names(position.pile),
  discard: names(position.discard),
  hua: new Set(names(position.hua)),
  mushrooms: each(position.mushrooms, names),
  coconut: seat(position.coconut),
  warehouse: Number(position.warehouse),
  round: Number(position.round),
  ended: position.ended,
  coconutAt: -1,
  teams: [],
  weapons: [],
  openingVp: [],
  old: [],
  lowest: [],
  ginseng: [false, false],
})

/** What two moments can be compared by: without order where it means nothing, and at the end without what is cleaned up. */
export const told = (m: Moment): Plain => {
  const sorted = (lists: readonly string[][]): string[][] => lists.map((list) => list.toSorted())
  const { sp, vp, hw, warehouse, coconut, discard, ended } = m
  const always = { sp, vp, hw, warehouse, coconut, discard, ended, hua: [...m.hua].toSorted() }
  const shown = { ...always, fronts: sorted(m.fronts), mushrooms: sorted(m.mushrooms) }
  if (ended !== null) return shown
  const { limits, blocked, dishes, delicacies, stacks, pile, round } = m
  const later = { limits, blocked, dishes, delicacies, stacks, pile, round }
  return { ...shown, ...later, hands: sorted(m.hands), rests: sorted(m.rests) }
}

export const drop = (list: string[], name: string): void => {
  const at = list.indexOf(name)
  if (at < 0) throw new Error(`${name} is not there, by the second reckoning`)
  list.splice(at, 1)
}
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
export const times = (list: readonly string[], name: string): number => list.filter((other) => other === name).length

export const takeHw = (m: Moment, owner: number, amount: number): void => {
  const taken = m.options.hwSupply === 'unlimited' ? amount : Math.min(amount, m.warehouse)
  m.warehouse = Math.max(0, m.warehouse - taken)
  m.hw[owner] += taken
}
