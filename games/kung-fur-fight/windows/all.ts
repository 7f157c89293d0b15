import type { State, WindowName } from '../state.ts'
import { ringo, shiauYao, shiue, throwing } from './before-the-sums.ts'
import { plan } from './plan.ts'
import { order, peel } from './spoils.ts'
import { waiver } from './waiver.ts'
import type { Window } from './window.ts'

/** KFU-18.1: exactly these questions exist. */
export const WINDOWS: Readonly<Record<Exclude<WindowName, 'none'>, Window>> = {
  plan, // W1
  throw: throwing, // W2
  shiue, // W3
  ringo, // W4
  shiauYao, // W5
  waiver, // W6
  peel, // W7
  order, // W8
}

export const windowOf = ({ window }: State): Window => {
  if (window === 'none') throw new Error('the match is over: nobody is asked')
  return WINDOWS[window]
}
