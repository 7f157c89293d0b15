import { anyChoice } from '../bots/candidates.ts'
import { type Moment, playAgain, recordGame } from '../bots/recorded-game.ts'
import { registry } from '../games/registry.ts'
import { seeded } from '../kernel/random.ts'
import { describeProblem } from '../kernel/result.ts'
import { perCpuSecond } from './measure.ts'

/** What is measured of a game alone, set up as it is by default: `any-game.js GAME TASK`. */
const [, , id, task] = process.argv
const opened = (await registry[id]()).open({})
if (!opened.ok) throw new Error(describeProblem(opened.problem))
const rules = opened.value

const GAMES = 60
const PATIENCE = { warmUp: 1, seconds: 0.5, whole: 5 }

const recorded = Array.from({ length: GAMES }, (_, n) => recordGame(rules, `bench ${n}`, 4))
/** Few enough to stay near the processor: this is about the rules, not about its memory. */
const MOMENTS = 300
const all = recorded.flatMap((game) => game.moments)
const moments = Array.from({ length: MOMENTS }, (_, n) => all[Math.floor((n * all.length) / MOMENTS)])

/** Whatever is called for its time must give its result to somebody. */
const last: { result: unknown } = { result: null }

const perSecond = (at: readonly Moment[], call: (moment: Moment) => unknown): number => {
  const run = (): number => {
    for (const moment of at) last.result = call(moment)
    return at.length
  }
  return perCpuSecond(run, PATIENCE)
}

const play = (): number => {
  let at = 0
  return perCpuSecond(
    () => {
      at = (at + 1) % recorded.length
      return playAgain(rules, recorded[at])
    },
    { ...PATIENCE, whole: GAMES },
  )
}

const random = (): number => {
  const rng = seeded('sfc32', 'random games')
  return perCpuSecond(
    () => {
      const s = rules.deal(rng)
      let answers = 0
      for (let asked = rules.awaiting(s); asked.length > 0; asked = rules.awaiting(s)) {
        const codes = asked.map((seat) => anyChoice(rules, s, seat, rng))
        rules.play(s, codes)
        answers += codes.length
      }
      return answers
    },
    { ...PATIENCE, whole: GAMES },
  )
}

/** Where there is more to choose from than anybody would list; null in a game that knows no such moments. */
const sample = (): number | null => {
  const rng = seeded('sfc32', 'samples')
  const wide = all.filter(({ state, seat }) => (rules.count?.(state, seat) ?? 0) > 100).slice(0, MOMENTS)
  return wide.length === 0 ? null : perSecond(wide, ({ state, seat }) => anyChoice(rules, state, seat, rng))
}

const tasks: Readonly<Record<string, () => number | null>> = {
  play,
  random,
  sample,
  copy: () => 1e6 / perSecond(moments, ({ state }) => rules.copy(state)),
  hide: () => 1e6 / perSecond(moments, ({ state, seat }) => rules.hide(state, seat)),
  key: () => 1e6 / perSecond(moments, ({ state, seat }) => rules.key(state, seat)),
}

process.stdout.write(JSON.stringify(tasks[task]()))
