import type { Line, Who } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { type Card, cardOf } from '../cards.ts'
import { LEFT, RIGHT, SIDES } from '../choice.ts'
import { FIGHTERS, type Fighter } from '../fighters.ts'
import type { House } from '../options.ts'
import { cardAt } from '../placed.ts'
import { prospect } from '../prospect.ts'
import { attackValue, defenceValue, isOpen } from '../rules/area.ts'
import { bearerOf, leftNeighbour, mateOf, theAttack } from '../rules/bout.ts'
import { supports } from '../rules/counter.ts'
import type { State } from '../state.ts'
import { TECHNIQUE_NOTES } from '../text/fighters.ts'
import { printed } from '../text/phrases.ts'
import { face, faces, strong } from './spans.ts'

/** The viewer's own cards, one a line, with what each of them would do now. */
export const handLines = (house: House, view: State, seat: Seat, name: Who): Line[] => {
  const hand = view.hands[seat].map(cardOf)
  if (view.ended !== null) return [['Your hand: ', ...faces(hand)]]
  const isCountering = view.asked === seat && (view.window === 'response' || view.window === 'counterback')
  const plans = isCountering ? counters : attacks
  const head: Line = isCountering ? [strong('Your hand')] : [strong('Your hand'), ...aim(house, view, seat, name)]
  const lines = hand.map(
    (card): Line => [
      '  ',
      face(card),
      `  ${printed(card).padEnd(WIDEST)}${plans(house, view, seat, card, name).join(' | ')}`,
    ],
  )
  return [
    ...(hand.length === 0 ? [['Your hand is empty']] : [head, ...lines]),
    ...(view.active === seat && view.aside.length > 0 ? [['Set aside: ', ...faces(view.aside)]] : []),
    ...(view.fighters[seat] < 0 ? [] : techniques(FIGHTERS[view.fighters[seat]])),
  ]
}

/** EMR-12.1 */
const techniques = ({ id, techniques: own }: Fighter): Line[] => [
  [`What ${id} does in fury:`],
  ...own.map((technique): Line => [`  ${technique}  ${TECHNIQUE_NOTES[technique]}`]),
]

/** A little wider than the longest print. */
const WIDEST = 27

/** What has to be met, and which card leaves on either side. */
const aim = (house: House, view: State, seat: Seat, name: Who): Line => {
  const target = leftNeighbour(house, view, seat)
  const blows = [LEFT, RIGHT].flatMap((side) => {
    const blow = face(cardAt(view.couple[2 * seat + (side === LEFT ? RIGHT : LEFT)]))
    return isOpen(view, seat, side) ? [`; blow on the ${SIDES[side]}: `, blow] : []
  })
  return [` against ${name(target)}'s defence ${defenceValue(house, view, target)}`, ...blows]
}

const attacks = (house: House, view: State, seat: Seat, card: Card, name: Who): string[] =>
  [LEFT, RIGHT].map((side) => {
    if (!isOpen(view, seat, side)) return `${SIDES[side]}: wall`
    const { after, isHit, threatened, isDouble, costs, isFatal, isCrowed, isPair } = prospect(
      house,
      view,
      seat,
      card,
      side,
    )
    const cost = costs.flatMap((life, other) =>
      life > 0 ? [`costs ${other === seat ? 'you' : name(other)} ${life}`] : [],
    )
    if (isFatal)
      return [`${SIDES[side]}: ${house.isTeam ? 'your team falls' : 'you fall'} before it lands`, ...cost].join(', ')
    return [
      `${SIDES[side]}: ${attackValue(house, after, seat)} ${isHit ? `HITS${onWhom(house, after, name)} for ${threatened}` : 'misses'}`,
      ...(isHit && isDouble ? [doubled(house, after, name)] : []),
      ...(isPair ? ['pair'] : []),
      ...cost,
      ...(isCrowed ? ['a crow'] : []),
    ].join(', ')
  })

/** EMR-16.7: named where it is not the defender. */
const onWhom = (house: House, after: State, name: Who): string => {
  const { defender } = theAttack(after)
  const bearer = bearerOf(house, after, defender)
  return bearer === defender ? '' : ` ${name(bearer)}`
}

/** EMR-16.6: base damage, whatever the defender answers. */
const doubled = (house: House, after: State, name: Who): string => {
  const { defender, base } = theAttack(after)
  return `${name(bearerOf(house, after, mateOf(defender)))} for ${base} too`
}

const counters = (house: House, view: State, seat: Seat, card: Card): string[] => {
  if (!house.cards.dragon[card]) return ['cannot counter']
  const sides = [LEFT, RIGHT].filter((side) => supports(house, view, seat, side)).map((side) => SIDES[side])
  return sides.length === 0 ? ['no dragon to stand beside'] : [`counters on the ${sides.join(' or the ')}`]
}
