import { describe } from 'vitest'
import { testLesson } from '../../../kernel/testing/lesson-steps.ts'
import { game } from '../game.ts'
import { lesson } from '../lesson.ts'

/** What the words say of the end of each scene. */
const SHOWN = [
  { chi: { A: 20, B: 13 }, stances: { A: 'crane-stance' }, weapons: { A: 'sword' } },
  { chi: { A: 20, B: 8 } },
  { chi: { A: 15, B: 12 } },
  { chi: { A: 13, B: 7 } },
  { chi: { A: 12, B: 7 }, weapons: { B: null } },
  { chi: { A: 9, B: 0 } },
]

describe('the first lesson', () => {
  testLesson(game, lesson, SHOWN)
})
