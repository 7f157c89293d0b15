import { useEffect, useRef, useState } from 'preact/hooks'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { type Move, stillMade } from './undo.ts'

/** The moves that the viewer has made on this page, and that were not undone. */
export const useMoves = ({ match, busy }: Session): readonly Move[] => {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const before = useRef<MatchView | null>(null)
  const now = match.value
  useEffect(() => {
    if (busy.value && now !== null) setMoves((made) => [...made, { view: now.view, log: now.log.length }])
  }, [busy.value])
  useEffect(() => {
    const [from, to] = [before.current, now]
    before.current = now
    if (from !== null && to !== null) setMoves((made) => stillMade(made, from, to))
  }, [now])
  return moves
}
