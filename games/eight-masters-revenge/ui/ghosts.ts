import type { Seat } from '../../../kernel/seats.ts'
import { type Card, HOLE } from '../cards.ts'
import { cardAt, isBlocked, TOKENS, type TokenName } from '../placed.ts'
import { coupleIndex } from '../rules/area.ts'
import type { State } from '../state.ts'
import { type Column, columnsOf, onCard, onZone, type Tokens } from './columns.ts'

/** What would be different in a column. */
export interface Ghost {
  /** The card that would come to lie there, in either row; null when none would. */
  readonly card: { readonly card: Card; readonly isBlocked: boolean } | null
  /** The card that lies there would no longer. */
  readonly isLeaving: boolean
  /** Tokens that would come, or with a minus, go. */
  readonly tokens: readonly Tokens[]
}

/** By column, the difference that a choice would make. */
export const ghostsOf = (view: State, after: State, seat: Seat): readonly Ghost[] => {
  const now = columnsOf(view, seat)
  return columnsOf(after, seat).map((then, index) => {
    const isSame = standing(then) === standing(now[index])
    return {
      card: isSame || then.placed < 0 ? null : { card: cardAt(then.placed), isBlocked: isBlocked(then.placed) },
      isLeaving: !isSame && now[index].placed >= 0,
      tokens: [
        ...difference(onZone(now[index].zone), onZone(then.zone)),
        ...difference(onCard(before(view, then)), onCard(then.placed)),
      ],
    }
  })
}

/** Card and row, without tokens. */
const standing = ({ placed }: Column): string => (placed < 0 ? '' : `${cardAt(placed)} ${isBlocked(placed)}`)

/** The same card as it lies now, wherever that is; as it will be, when it comes from a hand. */
const before = (view: State, { placed }: Column): number => {
  const at = placed < 0 || cardAt(placed) === HOLE ? -1 : coupleIndex(view, cardAt(placed))
  return at < 0 ? placed : view.couple[at]
}

const KINDS: readonly TokenName[] = TOKENS

const difference = (now: readonly Tokens[], then: readonly Tokens[]): readonly Tokens[] => {
  const countOf = (tokens: readonly Tokens[], kind: TokenName): number =>
    tokens.find(({ token }) => token === kind)?.count ?? 0
  return KINDS.map((token) => ({ token, count: countOf(then, token) - countOf(now, token) })).filter(
    ({ count }) => count !== 0,
  )
}
