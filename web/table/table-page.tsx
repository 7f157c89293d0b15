import { useEffect, useMemo } from 'preact/hooks'
import { worldOf } from '../live/browser.ts'
import { openSession } from '../live/session.ts'
import { pathOfReplay } from '../router.ts'
import { words } from '../words.ts'
import { TableFrame } from './table-frame.tsx'

/** A table of this house. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const session = useMemo(() => openSession(worldOf(id)), [id])
  useEffect(() => session.close, [session])
  const film = async () => (await import('../replay/load.ts')).loadServerMatch(id)
  return <TableFrame session={session} gone={words.noTable} replay={pathOfReplay(id)} film={film} />
}
