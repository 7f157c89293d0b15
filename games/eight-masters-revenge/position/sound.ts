import { firstWrong, type Wrong } from '../../../kernel/position.ts'
import { bad } from '../../../kernel/result.ts'
import type { House } from '../options.ts'
import type { Bout } from '../rules/bout.ts'
import { closeWindow, run } from '../rules/steps.ts'
import { copyState, type Given, type State } from '../state.ts'
import { areas } from './sound-areas.ts'
import { moment } from './sound-moment.ts'
import { people } from './sound-people.ts'

/** Whether a position could be met at a table, so that play can go on from it; the first thing that is wrong. */
export const soundness = (house: House, given: Given, s: State): Wrong | null => {
  for (const checks of [people, areas, moment]) {
    const wrong = firstWrong(checks(house, given, s))
    if (wrong !== null) return wrong
  }
  return asksAgain(house, s) ? null : bad('window', 'is not open to anybody here')
}

/** The step that asks would ask the same again. */
const asksAgain = (house: House, s: State): boolean => {
  if (s.window === 'none' || s.window === 'pick' || s.packets.length > 0 || s.slide !== 0) return true
  if (s.window === 'drop' && s.step !== 'end') return true
  const b: Bout = { house, s: copyState(s), log: undefined }
  closeWindow(b)
  run(b)
  return b.s.window === s.window && b.s.asked === s.asked
}
