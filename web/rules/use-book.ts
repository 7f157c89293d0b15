import { useEffect, useState } from 'preact/hooks'
import type { RulesBook } from './rules-book.tsx'

/** The part of the page that shows rules is loaded when somebody wants to see some. */
export const useBook = (): typeof RulesBook | 'loading' | 'failed' => {
  const [book, setBook] = useState<typeof RulesBook | 'loading' | 'failed'>('loading')
  useEffect(() => {
    import('./rules-book.tsx').then(
      (loaded) => setBook(() => loaded.RulesBook),
      () => setBook('failed'),
    )
  }, [])
  return book
}
