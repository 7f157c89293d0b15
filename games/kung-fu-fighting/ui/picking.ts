import type { House } from '../house.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { WindowName } from '../state.ts'
import { printOf } from './moment.ts'

/** What is picked: cards of the hand by their ids, and the own cards in play by these. */
export const WEAPON = '+weapon'
export const STANCE = '+stance'

/** What a pick can be in an answer. */
type Role = 'attack' | 'enhancement' | 'spawner' | 'block' | 'weapon' | 'stance' | 'other'

export interface Pickable {
  readonly id: string
  readonly face: string
}

const roleOf = (house: House, { id, face }: Pickable): Role => {
  if (id === WEAPON) return 'weapon'
  if (id === STANCE) return 'stance'
  const print = printOf(house, face)
  if (print.spawn) return 'spawner'
  if (isEnhancement(print)) return 'enhancement'
  return print.type === 'attack' || print.type === 'block' ? print.type : 'other'
}

/** The roles that go together in one answer, by window; what is picked anew sends away the others. */
type Company = Readonly<Partial<Record<Role, readonly Role[]>>>

const STRIKING: readonly Role[] = ['attack', 'enhancement', 'spawner', 'weapon']
const STRIKE: Company = Object.fromEntries(STRIKING.map((role) => [role, STRIKING]))

const TOGETHER: Readonly<Partial<Record<WindowName, Company>>> = {
  prepare: STRIKE,
  respite: STRIKE,
  answer: {
    ...Object.fromEntries(STRIKING.map((role) => [role, [...STRIKING, 'block']])),
    block: STRIKING,
  },
  cover: {
    ...Object.fromEntries(STRIKING.map((role) => [role, [...STRIKING, 'block', 'other']])),
    block: [...STRIKING, 'other'],
    other: [...STRIKING, 'block'],
  },
}

/** A teammate's Attack takes one enhancement (KFF-13.8), unless that one brings an Attack of its own. */
const mayStay = (window: WindowName, role: Role, other: Role, hasSpawner: boolean): boolean => {
  if (window === 'refill') return true
  if (window !== 'ally') return TOGETHER[window]?.[role]?.includes(other) ?? false
  if (hasSpawner) return STRIKING.includes(role) && STRIKING.includes(other)
  return (role === 'attack' && other === 'enhancement') || (role !== 'other' && other === 'attack')
}

/** Takes up or puts back. */
export const picked = (
  house: House,
  window: WindowName,
  cards: readonly Pickable[],
  chosen: readonly string[],
  id: string,
): readonly string[] => {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  const role = (one: string): Role => roleOf(house, cards.find((card) => card.id === one) ?? { id: one, face: '' })
  const hasSpawner = [...chosen, id].some((one) => role(one) === 'spawner')
  return [...chosen.filter((other) => mayStay(window, role(id), role(other), hasSpawner)), id]
}
