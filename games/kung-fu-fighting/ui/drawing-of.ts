import type { CardRecord, Type } from '../deck/vocabulary.ts'
import table from './icons.json'
import { DRAWINGS } from './shapes.ts'

/** A card of a deck file has no drawing of ours: it gets one of its type, an Attack one of its subtype. */
const BY_TYPE: Readonly<Record<Type, string>> = {
  attack: 'type-attack',
  enhancement: 'type-enhancement',
  finisher: 'nine-blows-one-breath',
  block: 'iron-bands',
  chi: 'type-chi',
  stance: 'quiet-mind',
  weapon: 'military-training',
  'improved-weapon': 'razor-edge',
  'improved-stance': 'perfect-technique',
  special: 'huddle',
  archetype: 'mysterious-stranger',
  side: 'school-motto',
}

/** The id of its drawing on the sheet, or among our own. */
export const drawingOf = ({ id, type, subtype }: CardRecord): string => {
  if (Object.hasOwn(table, id) || Object.hasOwn(DRAWINGS, id)) return id
  return type === 'attack' ? (subtype[0] ?? BY_TYPE.attack) : BY_TYPE[type]
}
