import { type Viewer, viewerNumber } from './seats.ts'

/** One moment as everybody sees it. */
export interface Sight<S = unknown> {
  of(viewer: Viewer): S
}

type Hide<S> = (state: S, viewer: Viewer, other?: S) => S

/** A view is made when somebody first looks, and never again. */
export const sightOf = <S>(state: S, hide: Hide<S>): Sight<S> => new Views(state, hide)

class Views<S> implements Sight<S> {
  readonly #state: S
  readonly #hide: Hide<S>
  /** Room for those of a duel: a list that grows from nothing takes room for seventeen. */
  readonly #views: (S | undefined)[] = [undefined, undefined, undefined]
  #first: S | undefined

  constructor(state: S, hide: Hide<S>) {
    this.#state = state
    this.#hide = hide
  }

  of(viewer: Viewer): S {
    const at = viewerNumber(viewer)
    const known = this.#views[at]
    if (known !== undefined) return known
    const view = this.#hide(this.#state, viewer, this.#first)
    this.#first ??= view
    this.#views[at] = view
    return view
  }
}
