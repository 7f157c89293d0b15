import { type Viewer, viewerNumber } from './seats.ts'

/** One moment as everybody sees it. */
export interface Sight<S = unknown> {
  of(viewer: Viewer): S
}

/** A view is made when somebody first looks, and never again. */
export const sightOf = <S>(state: S, hide: (state: S, viewer: Viewer, other?: S) => S): Sight<S> => {
  const views: S[] = []
  let first: S | undefined
  return {
    of: (viewer) => {
      const at = viewerNumber(viewer)
      views[at] ??= hide(state, viewer, first)
      first ??= views[at]
      return views[at]
    },
  }
}
