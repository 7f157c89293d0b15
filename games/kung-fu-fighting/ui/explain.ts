import type { Explanation } from '../../../board/explain.tsx'
import { whyNot } from '../../../board/why-not.ts'
import type { Words } from '../../../kernel/contract.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import type { Moment } from './moment.ts'
import { isOpen, type Option, WITHOUT_CARDS } from './options.ts'
import { preview, titleOf } from './preview.ts'
import { WORDS } from './words.ts'

export const explainOption = (words: Words, book: Rulebook, moment: Moment, option: Option): Explanation => {
  if (option.refusal !== null) return whyNot(words, book, option.refusal)
  if (option.lacks !== undefined) return { tone: 'hint', text: WORDS.lacks[option.lacks] }
  const [name, what] = [titleOf(moment, option.choice), preview(moment, option.choice)]
  return { tone: 'yes', text: what === '' ? name : `${name}: ${what}` }
}

/** What to say of what is picked while nobody looks at anything: what it would be, or why it is nothing. */
export const spokenFor = (options: readonly Option[], isAnythingPicked: boolean): Option | undefined => {
  if (!isAnythingPicked) return undefined
  const laying = options.filter(({ choice }) => !WITHOUT_CARDS.has(choice.do))
  return laying.find(isOpen) ?? laying[0]
}
