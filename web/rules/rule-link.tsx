import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { pathOfRules } from '../router.ts'

/** At a table the rules open beside it; null where a link leads to their own page. */
export const OpenRules = createContext<((id: string) => void) | null>(null)

/** The id of a rule, one tap from its text. */
export const RuleLink = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const open = useContext(OpenRules)
  return (
    <a
      class="rule-id"
      href={pathOfRules(game, id)}
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
