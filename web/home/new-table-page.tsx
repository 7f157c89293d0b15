import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { gameIds, loadGame } from '../games.ts'
import { Notice } from '../notice.tsx'
import { words } from '../words.ts'
import { OpenTable } from './open-table.tsx'

type Found = Game | 'loading' | 'failed'

/** Every way to play one game: who sits where, by which house rules, with which clock. */
export const NewTablePage = ({ id }: { readonly id: string }) => {
  const [game, setGame] = useState<Found>('loading')
  useEffect(() => {
    loadGame(id).then(
      (found) => setGame(found ?? 'failed'),
      () => setGame('failed'),
    )
  }, [id])
  useEffect(() => {
    if (typeof game === 'object') document.title = `${game.meta.title} · ${words.house}`
  }, [game])
  if (!gameIds.includes(id)) return <Notice text={words.nowhere} />
  if (game === 'failed') return <Notice text={words.noGames} />
  return (
    <main id="content" class="new-table" tabIndex={-1}>
      <a href="/">{words.toTheHouse}</a>
      {game !== 'loading' && <OpenTable game={game} />}
    </main>
  )
}
