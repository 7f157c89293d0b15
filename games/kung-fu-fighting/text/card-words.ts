import type { Tone } from '../../../kernel/contract.ts'
import type { CardRecord, Tag, Type } from '../deck/vocabulary.ts'

/** As the type is printed below a title; cards of the Team deck put the word before it (KFF-1.8). */
export const TYPE_NAMES: Readonly<Record<Type, string>> = {
  attack: 'Attack',
  enhancement: 'Attack Enhancement',
  finisher: 'Finishing Move',
  block: 'Block',
  chi: 'Chi Restoration',
  stance: 'Stance',
  weapon: 'Weapon',
  'improved-weapon': 'Improved Weapon',
  'improved-stance': 'Improved Stance',
  special: 'Special',
  archetype: 'Archetype',
  side: 'Side card',
}

export const typeLine = ({ type, set, subtype }: CardRecord): string => {
  const kind = `${set === 'team' ? 'Team ' : ''}${TYPE_NAMES[type]}`
  return subtype.length === 0 ? kind : `${kind} (${subtype.join(', ')})`
}

/** What does not work by itself is said beside the text (KFF-18.6). */
export const textOf = ({ text, manual }: CardRecord): string =>
  manual === undefined ? text : `${text} Not enforced: ${manual}`

/** How much of a card is known from the printed game, beside its name. */
export const MARKS: Readonly<Record<Tag, string>> = {
  known: '[k]',
  'known+reconstructed': '[p]',
  reconstructed: '[r]',
}
export const LEGEND = '[k] known from the printed game, [p] partly known, [r] reconstructed for this table'

export const TYPE_TONES: Readonly<Record<Type, Tone>> = {
  attack: 'red',
  enhancement: 'yellow',
  finisher: 'yellow',
  block: 'blue',
  chi: 'green',
  stance: 'strong',
  weapon: 'strong',
  'improved-weapon': 'strong',
  'improved-stance': 'strong',
  special: 'blue',
  archetype: 'strong',
  side: 'strong',
}
