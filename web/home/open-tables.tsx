import { useEffect, useState } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { listTables } from '../api.ts'
import { pathOfTable } from '../router.ts'
import { words } from '../words.ts'

/** The tables that are open to everybody; nothing where there is none. */
export const OpenTables = () => {
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    const look = async (): Promise<void> => {
      const reply = await listTables()
      if (reply.ok) setTables(reply.value.tables)
    }
    void look()
  }, [])
  if (tables.length === 0) return null
  return (
    <section class="open-tables" aria-label={words.publicTables}>
      <h2>{words.publicTables}</h2>
      <ul>
        {tables.map(({ id, game, status, rated, seats }) => (
          <li key={id}>
            <a href={pathOfTable(id)}>
              {posters[game]?.title ?? game}: {seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')}
            </a>{' '}
            <span class="soft">
              {status === 'waiting'
                ? words.waitingForPlayers(seats.filter(({ kind }) => kind === 'open').length)
                : words.beingPlayed}
              {rated && ` · ${words.account.rated}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
