import type { Game, Words } from '../../kernel/contract.ts'
import { findRule, parseRulebook, type Rule, type Rulebook } from '../../kernel/rulebook.ts'
import tableRules from '../../kernel/table-rules.md'
import { type Block, blocksOf, inline } from './markdown.ts'
import { Toned } from './toned.tsx'

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
        <span class="rule-id">{rule.id}</span> {rule.chapter}
      </p>
      {blocksOf(rule.text).map((block, place) => (
        <BlockOfText key={place} words={game.words} block={block} />
      ))}
    </div>
  )
}

interface BlockProps {
  readonly words: Words
  readonly block: Block
}

const BlockOfText = ({ words, block }: BlockProps) => {
  const text = (source: string) => <Toned line={inline(words, source)} />
  switch (block.kind) {
    case 'text':
      return <p>{text(block.text)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{text(item)}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {text(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell}>{text(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
