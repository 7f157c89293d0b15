import type { Explanation } from '../../../board/explain.tsx'
import { whyNot } from '../../../board/why-not.ts'
import type { Words } from '../../../kernel/contract.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import type { Choice } from '../choice.ts'
import type { Option } from './options.ts'
import { attackPreview, type Moment, nameOf, preview } from './preview.ts'

export const explainOption = (words: Words, book: Rulebook, moment: Moment, option: Option): Explanation => {
  if (option.refusal !== null) return whyNot(words, book, option.refusal)
  const { choice } = option
  if (choice.do === 'attack') return { tone: 'yes', text: attackPreview(moment, choice).join(' – ') }
  const [name, what] = [nameOf(moment.view, moment.seat, choice), preview(moment, choice)]
  return { tone: 'yes', text: what === '' ? name : `${name}: ${what}` }
}

/** What to say of the selected cards while nobody looks at anything: what they would be, or why they are nothing. */
export const spokenFor = (options: readonly Option[], selected: number): Option | undefined => {
  if (selected === 0) return undefined
  const laying = options.filter(({ choice }) => 'cards' in choice && choice.do !== 'hold')
  const legal = laying.find(({ refusal }) => refusal === null)
  if (legal !== undefined) return legal
  const likely: readonly Choice['do'][] = selected === 2 ? ['attack', 'defend'] : ['attack', 'counter']
  return laying.find(({ choice }) => likely.includes(choice.do)) ?? laying[0]
}
