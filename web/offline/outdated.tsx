import { useState } from 'preact/hooks'
import { words } from '../words.ts'
import { replaceOutdated } from './newer.ts'

/** The server speaks another version of the protocol than this page. */
export const Outdated = () => {
  const [isReloading, setReloading] = useState(false)
  const reload = (): void => {
    setReloading(true)
    void replaceOutdated()
  }
  return (
    <main id="content" class="notice" tabIndex={-1}>
      <div role="alert">
        <h1>{words.offline.otherVersion}</h1>
      </div>
      <p>
        <button type="button" class="act" disabled={isReloading} onClick={reload}>
          {isReloading ? words.offline.reloading : words.offline.reload}
        </button>
      </p>
    </main>
  )
}
