import type { Seat } from '../../kernel/seats.ts'
import type { Table } from '../../kernel/table.ts'
import type { Act } from './acts.ts'

/** What somebody wants that others must want too. */
export interface Wish {
  readonly seat: Seat
  /** `undo` asks for going back to where the match had `to` entries, `agree` says yes to it. */
  readonly wish: 'tie' | 'giveUp' | 'undo' | 'agree'
  readonly to: number | null
}

const isAboutUndo = ({ wish }: Wish): boolean => wish === 'undo' || wish === 'agree'

/** Who wants what, after an act that changed nothing in the game. */
export const wishesAfter = (wishes: readonly Wish[], seat: Seat, act: Act): readonly Wish[] => {
  const without = (kind: Wish['wish']): readonly Wish[] =>
    wishes.filter((one) => one.seat !== seat || one.wish !== kind)
  switch (act.type) {
    case 'giveUp':
      return [...without('giveUp'), { seat, wish: 'giveUp', to: null }]
    case 'offerTie':
      return [...without('tie'), { seat, wish: 'tie', to: null }]
    case 'withdrawTie':
      return without('tie')
    case 'askUndo':
      return [...wishes.filter((one) => !isAboutUndo(one)), { seat, wish: 'undo', to: act.to }]
    case 'agreeUndo':
      return [...without('agree'), { seat, wish: 'agree', to: null }]
    case 'noUndo':
      return wishes.filter((one) => !isAboutUndo(one))
    default:
      return wishes
  }
}

/** Something has happened: what was wanted before lapses, but for the wish to give up (TABLE-7, TABLE-8). */
export const wishesAfterStep = (wishes: readonly Wish[], { rules, state }: Table): readonly Wish[] => {
  if (wishes.length === 0) return wishes
  if (rules.outcome(state) !== null) return []
  return wishes.filter(({ wish }) => wish === 'giveUp')
}
