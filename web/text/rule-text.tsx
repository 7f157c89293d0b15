import { RuleLink } from '../../board/rule-link.tsx'
import type { Game } from '../../kernel/contract.ts'
import { findRule, parseRulebook, type Rule, type Rulebook } from '../../kernel/rulebook.ts'
import tableRules from '../../kernel/table-rules.md'
import { Blocks } from './blocks.tsx'

/** A rules text is read once. */
const books = new Map<string, Rulebook>()

const bookOf = (markdown: string): Rulebook => {
  const book = books.get(markdown) ?? parseRulebook(markdown)
  books.set(markdown, book)
  return book
}

/** A rule of the game, or of the table whatever is played there. */
const ruleNamed = (game: Game, id: string): Rule | undefined =>
  findRule(bookOf(game.rulebook), id) ?? findRule(bookOf(tableRules), id)

export const RuleText = ({ game, id }: { readonly game: Game; readonly id: string }) => {
  const rule = ruleNamed(game, id)
  if (rule === undefined) return null
  return (
    <div class="rule">
      <p class="rule-head">
        <RuleLink game={game.meta.id} id={rule.id} /> {rule.chapter}
      </p>
      <Blocks words={game.words} markdown={rule.text} />
    </div>
  )
}
