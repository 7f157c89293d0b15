import { useId, useMemo, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Example } from '../../kernel/scenario/examples.ts'
import { type Film, film } from '../../kernel/scenario/frames.ts'
import { seatLetter, seatList, seatOf, type Viewer } from '../../kernel/seats.ts'
import { named } from '../../kernel/words.ts'
import { useLoaded } from '../table/use-loaded.ts'
import { Caption } from './example-caption.tsx'
import { ExampleTable } from './example-table.tsx'
import { words } from './words.ts'
import '../styles/examples.css'

interface ExampleFilmProps {
  readonly game: Game
  /** Under which of its rules it is shown. */
  readonly rule: string
  readonly example: Example
}

/** An example on a small table, step by step. */
export const ExampleFilm = ({ game: plain, rule, example }: ExampleFilmProps) => {
  const { rules, frames } = useMemo(() => shown(plain, example), [plain, example])
  const game = useMemo(() => named(plain, rules), [plain, rules])
  const loaded = useLoaded(plain.meta.id)
  const [at, setAt] = useState(0)
  const [eyes, setEyes] = useState(example.eyes)
  const frame = frames[at]
  const viewer: Viewer = eyes === 'gallery' ? 'gallery' : seatOf(eyes, rules.setup.seats)
  const last = frames.length - 1
  // Keys may come faster than pictures.
  const go = (step: Move): void => setAt((now) => Math.min(Math.max(step(now, last), 0), last))
  if (loaded === null) return <p role="status">{words.loading}</p>
  if (typeof loaded === 'string') return <p role="status">{words.failed}</p>
  return (
    <figure class="example">
      <ExampleTable {...{ game, rules, frame, viewer }} name={words.named(rule, example.name)} Board={loaded.Board} />
      <Steps {...{ at, last, go }} />
      <figcaption class="example-says" aria-live="polite">
        <Caption {...{ game, frame, viewer, at }} />
      </figcaption>
      <Eyes seats={rules.setup.seats} {...{ eyes }} choose={setEyes} />
    </figure>
  )
}

/** Examples of the house are tested to hold. */
const shown = (game: Game, example: Example): Film => {
  const made = film(game, example)
  if (!made.ok) throw new Error(`“${example.name}” does not hold: ${describeProblem(made.problem)}`)
  return made.value
}

type Move = (at: number, last: number) => number

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
}

interface StepsProps {
  readonly at: number
  readonly last: number
  go(step: Move): void
}

/** A button at the end of its way keeps the focus, so that it is not lost. */
const Steps = ({ at, last, go }: StepsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
  <div
    class="example-steps"
    role="group"
    aria-label={words.steps}
    onKeyDown={(event) => {
      if (!Object.hasOwn(KEYS, event.key)) return
      event.preventDefault()
      go(KEYS[event.key])
    }}
  >
    <button type="button" class="button" aria-disabled={at === 0} onClick={() => go(KEYS.ArrowLeft)}>
      {words.back}
    </button>
    <span class="example-at">{words.step(at, last)}</span>
    <button type="button" class="button" aria-disabled={at === last} onClick={() => go(KEYS.ArrowRight)}>
      {words.next}
    </button>
  </div>
)

interface EyesProps {
  readonly seats: number
  readonly eyes: string
  choose(eyes: string): void
}

/** An example has no secrets: who wants to see another hand looks with other eyes. */
const Eyes = ({ seats, eyes, choose }: EyesProps) => {
  const field = useId()
  return (
    <p class="example-eyes">
      <label for={field}>{words.eyes}</label>{' '}
      <select id={field} value={eyes} onChange={({ currentTarget: { value } }) => choose(value)}>
        {seatList(seats).map((seat) => (
          <option key={seat} value={seatLetter(seat)}>
            {seatLetter(seat)}
          </option>
        ))}
        <option value="gallery">{words.gallery}</option>
      </select>
    </p>
  )
}
