import { pathTo } from '../json.ts'
import { ScriptError } from '../random.ts'
import { ACTS } from './acts.ts'
import { type Bench, checked, stuck, type Taken } from './bench.ts'
import { LOOKS } from './looks.ts'
import type { Step } from './scenario.ts'

export const takeStep = (bench: Bench, step: Step, at: string): Taken => {
  try {
    return take(bench, step, at)
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return stuck({ at, expected: 'what the script of the position brings', got: error.message })
  }
}

const take = (bench: Bench, step: Step, at: string): Taken => {
  if ('do' in step) return ACTS.do(bench, step.do, pathTo(at, 'do'))
  if ('clock' in step) return ACTS.clock(bench, step.clock, pathTo(at, 'clock'))
  if ('restPass' in step) return ACTS.restPass(bench, step.restPass, pathTo(at, 'restPass'))
  if ('withdraw' in step) return ACTS.withdraw(bench, step.withdraw, pathTo(at, 'withdraw'))
  if ('giveUp' in step) return ACTS.giveUp(bench, step.giveUp, pathTo(at, 'giveUp'))
  if ('tie' in step) return ACTS.tie(bench, step.tie, pathTo(at, 'tie'))
  if ('refused' in step) return checked(LOOKS.refused(bench, step.refused, pathTo(at, 'refused')))
  if ('asked' in step) return checked(LOOKS.asked(bench, step.asked, pathTo(at, 'asked')))
  if ('offered' in step) return checked(LOOKS.offered(bench, step.offered, pathTo(at, 'offered')))
  if ('notOffered' in step) return checked(LOOKS.notOffered(bench, step.notOffered, pathTo(at, 'notOffered')))
  if ('only' in step) return checked(LOOKS.only(bench, step.only, pathTo(at, 'only')))
  if ('never' in step) return checked(LOOKS.never(bench, step.never, pathTo(at, 'never')))
  if ('sees' in step) return checked(LOOKS.sees(bench, step.sees, pathTo(at, 'sees')))
  return checked(LOOKS.expect(bench, step.expect, pathTo(at, 'expect')))
}
