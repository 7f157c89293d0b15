import type { VNode } from 'preact'
import { Chips, Switch } from '../../../board/chips.tsx'
import { MarkSign, type Tone } from '../../../board/mark.tsx'
import type { EitherForm } from '../../../kernel/forms.ts'
import { COLOURS } from '../cards.ts'
import { secretOf } from '../rules/bout.ts'
import { FIST_NAMES } from '../text/fist-names.ts'
import { namesFor, othersOf } from './extras-of.ts'
import { faceWords } from './face-words.ts'
import { asks, declarable, type Plan } from './plan.ts'
import type { Moment } from './preview.ts'
import { WORDS } from './words.ts'
import './extras.css'

interface ExtrasProps {
  readonly form: EitherForm
  readonly moment: Moment
  readonly plan: Plan
  /** Faces that are in hand and not selected, each once. */
  readonly left: readonly string[]
  onPlan(change: Partial<Plan>): void
}

const NONE = 'none'

/** What character and secret add to an attack (KBK-21.8), beside the cards themselves. */
export const Extras = ({ form, moment, plan, left, onPlan }: ExtrasProps): VNode | null => {
  const { view, seat } = moment
  const secret = declarable(form)
  const changes = asks(form, 'recolour') ? 'colour' : asks(form, 'renumber') ? 'number' : null
  const names = form.of.attack === undefined ? [] : namesFor(moment, plan)
  const mayBePlain = form.of.psychUp !== undefined && 'plainly' in form.of.psychUp.fields
  const buries = asks(form, 'under')
  if (secret === null && changes === null && names.length < 2 && !mayBePlain && !buries) return null
  return (
    <div class="extras">
      {secret !== null && (
        <Switch
          label={WORDS.withSecret(secretOf(view, seat).name)}
          on={plan.secret}
          onFlip={(on) => onPlan({ secret: on })}
        />
      )}
      {changes !== null && <Change what={changes} plan={plan} onPlan={onPlan} />}
      {buries && (
        <Chips
          legend={WORDS.under}
          value={plan.under ?? NONE}
          chips={[{ value: NONE, label: WORDS.none }, ...left.map(faceChip)]}
          onPick={(face) => onPlan({ under: face === NONE ? null : face })}
        />
      )}
      {names.length > 1 && (
        <Chips
          legend={WORDS.names}
          value={plan.fist ?? names[0]}
          chips={names.map((name) => ({ value: name, label: FIST_NAMES[name] }))}
          onPick={(name) => onPlan({ fist: name === names[0] ? null : name })}
        />
      )}
      {mayBePlain && <Switch label={WORDS.plainly} on={plan.plainly} onFlip={(plainly) => onPlan({ plainly })} />}
    </div>
  )
}

const faceChip = (face: string) => ({ value: face, label: face, words: faceWords(face) })

/** First which of the selected cards, then what it is treated as. */
const Change = ({
  what,
  plan: { cards, change },
  onPlan,
}: {
  what: 'colour' | 'number'
  plan: Plan
  onPlan: ExtrasProps['onPlan']
}): VNode => {
  const legend = what === 'colour' ? WORDS.recolour : WORDS.renumber
  if (cards.length === 0)
    return (
      <p class="extras-hint">
        {legend} {WORDS.selectFirst}
      </p>
    )
  return (
    <>
      <Chips
        legend={legend}
        value={change === null ? NONE : String(change.at)}
        chips={[
          { value: NONE, label: WORDS.none },
          ...cards.map((face, at) => ({ value: String(at), label: face, words: WORDS.nth(at, faceWords(face)) })),
        ]}
        onPick={(at) =>
          onPlan({ change: at === NONE ? null : { at: Number(at), as: othersOf(cards[Number(at)], what)[0] } })
        }
      />
      {change !== null && (
        <Chips
          legend={WORDS.as}
          value={change.as}
          chips={othersOf(cards[change.at], what).map((as) => ({ value: as, label: <Value value={as} /> }))}
          onPick={(as) => onPlan({ change: { at: change.at, as } })}
        />
      )}
    </>
  )
}

const Value = ({ value }: { value: string }): VNode => {
  const tone: Tone | undefined = COLOURS.find((colour) => colour === value)
  return (
    <>
      {tone !== undefined && <MarkSign tone={tone} />}
      {value}
    </>
  )
}
