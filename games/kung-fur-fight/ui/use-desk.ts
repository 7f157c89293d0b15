import { type Signal, useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import type { BoardProps } from '../../../board/contract.ts'
import { type Drag, REST } from '../../../board/drag.ts'
import { type Keyed, keyed } from '../../../board/keyed.ts'
import { type Chosen, among as stillThere, toggled } from '../../../board/selection.ts'
import { submitter } from '../../../board/submit.ts'
import type { Refusal } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import { ARENA_NAMES, arenaNamed, type Choice, type Packed } from '../choice.ts'
import type { State } from '../state.ts'
import {
  among,
  BLANK,
  choiceOf,
  type Draft,
  moveCoconut,
  onlyIn,
  send,
  sendToLead,
  sentTo,
  takeBack,
  withHw,
} from './draft.ts'
import { laidOpen, type Option, optionsFor } from './options.ts'
import type { Story } from './story.ts'
import { type Ask, refuseCoconut, refuseHw } from './token-refusals.ts'

export type FurProps = BoardProps<State, Packed, Choice>

/** What somebody looks at, for a word about it. */
export type Look =
  | { readonly at: 'option'; readonly id: string }
  | { readonly at: 'arena'; readonly arena: number }
  | { readonly at: 'refusal'; readonly refusal: Refusal }
  | { readonly at: 'text'; readonly text: string }

/** Everything a seat needs to put an answer together. */
export interface Desk {
  readonly held: readonly Keyed[]
  /** Cards other than those in hand that may be picked from. */
  readonly open: readonly Keyed[]
  readonly chosen: Chosen
  readonly drag: Signal<Drag>
  readonly draft: Draft
  /** The choice that the draft makes. */
  readonly plan: Choice
  readonly options: readonly Option[]
  readonly looked: Look | null
  /** The round before is looked at. */
  readonly isBack: boolean
  /** Plans can be laid now. */
  readonly isPlanning: boolean
  faceOf(id: string): string
  look(look: Look | null): void
  toggle(id: string): void
  /** Puts back what was picked. */
  clearChoice(): void
  act(id: string): void
  send(id: string, arena: number): void
  takeBack(id: string): void
  /** Lets it go over an arena, over the Leader of one, or over the hand. */
  drop(id: string, on: string): void
  /** Takes back the whole plan. */
  clear(): void
  lookBack(isBack: boolean): void
  setHw(arena: number, hw: number): void
  moveCoconut(arena: number): void
  /** What the rules say to a plan; to none at all, nothing. */
  refusalOf(draft: Draft): Refusal | null
  /** Nothing legal can come of this card as things stand. */
  isDim(id: string): boolean
  /** May this open card be picked? */
  mayPick(face: string): boolean
  /** Something in this arena stands against the plan, whatever is in the others. */
  isWrongIn(arena: number): boolean
}

const HAND = 'hand'

export const useDesk = (props: FurProps, seat: Seat, story: Story | null): Desk => {
  const { rules, view, now, question } = props
  const [laid, setLaid] = useState({ round: 0, draft: BLANK })
  const [taken, setTaken] = useState<Chosen>([])
  const [looked, look] = useState<Look | null>(null)
  const [putAway, setPutAway] = useState<Story | null>(null)
  const drag = useSignal<Drag>(REST)

  const form = question?.form.kind === 'either' ? question.form : null
  const held = useMemo(() => keyed(facesOf(view.players[seat].hand)), [view, seat])
  const open = useMemo(
    () => (form === null ? [] : keyed(laidOpen(form)).map(({ id, face }) => ({ id: `open ${id}`, face }))),
    [form],
  )
  const faceOf = (id: string): string => [...held, ...open].find((card) => card.id === id)?.face ?? ''
  const isPlanning = question?.window === 'plan'
  const chosen = stillThere(
    taken,
    [...held, ...open].map(({ id }) => id),
  )
  const draft =
    laid.round === now.round && now.window === 'plan'
      ? among(
          laid.draft,
          held.map(({ id }) => id),
        )
      : BLANK
  const plan = choiceOf(draft, faceOf)
  const options = useMemo(
    () => (form === null ? [] : optionsFor(rules, now, seat, form, { plan, picked: chosen.map(faceOf) })),
    [rules, now, seat, form, laid, taken],
  )
  const isBack = story?.isOver === true && now.window === 'plan' && putAway !== story

  const lay = (next: Draft): void => {
    setLaid({ round: now.round, draft: next })
    setTaken([])
    look(null)
    setPutAway(story)
  }
  const submit = submitter<Choice, Option>({
    props,
    clear: () => {
      setTaken([])
      look(null)
      setPutAway(story)
    },
  })
  const refusalOf = (next: Draft): Refusal | null => {
    const choice = choiceOf(next, faceOf)
    return choice.do === 'pass' ? null : rules.refusal(now, seat, choice)
  }
  const ask: Ask = { refusal: (choice) => rules.refusal(now, seat, choice), faceOf }

  return {
    held,
    open,
    chosen,
    drag,
    draft,
    plan,
    options,
    looked,
    isBack,
    isPlanning,
    faceOf,
    look,
    toggle: (id) => {
      setTaken(toggled(chosen, id, question?.window === 'order' ? Number.POSITIVE_INFINITY : 1))
      look(null)
      setPutAway(story)
    },
    clearChoice: () => setTaken([]),
    act: (id) => submit(options, id),
    send: (id, arena) => {
      if (isPlanning) lay(send(draft, id, arena))
    },
    takeBack: (id) => {
      if (isPlanning) lay(takeBack(draft, id))
    },
    drop: (id, on) => {
      if (!isPlanning) return
      const [what, name] = on.includes(' ') ? on.split(' ') : ['join', on]
      const arena = arenaNamed(name)
      if (on === HAND) lay(takeBack(draft, id))
      else if (what === 'lead') lay(sendToLead(draft, id, arena))
      else if (sentTo(draft, id) !== arena) lay(send(draft, id, arena))
    },
    clear: () => lay(BLANK),
    lookBack: (wanted) => {
      setPutAway(wanted ? null : story)
      setTaken([])
    },
    setHw: (arena, hw) => {
      const refusal = refuseHw(ask, draft, arena, hw)
      if (refusal === null) lay(withHw(draft, arena, hw))
      else look({ at: 'refusal', refusal })
    },
    moveCoconut: (arena) => {
      const refusal = refuseCoconut(ask, draft, arena)
      if (refusal === null) lay(moveCoconut(draft, arena))
      else look({ at: 'refusal', refusal })
    },
    refusalOf,
    isDim: (id) => {
      if (question?.window === 'shiue') return rules.refusal(now, seat, { do: 'add', cards: [faceOf(id)] }) !== null
      if (!isPlanning || sentTo(draft, id) >= 0 || refusalOf(draft) !== null) return false
      return ARENA_NAMES.every(
        (_, arena) => refusalOf(send(draft, id, arena)) !== null && refusalOf(sendToLead(draft, id, arena)) !== null,
      )
    },
    mayPick: (face) =>
      question?.window !== 'shiauYao' || rules.refusal(now, seat, { do: 'remove', cards: [face] }) === null,
    isWrongIn: (arena) => refusalOf(onlyIn(draft, arena)) !== null,
  }
}
