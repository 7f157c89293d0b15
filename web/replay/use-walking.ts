import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Film } from './film.ts'
import type { Walking } from './use-spot.ts'

/** Milliseconds for each moment. */
export const PACES = { slow: 4000, normal: 2000, fast: 800 } as const
export type Pace = keyof typeof PACES

/** The moment that a turn before or after this one begins with; the beginning or the end where there is none. */
export const turnBefore = ({ turns }: Film, at: number): number => turns.findLast((turn) => turn < at) ?? 0
export const turnAfter = ({ turns, last }: Film, at: number): number => turns.find((turn) => turn > at) ?? last

interface Autoplay {
  readonly isOn: boolean
  readonly pace: Pace
  toggle(): void
  setPace(pace: Pace): void
}

/** Goes on by itself until the last moment, or until somebody wants to look more closely. */
export const useAutoplay = (film: Film, { at, go }: Walking): Autoplay => {
  const [isWanted, setWanted] = useState(false)
  const [pace, setPace] = useState<Pace>('normal')
  const isOn = isWanted && at < film.last
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => go(at + 1), PACES[pace])
    return () => clearTimeout(timer)
  }, [isOn, at, pace])
  return {
    isOn,
    pace,
    setPace,
    toggle: () => {
      if (!isOn && at === film.last) go(0)
      setWanted(!isOn)
    },
  }
}

/** Whatever has the focus and needs these keys itself keeps them. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role=group], [role=log]') !== null

/** Arrows lead from moment to moment, with Shift from turn to turn; Home and End to the ends. */
export const useKeys = (film: Film, { go }: Walking): void =>
  // Not a moment later than they are seen to be there.
  useLayoutEffect(() => {
    const steps: Readonly<Record<string, (at: number) => number>> = {
      ArrowLeft: (at) => at - 1,
      ArrowRight: (at) => at + 1,
      'Shift ArrowLeft': (at) => turnBefore(film, at),
      'Shift ArrowRight': (at) => turnAfter(film, at),
      Home: () => 0,
      End: () => film.last,
    }
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
      const name = shiftKey ? `Shift ${key}` : key
      if (defaultPrevented || ctrlKey || metaKey || altKey || isBusy(target) || !Object.hasOwn(steps, name)) return
      event.preventDefault()
      go(steps[name])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [film])
