import { type Signal, useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import type { Action } from '../../../board/actions.tsx'
import type { BoardProps } from '../../../board/contract.ts'
import { type Drag, REST } from '../../../board/drag.ts'
import { actionsFrom } from '../../../board/options.ts'
import { type Selection, useSelection } from '../../../board/selection.ts'
import { submitter } from '../../../board/submit.ts'
import { cardOfFace, facesOf } from '../cards.ts'
import { type Choice, type Packed, SIDES } from '../choice.ts'
import { prospect } from '../prospect.ts'
import type { State } from '../state.ts'
import { type After, afterOf } from './after.ts'
import type { Moment } from './moment.ts'
import { type Option, offered, ofSource, optionsAt, optionsFor, sourcesOf } from './options.ts'
import type { Place } from './places.ts'
import { nameOf, previewOf } from './preview.ts'
import { ACTS } from './says.ts'

export type MasterProps = BoardProps<State, Packed, Choice>

/** Everything a seat needs to put an answer together. */
export interface Desk {
  readonly held: readonly string[]
  readonly selection: Selection
  readonly drag: Signal<Drag>
  /** All that could be done with what is selected and with the chosen effect. */
  readonly options: readonly Option[]
  /** Those of them that are buttons now. */
  readonly buttons: readonly Option[]
  readonly sources: readonly string[]
  readonly source: string | null
  readonly picked: Place | null
  /** What somebody looks at, or has pointed at. */
  readonly about: Option | undefined
  /** The table as that would leave it. */
  readonly after: After | null
  toggle(face: string): void
  choose(source: string): void
  look(id: string | null): void
  lookAt(place: Place | null): void
  point(place: Place): void
  pick(id: string): void
  act(id: string): void
  drop(face: string, on: string): void
  zonesFor(face: string): readonly Action[]
  isDim(face: string): boolean
}

/** What was pointed at belongs to one question. */
interface Pointing {
  readonly question: unknown
  readonly picked: Place | null
  readonly source: string | null
  readonly looked: { readonly id: string } | { readonly place: Place } | null
}

const NOWHERE: Omit<Pointing, 'question'> = { picked: null, source: null, looked: null }

export const useDesk = (props: MasterProps, moment: Moment): Desk => {
  const { rules, view, now, question } = props
  const { seat } = moment
  const [state, setState] = useState<Pointing>({ question, ...NOWHERE })
  const drag = useSignal<Drag>(REST)
  const held = facesOf(view.hands[seat] ?? [])
  const selection = useSelection(held)
  const form = question?.form.kind === 'either' ? question.form : null

  const pointing = state.question === question ? state : { question, ...NOWHERE }
  const change = (part: Partial<Pointing>): void => setState({ ...pointing, ...part })
  const optionsWith = (cards: readonly string[]): readonly Option[] =>
    form === null ? [] : optionsFor(rules, moment, form, cards)

  const chosen = selection.chosen.value
  const everything = optionsWith(chosen)
  const sources = sourcesOf(everything)
  const source = sources.find((one) => one === pointing.source) ?? sources[0] ?? null
  const options = ofSource(everything, source)
  const about = aboutOf(options, pointing)
  const isDropping = question?.window === 'drop'
  const playable = useMemo(
    () =>
      new Set(
        facesOf(now.hands[seat] ?? []).filter((face) =>
          optionsWith([face]).some((option) => lays(option) && option.refusal === null),
        ),
      ),
    [now, question],
  )

  const submit = submitter<Choice, Option>({
    props,
    clear: () => {
      selection.clear()
      setState({ question, ...NOWHERE })
    },
  })
  const single = (face: string): void => {
    if (!isDropping && !chosen.includes(face)) selection.clear()
    selection.toggle(face)
    change(NOWHERE)
  }
  const withCard = (face: string): readonly string[] =>
    isDropping && !chosen.includes(face) ? [...chosen, face] : isDropping ? chosen : [face]

  return {
    held,
    selection,
    drag,
    options,
    buttons: offered(options, pointing.picked),
    sources,
    source,
    picked: pointing.picked,
    about,
    after: about === undefined || about.refusal !== null ? null : afterOf(rules, moment, about.choice),
    toggle: single,
    choose: (next) => change({ ...NOWHERE, source: next }),
    look: (id) => change({ looked: id === null ? null : { id } }),
    lookAt: (place) => change({ looked: place === null ? null : { place } }),
    point: (place) => {
      const open = optionsAt(options, place).filter(({ refusal }) => refusal === null)
      if (place === pointing.picked && open.length === 1) submit(open, open[0].id)
      else change({ picked: place, looked: null })
    },
    pick: (id) => change({ picked: id, looked: { id } }),
    act: (id) => submit(options, id),
    drop: (face, on) => {
      if (submit(optionsWith(withCard(face)), on) === 'done') return
      if (!chosen.includes(face)) single(face)
      change({ ...NOWHERE, looked: { id: on } })
    },
    zonesFor: (face) => actionsFor(props, moment, optionsWith(withCard(face)).filter(lays)),
    isDim: (face) =>
      form !== null && playable.size < held.length && !isDropping && !playable.has(face) && laysCards(everything),
  }
}

/** With cards from the hand. */
const lays = ({ choice }: Option): boolean => choice.do === 'attack' || choice.do === 'counter' || choice.do === 'drop'

const laysCards = (options: readonly Option[]): boolean => options.some(lays)

const aboutOf = (options: readonly Option[], { looked, picked }: Pointing): Option | undefined => {
  const place = looked !== null && 'place' in looked ? looked.place : picked
  const here = place === null ? [] : optionsAt(options, place)
  const named = looked !== null && 'id' in looked ? options.find(({ id }) => id === looked.id) : undefined
  return named ?? here.find(({ refusal }) => refusal === null) ?? here[0]
}

/** Letting things be, which is never the main thing. */
const QUIET: ReadonlySet<string> = new Set([
  'take',
  'stand',
  'noWound',
  'noEffect',
  'noFreeTurn',
  'noAside',
  'noTechnique',
  'noMove',
])

/** What one most likely wants: with a card in the fingers a hit, then anything with it; else whatever does something. */
const mainOf = ({ house, view, seat }: Moment, options: readonly Option[]): Option | undefined => {
  const open = options.filter(({ choice, refusal }) => refusal === null && !QUIET.has(choice.do))
  const laying = open.filter(lays)
  const hitting = laying.find(
    ({ choice }) =>
      choice.do === 'attack' &&
      prospect(house, view, seat, cardOfFace(choice.cards[0]), SIDES.indexOf(choice.side)).isHit,
  )
  return hitting ?? laying[0] ?? open[0]
}

/** Letting things be comes last, unless there is nothing else to do. */
const inOrder = (options: readonly Option[]): readonly Option[] => {
  const isQuiet = ({ choice }: Option): boolean => QUIET.has(choice.do)
  const [quiet, rest] = [options.filter(isQuiet), options.filter((option) => !isQuiet(option))]
  return rest.some(({ refusal }) => refusal === null) ? [...rest, ...quiet] : [...quiet, ...rest]
}

/** As buttons. */
export const actionsFor = (
  { rules }: Pick<MasterProps, 'rules'>,
  moment: Moment,
  options: readonly Option[],
): readonly Action[] => {
  const main = mainOf(moment, options)
  return actionsFrom(inOrder(options), {
    isMain: (option) => option === main,
    label: ({ choice, refusal }) => (refusal !== null && choice.do === 'block' ? ACTS.noBlock : nameOf(moment, choice)),
    detail: ({ choice }) => previewOf(rules, moment, choice).join(', '),
  })
}
