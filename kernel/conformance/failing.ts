import { resume, type Stream, seeded } from '../random.ts'
import { attempt, type Beginning, dealt, followed, inNotation, isPossible, mended } from './follow.ts'
import { playersFor } from './players.ts'
import { nothingReached } from './reached.ts'
import { type Run, situation, verdict } from './running.ts'
import { shorten } from './shorten.ts'
import { type Act, type MatchCheck, perform, type StepCheck } from './situation.ts'

/** Something that went wrong, and the match in which it did. */
interface Found {
  readonly run: Run
  readonly beginning: Beginning
  readonly acts: readonly Act[]
  /** What was said then. */
  readonly message: string
}

/** Most checks look at a moment, some at what is done next: those fail only together with the last act. */
export const failStep = (found: Found, check: StepCheck, stream: Stream, act: Act | null): void => {
  const { run, beginning, acts } = found
  const { rules } = beginning
  const quiet = { ...run, reached: nothingReached() }
  const fails = (some: readonly Act[], last: Act | null): string | null => {
    const before = followed(beginning, some)
    if (before === null || (last !== null && !isPossible(rules, before.state, last))) return null
    const { after, events } = (last && perform(rules, before.state, last)) ?? { after: before.state, events: [] }
    return verdict(() => check.run(situation(quiet, rules, { state: before.state, act: last, after, events }, stream)))
  }
  const earlier = act === null ? acts : acts.slice(0, -1)
  const after = safely((some) => fails(some, null))
  if (act === null || after(earlier) !== null) fail({ ...found, acts: earlier }, check.name, 'after', after)
  else fail(found, check.name, 'during', (some) => fails(some.slice(0, -1), some.at(-1) ?? null))
}

export const failMatch = (found: Found, check: MatchCheck, stream: Stream, even: boolean): void => {
  const { run, beginning } = found
  fail(found, check.name, 'after', (acts) => {
    const end = followed(beginning, acts)
    if (end === null) return null
    const first = dealt(beginning)
    const match = { ...beginning, game: run.game, acts, first, last: end.state, even, rng: resume(stream) }
    return verdict(() => check.run(match))
  })
}

/** The rules themselves threw, in the last act or on the way to the next. */
export const failPlay = (found: Found): void => {
  const { beginning } = found
  fail(found, 'plays', 'during', (acts) =>
    verdict(() => {
      const here = followed(beginning, acts)
      if (here !== null && beginning.rules.outcome(here.state) === null)
        playersFor(beginning.rules, seeded('sfc32', 'next'), 0).next(here.state)
      return null
    }),
  )
}

type Again = (acts: readonly Act[]) => string | null

/** While a match is shortened, a list of acts that makes no sense to the rules is no example. */
const safely =
  (again: Again): Again =>
  (acts) =>
    attempt(() => again(acts))

const fail = (
  { run, beginning, acts, message }: Found,
  check: string,
  when: 'after' | 'during',
  again: Again,
): void => {
  run.failed.add(check)
  const said = safely(again)
  const few = shorten(acts, (some) => {
    if (said(some) !== null) return some
    const mendedActs = attempt(() => mended(beginning, some))
    return mendedActs !== null && said(mendedActs) !== null ? mendedActs : null
  })
  const { rules, generator, seed } = beginning
  const short = { acts: inNotation(beginning, few), when, before: acts.length }
  const there = attempt(() => followed(beginning, when === 'after' ? few : few.slice(0, -1)))
  const position = attempt(() => JSON.stringify(there && rules.position.write(there.state)))
  run.failures.push({
    check,
    message: said(few) ?? `${message} (and not again when the match is replayed)`,
    example: { setup: rules.setup, generator, seed, ...short, position: position ?? 'none' },
  })
}
