import { useEffect, useState } from 'preact/hooks'
import { backoff } from '../../protocol/backoff.ts'
import { type Loaded, loadTable } from '../games.ts'

/** After so many tries only a new page helps: the house may have been built anew meanwhile. */
const TRIES = 6

/** The code of a game, asked for again while it cannot be had; `unknown` is a game that this page does not have. */
export const useLoaded = (game: string | undefined): Loaded | 'unknown' | 'failed' | null => {
  const [loaded, setLoaded] = useState<Loaded | 'unknown' | 'failed' | null>(null)
  useEffect(() => {
    if (game === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const load = async (failures: number): Promise<void> => {
      try {
        const found = await loadTable(game)
        if (isWanted) setLoaded(found ?? 'unknown')
      } catch {
        if (!isWanted) return
        if (failures + 1 === TRIES) setLoaded('failed')
        else timer = setTimeout(() => void load(failures + 1), backoff(failures, Math.random))
      }
    }
    void load(0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [game])
  return loaded
}
