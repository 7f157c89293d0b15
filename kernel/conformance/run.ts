import type { Game, Rules } from '../contract.ts'
import { type Rng, resume, type Stream, seeded } from '../random.ts'
import { describeProblem } from '../result.ts'
import { EVERY_MATCH, HEAVY, LIGHT, SOME_MATCHES } from './checks.ts'
import { coveringRows } from './covering.ts'
import { type Beginning, dealt, followed, inNotation, isPossible } from './follow.ts'
import type { Failure, Part, Plan, Report } from './plan.ts'
import { playersFor } from './players.ts'
import { noteEvents, nothingReached, type Reached } from './reached.ts'
import { rulesOf } from './rulebook.ts'
import { shorten } from './shorten.ts'
import { type Act, type Match, type MatchCheck, perform, type Situation, type StepCheck } from './situation.ts'

const MANY = 2000
const CHACHA = 8

/** Plays one part of the plan. A check that failed is reported once and then left out. */
export const playPart = (game: Game, plan: Plan, part: Part, games: number): Report => {
  const rows = coveringRows(game.meta.options)
  const run = newRun(game, plan)
  const opened = rows.map((options) => open(run, { ...part, options }))
  for (let index = 0; index < Math.max(games, rows.length); index++) {
    const rules = opened[index % rows.length]
    if (rules !== null) playMatch(run, rules, index)
  }
  return { games: run.games, steps: run.steps, failures: run.failures, reached: run.reached, faces: run.faces }
}

interface Run {
  readonly game: Game
  readonly plan: Plan
  readonly many: number
  readonly defined: ReadonlySet<string>
  readonly reached: Reached
  readonly faces: Set<string>
  readonly failures: Failure[]
  readonly failed: Set<string>
  games: number
  steps: number
}

const newRun = (game: Game, plan: Plan): Run => ({
  game,
  plan,
  many: plan.many ?? MANY,
  defined: new Set(rulesOf(game.rulebook)),
  reached: nothingReached(),
  faces: new Set(),
  failures: [],
  failed: new Set(),
  games: 0,
  steps: 0,
})

const open = (run: Run, setup: unknown): Rules | null => {
  const opened = run.game.open(setup)
  if (opened.ok) return opened.value
  const message = `${JSON.stringify(setup)} is refused: ${describeProblem(opened.problem)}`
  if (!run.failed.has('setup')) run.failures.push({ check: 'setup', message, example: null })
  run.failed.add('setup')
  return null
}

