import type { Game, Line, Refusal } from '../../kernel/contract.ts'
import { tableRefusalWords } from '../../kernel/table-refusals.ts'
import { sentence, toned } from '../parts/paint.ts'
import { ruleLines } from '../parts/rule-text.ts'

/** Why not: what is wrong with the try, and the rule that says so in full. */
export const explain = (game: Game, refusal: Refusal, width: number): Line[] => {
  const words = game.words.refusals[refusal.why ?? '']?.(refusal.params ?? {}) ?? tableRefusalWords(refusal)
  const reason = words === null ? [] : sentence(game.words, ` ${words}`)
  return [[toned(`No, by ${refusal.rule}.`, 'alert'), ...reason], ...ruleLines(game, refusal.rule, width)]
}
