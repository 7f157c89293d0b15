import { useRef, useState } from 'preact/hooks'
import { pathOfTable } from '../router.ts'
import { words } from '../words.ts'

/** The link to send, ready to be copied. */
export const Invite = ({ id }: { readonly id: string }) => {
  const [isCopied, setCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Over plain http there is no clipboard; the link is selected, ready for the keyboard.
    }
  }
  const link = location.origin + pathOfTable(id)
  return (
    <div class="invite">
      <label>
        <span>{words.link}</span>
        <input ref={input} type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span role="status">{isCopied && words.copied}</span>
    </div>
  )
}
