import { findRule, plainRule, type Rulebook } from '../kernel/rulebook.ts'
import type { RuleLine } from './explain.tsx'

/** A rule and its first sentence; nothing for a rule that the book does not have. */
export const ruleLine = (book: Rulebook, id: string): RuleLine | undefined => {
  const rule = findRule(book, id)
  if (rule === undefined) return undefined
  const [, ...lines] = plainRule(rule).split('\n')
  const text = lines.join(' ').trim()
  return { id, text: /^.*?[.:!?](?=\s|$)/.exec(text)?.[0] ?? text }
}
