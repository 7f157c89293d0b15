import { useState } from 'preact/hooks'
import { isAnswering, shareRecord } from '../api.ts'
import { pathOfShared } from '../router.ts'
import { localRecord } from './local.ts'
import { words } from './words.ts'

type ShareState = 'offered' | 'sharing' | { readonly link: string } | { readonly error: string }

/** Brings a match of this browser to the house, so that others can look at it; needs the network. */
export const Share = ({ id }: { readonly id: string }) => {
  const [step, setStep] = useState<ShareState>('offered')
  const share = async (): Promise<void> => {
    setStep('sharing')
    const record = await localRecord(id)
    if (record === null) return setStep({ error: words.gone })
    const reply = await shareRecord(record)
    setStep(reply.ok ? { link: location.origin + pathOfShared(reply.value.id) } : { error: reply.error })
  }
  if (typeof step === 'object' && 'link' in step)
    return (
      <div class="invite shared-link">
        <label>
          <span>{words.sharedAt}</span>
          <input type="text" readOnly value={step.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      </div>
    )
  return (
    <>
      <button
        type="button"
        class="button"
        title={words.shareMeans}
        disabled={step === 'sharing'}
        onClick={() => void share()}
      >
        {step === 'sharing' ? words.sharing : words.share}
      </button>
      {typeof step === 'object' && (
        <p class="problem" role="alert">
          {step.error}
        </p>
      )}
      {!isAnswering.value && typeof step === 'string' && <p class="soft">{words.shareLater}</p>}
    </>
  )
}
