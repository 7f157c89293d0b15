import type { Line, Span, Who } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import { seatList } from '../../kernel/seats.ts'
import { apOf, groupOf, NAMES } from './cards.ts'
import { HUA_AP, RAIHUU_AP, SEATS } from './constants.ts'
import type { House } from './options.ts'
import { opponentOf } from './rules/bout.ts'
import { combatIn, isFought } from './rules/resolve.ts'
import { attackPoints, bonusOf, mostIgnored } from './rules/sums.ts'
import { BEFORE_THE_SUMS, type Combat, type State } from './state.ts'
import { noteOf } from './text/card-notes.ts'
import { TONES } from './text/en.ts'

const MARGIN = ' '.repeat(11)

/** An arena: the Reward cards bottom to top, and how the fight for them stands or went. */
export const arenaLines = (house: House, view: State, index: number, who: Who): Line[] => {
  const isNow = view.combat?.arena === index
  const title: Span = { text: `Arena ${index + 1}  `, tone: isNow ? 'alert' : 'strong' }
  const lines = [...stackLines(view, index), ...fightLines(house, view, index, who)]
  const [first = ['no Reward card'], ...others] = lines
  return [[isNow ? '> ' : '  ', title, ...first], ...others.map((line): Line => [MARGIN, ...line])]
}

const stackLines = ({ arenas }: State, index: number): Line[] =>
  arenas[index].stack.map((kind) => [{ text: NAMES[kind], tone: TONES[groupOf(kind)] }, `: ${noteOf(kind)}`])

/** While plans are made the tokens that wait there, then what both sides bring to bear, in the end who has won. */
const fightLines = (house: House, view: State, index: number, who: Who): Line[] => {
  const { combat } = view
  if (combat !== null && index === combat.arena)
    return BEFORE_THE_SUMS.has(combat.step) ? sideLines(house, view, combat, who) : [summed(view, combat, who)]
  if (combat !== null && index > combat.arena)
    return isFought(house, view.arenas[index])
      ? sideLines(house, view, combatIn(house, view, index), who)
      : [['nobody comes'], ...tokenLines(view, index, who)]
  const { winner, teams } = view.arenas[index]
  const isOver = combat !== null || winner >= 0 || teams[0].length + teams[1].length > 0
  const ending: Line[] = isOver ? [[winner < 0 ? 'nobody won' : `won by ${who(winner)}`]] : []
  return [...ending, ...tokenLines(view, index, who)]
}

/** Who is still there may yet be taken back by RETURN. */
const summed = ({ arenas }: State, { arena, ap, winner }: Combat, who: Who): Line => {
  const sides = seatList(SEATS).map((seat) => {
    const team = arenas[arena].teams[seat].map((kind) => NAMES[kind])
    return `${who(seat)} ${ap[seat]} AP${team.length === 0 ? '' : ` (${team.join(', ')})`}`
  })
  return [`${sides.join(', ')}: ${winner < 0 ? 'a tie' : `${who(winner)} wins`}`]
}

const sideLines = (house: House, view: State, combat: Combat, who: Who): Line[] => {
  const terms = seatList(SEATS).map((seat) => termsOf(house, view, combat, seat))
  return terms.map((side, seat) => {
    const total = `${who(seat)}: ${attackPoints(house, view, combat, seat)} AP`
    return [{ text: total, tone: 'strong' }, ...(side.length === 0 ? [] : [` = ${side.join(' + ')}`])]
  })
}

const tokenLines = ({ arenas, dogs }: State, index: number, who: Who): Line[] => {
  const { hua, mushrooms } = arenas[index]
  const tokens = [
    ...(hua ? [`Hua token: +${HUA_AP} AP for ${who(dogs)}`] : []),
    ...seatList(SEATS).flatMap((seat) =>
      mushrooms[seat] > 0 ? [`Mushroom: +${mushrooms[seat]} AP for ${who(seat)}`] : [],
    ),
  ]
  return tokens.length === 0 ? [] : [[tokens.join(' · ')]]
}

/** What makes up the AP of a side (KFU-8.1), the Leader first. */
const termsOf = (house: House, view: State, combat: Combat, seat: Seat): string[] => {
  const { teams, hw, mushrooms, hua, raihuu } = view.arenas[combat.arena]
  const ignored = Math.max(0, mostIgnored(view, combat, opponentOf(seat)) - combat.waived)
  const tokensCount = teams[seat].length > 0 || house.tokensWithoutAnimals === 'count'
  const bonus = combat.waived > 0 ? 0 : bonusOf(house, view, combat, seat)
  const weapons = `HW ${hw[seat] - ignored}${ignored > 0 ? ` (${ignored} ignored)` : ''}`
  const terms: readonly (readonly [string, number])[] = [
    ['Coconut', view.coconut === seat && view.coconutAt === combat.arena ? 1 : 0],
    ['Mushroom', tokensCount ? mushrooms[seat] : 0],
    ['Hua token', tokensCount && hua && view.dogs === seat ? HUA_AP : 0],
    ['Raihuu token', raihuu && view.dogs !== seat ? RAIHUU_AP : 0],
    ['bonus', bonus],
  ]
  return [
    ...teams[seat].map((kind) => `${NAMES[kind]} ${apOf(kind)}`),
    ...(hw[seat] > 0 ? [weapons] : []),
    ...terms.filter(([, ap]) => ap > 0).map(([name, ap]) => `${name} ${ap}`),
  ]
}
