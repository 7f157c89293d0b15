import type { Game } from '../../kernel/contract.ts'
import { describeProblem } from '../../kernel/result.ts'
import { unfitFile } from '../../kernel/setup.ts'
import { words } from '../words.ts'

/** A file that can be brought with what is to be said of it, or what is wrong with it. */
export type FileRead =
  | { readonly ok: true; readonly content: unknown; readonly notes: readonly string[] }
  | { readonly ok: false; readonly notes: readonly string[] }

export const readFile = (game: Game, name: string, text: string): FileRead => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { ok: false, notes: [words.noJson] }
  }
  const unfit = unfitFile(content)
  if (unfit !== null) return { ok: false, notes: [words.unfit(unfit)] }
  const report = game.check?.(name, content)
  if (report === undefined) return { ok: true, content, notes: [] }
  if (report.problems.length > 0) return { ok: false, notes: report.problems.map(describeProblem) }
  const facts = report.facts.map(([fact, value]) => `${fact}: ${value}`)
  return { ok: true, content, notes: [...report.warnings.map(describeProblem), ...facts] }
}
