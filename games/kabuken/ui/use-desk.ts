import { type Signal, useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import type { Action } from '../../../board/actions.tsx'
import type { BoardProps } from '../../../board/contract.ts'
import { type Drag, REST } from '../../../board/drag.ts'
import { type Keyed, keyed } from '../../../board/keyed.ts'
import { actionsFrom } from '../../../board/options.ts'
import { type Selection, useSelection } from '../../../board/selection.ts'
import { submitter } from '../../../board/submit.ts'
import type { EitherForm } from '../../../kernel/forms.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { FACES, facesOf } from '../cards.ts'
import type { Choice, Packed } from '../choice.ts'
import { secretOf } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { isPick } from './draft.tsx'
import { legalSets, mayJoin, type Option, optionsFor } from './options.ts'
import { NOTHING_PLANNED, type Plan } from './plan.ts'
import { type Moment, nameOf, preview } from './preview.ts'

export type KabukenProps = BoardProps<State, Packed, Choice>

/** The Field Card, while Grave Keeper would take it. */
export const TAKEN = 'taken'

/** Everything a seat needs to put an answer together. */
export interface Desk {
  readonly held: readonly Keyed[]
  readonly selection: Selection
  readonly drag: Signal<Drag>
  readonly plan: Plan
  readonly form: EitherForm | null
  readonly options: readonly Option[]
  readonly looked: string | null
  readonly picked: string | null
  look(id: string | null): void
  pick(id: string): void
  change(part: Partial<Plan>): void
  act(id: string): void
  drop(id: string, on: string): void
  /** What could be done with one more card. */
  zonesFor(id: string): readonly Action[]
  isDim(id: string): boolean
}

type Extra = Omit<Plan, 'cards'>
const { cards: _, ...NO_EXTRA } = NOTHING_PLANNED

export const useDesk = (props: KabukenProps, seat: Seat, moment: Moment): Desk => {
  const { rules, view, now, question } = props
  const [extra, setExtra] = useState<Extra>(NO_EXTRA)
  const [looked, look] = useState<string | null>(null)
  const [picked, pick] = useState<string | null>(null)
  const drag = useSignal<Drag>(REST)

  const form = question?.form.kind === 'either' ? question.form : null
  const held = heldBy(view, seat, extra.secret)
  const selection = useSelection(held.map(({ id }) => id))
  const faceOf = (id: string): string => held.find((card) => card.id === id)?.face ?? ''
  const planOf = (ids: readonly string[]): Plan => sound({ ...extra, cards: ids.map(faceOf) }, facesOf(now.hands[seat]))
  const optionsOf = (plan: Plan): readonly Option[] => (form === null ? [] : optionsFor(rules, now, seat, form, plan))

  const plan = planOf(selection.chosen.value)
  const options = optionsOf(plan)
  const sets = useMemo(() => (form === null ? [] : legalSets(rules, now, seat)), [rules, now, seat, form])
  const lays = options.some(({ choice }) => 'cards' in choice && choice.do !== 'hold')
  const withCard = (id: string): readonly string[] => {
    const chosen = selection.chosen.value
    return chosen.includes(id) ? chosen : [...chosen, id]
  }

  const submit = submitter<Choice, Option>({
    props,
    clear: () => {
      selection.clear()
      setExtra(NO_EXTRA)
      look(null)
      pick(null)
    },
  })

  return {
    held,
    selection,
    drag,
    plan,
    form,
    options,
    looked,
    picked,
    look,
    pick,
    change: (part) => {
      setExtra({ ...extra, ...part })
      if (part.secret === true && takes(now, seat)) selection.add(TAKEN)
    },
    act: (id) => submit(options, id),
    drop: (id, on) => {
      if (submit(optionsOf(planOf(withCard(id))), on) === 'done') return
      selection.add(id)
      look(on)
    },
    zonesFor: (id) =>
      actionsFor(
        moment,
        optionsOf(planOf(withCard(id))).filter(({ choice }) => 'cards' in choice),
      ),
    isDim: (id) => lays && !selection.chosen.value.includes(id) && !mayJoin(sets, plan.cards, faceOf(id)),
  }
}

const takes = (view: State, seat: Seat): boolean => secretOf(view, seat).declared === 'takesField'

const heldBy = (view: State, seat: Seat, declared: boolean): readonly Keyed[] => {
  const top = view.discard.at(-1)
  const hand = keyed(facesOf(view.hands[seat]))
  return declared && takes(view, seat) && top !== undefined ? [...hand, { id: TAKEN, face: FACES[top] }] : hand
}

/** Without what no longer fits the cards. */
const sound = (plan: Plan, hand: readonly string[]): Plan => {
  const { cards, change, under } = plan
  const times = (faces: readonly string[], face: string): number => faces.filter((one) => one === face).length
  return {
    ...plan,
    change: change !== null && change.at < cards.length ? change : null,
    under: under !== null && times(hand, under) > times(cards, under) ? under : null,
  }
}

/** As buttons. The first that lays the selected cards is the main one; letting things happen is quiet. */
export const actionsFor = (moment: Moment, options: readonly Option[]): readonly Action[] => {
  const main = options.find(({ choice, refusal }) => refusal === null && !QUIET.has(choice.do))
  return actionsFrom(options, {
    isMain: (option) => option === main || (isPick(option) && option.refusal === null),
    label: ({ choice }) => nameOf(moment.view, moment.seat, choice),
    detail: ({ choice }) => preview(moment, choice),
  })
}

const QUIET: ReadonlySet<string> = new Set(['hit', 'stop', 'decline', 'pay', 'storm'])
