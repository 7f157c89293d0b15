import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * When a step takes the focused button away, the focus goes to the first thing inside that still has a place in the
 * tab order, and not to the top of the page. A selector may say in which part of it to look.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>, step: unknown, part = ''): void => {
  const wasInside = useRef(false)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const onFocus = (): void => {
      wasInside.current = true
    }
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      // A removed element loses the focus to nothing; a person takes it somewhere.
      if (relatedTarget !== null)
        wasInside.current = element.contains(relatedTarget instanceof Node ? relatedTarget : null)
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onLeave)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onLeave)
    }
  }, [root])
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return
    const next = root.current?.querySelector<HTMLElement>(`${part} button:not([tabindex="-1"]), ${part} input`)
    next?.focus({ preventScroll: true })
  }, [root, step, part])
}
