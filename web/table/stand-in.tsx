import type { Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Game, Rules } from '../../kernel/contract.ts'
import { seatOf } from '../../kernel/seats.ts'
import type { Thinker } from '../lessons/thinker.ts'
import type { Session } from '../live/session.ts'
import type { Show } from '../show/show.ts'
import { words } from '../words.ts'

/** The bot that plays for whoever watches it, or goes away. */
const STAND_IN = 'greedy'
/** Milliseconds to look at what is asked, when everything before has been shown. */
const PAUSE = 400

interface StandInProps {
  readonly session: Session
  readonly show: Show
  readonly game: Game
  readonly rules: Rules
  readonly isOn: Signal<boolean>
}

/** Answers for the viewer from this page, one answer at a time, when everything before has been shown. */
export const useStandIn = ({ session, show, game, rules, isOn }: StandInProps): void => {
  const asked = session.asked.value
  const isReady = isOn.value && asked !== null && !session.busy.value && !show.isHeld.value
  const thinker = useRef<Thinker | null>(null)
  useEffect(() => () => thinker.current?.close(), [])
  useEffect(() => {
    const match = session.match.value
    if (!isReady || match === null) return undefined
    let isWanted = true
    const think = async (): Promise<void> => {
      thinker.current ??= (await import('../lessons/thinker.ts')).openThinker()
      const told = { setup: rules.setup, view: match.view, seat: seatOf(match.viewer, match.table.seats.length) }
      const seed = crypto.randomUUID()
      const choice = await thinker.current.think({ ...told, game: game.meta.id, bot: STAND_IN, seed })
      const read = choice === null ? null : rules.notation.read(choice)
      if (!isWanted) return
      if (read?.ok === true) session.answer(read.value)
      else isOn.value = false
    }
    const timer = setTimeout(() => void think(), PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isReady, asked?.id])
}

interface HandOverProps {
  readonly session: Session
  readonly isOn: Signal<boolean>
}

/** Asks first: to watch the bot from here, or to hand the seat over to it. */
export const HandOver = ({ session, isOn }: HandOverProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const settle = (how: string): void => {
    if (how === 'watch') isOn.value = true
    if (how === 'leave') session.act({ type: 'handOver', bot: STAND_IN })
  }
  return (
    <>
      <button type="button" class="quiet" onClick={() => dialog.current?.showModal()}>
        {words.handOver}
      </button>
      <dialog class="sure" ref={dialog} aria-labelledby="hand-over-title">
        <h2 id="hand-over-title">{words.handOverSure}</h2>
        <p>
          <b>{words.watchBot}</b>: {words.watchBotSays}
        </p>
        <p>
          <b>{words.leaveToBot}</b>: {words.leaveToBotSays}
        </p>
        <form
          method="dialog"
          class="buttons"
          onSubmit={({ submitter }) => {
            if (submitter instanceof HTMLButtonElement) settle(submitter.value)
          }}
        >
          <button type="submit" value="no" class="quiet">
            {words.notYet}
          </button>
          <button type="submit" value="leave" class="button">
            {words.leaveToBot}
          </button>
          <button type="submit" value="watch" class="act">
            {words.watchBot}
          </button>
        </form>
      </dialog>
    </>
  )
}

/** Over the table while a bot plays: one click, and the seat is one's own again. */
export const BotPlays = ({ takeOver }: { takeOver(): void }) => (
  <p class="bot-plays" role="status">
    {words.botPlays}{' '}
    <button type="button" class="act" onClick={takeOver}>
      {words.takeOver}
    </button>
  </p>
)
