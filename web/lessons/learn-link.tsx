import { lessons } from '../../games/lessons.ts'
import { pathOfLesson } from '../router.ts'
import { recall } from './progress.ts'
import { words } from './words.ts'

/** The way to the first lesson of a game: wide open until it has been taken, then one link among others. */
export const LearnLink = ({ game }: { readonly game: string }) => {
  if (!Object.hasOwn(lessons, game)) return null
  const { isDone, progress } = recall(localStorage, game)
  if (isDone && progress === null)
    return (
      <a class="learn learn-done" href={pathOfLesson(game)}>
        <span aria-hidden="true">✓ </span>
        {words.learned}
      </a>
    )
  return (
    <a class="learn button" href={pathOfLesson(game)}>
      {progress === null ? words.learn : words.learnGoOn}
    </a>
  )
}
