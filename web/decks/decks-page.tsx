import { useEffect, useState } from 'preact/hooks'
import { Notice } from '../notice.tsx'
import { words } from '../words.ts'
import type { Decks } from './decks.tsx'

/** The part of the page with which decks are written is loaded when somebody comes to write one. */
export const DecksPage = ({ id }: { readonly id: string | null }) => {
  const [page, setPage] = useState<typeof Decks | 'loading' | 'failed'>('loading')
  useEffect(() => {
    import('./decks.tsx').then(
      (loaded) => setPage(() => loaded.Decks),
      () => setPage('failed'),
    )
  }, [])
  if (page === 'failed') return <Notice text={words.noDecks} />
  if (page !== 'loading') {
    const Page = page
    return <Page id={id} />
  }
  return (
    <main id="content" class="decks-page" tabIndex={-1}>
      <p role="status">{words.decksLoading}</p>
    </main>
  )
}
