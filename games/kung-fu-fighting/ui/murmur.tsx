import type { VNode } from 'preact'
import { kindOfFace } from '../cards.ts'
import { shout } from '../text/shout.ts'
import { partsOf } from './draft.ts'
import type { Table } from './table-of.ts'
import type { Desk } from './use-desk.ts'

/** Enhancements that still want something to strike with. */
export const murmurOf = ({ house, view }: Table, { draft }: Desk): VNode | null => {
  const { enhancements } = partsOf(house, draft.cards)
  if (enhancements.length === 0 || view.window !== 'prepare') return null
  const called = enhancements.map((face) => ({ name: house.records[kindOfFace(house, face)].name, isAttack: false }))
  return (
    <p class="kff-murmur">
      <b class="kff-shout">{shout('…', called)}</b>
    </p>
  )
}
