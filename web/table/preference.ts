import { effect, signal } from '@preact/signals'

export type Look = 'board' | 'text'

const KEY = 'leitai.look'

/** How this browser likes to see tables. */
export const look = signal<Look>('board')

/** From the browser's own memory, where it has one. */
export const rememberLook = (memory: Storage): void => {
  if (memory.getItem(KEY) === 'text') look.value = 'text'
  effect(() => memory.setItem(KEY, look.value))
}
