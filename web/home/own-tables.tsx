import { useEffect, useState } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import type { OwnTablesReply } from '../../protocol/requests.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { ownTables } from '../api.ts'
import { guest } from '../guest.ts'
import { pathOfReplay, pathOfTable } from '../router.ts'
import { botWords, words } from '../words.ts'

/** The tables at which this guest sits, those that wait for him first; nothing where there is none. */
export const OwnTables = () => {
  const own = useOwnTables(guest.value?.id)
  if (own === null || own.playing.length + own.over.length === 0) return null
  const playing = own.playing.toSorted((one, other) => Number(other.yours) - Number(one.yours))
  return (
    <section class="own-tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{words.ownTables}</h2>
      {playing.length > 0 && (
        <ul class="own-playing">
          {playing.map(({ table, yours }) => (
            <li key={table.id} class={yours ? 'own-table own-turn' : 'own-table'}>
              <a href={pathOfTable(table.id)}>
                <span class="own-game">{titleOf(table)}</span>
                <span class="own-others">{othersAt(table)}</span>
                <span class="own-state">{yours ? words.yourTurn : stateOf(table)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {own.over.length > 0 && (
        <details class="own-over">
          <summary>{words.ownOver(own.over.length)}</summary>
          <ul>
            {own.over.map((table) => (
              <li key={table.id}>
                <a href={pathOfReplay(table.id)}>
                  {titleOf(table)} <span class="soft">{othersAt(table)}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const titleOf = ({ game }: TableInfo): string => posters[game]?.title ?? game

const othersAt = ({ seats }: TableInfo): string => {
  const names = seats.flatMap(({ kind, name, you }) =>
    you || kind === 'open' ? [] : [kind === 'bot' ? botWords(name).name : name],
  )
  return names.length === 0 ? '' : words.against(words.and(names))
}

const stateOf = ({ status, seats }: TableInfo): string =>
  status === 'waiting' ? words.waitingForPlayers(seats.filter(({ kind }) => kind === 'open').length) : words.othersTurn

/** Asked for anew whenever the page comes into sight: others have played meanwhile. */
const useOwnTables = (id: string | undefined): OwnTablesReply | null => {
  const [own, setOwn] = useState<OwnTablesReply | null>(null)
  useEffect(() => {
    if (id === undefined) return undefined
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const reply = await ownTables()
      if (reply.ok) setOwn(reply.value)
    }
    const again = (): void => void look()
    again()
    document.addEventListener('visibilitychange', again)
    addEventListener('pageshow', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('pageshow', again)
    }
  }, [id])
  return own
}
