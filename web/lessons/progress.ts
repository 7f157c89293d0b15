import { isObject } from '../../kernel/json.ts'
import type { Progress } from '../../kernel/lesson/course.ts'
import { listOf, objectOf, type Reader, text, wholeNumber } from '../../kernel/reader.ts'
import type { Move } from '../../kernel/scenario/scenario.ts'

/** What the browser remembers of one lesson. */
export interface Remembered {
  /** It has been played to its end, now or once before. */
  readonly isDone: boolean
  /** Null when nothing has been begun, or nothing is left to go on with. */
  readonly progress: Progress | null
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Where the browser remembers it. */
export const keyOf = (game: string): string => `leitai.lesson.${game}`

const readProgress: Reader<Progress> = objectOf<Progress>({
  scene: wholeNumber(0, 100),
  rows: listOf(listOf(objectOf<Move>({ seat: text, choice: text }))),
  seed: text,
})

const NOTHING: Remembered = { isDone: false, progress: null }

/** What cannot be read, whoever wrote it there, is as good as nothing. */
export const recall = (memory: Memory, game: string): Remembered => {
  const found = parsed(memory.getItem(keyOf(game)))
  if (!isObject(found)) return NOTHING
  const progress = readProgress(found.progress, 'progress')
  return { isDone: found.isDone === true, progress: progress.ok ? progress.value : null }
}

const parsed = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

/** A browser that keeps nothing still lets the lesson go on. */
export const remember = (memory: Memory, game: string, remembered: Remembered): void => {
  try {
    memory.setItem(keyOf(game), JSON.stringify(remembered))
  } catch {
    // Full, or switched off.
  }
}
