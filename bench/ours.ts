import { writeFileSync } from 'node:fs'
import { Search } from '../bots/search/search.ts'
import { registry } from '../games/registry.ts'
import type { Code, Rules } from '../kernel/contract.ts'
import type { Event } from '../kernel/events.ts'
import { seeded } from '../kernel/random.ts'
import { describeProblem } from '../kernel/result.ts'
import type { Seat } from '../kernel/seats.ts'
import { perCpuSecond, WARM_UP } from './measure.ts'
import { type Duel, momentOf, recorded } from './recording.ts'

const DUELS = 1000

const game = await registry.kabuken()
const opened = game.open({ mode: 'duel' })
if (!opened.ok) throw new Error(describeProblem(opened.problem))
const rules: Rules = opened.value

const numbers = Array.from({ length: DUELS }, (_, n) => n)
const recordedDuels = (): Duel[] => numbers.map((n) => recorded(rules, n).duel)

/** One recorded duel after the other, every one from its dealt beginning. */
const play = (): (() => number) => {
  const prepared = recordedDuels().map((duel) => ({ start: momentOf(rules, duel, 0), answers: duel.answers }))
  let at = 0
  return () => {
    const { start, answers } = prepared[at]
    at = (at + 1) % prepared.length
    const s = rules.copy(start)
    const log: Event[] = []
    for (const { seat, choice } of answers) {
      if (!rules.awaiting(s).includes(seat)) throw new Error('this seat is not asked')
      const refusal = rules.refusal(s, seat, choice)
      if (refusal !== null) throw new Error(`refused by ${refusal.rule}`)
      rules.play(s, [rules.pack(s, seat, choice)], log)
    }
    return answers.length
  }
}

const random = (): (() => number) => {
  const rng = seeded('sfc32', 'random duels')
  return () => {
    const s = rules.deal(rng)
    let answers = 0
    for (let seats = rules.awaiting(s); seats.length > 0; seats = rules.awaiting(s)) {
      const legal: Code[] = []
      rules.choices(s, seats[0], legal)
      rules.play(s, [legal[rng.below(legal.length)]])
      answers += 1
    }
    return answers
  }
}

/** The search of our bots from the deal on, with a fresh tree for every answer. */
const THOUGHTS = 1000
const search = (): (() => number) => {
  const rng = seeded('sfc32', 'searched duels')
  return () => {
    const s = rules.deal(rng)
    const [seat] = rules.awaiting(s)
    return new Search(game, rules, rules.hide(s, seat), seat, rng).run({ iterations: THOUGHTS })
  }
}

/** Later and later moments, one of each duel. */
const moments = (): unknown[] => recordedDuels().map((duel, i) => momentOf(rules, duel, i % duel.answers.length))

/** Whatever is called for its time must give its result to somebody. */
const last: { result: unknown } = { result: null }

/** Of one call. */
const microseconds = <T>(inputs: readonly T[], call: (input: T, seat: Seat) => unknown): number => {
  const run = (): number => {
    for (let i = 0; i < inputs.length; i++) last.result = call(inputs[i], i & 1)
    return inputs.length
  }
  return 1e6 / perCpuSecond(run, { warmUp: 0.3, seconds: 0.3, whole: 20 })
}

const tasks: Readonly<Record<string, (...files: readonly string[]) => number>> = {
  record: (duelsFile, checksFile) => {
    const both = numbers.map((n) => recorded(rules, n))
    writeFileSync(duelsFile, JSON.stringify(both.map(({ duel }) => duel)))
    writeFileSync(checksFile, JSON.stringify(both.map(({ check }) => check)))
    return both.length
  },
  play: () => perCpuSecond(play(), { warmUp: WARM_UP, seconds: 1, whole: DUELS }),
  random: () => perCpuSecond(random(), { warmUp: WARM_UP, seconds: 1, whole: DUELS }),
  search: () => perCpuSecond(search(), { warmUp: WARM_UP, seconds: 1, whole: 10 }),
  copy: () => microseconds(moments(), (s) => rules.copy(s)),
  hide: () => microseconds(moments(), (s, seat) => rules.hide(s, seat)),
  imagine: () => {
    const rng = seeded('sfc32', 'imagined worlds')
    const views = moments().map((s, i) => rules.hide(s, i & 1))
    return microseconds(views, (view, seat) => rules.imagine(view, seat, rng))
  },
  key: () => microseconds(moments(), (s, seat) => rules.key(s, seat)),
}

const [, , task, ...files] = process.argv
process.stdout.write(JSON.stringify(tasks[task](...files)))
