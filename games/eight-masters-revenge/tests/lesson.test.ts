import { describe } from 'vitest'
import { testLesson } from '../../../kernel/testing/lesson-steps.ts'
import { game } from '../game.ts'
import { lesson } from '../lesson.ts'

/** What the words say of the end of each scene. */
const SHOWN = [
  { life: { A: 10, B: 7 } },
  { life: { A: 10, B: 9 } },
  { life: { A: 10, B: 6 } },
  { life: { A: 9, B: 10 }, areas: { A: '[G24_ Y34]@3' } },
  { life: { A: 10, B: 10 }, active: 'A' },
  { life: { A: 10, B: 10 } },
]

describe('the first lesson', () => {
  testLesson(game, lesson, SHOWN)
})
