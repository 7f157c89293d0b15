import type { VNode } from 'preact'
import { DeskLayout } from '../../../board/desk.tsx'
import type { Explanation } from '../../../board/explain.tsx'
import { Hand, type Held } from '../../../board/hand.tsx'
import type { Stamp } from '../../../board/stamps.ts'
import { waitingFor } from '../../../board/waiting.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf } from '../cards.ts'
import type { State } from '../state.ts'
import { isPick, PickOne } from './draft.tsx'
import { explainOption, spokenFor } from './explain.ts'
import { Extras } from './extras.tsx'
import { NumberCard } from './face.tsx'
import { faceWords } from './face-words.ts'
import { handFlip } from './flights.ts'
import type { Plan } from './plan.ts'
import type { Moment } from './preview.ts'
import { SeatHead } from './seat.tsx'
import { actionsFor, type Desk, type KabukenProps, TAKEN } from './use-desk.ts'
import { WORDS } from './words.ts'
import './desk.css'

interface MyDeskProps {
  readonly props: KabukenProps
  readonly seat: Seat
  readonly moment: Moment
  readonly desk: Desk
  readonly book: Rulebook
  readonly stamps: readonly Stamp[]
  readonly step: number
  readonly part: string
}

/** My side of the table: how I stand, what I hold, and what I may do with it. */
export const MyDesk = ({ props, seat, moment, desk, book, stamps, step, part }: MyDeskProps): VNode => {
  const { view, now, who, question, busy, game } = props
  const { form, options, plan, selection } = desk
  const picks = options.filter(isPick)
  const offered = picks.length === 0 ? options : picks.filter(({ id }) => id === desk.picked)
  return (
    <DeskLayout
      head={
        <>
          {picks.length > 0 && now.draft === null && (
            <PickOne
              label={question === null ? '' : game.words.windows[question.window]}
              options={picks}
              picked={desk.picked}
              onPick={desk.pick}
            />
          )}
          <div class={`seat desk-seat ${part}`}>
            <SeatHead view={view} seat={seat} name={who(seat)} stamps={stamps} step={step} />
          </div>
        </>
      }
      explanation={explanationFor(props, moment, desk, book)}
      game={game.meta.id}
      details={
        form !== null && (
          <Extras form={form} moment={moment} plan={plan} left={leftOf(now.hands[seat], plan)} onPlan={desk.change} />
        )
      }
      actions={actionsFor(moment, offered)}
      busy={busy}
      onAct={desk.act}
      onLook={desk.look}
    >
      {view.draft === null && (
        <div class="desk-hand hand-room">
          <Hand
            cards={desk.held.map((card): Held => heldOf(desk, card))}
            chosen={selection.chosen.value}
            drag={desk.drag}
            onToggle={selection.toggle}
            onClear={selection.clear}
            onDrop={desk.drop}
          />
        </div>
      )}
    </DeskLayout>
  )
}

const heldOf = ({ plan, isDim, selection }: Desk, { id, face }: { id: string; face: string }): Held => {
  const note = noteOf(plan, selection.chosen.value, id, face)
  return {
    id,
    label: faceWords(face),
    card: <NumberCard face={face} flip={handFlip(id)} />,
    dim: isDim(id),
    ...(note === undefined ? {} : { note }),
  }
}

const noteOf = (plan: Plan, chosen: readonly string[], id: string, face: string): string | undefined => {
  const at = chosen.indexOf(id)
  if (plan.change !== null && plan.change.at === at) return WORDS.treatedAs(plan.change.as)
  if (id === TAKEN) return WORDS.taken
  return at < 0 && plan.under === face ? WORDS.goesUnder : undefined
}

const explanationFor = (props: KabukenProps, moment: Moment, desk: Desk, book: Rulebook): Explanation => {
  const { game, question } = props
  if (question === null) return { tone: 'hint', text: waiting(props) }
  const { options, looked, picked, plan } = desk
  const about = options.find(({ id }) => id === (looked ?? picked)) ?? spokenFor(options, plan.cards.length)
  if (about !== undefined) return explainOption(game.words, book, moment, about)
  return { tone: 'hint', text: game.words.windows[question.window] }
}

const waiting = (props: KabukenProps): string =>
  props.rules.outcome(props.view) === null ? waitingFor(props, (names) => names.join(', ')) : WORDS.over

/** The faces in hand that are not planned for, each once. */
const leftOf = (hand: State['hands'][number], { cards }: Plan): readonly string[] => {
  const left = facesOf(hand)
  for (const face of cards) if (left.includes(face)) left.splice(left.indexOf(face), 1)
  return [...new Set(left)]
}
