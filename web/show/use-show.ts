import type { RefObject } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { BoardModule } from '../../board/contract.ts'
import type { Event } from '../../kernel/events.ts'
import type { Session } from '../live/session.ts'
import { settings } from '../settings/settings.ts'
import { holdFor } from './pace.ts'
import { openSeen } from './seen.ts'
import { openShow, type Show } from './show.ts'

/** What nobody could see does not wait. */
const usual = (events: readonly Event[]): number => (events.length === 0 ? 0 : 1)

/** The show of one session, in a browser. */
export const useShow = (session: Session, lengthOf: NonNullable<BoardModule['lengthOf']> = usual): Show => {
  const show = useMemo(
    () =>
      openShow(session.match, {
        later: (ms, act) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        hold: (events, ...about) => holdFor(settings.pace.chosen.value, lengthOf(events), ...about),
        isAway: () => document.hidden,
      }),
    [session, lengthOf],
  )
  useEffect(() => show.close, [show])
  useSeen(show)
  return show
}

/** What somebody has looked at stays seen when the page is opened again. */
const useSeen = (show: Show): void => {
  const match = show.match.value
  const name = match === null || match.view === null ? null : `${match.table.id} ${match.viewer}`
  const seen = useMemo(() => openSeen(localStorage), [])
  useEffect(() => {
    if (name === null) return
    const lines = seen.linesOf(name)
    if (lines !== null) show.recall(lines)
  }, [show, name])
  useEffect(() => {
    if (name !== null && match !== null && !document.hidden) seen.see(name, match.log.length)
  }, [name, match?.log.length])
}

/** Works with the keyboard, and with a finger on the table, while there is something still to be shown. */
export const useSkipping = (root: RefObject<HTMLElement | null>, show: Show): void =>
  useEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const leaving = new AbortController()
    /** A control is for the match as it is now: whoever works one has seen enough, and what comes of it does not wait. */
    const skip = (target: EventTarget | null): void => {
      if (target instanceof Element && target.closest(CONTROLS) !== null) {
        show.dismiss()
        show.finish()
      } else if (show.queued.value > 0) show.next()
    }
    const options = { signal: leaving.signal, capture: true }
    element.addEventListener('click', ({ target }) => skip(target), options)
    element.addEventListener('pointermove', ({ buttons, target }) => buttons > 0 && skip(target), options)
    document.addEventListener(
      'keydown',
      ({ key, target, ctrlKey, altKey, metaKey }) => {
        const isTyping = target instanceof Element && target.closest(TYPING) !== null
        if (!isTyping && !ctrlKey && !altKey && !metaKey && !SILENT.has(key)) skip(target)
      },
      options,
    )
    return () => leaving.abort()
  }, [root, show])

const CONTROLS = 'button, input, select, textarea, summary, label, a'
const TYPING = 'dialog, [contenteditable], textarea, select, input:not([type=radio], [type=checkbox])'
/** Keys that only lead somewhere. */
const SILENT: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])
