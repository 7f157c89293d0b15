import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { Event } from '../../kernel/events.ts'
import type { MatchView } from '../live/match.ts'

/** What a show needs of the page; tests bring their own. */
export interface ShowPorts {
  later(ms: number, act: () => void): () => void
  /** How many milliseconds a step stays, with so many still to come; 0 does not wait. */
  hold(events: readonly Event[], queued: number, live: MatchView): number
  /** Nobody looks at the page. */
  isAway(): boolean
}

/** A match as it is shown: one step at a time, in order, behind what the page already knows. */
export interface Show {
  readonly match: ReadonlySignal<MatchView | null>
  /** How many steps are still to come. */
  readonly queued: ReadonlySignal<number>
  /** The step that is shown has not been shown for long enough. */
  readonly isHeld: ReadonlySignal<boolean>
  /** What happened while nobody looked, until it is dismissed. */
  readonly missed: ReadonlySignal<readonly Event[]>
  /** Goes on with the next step now. */
  next(): void
  /** Catches up with the match. */
  finish(): void
  /** The first `lines` log lines are known to whoever looks; the rest is news. */
  recall(lines: number): void
  dismiss(): void
  close(): void
}

/** With more than this to show, nobody would wait for the end: it becomes a digest. */
const MOST_QUEUED = 40

export const openShow = (live: ReadonlySignal<MatchView | null>, ports: ShowPorts): Show => {
  const shown = signal<MatchView | null>(null)
  const queued = signal(0)
  const isHeld = signal(false)
  const missed = signal<readonly Event[]>([])
  let queue: readonly MatchView[] = []
  let before: MatchView | null = null
  /** Set while a step is held. */
  let stopHolding: (() => void) | null = null

  const setQueue = (moments: readonly MatchView[]): void => {
    queue = moments
    queued.value = moments.length
  }
  const letGo = (): void => {
    stopHolding?.()
    stopHolding = null
    isHeld.value = false
  }
  const advance = (): void => {
    letGo()
    for (let [moment] = queue; moment !== undefined && stopHolding === null; [moment] = queue) {
      setQueue(queue.slice(1))
      shown.value = moment
      const ms = ports.hold(moment.latest, queue.length, before ?? moment)
      if (ms === 0) continue
      stopHolding = ports.later(ms, advance)
      isHeld.value = true
    }
  }
  const finish = (): void => {
    letGo()
    const last = queue.at(-1)
    if (last === undefined) return
    // A board remembers by events: it gets those of everything that is skipped.
    const latest = queue.flatMap((moment) => moment.latest)
    setQueue([])
    shown.value = { ...last, latest }
  }
  const digest = (events: readonly Event[]): void => {
    if (events.length > 0) missed.value = [...missed.value, ...events]
  }
  const jump = (to: MatchView, from: MatchView | null): void => {
    letGo()
    setQueue([])
    shown.value = to
    if (from !== null) digest(to.log.slice(from.log.length))
  }
  /** Nothing has happened: somebody came, an answer was sealed. */
  const refresh = (to: MatchView): void => {
    const last = queue.at(-1)
    if (last !== undefined) setQueue([...queue.slice(0, -1), to])
    else if (shown.value !== null) shown.value = { ...to, latest: shown.value.latest }
  }
  const follow = (to: MatchView | null): void => {
    const from = before
    before = to
    if (to === null) return
    if (from === null || from.view === null || from.table.id !== to.table.id) return jump(to, null)
    if (to.seq === from.seq && to.log.length === from.log.length) return refresh(to)
    if (!isStep(from, to)) return jump(to, shown.value)
    setQueue([...queue, to])
    const isTooMuch = queue.length > MOST_QUEUED
    if (isTooMuch || ports.isAway()) {
      digest(queue.flatMap(({ latest }) => latest))
      finish()
    } else if (stopHolding === null) advance()
  }
  const stopFollowing = effect(() => {
    const match = live.value
    untracked(() => follow(match))
  })

  return {
    match: shown,
    queued,
    isHeld,
    missed,
    next: advance,
    finish,
    recall: (lines) => digest(shown.value?.log.slice(lines) ?? []),
    dismiss: () => {
      missed.value = []
    },
    close: () => {
      letGo()
      stopFollowing()
    },
  }
}

/** Anything else is a welcome: after an absence, or after an undo. */
const isStep = (from: MatchView, to: MatchView): boolean =>
  to.seq === from.seq + 1 && to.log.length === from.log.length + to.latest.length
