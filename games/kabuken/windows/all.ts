import type { State, WindowName } from '../state.ts'
import { action, goOn } from './action.ts'
import { answer, chain } from './answer.ts'
import { dazzle, greed, resurrection, seal } from './offers.ts'
import { character, monkey, secret } from './picks.ts'
import type { Window } from './window.ts'

/** KBK-21.1: exactly these questions exist. */
export const WINDOWS: Readonly<Record<Exclude<WindowName, 'none'>, Window>> = {
  character, // V1
  secret, // V2
  action, // V3, V3h, V3m
  answer, // V4
  chain, // V5
  seal, // V6
  resurrection, // V7
  dazzle, // V8
  goOn, // V9
  greed, // V10
  monkey, // V11
}

export const windowOf = ({ window }: State): Window => {
  if (window === 'none') throw new Error('the match is over: nobody is asked')
  return WINDOWS[window]
}
