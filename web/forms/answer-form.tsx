import { useRef, useState } from 'preact/hooks'
import type { Game, Question, Rules, Who } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import { words as house } from '../words.ts'
import { FormView } from './form-view.tsx'
import { formAt, judge, type Verdict } from './judge.ts'
import { labelOf } from './labels.ts'
import { type Picks, placesAt } from './picks.ts'
import { RefusalNote } from './refusal-note.tsx'

/** A question that can be answered. */
export interface Open extends Question {
  readonly id: string
}

interface AnswerFormProps {
  readonly game: Game
  readonly rules: Rules
  readonly view: unknown
  readonly seat: Seat
  readonly who: Who
  readonly asked: Open
  readonly busy: boolean
  answer(choice: unknown): void
}

/** Any answer of any game, put together step by step with ordinary controls. */
export const AnswerForm = ({ game, rules, view, seat, who, asked, busy, answer }: AnswerFormProps) => {
  const [picks, setPicks] = useState<Picks>({})
  const [hasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { words } = game
  const verdict = judge(rules, view, seat, asked.form, picks)

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (verdict.kind === 'legal') return answer(verdict.choice)
    setTried(true)
    if (verdict.kind === 'missing') controlAt(form.current, verdict.at)?.focus()
  }
  const change = (next: Picks): void => {
    setTried(false)
    setPicks(next)
  }

  return (
    <form class="answer" data-decision={asked.id} ref={form} onSubmit={submit} noValidate>
      <FormView
        desk={{ words, who, picks, disabled: busy, change }}
        form={asked.form}
        at=""
        legend={house.what}
        optional={false}
      />
      <div class="verdict" role="status">
        {verdict.kind === 'missing' && (
          <p class={hasTried ? 'missing' : 'soft'}>
            {missingWords(verdict, asked, picks, (name) => labelOf(words, name))}
          </p>
        )}
        {verdict.kind === 'refused' && <RefusalNote game={game} refusal={verdict.refusal} />}
        {busy && <p class="soft">{house.sent}</p>}
      </div>
      <button type="submit" class="act" aria-disabled={verdict.kind !== 'legal' || busy}>
        {house.play}
      </button>
    </form>
  )
}

const missingWords = (
  { at }: Extract<Verdict, { kind: 'missing' }>,
  { form }: Open,
  picks: Picks,
  label: (name: string) => string,
): string => {
  const field = formAt(form, at)
  if (field.kind === 'cards') return house.pickMore(field.min - placesAt(picks, at).length)
  return at === '' ? house.chooseWhat : house.chooseFirst(label(at.slice(at.lastIndexOf('/') + 1)))
}

/** The first control of the field at a path. */
const controlAt = (form: HTMLElement | null, at: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"] :is(input, button)`) ?? null
