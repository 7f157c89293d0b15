import { type Box, delay, duration, inverse, type Move } from './flip.ts'

/** Damage shakes an element, healing makes it swell. */
export interface Pulse {
  readonly id: string
  readonly kind: 'hurt' | 'healed'
  /** Its place in a row of pulses that come one after the other. */
  readonly after?: number
}

/** Nothing but transform and opacity moves: neither layout nor paint has to follow. */
const PULSES: Readonly<Record<Pulse['kind'], Keyframe[]>> = {
  hurt: [
    { transform: 'none' },
    { transform: 'translateX(-6px)' },
    { transform: 'translateX(6px)' },
    { transform: 'translateX(-4px)' },
    { transform: 'translateX(3px)' },
    { transform: 'none' },
  ],
  healed: [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }],
}
const PULSE = 480

/** `--motion-speed` as it stands for this element; 0 for whoever asked the device for less motion. */
export const speedOf = (element: Element): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const speed = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion-speed'))
  return Number.isFinite(speed) && speed > 0 ? speed : 0
}

/** How much smaller than its own measures this element is shown: `--board-zoom`, where a board stands in a small frame. */
export const zoomOf = (element: Element): number => {
  const zoom = Number.parseFloat(getComputedStyle(element).getPropertyValue('--board-zoom'))
  return zoom > 0 ? zoom : 1
}

/** What moves has its name in `data-flip`; where things come from, in `data-place`. */
export const named = (root: Element, attribute: 'data-flip' | 'data-place'): ReadonlyMap<string, Element> =>
  new Map(
    [...root.querySelectorAll(`[${attribute}]`)].map((element) => [element.getAttribute(attribute) ?? '', element]),
  )

export const boxesOf = (elements: ReadonlyMap<string, Element>): ReadonlyMap<string, Box> =>
  new Map([...elements].map(([id, element]) => [id, element.getBoundingClientRect()]))

/** Nothing waits for motion: the thing is where it is, and only looks as if it were still on its way. */
export const move = (element: Element, way: Move, speed: number, zoom: number): void => {
  const flight = element.animate([{ transform: inverse(way.from, way.to, zoom) }, { transform: 'none' }], {
    duration: duration(way, speed),
    delay: delay(way, speed),
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    fill: 'backwards',
  })
  if (element instanceof HTMLElement || element instanceof SVGElement) raise(element, flight)
}

/** What flies is above what lies. */
const raise = ({ style }: ElementCSSInlineStyle, flight: Animation): void => {
  style.zIndex = '3'
  const land = (): void => {
    style.zIndex = ''
  }
  flight.finished.then(land, land)
}

export const pulse = (element: Element, { kind, after = 0 }: Pulse, speed: number): void => {
  element.animate(PULSES[kind], { duration: PULSE / speed, delay: (after * PULSE) / speed, easing: 'ease-out' })
}
