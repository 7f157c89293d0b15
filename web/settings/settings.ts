import { effect, type Signal, signal } from '@preact/signals'
import type { Pace } from '../show/pace.ts'

/** One thing that a person can choose. */
export interface Setting<T extends string = string> {
  /** In the order in which they are offered. */
  readonly values: readonly T[]
  readonly usual: T
  readonly chosen: Signal<T>
}

const setting = <T extends string>(usual: T, ...values: readonly T[]): Setting<T> => ({
  values,
  usual,
  chosen: signal(usual),
})

/** How the person before this browser likes tables to be. Nothing of it is known to the server. */
export const settings = {
  look: setting('board', 'board', 'text'),
  pace: setting<Pace>('normal', 'slow', 'normal', 'fast', 'instant'),
  sound: setting('on', 'on', 'off'),
  cards: setting('normal', 'small', 'normal', 'large'),
  scheme: setting('auto', 'auto', 'light', 'dark'),
  palette: setting('usual', 'usual', 'distinct'),
  confirm: setting('final', 'none', 'final', 'all'),
}

export type SettingName = keyof typeof settings

/** Takes a value that this setting has; anything else changes nothing. */
export const choose = <T extends string>({ values, chosen }: Setting<T>, wanted: string | null): void => {
  const value = values.find((one) => one === wanted)
  if (value !== undefined) chosen.value = value
}

/** From the browser's own memory, and from now on into it. */
export const rememberSettings = (memory: Pick<Storage, 'getItem' | 'setItem'>): void => {
  for (const [name, one] of Object.entries<Setting>(settings)) {
    const key = `leitai.${name}`
    choose(one, memory.getItem(key))
    effect(() => memory.setItem(key, one.chosen.value))
  }
}

/** As `--motion-speed`. */
const SPEEDS: Readonly<Record<Pace, string>> = { slow: '0.5', normal: '1', fast: '2', instant: '0' }

/** As `--card-size`. */
const SIZES: Readonly<Record<string, string>> = { small: '0.8', normal: '1', large: '1.2' }

/** What the whole page follows at once. */
export const applySettings = (root: HTMLElement): void => {
  effect(() => {
    const scheme = settings.scheme.chosen.value
    if (scheme === 'auto') root.removeAttribute('data-scheme')
    else root.setAttribute('data-scheme', scheme)
  })
  effect(() => root.setAttribute('data-palette', settings.palette.chosen.value))
  effect(() => root.style.setProperty('--motion-speed', SPEEDS[settings.pace.chosen.value]))
  effect(() => root.style.setProperty('--card-size', SIZES[settings.cards.chosen.value]))
}
