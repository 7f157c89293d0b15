import type { Broken } from './breaking.ts'
import { brokenChoices } from './broken-choices.ts'
import { brokenOrders } from './broken-orders.ts'
import { brokenStates } from './broken-states.ts'
import { brokenViews } from './broken-views.ts'
import { brokenWords } from './broken-words.ts'

/** Every way in which a game can fail to keep its promises, as far as conformance knows. */
export const BROKEN: Readonly<Record<string, Broken>> = {
  ...brokenStates,
  ...brokenViews,
  ...brokenChoices,
  ...brokenOrders,
  ...brokenWords,
}
