import { useEffect, useState } from 'preact/hooks'
import type { Game } from '../../kernel/contract.ts'
import { Choices } from '../forms/choices.tsx'
import { gameIds, loadGame } from '../games.ts'
import { words } from '../words.ts'
import { OpenTable } from './open-table.tsx'
import { OpenTables } from './open-tables.tsx'

/** The entrance: what this house is, what is played here, and a table to open. */
export const HomePage = () => {
  const { games, isFailed } = useGames()
  const [chosen, choose] = useState<string | null>(null)
  const [typed, type] = useState<string | null>(null)
  const game = games.find(({ meta }) => meta.id === chosen) ?? games.at(0)
  useEffect(() => {
    document.title = words.house
  }, [])
  return (
    <main id="content" class="home" tabIndex={-1}>
      <header class="house">
        <div class="scroll" lang="zh-Hant" aria-hidden="true">
          <span>擂</span>
          <span>台</span>
          <i class="seal" />
        </div>
        <div class="house-words">
          <h1>{words.house}</h1>
          <p>{words.houseIs}</p>
        </div>
      </header>
      <div class="reception">
        {games.length > 1 && (
          <Choices<string>
            legend={words.game}
            offers={games.map(({ meta, words: { pitch } }) => ({ value: meta.id, label: `${meta.title}: ${pitch}` }))}
            chosen={game?.meta.id}
            choose={choose}
          />
        )}
        {isFailed && (
          <p class="problem" role="alert">
            {words.noGames}
          </p>
        )}
        <OpenTables />
        {game !== undefined && (
          <OpenTable key={game.meta.id} {...{ game, typed, type }} isOnlyGame={games.length === 1} />
        )}
      </div>
    </main>
  )
}

const useGames = (): { readonly games: readonly Game[]; readonly isFailed: boolean } => {
  const [games, setGames] = useState<readonly Game[]>([])
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    Promise.all(gameIds.map(loadGame)).then(
      (found) => setGames(found.filter((game) => game !== null)),
      () => setFailed(true),
    )
  }, [])
  return { games, isFailed }
}
