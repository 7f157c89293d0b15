import type { VNode } from 'preact'
import { Picks } from '../../../board/picks.tsx'
import { kindOfFace } from '../cards.ts'
import type { House } from '../house.ts'
import { textOf } from '../text/card-words.ts'
import { bare } from '../text/shout.ts'
import { Emblem } from './face.tsx'
import type { Desk, FightProps } from './use-desk.ts'
import { WORDS } from './words.ts'

/** KFF-2.6: the Archetypes, to choose from or to see chosen. */
export const Roster = ({ house, desk, now, game }: FightProps & { house: House; desk: Desk }): VNode => (
  <div class="kff-roster">
    <p class="kff-roster-title">{WORDS.choosing}</p>
    <Picks
      label={game.words.windows.archetype}
      picked={desk.picked}
      onPick={desk.pick}
      picks={house.roster.map((kind) => {
        const record = house.records[kind]
        const isFree = !now.archetypes.includes(kindOfFace(house, record.id))
        return {
          id: `choose ${record.id}`,
          title: bare(record.name),
          art: <Emblem record={record} />,
          text: textOf(record),
          open: isFree,
        }
      })}
    />
  </div>
)
