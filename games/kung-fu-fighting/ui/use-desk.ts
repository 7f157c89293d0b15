import { type Signal, useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import type { Action } from '../../../board/actions.tsx'
import type { BoardProps } from '../../../board/contract.ts'
import { type Drag, REST } from '../../../board/drag.ts'
import { type Keyed, keyed } from '../../../board/keyed.ts'
import { actionsFrom } from '../../../board/options.ts'
import { among, type Chosen } from '../../../board/selection.ts'
import { submitter } from '../../../board/submit.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, kindOf } from '../cards.ts'
import type { Choice } from '../choice.ts'
import type { Packed } from '../code.ts'
import { TYPES } from '../deck/vocabulary.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { aimed, type Draft } from './draft.ts'
import { spokenFor } from './explain.ts'
import { mayJoin } from './may-join.ts'
import { type Moment, printOf } from './moment.ts'
import { isOpen, isSound, type Option, optionsFor, WITHOUT_CARDS } from './options.ts'
import { picked, STANCE, WEAPON } from './picking.ts'
import { labelOf, preview } from './preview.ts'
import { WORDS } from './words.ts'

export type FightProps = BoardProps<State, Packed, Choice>

/** Everything a seat needs to put an answer together. */
export interface Desk {
  readonly held: readonly Keyed[]
  readonly chosen: Chosen
  readonly drag: Signal<Drag>
  readonly draft: Draft
  readonly options: readonly Option[]
  /** The answer that is spoken of: looked at, or else the likeliest. */
  readonly about: Option | undefined
  /** Whether the own Weapon or Stance can be picked now. */
  mayPick(id: string): boolean
  toggle(id: string): void
  clear(): void
  aim(seat: Seat): void
  splitBy(face: string): void
  look(id: string | null): void
  pick(id: string): void
  readonly picked: string | null
  act(id: string): void
  drop(id: string, on: string): void
  /** What could be done with one more card. */
  zonesFor(id: string): readonly Action[]
  isDim(id: string): boolean
}

const LAY = 'lay'
const STRIKING: readonly string[] = ['prepare', 'respite', 'ally', 'cover', 'answer']
const OWN_TURN: readonly string[] = ['prepare', 'respite']

export const useDesk = (props: FightProps, moment: Moment): Desk => {
  const { rules, view, now, question } = props
  const { house, seat } = moment
  const [taken, choose] = useState<Chosen>([])
  const [targets, target] = useState<readonly Seat[]>([])
  const [split, setSplit] = useState<string | null>(null)
  const [looked, look] = useState<string | null>(null)
  const [pickedOne, pick] = useState<string | null>(null)
  const drag = useSignal<Drag>(REST)

  const held = useMemo(() => heldBy(house, view, seat), [house, view, seat])
  const pool = useMemo(() => poolOf(moment, held), [moment.view, seat, held])
  const chosen = among(
    taken,
    pool.map(({ id }) => id),
  )
  const draftOf = (ids: readonly string[]): Draft => ({
    cards: ids.flatMap((id) => held.find((card) => card.id === id)?.face ?? []),
    weapon: ids.includes(WEAPON),
    stance: ids.includes(STANCE),
    targets,
    splitBy: split,
  })
  const optionsOf = (draft: Draft): readonly Option[] => (question === null ? [] : optionsFor(rules, moment, draft))
  const draft = draftOf(chosen)
  const options = optionsOf(draft)
  const withCard = (id: string): Chosen => (chosen.includes(id) ? chosen : picked(house, now.window, pool, chosen, id))

  const dim = useMemo(
    () =>
      new Set(
        question === null || view !== now
          ? []
          : held.flatMap(({ id }) =>
              chosen.includes(id) || mayJoin(rules, moment, { pool, chosen, draftOf }, id) ? [] : [id],
            ),
      ),
    [question === null, view, now, chosen.join(), targets.join(), split],
  )

  const clear = (): void => {
    choose([])
    target([])
    setSplit(null)
    look(null)
    pick(null)
  }
  const submit = submitter<Choice, Option>({ props, isOpen, clear })
  const aimAt = (ids: Chosen, at: Seat): void => target(aimed(moment, draftOf(ids), at).targets)

  return {
    held,
    chosen,
    drag,
    draft,
    options,
    about: options.find(({ id }) => id === (looked ?? pickedOne)) ?? spokenFor(options, chosen.length > 0),
    mayPick: (id) => question !== null && pool.some((one) => one.id === id),
    toggle: (id) => choose(picked(house, now.window, pool, chosen, id)),
    clear,
    aim: (at) => aimAt(chosen, at),
    splitBy: setSplit,
    look,
    pick,
    picked: pickedOne,
    act: (id) => submit(options, id),
    drop: (id, on) => {
      const ids = withCard(id)
      choose(ids)
      if (on === LAY) return
      if (on.startsWith('seat ')) return aimAt(ids, Number(on.slice(5)))
      if (submit(optionsOf(draftOf(ids)), on) === 'closed') look(on)
    },
    zonesFor: (id) => {
      const laying = optionsOf(draftOf(withCard(id))).filter(({ choice }) => !WITHOUT_CARDS.has(choice.do))
      const zones = actionsFor(moment, laying)
      return STRIKING.includes(now.window) && !laying.some(({ choice }) => choice.do === 'play')
        ? [{ id: LAY, label: WORDS.layDown, open: true }, ...zones]
        : zones
    },
    isDim: (id) => dim.has(id),
  }
}

/** The hand, by type: what one strikes with first. */
const heldBy = (house: House, view: State, seat: Seat): readonly Keyed[] => {
  const faces = facesOf(
    house,
    view.hands[seat].toSorted((x, y) => kindOf(x) - kindOf(y)),
  )
  const rank = (face: string): number => TYPES.indexOf(printOf(house, face).type)
  return keyed(faces.toSorted((one, other) => rank(one) - rank(other)))
}

const poolOf = ({ house, view, seat }: Moment, held: readonly Keyed[]): readonly Keyed[] => [
  ...held,
  ...(view.weapons[seat] >= 0 && STRIKING.includes(view.window)
    ? [{ id: WEAPON, face: house.prints[view.weapons[seat]].id }]
    : []),
  ...(view.stances[seat] >= 0 && OWN_TURN.includes(view.window)
    ? [{ id: STANCE, face: house.prints[view.stances[seat]].id }]
    : []),
]

/** As buttons. The first that takes the picked cards along is the main one. */
export const actionsFor = (moment: Moment, options: readonly Option[]): readonly Action[] => {
  const main = options.find((option) => isOpen(option) && isSound(option) && option.choice.do !== 'drop')
  return actionsFrom(options, {
    isOpen,
    isMain: (option) => option === main,
    label: ({ choice }) => labelOf(moment, choice),
    detail: ({ choice }) => preview(moment, choice),
  })
}