/** What went wrong, thrown or said. */
const verdict = (ask: () => string | null): string | null => {
  try {
    return ask()
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`
  }
}

const playMatch = (run: Run, rules: Rules, index: number): void => {
  const { mode, seats } = rules.setup
  const seed = `${run.plan.seed} ${mode} ${seats} ${index}`
  const beginning: Beginning = { rules, seed, generator: index % CHACHA === CHACHA - 1 ? 'chacha20' : 'sfc32' }
  const rng = seeded('sfc32', `${seed} players`)
  run.games += 1
  const acts: Act[] = []
  const thrown = verdict(() => {
    walk(run, beginning, rng, acts)
    return null
  })
  if (thrown !== null && !run.failed.has('plays'))
    fail(run, beginning, acts, 'plays', (some) => throwsIn(run, beginning, some))
}

const throwsIn = (run: Run, beginning: Beginning, acts: readonly Act[]): string | null =>
  verdict(() => {
    const reachedState = followed(beginning, acts, run.many)
    if (reachedState !== null) playersFor(beginning.rules, seeded('sfc32', 'next')).next(reachedState.state)
    return null
  })

const walk = (run: Run, beginning: Beginning, rng: Rng, acts: Act[]): void => {
  const { game, plan } = run
  const { rules } = beginning
  const players = playersFor(rules, rng)
  const first = dealt(beginning)
  for (const card of rules.cards(first)) run.faces.add(card)
  let state = first
  for (let answers = 0; answers <= game.meta.longest; run.steps++) {
    const act = rules.outcome(state) === null ? players.next(state) : null
    if (act !== null) acts.push(act)
    const next = act === null ? null : perform(rules, state, act)
    note(run, rules, state, next?.events ?? [])
    const checks = act === null || rng.below(plan.heavy) === 0 ? [...LIGHT, ...HEAVY] : LIGHT
    for (const check of checks) {
      if (!isWanted(run, check)) continue
      const stream = rng.split().save()
      const moment = { state, act, after: next?.after ?? state, events: next?.events ?? [] }
      if (verdict(() => check.run(situation(run, rules, moment, stream))) !== null)
        fail(run, beginning, acts, check.name, (some) => stepFails(run, beginning, check, stream, some, act === null))
    }
    if (act === null || next === null) break
    answers += act.kind === 'answers' ? act.codes.length : 0
    state = next.after
  }
  const wanted = rng.below(plan.whole) === 0 ? [...EVERY_MATCH, ...SOME_MATCHES] : EVERY_MATCH
  for (const check of wanted) {
    if (!isWanted(run, check)) continue
    const stream = rng.split().save()
    const match = { ...beginning, game, acts, first, last: state, even: players.even, rng: resume(stream) }
    if (verdict(() => check.run(match)) !== null)
      fail(run, beginning, acts, check.name, (some) => matchFails(run, beginning, check, stream, some, players.even))
  }
}

const isWanted = ({ plan, failed }: Run, { name }: { readonly name: string }): boolean =>
  !failed.has(name) && (plan.only?.includes(name) ?? true)

const note = ({ reached }: Run, rules: Rules, state: unknown, events: Situation['events']): void => {
  noteEvents(reached, events)
  const outcome = rules.outcome(state)
  if (outcome === null)
    for (const seat of rules.awaiting(state)) reached.windows.add(rules.question(state, seat).window)
  else reached.ends.add(outcome.reason)
}

type Moment = Pick<Situation, 'state' | 'act' | 'after' | 'events'>

const situation = (run: Run, rules: Rules, moment: Moment, stream: Stream): Situation => ({
  ...moment,
  game: run.game,
  rules,
  rng: resume(stream),
  many: run.many,
  defined: run.defined,
  reached: run.reached,
})

/** Whether the check still fails at the last of these acts, or, if the match was over, after it. */
const stepFails = (
  run: Run,
  beginning: Beginning,
  check: StepCheck,
  stream: Stream,
  acts: readonly Act[],
  over: boolean,
): string | null => {
  const { rules } = beginning
  const act = over ? undefined : acts.at(-1)
  const before = followed(beginning, over ? acts : acts.slice(0, -1), run.many)
  if (before === null || (act === undefined) !== (rules.outcome(before.state) !== null)) return null
  if (act !== undefined && !isPossible(rules, before.state, act, run.many)) return null
  const next = act === undefined ? { after: before.state, events: [] } : perform(rules, before.state, act)
  if (next === null) return null
  const quiet = { ...run, reached: nothingReached() }
  const moment = { state: before.state, act: act ?? null, ...next }
  return verdict(() => check.run(situation(quiet, rules, moment, stream)))
}

const matchFails = (
  run: Run,
  beginning: Beginning,
  check: MatchCheck,
  stream: Stream,
  acts: readonly Act[],
  even: boolean,
): string | null => {
  const end = followed(beginning, acts, run.many)
  if (end === null) return null
  const first = dealt(beginning)
  const match: Match = { ...beginning, game: run.game, acts, first, last: end.state, even, rng: resume(stream) }
  return verdict(() => check.run(match))
}

/** Shortens the match and reports it. A failure that comes only with the whole match is reported as it is. */
const fail = (
  run: Run,
  beginning: Beginning,
  acts: readonly Act[],
  check: string,
  problem: (acts: readonly Act[]) => string | null,
): void => {
  run.failed.add(check)
  const safely = (some: readonly Act[]): string | null => {
    try {
      return problem(some)
    } catch {
      return null
    }
  }
  const few = shorten(acts, (some) => safely(some) !== null)
  run.failures.push({
    check,
    message: safely(few) ?? 'fails only now and then: something remembers more than the state',
    example: {
      setup: beginning.rules.setup,
      generator: beginning.generator,
      seed: beginning.seed,
      acts: inNotation(beginning, few),
      before: acts.length,
    },
  })
}
