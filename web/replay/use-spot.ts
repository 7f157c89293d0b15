import { useEffect, useRef, useState } from 'preact/hooks'
import type { Film } from './film.ts'
import { readSpot, type Spot, writeSpot } from './moment-address.ts'

export interface Walking extends Spot {
  /** Where one was before: who takes one step forward sees it happen. */
  readonly from: number | null
  /** To a moment, or to one as seen from where one is by then: keys may come faster than pictures. */
  go(to: number | ((at: number) => number)): void
  look(eyes: Spot['eyes']): void
}

/** The present moment. The address always holds it, so that a copied link opens it. */
export const useSpot = (film: Film, usual: Spot): Walking => {
  const read = (): Spot => readSpot(location, film, usual, film.rules.setup.seats)
  const [{ spot, from }, setWalk] = useState<{ readonly spot: Spot; readonly from: number | null }>(() => ({
    spot: read(),
    from: null,
  }))
  useEffect(() => {
    const follow = (): void => setWalk(({ spot: before }) => ({ spot: read(), from: before.at }))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [film])
  useEffect(() => {
    // Not a step in the browser's history: who goes back wants to leave the match, not to see it backwards.
    history.replaceState(null, '', writeSpot(location.pathname, spot))
  }, [spot])
  const go: Walking['go'] = (to) =>
    setWalk(({ spot: before }) => {
      const at = typeof to === 'number' ? to : to(before.at)
      return { spot: { ...before, at: Math.max(0, Math.min(at, film.last)) }, from: before.at }
    })
  const known = useRef(film.last)
  useEffect(() => {
    // Who stood at the end of a match that goes on wants to stay there.
    if (film.last > known.current && spot.at === known.current) go(film.last)
    known.current = film.last
  }, [film])
  return { ...spot, from, go, look: (eyes) => setWalk((walk) => ({ spot: { ...walk.spot, eyes }, from: null })) }
}
