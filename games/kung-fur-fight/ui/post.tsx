import type { VNode } from 'preact'
import { carrying } from '../../../board/carrying.ts'
import { kindNamed, NAMES } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { TEAM_MAX } from '../constants.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { choiceOf, send, sentTo } from './draft.ts'
import { FaceCard, Sign, Weapon } from './face.tsx'
import { teamFlip } from './flights.ts'
import { strengthsOf } from './forecast.ts'
import { cardWords } from './side.tsx'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './post.css'

interface PostProps {
  readonly desk: Desk
  readonly house: House
  readonly view: State
  readonly seat: number
  readonly arena: number
}

/** My half of an arena while I plan: cards that can be taken up again, and a place for the next one. */
export const Post = ({ desk, house, view, seat, arena }: PostProps): VNode => {
  const { draft, drag, chosen, faceOf } = desk
  const team = draft.teams[arena]
  const carried = drag.value.phase === 'carried' ? drag.value : null
  return (
    <>
      {team.map((id, i) => {
        const isCarried = carried?.id === id
        return (
          <button
            key={id}
            type="button"
            class={`side-card post-card${i === 0 ? ' is-leader' : ''}${chosen.includes(id) ? ' is-chosen' : ''}${isCarried ? ' is-carried' : ''}`}
            style={isCarried ? { translate: `${carried.dx}px ${carried.dy}px` } : {}}
            data-card={id}
            data-read={faceOf(id)}
            data-drop={i === 0 ? `lead ${ARENA_NAMES[arena]}` : undefined}
            aria-pressed={chosen.includes(id)}
            {...carrying(drag, { onTap: desk.toggle, onDrop: desk.drop }, id)}
          >
            <span class="unseen">{cardWords(faceOf(id), i === 0)}</span>
            <FaceCard kind={kindNamed(faceOf(id))} flip={teamFlip(seat, id)} />
          </button>
        )
      })}
      {(team.length < TEAM_MAX || (chosen.length > 0 && team.includes(chosen[0]))) && (
        <Slot {...{ desk, house, view, seat, arena }} />
      )}
    </>
  )
}

/** Where the card that is taken up would go, and what it would make of the arena. */
const Slot = ({ desk, house, view, seat, arena }: PostProps): VNode => {
  const { draft, chosen, drag, faceOf } = desk
  const carried = drag.value.phase === 'carried' ? drag.value : null
  const id = carried?.id ?? chosen[0]
  const isThere = id !== undefined && sentTo(draft, id) === arena
  const leads = isThere || draft.teams[arena].length === 0
  const next = id === undefined ? null : send(draft, id, arena)
  const refusal = next === null ? null : desk.refusalOf(next)
  const strength = next === null ? null : strengthsOf(house, view, seat, choiceOf(next, faceOf))[arena]
  const name = id === undefined ? '' : NAMES[kindNamed(faceOf(id))]
  const isLit = next !== null && !(isThere && draft.teams[arena][0] === id)
  const placed = leads ? WORDS.leadHere : WORDS.sendHere
  return (
    <button
      type="button"
      class={`slot${isLit ? ' is-lit' : ''}${refusal === null ? '' : ' is-wrong'}`}
      data-act={`send ${ARENA_NAMES[arena]}`}
      aria-disabled={!isLit}
      onClick={() => (id === undefined ? desk.look({ at: 'text', text: WORDS.pickFirst }) : desk.send(id, arena))}
      onFocus={() => desk.look({ at: 'arena', arena })}
      onBlur={() => desk.look(null)}
      onPointerMove={() => desk.look({ at: 'arena', arena })}
      onPointerLeave={() => desk.look(null)}
    >
      <span class="unseen">{id === undefined ? WORDS.emptySlot(arena + 1) : placed(name, arena + 1)}</span>
      <span class="slot-role" aria-hidden="true">
        {leads ? WORDS.leader : isLit ? WORDS.assistant : '+'}
      </span>
      {isLit && strength !== null && refusal === null && (
        <b class="slot-ap">{WORDS.would(strength.ap, strength.grows)}</b>
      )}
      {isLit && refusal !== null && (
        <b class="slot-ap" aria-hidden="true">
          ✕
        </b>
      )}
    </button>
  )
}

interface SuppliesProps {
  readonly desk: Desk
  readonly view: State
  readonly seat: number
  readonly arena: number
}

/** Hidden Weapons and the Coconut for one team (KFU-6.13). */
export const Supplies = ({ desk, view, seat, arena }: SuppliesProps): VNode | null => {
  const { draft } = desk
  const supply = view.players[seat].hw
  const hw = draft.hw[arena]
  const left = supply - draft.hw.reduce((sum, here) => sum + here, 0)
  const hasTeam = draft.teams[arena].length > 0
  const ownsCoconut = view.coconut === seat
  if (supply === 0 && !ownsCoconut) return null
  return (
    <div class="supplies">
      {supply > 0 && (
        <div class="stepper">
          <button
            type="button"
            class="step"
            data-act={`hw− ${ARENA_NAMES[arena]}`}
            aria-label={WORDS.fewerHw(arena + 1)}
            aria-disabled={hw === 0}
            onClick={() => hw > 0 && desk.setHw(arena, hw - 1)}
          >
            −
          </button>
          <button
            type="button"
            class="step is-more"
            data-act={`hw+ ${ARENA_NAMES[arena]}`}
            aria-disabled={left === 0 || !hasTeam}
            onClick={() => desk.setHw(arena, hw + 1)}
          >
            <Weapon />
            <span class="unseen">{WORDS.moreHw(arena + 1)}, </span>
            {hw}
            <span aria-hidden="true"> +</span>
          </button>
        </div>
      )}
      {ownsCoconut && (
        <button
          type="button"
          class="step is-coconut"
          data-act={`coconut ${ARENA_NAMES[arena]}`}
          aria-label={WORDS.coconutTo(arena + 1)}
          aria-pressed={draft.coconut === arena}
          aria-disabled={!hasTeam}
          onClick={() => desk.moveCoconut(arena)}
        >
          <Sign id="coconut" />
        </button>
      )}
    </div>
  )
}
