import { useRef } from 'preact/hooks'
import { settings } from '../settings/settings.ts'
import { words } from '../words.ts'

/** Giving up asks twice. */
export const GiveUp = ({ giveUp }: { giveUp(): void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => (settings.confirm.chosen.value === 'none' ? giveUp() : dialog.current?.showModal())}
      >
        {words.giveUp}
      </button>
      <dialog class="sure" ref={dialog} aria-labelledby="give-up-title">
        <h2 id="give-up-title">{words.giveUpSure}</h2>
        <p>{words.giveUpMeans}</p>
        <form
          method="dialog"
          class="buttons"
          onSubmit={({ submitter }) => {
            if (submitter instanceof HTMLButtonElement && submitter.value === 'yes') giveUp()
          }}
        >
          <button type="submit" value="no" class="quiet">
            {words.keepFighting}
          </button>
          <button type="submit" value="yes" class="act">
            {words.giveUp}
          </button>
        </form>
      </dialog>
    </>
  )
}
