import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** On a small screen a new question brings what it is about into sight: the first place that is lit, or my area. */
export const useInSight = (root: RefObject<HTMLElement | null>, question: unknown): void =>
  useEffect(() => {
    if (question === null) return
    const lit = root.current?.querySelector('.m-column .is-lit')
    const about = lit ?? root.current?.querySelector('.m-corner.is-mine')
    about?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [root, question])
