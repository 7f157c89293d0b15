import { useEffect, useState } from 'preact/hooks'
import type { RulesBook } from './rules-book.tsx'

const loadBook = async (): Promise<typeof RulesBook> => (await import('./rules-book.tsx')).RulesBook

/** The part of the page that shows rules is loaded when somebody wants to see some. */
export const useBook = (): typeof RulesBook | 'loading' | 'failed' => {
  const [book, setBook] = useState<typeof RulesBook | 'loading' | 'failed'>('loading')
  useEffect(() => {
    loadBook().then(
      (loaded) => setBook(() => loaded),
      () => setBook('failed'),
    )
  }, [])
  return book
}
