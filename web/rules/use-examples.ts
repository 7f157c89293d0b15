import { useEffect, useState } from 'preact/hooks'
import type { Example } from '../../kernel/scenario/examples.ts'
import { loadExamples } from './load-examples.ts'

const NONE: readonly Example[] = []

/** The examples of a game; none until they are there, for the text stands without them. */
export const useExamples = (game: string): readonly Example[] => {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    loadExamples(game).then(setFound, () => setFound(NONE))
  }, [game])
  return found
}
