import type { VNode } from 'preact'
import { Chips } from '../../../board/chips.tsx'
import { DeskLayout } from '../../../board/desk.tsx'
import type { Explanation } from '../../../board/explain.tsx'
import { Hand, type Held } from '../../../board/hand.tsx'
import { waitingFor } from '../../../board/waiting.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { CARDS, cardOf, cardOfFace, FACES, HOLE } from '../cards.ts'
import { all } from '../text/phrases.ts'
import { explainOption } from './explain.ts'
import { BackCard, BlowCard } from './face.tsx'
import { cardFlip } from './flights.ts'
import type { Moment } from './moment.ts'
import { isPointed } from './options.ts'
import { nameOf, previewOf } from './preview.ts'
import { SAYS } from './says.ts'
import { actionsFor, type Desk, type MasterProps } from './use-desk.ts'
import { cardWords, WORDS } from './words.ts'
import './desk.css'

interface MyDeskProps {
  readonly props: MasterProps
  readonly moment: Moment
  readonly desk: Desk
  readonly book: Rulebook
}

/** What I hold, what I may do with it, and what would come of it. */
export const MyDesk = ({ props, moment, desk, book }: MyDeskProps): VNode => {
  const { now, busy } = props
  const { selection } = desk
  const isDrafting = now.window === 'pick'
  const buttons = desk.buttons.filter(({ choice, id }) => choice.do !== 'pick' || id === desk.picked)
  return (
    <DeskLayout
      explanation={explanationFor(props, moment, desk, book)}
      game={props.game.meta.id}
      details={desk.sources.length > 1 && <Sources moment={moment} desk={desk} />}
      actions={actionsFor(props, moment, buttons)}
      busy={busy}
      onAct={desk.act}
      onLook={desk.look}
    >
      {!isDrafting && (
        <div class="desk-hand hand-room">
          <Hand
            cards={desk.held.map((face): Held => heldOf(desk, face))}
            chosen={selection.chosen.value}
            drag={desk.drag}
            places="none"
            onToggle={desk.toggle}
            onClear={selection.clear}
            onDrop={desk.drop}
          />
          <Aside moment={moment} />
        </div>
      )}
    </DeskLayout>
  )
}

const heldOf = (desk: Desk, face: string): Held => ({
  id: face,
  label: cardWords(face),
  card: (
    <span data-read={face} data-flip={cardFlip(face)}>
      <BlowCard card={cardOfFace(face)} />
    </span>
  ),
  dim: desk.isDim(face),
})

/** T2: what will come to the hand when the turn ends. */
const Aside = ({ moment: { view, seat } }: { moment: Moment }): VNode | null =>
  view.active !== seat || view.aside.length === 0 ? null : (
    <figure class="m-aside">
      <span class="m-aside-cards">
        {view.aside.map((hidden, i) => {
          const face = FACES[cardOf(hidden)]
          return cardOf(hidden) === HOLE ? (
            <BackCard key={i} />
          ) : (
            <span key={i} data-read={face} data-flip={cardFlip(face)}>
              <BlowCard card={cardOf(hidden)} />
            </span>
          )
        })}
      </span>
      <figcaption>{WORDS.aside}</figcaption>
    </figure>
  )

/** Which effect: the blow's, with T1 the new card's, or that of a card to copy. */
const Sources = ({ moment: { view }, desk }: { moment: Moment; desk: Desk }): VNode => (
  <Chips
    legend={WORDS.source}
    value={desk.source ?? ''}
    chips={desk.sources.map((source) => {
      const [act, copied] = source.split(' ')
      const own = act === 'newEffect' ? (view.attack?.card ?? view.suspense) : view.suspense
      const label =
        copied === undefined
          ? WORDS.sourceOf(CARDS.effect[own], FACES[own])
          : WORDS.copyOf(CARDS.effect[cardOfFace(copied)], copied)
      return { value: source, label }
    })}
    onPick={desk.choose}
  />
)

const explanationFor = (props: MasterProps, moment: Moment, desk: Desk, book: Rulebook): Explanation => {
  const { game, rules, question } = props
  if (question === null) return { tone: 'hint', text: waiting(props, moment) }
  const { about, options, selection } = desk
  if (about !== undefined) return explainOption(game.words, book, rules, moment, about)
  if (selection.chosen.value.length > 0) return bothSides(props, moment, desk, book)
  const isPointing = options.some((option) => isPointed(option) && option.refusal === null)
  const asked = game.words.windows[question.window]
  return { tone: 'hint', text: isPointing ? `${asked} ${SAYS.point}` : asked }
}

/** Of a selected card: what it would do on either side, or why on none. */
const bothSides = (props: MasterProps, moment: Moment, { options }: Desk, book: Rulebook): Explanation => {
  const { rules, game } = props
  const laying = options.filter(({ choice }) => 'cards' in choice && 'side' in choice)
  const open = laying.filter(({ refusal }) => refusal === null)
  const [first] = laying.length === 0 ? options : laying
  if (open.length === 0) return explainOption(game.words, book, rules, moment, first)
  const texts = open.map(({ choice }) => `${nameOf(moment, choice)}: ${previewOf(rules, moment, choice).join(', ')}`)
  return { tone: 'yes', text: texts.join(' – ') }
}

const waiting = (props: MasterProps, { who }: Moment): string =>
  props.rules.outcome(props.view) === null ? waitingFor({ ...props, who }, all) : WORDS.over
