import type { Game, Refusal, Rules } from '../contract.ts'
import type { Event } from '../events.ts'
import { bad, ok, type Result } from '../result.ts'
import type { Seat } from '../seats.ts'
import { type Bench, judge, seatAt, setUpBench } from './bench.ts'
import { differenceIn } from './compare.ts'
import type { Case, Step } from './scenario.ts'
import { takeStep } from './take.ts'

/** A moment of a case that can be looked at. */
export interface Frame {
  readonly state: unknown
  /** What happened on the way here. */
  readonly events: readonly Event[]
  /** What the scenario itself says about it. */
  readonly says: string
  /** What somebody would have liked to do here, and may not. */
  readonly refused: Refused | null
}

interface Refused {
  readonly seat: Seat
  readonly choice: string
  readonly refusal: Refusal
}

export interface Film {
  readonly rules: Rules
  /** The beginning, then one for everything that happened or was refused. */
  readonly frames: readonly Frame[]
}

/** A case as it can be shown: answers that stay sealed are part of the frame in which they come to light. */
export const film = (game: Game, { setup, given, dealt, says, steps }: Case): Result<Film> => {
  const begun = setUpBench(game, setup, given, dealt)
  if (!begun.ok) return begun
  const bench = begun.value
  const frames: Frame[] = [{ state: bench.match.state, events: [], says, refused: null }]
  let said: string[] = []
  for (const [index, step] of steps.entries()) {
    const before = bench.match.seq
    const refused = refusedBy(bench, step)
    const [failure] = takeStep(bench, step, `steps[${index}]`).failures
    if (failure !== undefined) return bad(failure.at, 'message' in failure ? failure.message : differenceIn(failure))
    if ('says' in step && step.says !== undefined) said.push(step.says)
    const isNew = bench.match.seq > before
    if (!isNew && refused === null) continue
    frames.push({ state: bench.match.state, events: isNew ? bench.latest : [], says: said.join(' '), refused })
    said = []
  }
  return ok({ rules: bench.match.rules, frames })
}

const refusedBy = (bench: Bench, step: Step): Refused | null => {
  if (!('refused' in step)) return null
  const { refusal } = judge(bench, step.refused)
  return refusal === null ? null : { seat: seatAt(bench, step.refused.seat), choice: step.refused.choice, refusal }
}
