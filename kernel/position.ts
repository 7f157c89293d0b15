import { type Stream, seeded } from './random.ts'
import { bad, type Problem } from './result.ts'

/** Something that has to be right in a position, where it stands, and what is wrong otherwise. */
export type Check = readonly [right: boolean, at: string, message: string]

export interface Wrong {
  readonly ok: false
  readonly problem: Problem
}

/** The first thing that is wrong. */
export const firstWrong = (checks: readonly Check[]): Wrong | null => {
  const wrong = checks.find(([right]) => !right)
  return wrong === undefined ? null : bad(wrong[1], wrong[2])
}

/** Without a stream of its own a position is deterministic; `script` is what chance picks next, first to last. */
export const streamOf = ({ stream, script }: Scripted): Stream => {
  const base = stream ?? seeded('sfc32', 'position').save()
  return script === undefined || base === null ? base : { ...base, script }
}

export interface Scripted {
  readonly stream?: Stream
  readonly script?: readonly number[]
}
