import { isList, isObject } from '../../../kernel/json.ts'
import { MODES } from '../modes.ts'
import type { CardSet } from './vocabulary.ts'

/** The records of a deck file, or the blank card, whatever they look like. */
export const recordsIn = (content: unknown): readonly unknown[] => {
  if (!isObject(content)) return []
  if (Object.hasOwn(content, 'cards')) return isList(content.cards) ? content.cards : []
  return [content]
}

const TEAM_MODE = '2v2'

/** KFF-1.2 to 1.5: the smallest match in which every set of the file is in use. */
export const setupFor = (content: unknown) => {
  const records = recordsIn(content).filter(isObject)
  const has = (set: CardSet): boolean => records.some((record) => record.set === set)
  const mode = MODES.find(({ id }) => has('team') && id === TEAM_MODE) ?? MODES[0]
  const [seats] = mode.seats
  const roster = records.filter(({ type }) => type === 'archetype').length
  return {
    mode: mode.id,
    seats,
    options: {
      ...(has('more') && { more: 'on' }),
      ...(has('archetype') && roster >= seats && { archetypes: 'random' }),
    },
  }
}
