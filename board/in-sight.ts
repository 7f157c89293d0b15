import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** A new question brings what it is about into sight: the first thing that one of the selectors finds. */
export const useInSight = (
  root: RefObject<HTMLElement | null>,
  question: unknown,
  ...selectors: readonly string[]
): void =>
  useEffect(() => {
    if (question === null) return
    const about = selectors.map((selector) => root.current?.querySelector(selector)).find((found) => found != null)
    about?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [root, question])
