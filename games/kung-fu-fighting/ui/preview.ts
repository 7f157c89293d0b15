import type { Seat } from '../../../kernel/seats.ts'
import { kindOfFace } from '../cards.ts'
import type { Choice, PlayChoice } from '../choice.ts'
import { type Forecast, forecast } from '../forecast.ts'
import type { House } from '../house.ts'
import { archetypeOf, stanceFactor } from '../rules/bout.ts'
import { damageOn } from '../rules/damage.ts'
import { attackInHand } from '../rules/exchange.ts'
import { handSize, inSlot } from '../rules/slots.ts'
import { upkeepOf } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { bare } from '../text/shout.ts'
import { type Moment, printOf, recordAt } from './moment.ts'
import { supposed } from './supposed.ts'
import { WORDS } from './words.ts'

export const nameOf = (house: House, kind: number): string => bare(recordAt(house, kind)?.name ?? '')
export const nameOfFace = (house: House, face: string): string => nameOf(house, kindOfFace(house, face))

/** What the button says. */
export const labelOf = (moment: Moment, choice: Choice): string => {
  const { house, view, seat, who } = moment
  switch (choice.do) {
    case 'attack':
      return WORDS.attack
    case 'counter':
      return WORDS.strikeBack
    case 'play':
      return playLabel(moment, choice)
    case 'drop':
      return WORDS.drop(nameOf(house, inSlot(view, seat, choice.slot === 'weapon' ? 'weapon' : 'stance')))
    case 'end':
      return WORDS.end
    case 'refill':
      return choice.cards === undefined ? WORDS.keepAll : WORDS.discardSome(choice.cards.length)
    case 'pay':
      return WORDS.pay(upkeepOf(house, view, seat))
    case 'letGo':
      return WORDS.letGo
    case 'pass':
      return view.window === 'answer' ? WORDS.takeIt : WORDS.pass
    case 'block':
      return choice.counter === undefined ? WORDS.block : WORDS.blockAndStrike
    case 'cover':
      return WORDS.help
    case 'add':
      return WORDS.add
    case 'give':
      return WORDS.give(who(choice.to))
    case 'keep':
      return WORDS.keepAll
    case 'choose':
      return WORDS.choose(nameOfFace(house, choice.archetype))
  }
}

/** The same with the card that leads, where the button has no room for it. */
export const titleOf = (moment: Moment, choice: Choice): string => {
  const label = labelOf(moment, choice)
  const isLed = choice.do === 'block' || choice.do === 'cover' || choice.do === 'add'
  return isLed && choice.cards.length > 0 ? WORDS.using(label, nameOfFace(moment.house, choice.cards[0])) : label
}

const playLabel = ({ house, view, seat, who }: Moment, { cards, to, from }: PlayChoice): string => {
  const name = nameOfFace(house, cards[0])
  if (to !== undefined) return WORDS.moveTo(nameOf(house, view.weapons[seat]), who(to))
  if (from !== undefined) return WORDS.moveFrom(nameOf(house, view.weapons[from]), who(from))
  const { type } = printOf(house, cards[0])
  if (type === 'stance' || type === 'weapon') return WORDS.take(name)
  if (type === 'improved-weapon' && view.weapons[seat] >= 0)
    return WORDS.attach(name, nameOf(house, view.weapons[seat]))
  if (type === 'improved-stance' && view.stances[seat] >= 0)
    return WORDS.attach(name, nameOf(house, view.stances[seat]))
  return WORDS.play(name)
}

/** What comes of a legal choice, in a few words. */
export const preview = (moment: Moment, choice: Choice): string => {
  const { house, view, seat } = moment
  switch (choice.do) {
    case 'attack':
    case 'counter':
    case 'block':
    case 'cover':
      return fightPreview(moment, choice)
    case 'add':
      return addPreview(moment, choice)
    case 'pass':
      return view.window === 'answer' ? passPreview(moment) : ''
    case 'play':
      return playPreview(moment, choice)
    case 'refill':
      return WORDS.draw(
        Math.max(0, handSize(house, view, seat) - view.hands[seat].length + (choice.cards?.length ?? 0)),
      )
    case 'pay':
      return WORDS.chiFromTo(chiOf(moment), chiOf(moment) - upkeepOf(house, view, seat))
    case 'letGo':
      return WORDS.isDiscarded(nameOf(house, view.stances[seat]))
    case 'end':
      return house.teams && view.hands[seat].length > 0 ? WORDS.handOn : ''
    case 'give':
      return WORDS.unseen
    default:
      return ''
  }
}

