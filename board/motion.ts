import { type Box, delay, duration, inverse, type Move } from './flip.ts'

/** A shake for what is hurt, a glow for what recovers. */
export interface Pulse {
  readonly id: string
  readonly kind: 'hurt' | 'healed'
  /** Its place in a row of pulses that come one after the other. */
  readonly after?: number
}

const PULSES: Readonly<Record<Pulse['kind'], Keyframe[]>> = {
  hurt: [
    { transform: 'none', filter: 'none' },
    { transform: 'translateX(-6px)', filter: 'brightness(1.6) saturate(1.6)' },
    { transform: 'translateX(6px)' },
    { transform: 'translateX(-4px)', filter: 'brightness(1.4) saturate(1.4)' },
    { transform: 'translateX(3px)' },
    { transform: 'none', filter: 'none' },
  ],
  healed: [{ filter: 'none' }, { filter: 'brightness(1.5) saturate(1.5)' }, { filter: 'none' }],
}
const PULSE = 480

/** `--motion-speed` as it stands for this element; 0 for whoever asked the device for less motion. */
export const speedOf = (element: Element): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const speed = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion-speed'))
  return Number.isFinite(speed) && speed > 0 ? speed : 0
}

/** How much smaller than its own measures this element is shown: `--board-zoom`, where a board stands in a small frame. */
const zoomOf = (element: Element): number => {
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
export const move = (element: Element, way: Move, speed: number): void => {
  element.animate(
    [
      { transform: inverse(way.from, way.to, zoomOf(element)), zIndex: 3, offset: 0 },
      { transform: 'none', zIndex: 3, offset: 1 },
    ],
    {
      duration: duration(way, speed),
      delay: delay(way, speed),
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      fill: 'backwards',
    },
  )
}

export const pulse = (element: Element, { kind, after = 0 }: Pulse, speed: number): void => {
  element.animate(PULSES[kind], { duration: PULSE / speed, delay: (after * PULSE) / speed, easing: 'ease-out' })
}
