import type { Rng } from '../../kernel/random.ts'
import { correct, type Lesson } from './lesson.ts'
import type { Pupil } from './pupil.ts'

/** So many moments are studied before the pupil changes its mind. */
const BATCH = 256
/** The pace at the end, beside that at the beginning. */
const CALM = 0.06

export interface Course {
  /** How often every lesson is gone through. */
  readonly passes: number
  readonly pace: number
  readonly lambda: number
}

/** Goes through lessons in any order, slower and slower; each is corrected when its turn comes. */
export const learn = (pupil: Pupil, lessons: readonly Lesson[], { passes, pace, lambda }: Course, rng: Rng): void => {
  let studied = 0
  for (let pass = 0; pass < passes; pass++) {
    const order = lessons.map((_, at) => at)
    rng.shuffle(order)
    for (const [done, at] of order.entries()) {
      const { moments } = lessons[at]
      for (const [moment, target] of correct(pupil, lessons[at], lambda).entries()) pupil.study(moments, moment, target)
      studied += moments.count
      if (studied < BATCH) continue
      pupil.improve(pace * CALM ** ((pass + done / lessons.length) / passes), studied)
      studied = 0
    }
  }
}

/** How surprising the ends of duels were, from all their moments: less is better, and 0.69 is to know nothing. */
export const surprise = (pupil: Pupil, lessons: readonly Lesson[]): number => {
  let sum = 0
  let count = 0
  for (const { moments, seats, end } of lessons)
    for (let at = 0; at < moments.count; at++) {
      const chance = pupil.answer(moments, at)
      const won = seats[at] === 0 ? end : 1 - end
      sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance)
      count += 1
    }
  return sum / count
}
