import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { gameIds, loadGame } from '../games.ts'
import { Notice } from '../notice.tsx'
import { words } from '../words.ts'
import { useBook } from './use-book.ts'

/** The rules of one game, each rule at an address of its own. */
export const RulesPage = ({ id }: { readonly id: string }) => {
  const [game, setGame] = useState<Game | 'loading' | 'failed'>('loading')
  const Book = useBook()
  const at = useHash()
  useEffect(() => {
    loadGame(id).then(
      (found) => setGame(found ?? 'failed'),
      () => setGame('failed'),
    )
  }, [id])
  useEffect(() => {
    if (typeof game === 'object') document.title = `${words.rulesOf(game.meta.title)} · ${words.house}`
  }, [game])
  if (!gameIds.includes(id)) return <Notice text={words.nowhere} />
  if (game === 'failed' || Book === 'failed') return <Notice text={words.noRules} />
  return (
    <main id="content" class="rules-page" tabIndex={-1}>
      <a href="/">{words.toTheHouse}</a>
      {game === 'loading' || Book === 'loading' ? (
        <p role="status">{words.rulesLoading}</p>
      ) : (
        <>
          <h1>{words.rulesOf(game.meta.title)}</h1>
          <Book game={game} at={at} />
        </>
      )}
    </main>
  )
}

const useHash = (): string => {
  const read = (): string => location.hash.slice(1)
  const [hash, setHash] = useState(read)
  useEffect(() => {
    const follow = (): void => setHash(read())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return hash
}
