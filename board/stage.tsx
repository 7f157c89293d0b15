import { Component, type ComponentChildren, createContext, createRef, type VNode } from 'preact'
import { type Box, type Flight, movesBetween } from './flip.ts'
import { boxesOf, move, named, type Pulse, pulse, speedOf, zoomOf } from './motion.ts'
import './stage.css'

interface StageProps {
  readonly class: string
  readonly label: string
  /** Changes with every step: only then things move. */
  readonly step: unknown
  readonly flights: readonly Flight[]
  readonly pulses: readonly Pulse[]
  readonly children: ComponentChildren
}

/** Which of several boards on a page this is, for who cannot see it; empty for the only one. */
export const BoardName = createContext('')

/**
 * Whatever has a `data-flip` on it moves from where it was to where it goes, and what is new flies in from a
 * `data-place`. A class, because a component must look at the page in the last moment before it changes.
 */
export class Stage extends Component<StageProps> {
  readonly #root = createRef<HTMLElement>()

  override getSnapshotBeforeUpdate(previous: StageProps): ReadonlyMap<string, Box> | null {
    const root = this.#root.current
    const isStill = root === null || previous.step === this.props.step || speedOf(root) === 0
    return isStill ? null : everything(root)
  }

  override componentDidUpdate(_previous: StageProps, _state: unknown, before: ReadonlyMap<string, Box> | null): void {
    const root = this.#root.current
    if (root === null || before === null) return
    // Everything is read before anything is written: otherwise the browser would lay out the page for every card.
    const [speed, zoom] = [speedOf(root), zoomOf(root)]
    const ways = movesBetween(before, everything(root), this.props.flights)
    const elements = named(root, 'data-flip')
    const places = named(root, 'data-place')
    for (const way of ways) {
      const element = elements.get(way.id)
      if (element !== undefined) move(element, way, speed, zoom)
    }
    for (const one of this.props.pulses) {
      const element = places.get(one.id)
      if (element !== undefined) pulse(element, one, speed)
    }
  }

  override render({ class: name, label, children }: StageProps): VNode {
    return (
      <BoardName.Consumer>
        {(which) => (
          <section class={`stage ${name}`} aria-label={which === '' ? label : `${label}, ${which}`} ref={this.#root}>
            {children}
          </section>
        )}
      </BoardName.Consumer>
    )
  }
}

const everything = (root: Element): ReadonlyMap<string, Box> =>
  new Map([...boxesOf(named(root, 'data-place')), ...boxesOf(named(root, 'data-flip'))])
