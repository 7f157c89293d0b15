import type { Explanation } from '../../../board/explain.tsx'
import { whyNot } from '../../../board/why-not.ts'
import type { Words } from '../../../kernel/contract.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import type { Moment } from './moment.ts'
import type { MasterRules, Option } from './options.ts'
import { nameOf, previewOf } from './preview.ts'
import { SAYS } from './says.ts'

export const explainOption = (
  words: Words,
  book: Rulebook,
  rules: MasterRules,
  moment: Moment,
  { choice, refusal }: Option,
): Explanation => {
  if ((choice.do === 'attack' || choice.do === 'counter') && choice.cards.length === 0)
    return { tone: 'hint', text: SAYS.selectFirst }
  if (refusal !== null) return whyNot(words, book, refusal)
  return { tone: 'yes', text: [nameOf(moment, choice), ...previewOf(rules, moment, choice)].join(' · ') }
}
