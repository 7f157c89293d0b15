import type { WishInfo } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import type { MatchView } from '../live/match.ts'
import type { Session } from '../live/session.ts'
import { words } from '../words.ts'
import { nameOf } from './who.ts'

/** What somebody wants that others must want too, and what one can say to it. */
export const Wishes = ({ session, match }: { readonly session: Session; readonly match: MatchView }) => {
  const { table, viewer, wishes } = match
  if (wishes.length === 0) return null
  const isMine = (wish: WishInfo['wish']): boolean => wishes.some((one) => one.seat === viewer && one.wish === wish)
  const isWanted = (wish: WishInfo['wish']): boolean => wishes.some((one) => one.wish === wish)
  const mayAgree = viewer !== 'gallery' && isWanted('undo') && !isMine('undo') && !isMine('agree')
  return (
    <section class="wishes" role="status">
      {wishes.map((one) => (
        <p key={`${one.seat} ${one.wish}`}>{sentence(table, viewer, one)}</p>
      ))}
      <div class="buttons">
        {mayAgree && (
          <button type="button" class="act" onClick={() => session.act({ type: 'undo', say: 'agree' })}>
            {words.agree}
          </button>
        )}
        {viewer !== 'gallery' && isWanted('undo') && (
          <button type="button" class="quiet" onClick={() => session.act({ type: 'undo', say: 'withdraw' })}>
            {isMine('undo') ? words.withdrawUndo : words.refuseUndo}
          </button>
        )}
        {viewer !== 'gallery' && isWanted('tie') && !isMine('tie') && (
          <button type="button" class="act" onClick={() => session.act({ type: 'tie', say: 'offer' })}>
            {words.agreeTie}
          </button>
        )}
        {isMine('tie') && (
          <button type="button" class="quiet" onClick={() => session.act({ type: 'tie', say: 'withdraw' })}>
            {words.withdrawTie}
          </button>
        )}
      </div>
    </section>
  )
}

const sentence = (table: TableInfo, viewer: string, { seat, wish }: WishInfo): string =>
  seat === viewer ? words.wishes[wish].you : words.wishes[wish].other(nameOf(table, seat))
