import { useEffect, useMemo } from 'preact/hooks'
import type { Viewer } from '../../kernel/seats.ts'
import { openSession, type Session } from '../live/session.ts'
import { type FrameProps, TableFrame } from '../table/table-frame.tsx'
import type { Host } from './host.ts'

/** What stands around the table. */
export type Beside = Omit<FrameProps, 'session'>

interface EyesProps {
  readonly host: Host
  readonly viewer: Viewer
  readonly beside: Beside
}

/** The table with somebody's eyes. When it is gone from the page, so is all that these eyes saw. */
export const Eyes = ({ host, viewer, beside }: EyesProps) => (
  <TableFrame session={useSession(host, viewer)} {...beside} />
)

export const useSession = (host: Host, viewer: Viewer): Session => {
  const session = useMemo(() => openSession(host.seenBy(viewer)), [host, viewer])
  useEffect(() => session.close, [session])
  return session
}
