import { describe } from 'vitest'
import { testLesson } from '../../../kernel/testing/lesson-steps.ts'
import { game } from '../game.ts'
import { lesson } from '../lesson.ts'

/** What the words say of the end of each scene. */
const SHOWN = [
  { hp: { A: 8, B: 5 } },
  { hp: { A: 8, B: 5 } },
  { hp: { A: 7, B: 7 } },
  { hp: { A: 6, B: 4 } },
  { hp: { A: 3, B: 0 } },
]

describe('the first lesson', () => {
  testLesson(game, lesson, SHOWN)
})
