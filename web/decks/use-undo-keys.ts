import { useEffect, useRef } from 'preact/hooks'

/** Ctrl+Z and Ctrl+Y, or what they are on a Mac, wherever the focus is. */
export const useUndoKeys = (step: (isRedo: boolean) => void): void => {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      // The text of the whole file undoes by itself, letter by letter.
      const isText = event.target instanceof Element && event.target.id === 'deck-raw-text'
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      latest.current(key === 'y' || event.shiftKey)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
