import type { Seat } from '../../../kernel/seats.ts'
import { misplaced, nothing } from '../../../kernel/windows.ts'
import { cardOf, facesOf, type Kind, kindOf, shuffleOf } from '../cards.ts'
import { GIVE, KEEP, withCode } from '../code.ts'
import type { House } from '../house.ts'
import type { Bout } from '../rules/bout.ts'
import { insert, refuseAbsent, removeUnseen } from '../rules/piles.ts'
import { onlyOne } from '../rules/plan/plan.ts'
import { passTurn } from '../rules/turn.ts'
import { fromOffers, type Offer, plainly } from './offers.ts'
import { kindsIn, oneCard, type Window } from './window.ts'

/** KFF-15.14: nothing, or one card and a teammate. */
export const passCard: Window = {
  form: (house, s, seat) => ({
    kind: 'either',
    of: {
      keep: nothing,
      give: {
        kind: 'record',
        fields: { cards: oneCard(house, s, seat), to: { form: { kind: 'seat', of: teammates(house, seat) } } },
      },
    },
  }),
  ...fromOffers((house, s, seat) => {
    const all: Offer[] = [plainly(KEEP)]
    for (const kind of kindsIn(s.hands[seat]))
      for (const to of teammates(house, seat)) all.push(plainly(withCode(GIVE, kind, to)))
    return all
  }),
  refusal: (house, s, seat, choice) => {
    if (choice.do === 'keep') return null
    if (choice.do !== 'give') return misplaced(choice)
    return refuseAbsent(s.hands[seat], onlyOne(house, choice.cards), 'KFF-13.19')
  },
  pack: (house, _s, _seat, choice) => {
    if (choice.do === 'keep') return KEEP
    return choice.do === 'give' ? withCode(GIVE, onlyOne(house, choice.cards), choice.to) : misplaced(choice)
  },
  play: (b, code) => {
    if (code !== KEEP) give(b, code.charCodeAt(1), code.charCodeAt(2))
    passTurn(b)
  },
  fallback: () => KEEP,
}

const teammates = ({ members, sideOf }: House, seat: Seat): Seat[] =>
  members[sideOf[seat]].filter((other) => other !== seat)

/** KFF-13.19: unseen by the others; the giver goes on knowing where it is (KFF-16.2). */
const give = ({ house, s, log }: Bout, kind: Kind, to: Seat): void => {
  const seat = s.asked
  const card = removeUnseen(s.hands[seat], kind, to)
  insert(s.hands[to], cardOf(kindOf(card), shuffleOf(card), 1 << seat))
  log?.push({
    key: 'kung-fu-fighting.gave',
    seat,
    to,
    rule: 'KFF-13.19',
    secret: { to: [seat, to], params: { cards: facesOf(house, [kind]) } },
  })
}
