import { useEffect, useState } from 'preact/hooks'
import { examples } from '../../games/examples.ts'
import { type Example, examplesIn } from '../../kernel/scenario/examples.ts'

const NONE: readonly Example[] = []

/** The examples of a game; none until they are there, for the text stands without them. */
export const useExamples = (game: string): readonly Example[] => {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (!Object.hasOwn(examples, game)) return
    examples[game]().then(
      (files) => setFound(examplesIn(files)),
      () => setFound(NONE),
    )
  }, [game])
  return found
}
