import { describe } from 'vitest'
import { testLesson } from '../../../kernel/testing/lesson-steps.ts'
import { game } from '../game.ts'
import { lesson } from '../lesson.ts'

/** What the words say of the end of each scene. */
const SHOWN = [
  { sp: { A: 12, B: 8 }, vp: { A: 3, B: 1 } },
  { hw: { A: 2 }, hua: 'a1', vp: { A: 2, B: 0 } },
  { rests: { A: '' }, vp: { A: 1, B: 1 } },
  { sp: { A: 12, B: 8 }, vp: { A: 1, B: 0 } },
  { sp: { A: 5, B: 0 } },
]

describe('the first lesson', () => {
  testLesson(game, lesson, SHOWN)
})
