import { type ComponentChildren, createContext, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { findRule, type Rulebook } from '../kernel/rulebook.ts'
import { addressOf } from './rule-address.ts'

/** At a table the rules open beside it; null where a link leads to their own page. */
export const OpenRules = createContext<((address: string) => void) | null>(null)

interface NamedRule {
  /** The id of the game. */
  readonly game: string
  readonly id: string
}

interface RuleLinkProps extends NamedRule {
  /** To one of its examples, by its place among them. */
  readonly example?: number
  /** Instead of the id. */
  readonly children?: ComponentChildren
}

/** The id of a rule, one tap from its text. */
export const RuleLink = ({ game, id, example, children }: RuleLinkProps): VNode => {
  const open = useContext(OpenRules)
  const place = addressOf(id, example)
  return (
    <a
      class="rule-id"
      href={`/rules/${game}#${place}`}
      onClick={(click) => {
        if (open === null || click.metaKey || click.ctrlKey || click.shiftKey) return
        click.preventDefault()
        open(place)
      }}
    >
      {children ?? id}
    </a>
  )
}

/** A rule and where it comes from: `KBK-6.6 [rulebook]`. */
export const RuleSource = ({ book, game, id }: NamedRule & { readonly book: Rulebook }): VNode => (
  <span class="reader-source">
    <RuleLink game={game} id={id} /> {(findRule(book, id)?.tags ?? []).map((tag) => `[${tag}]`).join(' ')}
  </span>
)
