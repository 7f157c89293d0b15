import { useEffect, useId, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import type { Example } from '../../kernel/scenario/examples.ts'
import type { ExampleFilm } from './example-film.tsx'
import { words } from './words.ts'

interface RuleExamplesProps {
  readonly game: Game
  readonly rule: string
  readonly examples: readonly Example[]
}

/** What a rule means, to be opened one by one. */
export const RuleExamples = ({ game, rule, examples }: RuleExamplesProps) =>
  examples.length === 0 ? null : (
    <ul class="examples" aria-label={words.examplesOf(rule)}>
      {examples.map((example) => (
        <li key={`${example.file} ${example.name}`}>
          <OneExample {...{ game, example }} />
        </li>
      ))}
    </ul>
  )

const OneExample = ({ game, example }: { readonly game: Game; readonly example: Example }) => {
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  return (
    <>
      <button
        type="button"
        class="example-title"
        aria-expanded={isOpen}
        aria-controls={isOpen ? content : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="example-mark">{words.example}</span> {example.name}
      </button>
      {isOpen && (
        <div id={content}>
          <Opened {...{ game, example }} />
        </div>
      )}
    </>
  )
}

const loadFilm = async (): Promise<typeof ExampleFilm> => (await import('./example-film.tsx')).ExampleFilm

/** The code that shows an example is loaded with the first that is opened, the board of the game with it. */
const Opened = ({ game, example }: { readonly game: Game; readonly example: Example }) => {
  const [Film, setFilm] = useState<typeof ExampleFilm | 'loading' | 'failed'>('loading')
  useEffect(() => {
    loadFilm().then(
      (loaded) => setFilm(() => loaded),
      () => setFilm('failed'),
    )
  }, [])
  if (typeof Film === 'string') return <p role="status">{Film === 'loading' ? words.loading : words.failed}</p>
  return <Film {...{ game, example }} />
}
