import type { VNode } from 'preact'
import { keyed } from '../../../board/keyed.ts'
import type { Who } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, isAnimal, kindNamed, NAMES } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import type { House } from '../options.ts'
import type { State } from '../state.ts'
import { FaceCard, type School } from './face.tsx'
import { rewardFlip } from './flights.ts'
import { Post, Supplies } from './post.tsx'
import type { Side } from './scene.ts'
import { cardWords, SideView } from './side.tsx'
import type { Desk } from './use-desk.ts'
import { WORDS } from './words.ts'
import './arena.css'

interface ArenaProps {
  readonly house: House
  readonly view: State
  readonly arena: number
  readonly sides: readonly Side[]
  /** Who sits at the near side. */
  readonly near: Seat
  readonly who: Who
  /** Where a plan is laid. */
  readonly desk: Desk | null
  /** The near side's plan lies sealed. */
  readonly isSealed: boolean
  /** Plans are secret, and this is not the round before. */
  readonly isSecret: boolean
  /** The teams are those of the round before, the Reward cards those of the next. */
  readonly isPast: boolean
  /** Something in it stands against the plan. */
  readonly isWrong: boolean
  readonly step: number
}

/** A raised stage: the far side's team, the Reward cards between, the near side's team. */
export const ArenaView = (props: ArenaProps): VNode => {
  const { view, arena, sides, near, who, desk, isSealed, isSecret, isPast, isWrong, house, step } = props
  const far = 1 - near
  const isFought = view.combat?.arena === arena
  const school = (seat: Seat): School => (view.dogs === seat ? 'dogs' : 'cats')
  const over = desk !== null && desk.drag.value.phase === 'carried' ? desk.drag.value.over : null
  const name = ARENA_NAMES[arena]
  const isOver = over === name || over === `lead ${name}`
  const state = `${isFought ? ' is-fought' : ''}${isOver ? ' is-over' : ''}${isWrong ? ' is-wrong' : ''}${isSealed ? ' is-sealed' : ''}`
  const onArea = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button') !== null) return
    if (desk?.isPlanning && desk.chosen.length === 1) desk.send(desk.chosen[0], arena)
  }
  return (
    <section class={`arena${state}`} aria-label={WORDS.arena(arena + 1)} style={{ '--at': arena }}>
      <SideView side={sides[far]} arena={arena} name={who(far)} school={school(far)} isHidden={isSecret} step={step} />
      <div class="middle">
        <span class="arena-name" aria-hidden="true">
          {arena + 1}
        </span>
        {isFought && <span class="arena-note is-fought">{WORDS.fought}</span>}
        {isPast && <span class="arena-note">{WORDS.nextRound(view.round)}</span>}
        <Stack view={view} arena={arena} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a wide place to tap; the slot in it is the button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the slot and the digits */}
      <div class="near" data-drop={desk === null ? undefined : name} onClick={onArea}>
        <SideView
          side={sides[near]}
          arena={arena}
          name={who(near)}
          school={school(near)}
          isHidden={isSecret && desk === null && !isSealed}
          step={step}
          {...(isSealed ? { tag: WORDS.sealedTag } : {})}
          {...(desk === null
            ? {}
            : {
                post: <Post {...{ desk, house, view, arena }} seat={near} />,
                supplies: <Supplies {...{ desk, view, arena }} seat={near} />,
              })}
        />
      </div>
    </section>
  )
}

/** Bottom to top, all to be seen (KFU-5.4). */
const Stack = ({ view, arena }: { view: State; arena: number }): VNode => {
  const cards = keyed(facesOf(view.arenas[arena].stack))
  return (
    <ul class="stack" aria-label={WORDS.reward} style={{ '--n': cards.length }}>
      {cards.length === 0 && <li class="stack-none">{WORDS.noReward}</li>}
      {cards.map(({ id, face }) => (
        <li key={id} class="stack-card" data-read={face}>
          <FaceCard kind={kindNamed(face)} flip={rewardFlip(arena, id)} label={rewardWords(face)} />
        </li>
      ))}
    </ul>
  )
}

const rewardWords = (face: string): string =>
  isAnimal(kindNamed(face)) ? cardWords(face, false) : NAMES[kindNamed(face)]
