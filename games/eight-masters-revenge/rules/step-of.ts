import type { Attack, StepName, WindowName } from '../state.ts'

const STEP_OF: Readonly<Partial<Record<WindowName, StepName>>> = {
  give: 'marker',
  start: 'start',
  action: 'action',
  move: 'move',
  aside: 'aside',
  response: 'response',
  counterback: 'exchange',
  t9: 't9',
  free: 'free',
  drop: 'end',
}

/** The step that opens a window, and would open it again. */
export const stepOf = (window: WindowName, attack: Attack | null): StepName =>
  STEP_OF[window] ?? (window === 'effect' ? (attack === null ? 'revealed' : 'effect') : 'begin')
