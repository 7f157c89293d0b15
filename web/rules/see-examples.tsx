import { useEffect, useState } from 'preact/hooks'
import { RuleLink } from '../../board/rule-link.tsx'
import { words } from './words.ts'

interface SeeExamplesProps {
  readonly game: string
  readonly rule: string
}

/** Who may not do something sees how it is done; looked for only when somebody is refused. */
export const SeeExamples = ({ game, rule }: SeeExamplesProps) => {
  const titles = useTitles(game, rule)
  return titles.length === 0 ? null : (
    <ul class="see-examples" aria-label={words.examplesOf(rule)}>
      {titles.map((title, place) => (
        <li key={title}>
          {words.example}{' '}
          <RuleLink {...{ game }} id={rule} example={place}>
            {title}
          </RuleLink>
        </li>
      ))}
    </ul>
  )
}

const NONE: readonly string[] = []

const loadTitles = async (game: string, rule: string): Promise<readonly string[]> =>
  (await import('./load-examples.ts')).titlesOf(game, rule)

const useTitles = (game: string, rule: string): readonly string[] => {
  const [titles, setTitles] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    setTitles(NONE)
    loadTitles(game, rule).then(
      (found) => isWanted && setTitles(found),
      // Without examples the rule still says it.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [game, rule])
  return titles
}
