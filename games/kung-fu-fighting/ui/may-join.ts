import { isEnhancement } from '../rules/plan/slots.ts'
import type { Draft } from './draft.ts'
import { type Moment, printOf } from './moment.ts'
import { type FightingRules, isSound, optionsFor } from './options.ts'
import { type Pickable, picked } from './picking.ts'

/** Everything that can be picked, what is picked, and how picks become a draft. */
export interface Picks {
  readonly pool: readonly Pickable[]
  readonly chosen: readonly string[]
  draftOf(ids: readonly string[]): Draft
}

/**
 * Can anything legal come of a card beside what is picked? It is tried with up to two more cards, and with all further
 * enhancements: a Block wants its counterattack, an enhancement its Attack, a leaf its company (KFF-8.8).
 */
export const mayJoin = (
  rules: FightingRules,
  moment: Moment,
  { pool, chosen, draftOf }: Picks,
  id: string,
): boolean => {
  const { house, view } = moment
  const add = (ids: readonly string[], one: string): readonly string[] =>
    ids.includes(one) ? ids : picked(house, view.window, pool, ids, one)
  const isLegal = (ids: readonly string[]): boolean =>
    ids.includes(id) && optionsFor(rules, moment, draftOf(ids)).some(isSound)
  const start = add(chosen, id)
  if (isLegal(start)) return true
  const company = companyOf(moment, pool)
  for (const first of pool) {
    const one = add(start, first.id)
    if (isLegal(one)) return true
    for (const second of pool) if (second.id > first.id && isLegal(add(one, second.id))) return true
    if (company.length > 1 && isLegal(company.reduce(add, one))) return true
  }
  return false
}

/** One enhancement of each name that goes onto the own Attack and does not finish it. */
const companyOf = ({ house }: Moment, pool: readonly Pickable[]): readonly string[] => {
  const names = new Set<number>()
  return pool.flatMap(({ id, face }) => {
    const print = printOf(house, face)
    const isPlain = isEnhancement(print) && print.type !== 'finisher' && !print.allyOnly
    if (!isPlain || names.has(print.group)) return []
    names.add(print.group)
    return [id]
  })
}