const chiOf = ({ house, view, seat }: Moment): number => view.chi[house.sideOf[seat]]

const playPreview = ({ house, view, seat }: Moment, { cards, to, from }: PlayChoice): string => {
  const print = printOf(house, cards[0])
  const chi = view.chi[house.sideOf[seat]]
  const said: string[] = []
  const makeRoom = (whose: Seat, slot: 'weapon' | 'stance'): void => {
    const kind = inSlot(view, whose, slot)
    if (kind >= 0) said.push(WORDS.isDiscarded(nameOf(house, kind)))
  }
  if (print.type === 'stance') {
    const cost = print.enter * stanceFactor(house, view, seat)
    if (cost > 0) said.push(WORDS.pays(cost))
    makeRoom(seat, 'stance')
  }
  if (print.type === 'weapon') makeRoom(seat, 'weapon')
  if (to !== undefined) makeRoom(to, 'weapon')
  if (from !== undefined) makeRoom(seat, 'weapon')
  if (print.type === 'chi') {
    const { restorePlus, restoreDraw } = archetypeOf(house, view, seat)
    const most = print.value + print.perMember * house.members[house.sideOf[seat]].length + restorePlus
    said.push(WORDS.chiFromTo(chi, Math.min(house.chi, chi + Math.max(0, most))))
    if (print.draw + restoreDraw > 0) said.push(WORDS.draw(print.draw + restoreDraw))
  }
  if (print.special === 'draw') said.push(WORDS.draw(print.draw), WORDS.eachDraws(print.drawEach))
  return said.join(', ')
}

/** The exchange with the choice in it, and without. */
const compared = (
  { house, view, seat }: Moment,
  choice: Choice,
): { now: Forecast; after: Forecast; s: State } | null => {
  const s = supposed(house, view, seat, choice)
  return s === null ? null : { now: forecast(house, view), after: forecast(house, s), s }
}

/** What I lose and what the others lose by what I add. */
const fightPreview = (moment: Moment, choice: Choice): string => {
  const { house, view, seat, who } = moment
  const both = compared(moment, choice)
  if (both === null) return ''
  const { now, after, s } = both
  const mine = house.sideOf[seat]
  const said: string[] = []
  if (view.exchange !== null) said.push(WORDS.loseInstead(after.lost[mine], now.lost[mine]))
  const attacks = s.exchange?.attacks ?? []
  const before = view.exchange?.attacks.length ?? 0
  for (const [i, { targets }] of attacks.entries())
    if (i >= before)
      for (const [j, target] of targets.entries()) said.push(WORDS.hits(who(target.seat), after.blows[i][j].loss))
  return said.join(', ')
}

const addPreview = (moment: Moment, choice: Choice): string => {
  const { house, view, who } = moment
  const both = compared(moment, choice)
  if (both === null) return ''
  const target = attackInHand(view).targets[0].seat
  const was = damageOn(house, view, attackInHand(view), target)
  const is = damageOn(house, both.s, attackInHand(both.s), target)
  const said = was === is ? [] : [WORDS.grows(was, is)]
  for (const [side, loss] of both.after.lost.entries())
    if (loss !== both.now.lost[side]) said.push(WORDS.hits(house.members[side].map(who).join(' + '), loss))
  return said.join(', ')
}

const passPreview = ({ house, view, seat }: Moment): string => {
  const side = house.sideOf[seat]
  const lost = forecast(house, view).lost[side]
  return lost >= view.chi[side] ? `${WORDS.lose(lost)} ${WORDS.andOut}` : WORDS.lose(lost)
}
