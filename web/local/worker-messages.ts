import type { Viewer } from '../../kernel/seats.ts'
import type { SavedMatch } from './kept.ts'

/** What the page says to the worker of a match. */
export type ToWorker =
  | {
      readonly type: 'begin'
      readonly id: string
      /** The match itself, where the browser does not store it. */
      readonly unstored: SavedMatch | null
      /** Another tab that has it open loses it. */
      readonly steal: boolean
      /** The question at which the worker before this one fell silent. */
      readonly hung: string | null
    }
  | { readonly type: 'dial'; readonly wire: number; readonly viewer: Viewer }
  | { readonly type: 'say'; readonly wire: number; readonly text: string }
  | { readonly type: 'hangUp'; readonly wire: number }

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'said'; readonly wire: number; readonly text: string }
  /** A bot begins to think about a question: it must not take too long. */
  | { readonly type: 'thinking'; readonly decision: string }
  | { readonly type: 'thought' }
  /** The browser no longer stores the match: the page has to keep it. */
  | { readonly type: 'unstored'; readonly kept: SavedMatch }
  | Ended

/** The worker has nothing more to say. */
export type Ended =
  /** Another tab has the match open. */
  { readonly type: 'elsewhere' } | { readonly type: 'gone' } | { readonly type: 'faulty'; readonly problem: string }
