import { useEffect, useState } from 'preact/hooks'
import type { RulesBook } from './rules-book.tsx'

// Not `import().then(…, …)`: the build puts such a chain inside its own watch over lost parts, which then sees no failure.
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
