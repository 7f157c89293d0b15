import { findRule, plainRule, type Rulebook } from '../kernel/rulebook.ts'
import type { RuleLine } from './explain.tsx'

/** A rule and its first sentence; nothing for a rule that the book does not have. */
export const ruleLine = (book: Rulebook, id: string): RuleLine | undefined => {
  const text = textOf(book, id)
  return text === undefined ? undefined : { id, text: firstOf(text) }
}

/** A rule in plain words, without its id and its chapter. */
export const textOf = (book: Rulebook, id: string): string | undefined => {
  const rule = findRule(book, id)
  if (rule === undefined) return undefined
  const [, ...lines] = plainRule(rule).split('\n')
  return lines.join(' ').trim()
}

/** A title of a word or two is no sentence. */
const firstOf = (text: string): string => /^(?:.{1,18}?[.:!?]\s)?.*?[.:!?](?=\s|$)/.exec(text)?.[0] ?? text
