import { useEffect, useId, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import type { Example } from '../../kernel/scenario/examples.ts'
import type { ExampleFilm } from './example-film.tsx'
import { words } from './words.ts'

interface RuleExamplesProps {
  readonly game: Game
  readonly rule: string
  readonly examples: readonly Example[]
  /** Which of them is open from the beginning. */
  readonly open: number | null
}

/** What a rule means, to be opened one by one. */
export const RuleExamples = ({ game, rule, examples, open }: RuleExamplesProps) =>
  examples.length === 0 ? null : (
    <ul class="examples" aria-label={words.examplesOf(rule)}>
      {examples.map((example, place) => (
        <li key={`${example.file} ${example.name}`}>
          <OneExample {...{ game, rule, example }} isWanted={place === open} />
        </li>
      ))}
    </ul>
  )

interface OpenedProps {
  readonly game: Game
  readonly rule: string
  readonly example: Example
}

interface OneExampleProps extends OpenedProps {
  readonly isWanted: boolean
}

const OneExample = ({ isWanted, ...shown }: OneExampleProps) => {
  const [isOpen, setOpen] = useState(isWanted)
  const content = useId()
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <>
      <button
        type="button"
        class="example-title"
        aria-expanded={isOpen}
        aria-controls={isOpen ? content : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="example-mark">{words.example}</span> {shown.example.name}
      </button>
      {isOpen && (
        <div id={content}>
          <Opened {...shown} />
        </div>
      )}
    </>
  )
}

const loadFilm = async (): Promise<typeof ExampleFilm> => (await import('./example-film.tsx')).ExampleFilm

/** The code that shows an example is loaded with the first that is opened, the board of the game with it. */
const Opened = (shown: OpenedProps) => {
  const [Film, setFilm] = useState<typeof ExampleFilm | 'loading' | 'failed'>('loading')
  useEffect(() => {
    loadFilm().then(
      (loaded) => setFilm(() => loaded),
      () => setFilm('failed'),
    )
  }, [])
  if (typeof Film === 'string') return <p role="status">{Film === 'loading' ? words.loading : words.failed}</p>
  return <Film {...shown} />
}
