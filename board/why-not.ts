import type { Refusal, Words } from '../kernel/contract.ts'
import type { Rulebook } from '../kernel/rulebook.ts'
import type { Explanation } from './explain.tsx'
import { ruleLine } from './rule-line.ts'

/** Why not: what exactly is wrong, and the rule with its first sentence. */
export const whyNot = (
  { refusals }: Pick<Words, 'refusals'>,
  book: Rulebook,
  { rule, why, params = {} }: Refusal,
): Explanation => {
  const line = ruleLine(book, rule)
  const text = why === undefined ? undefined : refusals[why]?.(params)
  return { tone: 'no', text: text ?? line?.text ?? rule, ...(line === undefined ? {} : { rule: line }) }
}
