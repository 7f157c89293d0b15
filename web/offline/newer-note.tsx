import { useState } from 'preact/hooks'
import { words } from '../words.ts'
import { newer, takeNewer } from './newer.ts'

/** Tells of a new version, and lets one wait. Always there, so that its words are read out when they come. */
export const NewerNote = () => {
  const [isPutOff, setPutOff] = useState(false)
  const kind = newer.value
  const isShown = kind === 'needed' || (kind === 'ready' && !isPutOff)
  return (
    <div class={isShown ? 'newer-note' : ''} role="status">
      {isShown && (
        <>
          <p>{kind === 'needed' ? words.offline.outdated : words.offline.newer}</p>
          <button type="button" class="act" onClick={() => void takeNewer()}>
            {words.offline.take}
          </button>
          {kind === 'ready' && (
            <button type="button" class="quiet" onClick={() => setPutOff(true)}>
              {words.offline.later}
            </button>
          )}
        </>
      )}
    </div>
  )
}
