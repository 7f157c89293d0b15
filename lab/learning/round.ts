import type { Bot } from '../../bots/bot.ts'
import { greedy } from '../../bots/greedy.ts'
import { searching } from '../../bots/levels.ts'
import type { Code, Game, Rules } from '../../kernel/contract.ts'
import type { Subject, Weights } from '../../kernel/learning.ts'
import { seeded } from '../../kernel/random.ts'
import { type Course, learn, surprise } from './learn.ts'
import { type Lesson, lessonOf } from './lesson.ts'
import { remind, writtenDown } from './letters.ts'
import { Pupil } from './pupil.ts'

const GLANCES = 8

/** Does not search: it takes what it foresees at a few glances; only where others choose too there is nothing to foresee. */
export const glancing: Bot = {
  id: 'glancing',
  choose: (game, rules, view, seat, rng) =>
    searching('glancing', rules.awaiting(view).length > 1 ? 1 : 0).choose(game, rules, view, seat, rng, {
      glances: GLANCES,
    }),
}
const SEATINGS = [
  [glancing, glancing],
  [glancing, greedy],
  [glancing, glancing],
  [greedy, glancing],
]
/** Every so manieth duel is kept back to be surprised by. */
const KEPT_BACK = 10

export interface Round extends Course {
  readonly seed: string
  readonly duels: number
}

/** Duels of those who play by what is known, and what is known after them; `tell` is told how surprising they were. */
export const round = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  subject: Subject<S, K, C>,
  { seed, duels, ...course }: Round,
  tell: (what: string, surprise: number) => void,
): Weights => {
  const rng = seeded('sfc32', seed)
  const { inputs, heads, known } = subject
  const [{ bias, last }] = known.heads
  const pupil = new Pupil({ inputs, heads: heads.length, units: bias.length, later: last.length }, rng)
  remind(pupil, known)
  const lessons: Lesson[] = []
  const keptBack: Lesson[] = []
  for (let n = 0; n < duels; n++) {
    const lesson = lessonOf(game, rules, subject, SEATINGS[n % SEATINGS.length], seeded('sfc32', `${seed}/${n}`))
    if (lesson !== null) (n % KEPT_BACK === 0 ? keptBack : lessons).push(lesson)
  }
  tell('before', surprise(pupil, keptBack))
  learn(pupil, lessons, course, rng)
  tell('after', surprise(pupil, keptBack))
  return writtenDown(pupil)
}
