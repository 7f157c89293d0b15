import type { VNode } from 'preact'
import { DeskLayout } from '../../../board/desk.tsx'
import type { Explanation } from '../../../board/explain.tsx'
import { Hand, type Held } from '../../../board/hand.tsx'
import type { Keyed } from '../../../board/keyed.ts'
import { Picks } from '../../../board/picks.tsx'
import { waitingFor } from '../../../board/waiting.ts'
import type { Outcome, Who, Words } from '../../../kernel/contract.ts'
import type { Rulebook } from '../../../kernel/rulebook.ts'
import { apOf, isAnimal, kindNamed, NAMES } from '../cards.ts'
import { CARD_NOTES } from '../text/card-notes.ts'
import { inWords } from '../text/phrases.ts'
import { actionsFor, deedsOf } from './deeds.ts'
import { isBlank, sentTo } from './draft.ts'
import { explain } from './explain.ts'
import { FaceCard } from './face.tsx'
import { handFlip } from './flights.ts'
import { Plate } from './plate.tsx'
import { type Moment, nameOf } from './preview.ts'
import type { Story } from './story.ts'
import { Throwing } from './throwing.tsx'
import type { Desk, FurProps } from './use-desk.ts'
import { WORDS } from './words.ts'
import './desk.css'

interface MyDeskProps {
  readonly props: FurProps
  readonly moment: Moment
  readonly desk: Desk
  readonly story: Story | null
  readonly book: Rulebook
  readonly change: { readonly sp: number; readonly vp: number } | undefined
  readonly step: number
}

/** My side of the table: how I stand, what I hold, and what I may do with it. */
export const MyDesk = ({ props, moment, desk, story, book, change, step }: MyDeskProps): VNode => {
  const { view, now, who, question, busy } = props
  const { seat } = moment
  const isThrow = question?.window === 'throw'
  const deeds = deedsOf(desk, story, now.round)
  const act = (id: string): void => {
    const deed = deeds.find((one) => one.action.id === id)
    if (deed === undefined) desk.act(id)
    else deed.run()
  }
  return (
    <DeskLayout
      class={`is-${question?.window ?? 'waiting'}`}
      head={
        <Plate
          view={view}
          seat={seat}
          name={who(seat)}
          isMine
          isAsked={question !== null}
          committed={desk.draft.hw.reduce((sum, here) => sum + here, 0)}
          change={change}
          step={step}
        />
      }
      explanation={explanationFor(props, moment, desk, story, book)}
      game={props.game.meta.id}
      actions={isThrow ? null : [...actionsFor(moment, desk), ...deeds.map(({ action }) => action)]}
      foot={desk.isPlanning && <p class="desk-keys">{WORDS.keys}</p>}
      busy={busy}
      onAct={act}
      onLook={(id) => desk.look(id === null ? null : { at: 'option', id })}
    >
      {isThrow ? (
        <Throwing options={desk.options} busy={busy} label={({ choice }) => nameOf(now, choice)} onAct={desk.act} />
      ) : (
        <Cards props={props} desk={desk} />
      )}
    </DeskLayout>
  )
}

/** Cards that lie open and are picked from, in order or one of them; else the hand. */
const Cards = ({ props: { game, question }, desk }: { props: FurProps; desk: Desk }): VNode => {
  const { open, chosen, drag, toggle, clearChoice, drop } = desk
  if (question !== null && open.length > 0 && question.window !== 'order')
    return (
      <div class="desk-picks">
        <Picks
          label={game.words.windows[question.window]}
          picked={chosen[0] ?? null}
          onPick={toggle}
          picks={open.map(({ id, face }) => ({
            id,
            title: NAMES[kindNamed(face)],
            art: (
              <span data-read={face}>
                <FaceCard kind={kindNamed(face)} />
              </span>
            ),
            text: CARD_NOTES[face],
            open: desk.mayPick(face),
          }))}
        />
      </div>
    )
  const isOrder = question?.window === 'order'
  return (
    <div class="desk-hand hand-room" data-drop="hand">
      <Hand
        {...(isOrder ? { label: WORDS.stack } : {})}
        cards={(isOrder ? open : desk.held).map((card) => heldOf(desk, card))}
        chosen={chosen}
        drag={drag}
        places={isOrder ? 'counted' : 'none'}
        onToggle={toggle}
        onClear={clearChoice}
        onDrop={drop}
      />
    </div>
  )
}

/** A card that was sent off leaves its place in the hand, so that nothing moves under the finger. */
const heldOf = ({ draft, isDim }: Desk, { id, face }: Keyed): Held => {
  const kind = kindNamed(face)
  const arena = sentTo(draft, id)
  const name = isAnimal(kind) ? WORDS.card(NAMES[kind], apOf(kind)) : NAMES[kind]
  return {
    id,
    label: arena < 0 ? name : `${name}, ${WORDS.sentTo(arena + 1, draft.teams[arena][0] === id)}`,
    dim: isDim(id),
    card: (
      <span class={`held${arena < 0 ? '' : ' is-sent'}`} data-card={id} data-read={face}>
        {arena < 0 ? (
          <FaceCard kind={kind} flip={handFlip(id)} />
        ) : (
          <>
            <FaceCard kind={kind} />
            <span class="held-arena" aria-hidden="true">
              {WORDS.arena(arena + 1)}
            </span>
          </>
        )}
      </span>
    ),
  }
}

const explanationFor = (
  props: FurProps,
  moment: Moment,
  desk: Desk,
  story: Story | null,
  book: Rulebook,
): Explanation => {
  const { rules, view, who, question, game } = props
  if (question !== null) return explain(game.words, book, moment, desk, story)
  const outcome = rules.outcome(view)
  if (outcome !== null) return { tone: 'hint', text: overWords(outcome, game.words, who) }
  const waiting = waitingFor(props, inWords)
  return { tone: 'hint', text: isBlank(desk.draft) ? waiting : `${WORDS.sealed} ${waiting}` }
}

/** Who has won, and by what. */
const overWords = ({ places, reason }: Outcome, { ends }: Words, who: Who): string => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []))
  return winners.length === 1 ? WORDS.wins(winners[0], ends[reason]) : WORDS.draw(ends[reason])
}
