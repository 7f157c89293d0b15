import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

/** A page whose code is loaded when somebody wants to see it. */
export const lazy = <P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> => {
  const Lazy: FunctionComponent<P> = (props) => {
    const [Page, setPage] = useState<FunctionComponent<P> | 'loading' | 'failed'>('loading')
    useEffect(() => {
      load().then(
        (loaded) => setPage(() => loaded),
        () => setPage('failed'),
      )
    }, [])
    if (Page === 'failed') return <Notice text={words.noGames} />
    if (Page !== 'loading') return <Page {...props} />
    return (
      <main id="content" class="table-page" tabIndex={-1}>
        <p class="loading" role="status">
          {words.pageLoading}
        </p>
      </main>
    )
  }
  return Lazy
}
