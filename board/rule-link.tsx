import { createContext, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { findRule, type Rulebook } from '../kernel/rulebook.ts'

/** At a table the rules open beside it; null where a link leads to their own page. */
export const OpenRules = createContext<((id: string) => void) | null>(null)

interface RuleLinkProps {
  /** The id of the game. */
  readonly game: string
  readonly id: string
}

/** The id of a rule, one tap from its text. */
export const RuleLink = ({ game, id }: RuleLinkProps): VNode => {
  const open = useContext(OpenRules)
  return (
    <a
      class="rule-id"
      href={`/rules/${game}#${id}`}
      onClick={(click) => {
        if (open === null || click.metaKey || click.ctrlKey || click.shiftKey) return
        click.preventDefault()
        open(id)
      }}
    >
      {id}
    </a>
  )
}

/** A rule and where it comes from: `KBK-6.6 [rulebook]`. */
export const RuleSource = ({ book, game, id }: RuleLinkProps & { readonly book: Rulebook }): VNode => (
  <span class="reader-source">
    <RuleLink game={game} id={id} /> {(findRule(book, id)?.tags ?? []).map((tag) => `[${tag}]`).join(' ')}
  </span>
)
