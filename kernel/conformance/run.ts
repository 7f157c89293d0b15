import type { Game, Rules } from '../contract.ts'
import type { Event } from '../events.ts'
import { type Rng, resume, type Stream, seeded } from '../random.ts'
import { describeProblem } from '../result.ts'
import { EVERY_MATCH, HEAVY, LIGHT, SOME_MATCHES } from './checks.ts'
import { coveringRows } from './covering.ts'
import { failMatch, failPlay, failStep } from './failing.ts'
import { type Beginning, dealt } from './follow.ts'
import type { Part, Plan, Report } from './plan.ts'
import { type Players, playersFor } from './players.ts'
import { noteEvents } from './reached.ts'
import { type Moment, newRun, type Run, situation, verdict } from './running.ts'
import { type Act, perform, type Situation, type StepCheck } from './situation.ts'

/** One match in so many has the generator of games that people play. */
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

const open = (run: Run, setup: unknown): Rules | null => {
  const opened = run.game.open(setup)
  if (opened.ok) return opened.value
  const message = `${JSON.stringify(setup)} is refused: ${describeProblem(opened.problem)}`
  if (!run.failed.has('setup')) run.failures.push({ check: 'setup', message, example: null })
  run.failed.add('setup')
  return null
}

const playMatch = (run: Run, rules: Rules, index: number): void => {
  const { mode, seats } = rules.setup
  const seed = `${run.plan.seed} ${mode} ${seats} ${index}`
  const beginning: Beginning = { rules, seed, generator: index % CHACHA === CHACHA - 1 ? 'chacha20' : 'sfc32' }
  run.games += 1
  const acts: Act[] = []
  const thrown = verdict(() => {
    walk(run, beginning, acts, seeded('sfc32', `${seed} players`))
    return null
  })
  if (thrown !== null && !run.failed.has('plays')) failPlay({ run, beginning, acts, message: thrown })
}

const walk = (run: Run, beginning: Beginning, acts: Act[], rng: Rng): void => {
  const { game, plan } = run
  const { rules } = beginning
  const players = playersFor(rules, rng, game.meta.longest)
  const isPicked = rng.below(plan.whole) === 0
  const dealing: Event[] = []
  const first = dealt(beginning, dealing)
  noteEvents(run.reached, dealing)
  for (const card of rules.cards(first)) run.faces.add(card)
  let state = first
  for (let answers = 0; answers <= players.stamina; run.steps++) {
    const { act, after, events } = nextStep(run, beginning, acts, state, players, rng)
    note(run, rules, state, events)
    const isHeavy = act === null ? isPicked : rng.below(plan.heavy) === 0
    checkStep(run, beginning, acts, { state, act, after, events }, isHeavy, rng)
    if (act === null) break
    answers += act.kind === 'answers' ? act.codes.length : 0
    state = after
  }
  for (const check of isPicked ? [...EVERY_MATCH, ...SOME_MATCHES] : EVERY_MATCH) {
    if (!isWanted(run, check)) continue
    const stream = rng.split().save()
    const match = { ...beginning, game, acts, first, last: state, even: players.even, rng: resume(stream) }
    const message = verdict(() => check.run(match))
    if (message !== null) failMatch({ run, beginning, acts, message }, check, stream, players.even)
  }
}

/** Plays on. Where the rules throw, the light checks look at the state first: it may be what is wrong. */
const nextStep = (
  run: Run,
  beginning: Beginning,
  acts: Act[],
  state: unknown,
  players: Players,
  rng: Rng,
): Omit<Moment, 'state'> => {
  const { rules } = beginning
  const nothing = { act: null, after: state, events: [] }
  const before = acts.length
  try {
    if (rules.outcome(state) !== null) return nothing
    const act = players.next(state)
    acts.push(act)
    return { ...nothing, act, ...perform(rules, state, act) }
  } catch (error) {
    checkStep(run, beginning, acts.slice(0, before), { ...nothing, state }, false, rng)
    throw error
  }
}

const checkStep = (
  run: Run,
  beginning: Beginning,
  acts: readonly Act[],
  moment: Moment,
  isHeavy: boolean,
  rng: Rng,
): void => {
  const check = (checks: readonly StepCheck[], stream: Stream): void => {
    const at = situation(run, beginning.rules, moment, stream)
    for (const each of checks) {
      const message = isWanted(run, each) ? verdict(() => each.run(at)) : null
      if (message !== null) failStep({ run, beginning, acts, message }, each, stream, moment.act)
    }
  }
  check(LIGHT, NOTHING_LEFT_TO_CHANCE)
  if (isHeavy) for (const each of HEAVY) check([each], rng.split().save())
}

/** Light checks draw nothing. */
const NOTHING_LEFT_TO_CHANCE = seeded('sfc32', '').save()

const isWanted = ({ plan, failed }: Run, { name }: { readonly name: string }): boolean =>
  !failed.has(name) && (plan.only?.includes(name) ?? true)

const note = ({ reached }: Run, rules: Rules, state: unknown, events: Situation['events']): void => {
  noteEvents(reached, events)
  const outcome = rules.outcome(state)
  if (outcome === null)
    for (const seat of rules.awaiting(state)) reached.windows.add(rules.question(state, seat).window)
  else reached.ends.add(outcome.reason)
}
