import { useEffect, useRef, useState } from 'preact/hooks'
import type { Rules } from '../../kernel/contract.ts'
import type { Session } from '../live/session.ts'
import { settings } from '../settings/settings.ts'
import { words } from '../words.ts'

interface Confirmed {
  /** Hands in a choice, or asks first, as the person before this browser wants it. */
  answer(choice: unknown): void
  /** What waits to be confirmed. */
  readonly waiting: { readonly choice: unknown } | null
  settle(isMeant: boolean): void
}

/** For those who want to be asked before every answer. A choice that waits goes with its question. */
export const useConfirmed = (session: Session): Confirmed => {
  const [waiting, setWaiting] = useState<{ readonly choice: unknown } | null>(null)
  const asked = session.asked.value?.id
  useEffect(() => setWaiting(null), [asked])
  return {
    answer: (choice) => (settings.confirm.chosen.value === 'all' ? setWaiting({ choice }) : session.answer(choice)),
    waiting,
    settle: (isMeant) => {
      if (isMeant && waiting !== null) session.answer(waiting.choice)
      setWaiting(null)
    },
  }
}

interface ConfirmAnswerProps {
  readonly rules: Rules
  readonly choice: unknown
  settle(isMeant: boolean): void
}

/** Says once more what would be played. */
export const ConfirmAnswer = ({ rules, choice, settle }: ConfirmAnswerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog class="sure" ref={dialog} aria-labelledby="confirm-title" onCancel={() => settle(false)}>
      <h2 id="confirm-title">{words.playSure}</h2>
      <p class="row">{rules.notation.write(choice)}</p>
      <div class="buttons">
        <button type="button" class="quiet" onClick={() => settle(false)}>
          {words.notYet}
        </button>
        <button type="button" class="act" onClick={() => settle(true)}>
          {words.play}
        </button>
      </div>
    </dialog>
  )
}
