import type { Who } from '../../../kernel/contract.ts'
import { kindOfFace } from '../cards.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'

/** What all parts of the table are drawn from. */
export interface Table {
  readonly house: House
  readonly view: State
  readonly who: Who
  /** The printed name of a card. */
  nameOf(id: string): string
}

export const tableOf = (house: House, view: State, who: Who): Table => ({
  house,
  view,
  who,
  nameOf: (id) => house.records[kindOfFace(house, id)]?.name ?? id,
})
