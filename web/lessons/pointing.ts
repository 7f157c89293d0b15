import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** What a board calls its things by: of several with one name, the first kind is meant. */
const NAMES = ['data-point', 'data-card', 'data-place', 'data-act', 'data-drop', 'data-at', 'data-read'] as const

const POINTED = 'data-pointed'

/** Marks what the coach speaks of, wherever the board draws it next. */
export const usePointing = (root: RefObject<HTMLElement | null>, at: readonly string[]): void => {
  useEffect(() => {
    const element = root.current
    if (element === null || at.length === 0) return undefined
    const mark = (): void => {
      const wanted = new Set(at.flatMap((name) => called(element, name)))
      for (const old of element.querySelectorAll(`[${POINTED}]`)) if (!wanted.has(old)) old.removeAttribute(POINTED)
      for (const found of wanted) found.setAttribute(POINTED, '')
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: [...NAMES] })
    return () => {
      watch.disconnect()
      for (const old of element.querySelectorAll(`[${POINTED}]`)) old.removeAttribute(POINTED)
    }
  }, [root, at])
}

const called = (root: Element, name: string): readonly Element[] =>
  NAMES.map((attribute) => [...root.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)]).find(
    (found) => found.length > 0,
  ) ?? []
