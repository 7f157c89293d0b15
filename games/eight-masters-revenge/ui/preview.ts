import type { Seat } from '../../../kernel/seats.ts'
import { CARDS, cardOfFace, FACES } from '../cards.ts'
import { type Choice, LEFT, RIGHT, SIDES, type Use } from '../choice.ts'
import { CARDS_DRAWN, CARDS_DRAWN_FREE } from '../constants.ts'
import { cardAt, DAMAGE, damageIn, tokensOn } from '../placed.ts'
import { prospect } from '../prospect.ts'
import { attackValue, defenceValue, isPair } from '../rules/area.ts'
import { damageDue, threatened } from '../rules/block.ts'
import { bearerOf, handLimit, isFallen, mateOf, theAttack } from '../rules/bout.ts'
import type { State } from '../state.ts'
import { TOKEN_NAMES } from '../text/phrases.ts'
import { type After, afterOf } from './after.ts'
import { columnsOf } from './columns.ts'
import type { Moment } from './moment.ts'
import { type MasterRules, useOf } from './options.ts'
import { ACTS, SAYS } from './says.ts'

/** What the button says. */
export const nameOf = (moment: Moment, choice: Choice): string => {
  const use = useOf(choice)
  if (use !== null) return useName(moment, use)
  switch (choice.do) {
    case 'attack':
    case 'counter':
      return ACTS[choice.do][choice.side]
    case 'block':
      return ACTS.block(choice.cards)
    case 'wound':
      return ACTS.wound(choice.cards[0])
    case 'moveOnCards':
      return ACTS.moveOnCards(choice.cards[1])
    case 'moveInZones':
      return ACTS.moveInZones(choice.to)
    case 'drop':
      return ACTS.drop(choice.cards.length)
    case 'pick':
      return ACTS.pick(choice.fighter)
    case 'give':
      return ACTS.give(moment.who(choice.seat))
    case 'place':
      return ACTS.place(choice.column)
    case 'putCrow':
      return ACTS.putCrow(choice.column)
    case 'draw':
      return ACTS.draw(drawnNow(moment))
    case 'effect':
    case 'newEffect':
      return ''
    default:
      return ACTS[choice.do]
  }
}

const SIGNS: Readonly<Record<string, string>> = { plus: '+', minus: '−' }

const useName = (moment: Moment, use: Use): string => {
  switch (use.do) {
    case 'slide':
      return ACTS.slide(use.by, use.side)
    case 'trap':
      return ACTS.trap(use.column)
    case 'wound':
      return ACTS.wound(use.cards[0])
    case 'empower':
      return ACTS.empower(SIGNS[use.token], use.cards[0])
    case 'removeFromCard':
    case 'removeFromZone':
      return ACTS.remove(TOKEN_NAMES[use.token])
    case 'switch':
      return ACTS.switch(otherThanMe(moment, use.seat))
    case 'draw':
      return ACTS.drawEffect(otherThanMe(moment, use.seat))
    case 'copy':
      return useName(moment, use.use)
  }
}

const otherThanMe = ({ seat, who }: Moment, other: Seat): string | null => (other === seat ? null : who(other))

const drawnNow = ({ house, view, seat }: Moment): number =>
  Math.max(
    0,
    Math.min(view.free ? CARDS_DRAWN_FREE : CARDS_DRAWN, handLimit(house, view, seat) - view.hands[seat].length),
  )

/** What comes of a legal choice, in a few words each. */
export const previewOf = (rules: MasterRules, moment: Moment, choice: Choice): readonly string[] => {
  if (choice.do === 'attack') return attackPreview(moment, choice)
  const after = afterOf(rules, moment, choice)
  return [
    ...(SAID[choice.do]?.(moment, choice) ?? usePreview(moment, choice)),
    ...(after === null ? [] : changes(moment, after)),
  ]
}

type Said = (moment: Moment, choice: Choice) => readonly string[]

const SAID: Readonly<Partial<Record<Choice['do'], Said>>> = {
  counter: ({ view, seat }, choice) => {
    const stays = choice.do === 'counter' ? SIDES.indexOf(choice.side) : LEFT
    return [SAYS.leaves(FACES[cardAt(view.couple[2 * seat + (stays === LEFT ? RIGHT : LEFT)])])]
  },
  draw: ({ view, seat }) =>
    columnsOf(view, seat).some(
      ({ placed, zone }) => damageIn(zone) > 0 || (placed >= 0 && tokensOn(placed, DAMAGE) > 0),
    )
      ? [SAYS.shifting]
      : [],
  take: (moment) => [lossOf(moment, threatened(moment.house, moment.view))],
  block: (moment, choice) => {
    const { house, view } = moment
    const blocks = choice.do === 'block' ? choice.cards.length : 0
    const left = Math.max(0, theAttack(view).base - blocks)
    const fallenFor = fallsOn(moment, moment.seat)
    return [
      fallenFor === null
        ? SAYS.instead(left, threatened(house, view))
        : SAYS.losesInstead(fallenFor, left, threatened(house, view)),
    ]
  },
  stand: (moment) =>
    moment.seat === moment.view.active ? [SAYS.nothingComes] : [lossOf(moment, damageDue(moment.house, moment.view))],
  noWound: (moment) => {
    const { house, view, who } = moment
    const { defender } = theAttack(view)
    return [SAYS.deals(fallsOn(moment, defender) ?? who(defender), damageDue(house, view))]
  },
  wound: () => [SAYS.again],
  freeTurn: () => [SAYS.again],
  reveal: (moment) => [SAYS.dragon(fallsOn(moment, moment.seat) ?? SAYS.you)],
  aside: () => [SAYS.kept],
  putCrow: (moment, choice) =>
    choice.do === 'putCrow' ? [SAYS.whose(otherThanMe(moment, choice.seat)), SAYS.crow] : [],
  drop: (_moment, choice) => (choice.do === 'drop' ? [SAYS.dropped(choice.cards)] : []),
}

/** EMR-16.7: the team-mate who takes what is meant for a fallen player, or null. */
const fallsOn = ({ house, view, who }: Moment, seat: Seat): string | null =>
  isFallen(house, view, seat) ? who(bearerOf(house, view, seat)) : null

const lossOf = (moment: Moment, life: number): string => {
  const fallenFor = fallsOn(moment, moment.seat)
  return fallenFor === null ? SAYS.lose(life) : SAYS.loses(fallenFor, life)
}

const USE_SAID: Readonly<Partial<Record<Use['do'], string>>> = {
  trap: SAYS.trapped,
  wound: SAYS.wounded,
  empower: SAYS.empowered,
}

/** Whose it is, where the name of the use does not say so, and what for. */
const usePreview = (moment: Moment, choice: Choice): readonly string[] => {
  const use = useOf(choice)
  if (use === null) return []
  const said = USE_SAID[use.do]
  const owner = use.do === 'slide' || use.do === 'trap' || use.do === 'removeFromZone' ? use.seat : null
  return [...(owner === null ? [] : [SAYS.whose(otherThanMe(moment, owner))]), ...(said === undefined ? [] : [said])]
}

const attackPreview = (moment: Moment, { cards, side }: Extract<Choice, { do: 'attack' | 'counter' }>): string[] => {
  const { house, view, seat, who } = moment
  const {
    after,
    isHit,
    threatened: damage,
    isDouble,
    costs,
    isFatal,
    isCrowed,
    isPair: pair,
  } = prospect(house, view, seat, cardOfFace(cards[0]), SIDES.indexOf(side))
  const { defender, base } = theAttack(after)
  const [value, defence, blow] = [
    attackValue(house, after, seat),
    defenceValue(house, after, defender),
    FACES[after.suspense],
  ]
  const effect = CARDS.effect[after.suspense]
  const cost = costs.flatMap((life, other) =>
    life > 0 ? [SAYS.costs(other === seat ? SAYS.you : who(other), life)] : [],
  )
  if (isFatal) return [house.isTeam ? SAYS.teamFalls(blow) : SAYS.youFall(blow), ...cost]
  const mate = mateOf(defender)
  const fallenFor = isHit ? fallsOn(moment, defender) : null
  return [
    isHit ? SAYS.hits(value, blow, damage) : SAYS.misses(value, defence, blow),
    ...(fallenFor === null ? [] : [SAYS.suffersFor(fallenFor, who(defender))]),
    ...(isHit && isDouble ? [SAYS.double(fallsOn(moment, mate) ?? who(mate), base)] : []),
    ...(isCrowed ? [SAYS.crowed] : effect === 'none' ? [] : [SAYS.effect(effect)]),
    ...(pair ? [SAYS.pair] : []),
    ...cost,
  ]
}

/** What tokens cost on the way, and which values change. */
const changes = (moment: Moment, { view: after, lost }: After): readonly string[] => {
  const { house, view, seat, who } = moment
  const named = (other: Seat): string => (other === seat ? SAYS.you : who(other))
  const pairs = [view, after].map((state) => state.place[view.active] > 0 && isPair(house, state, view.active))
  return [
    ...lost.flatMap((life, other) => (life > 0 ? [SAYS.costs(named(other), life)] : [])),
    ...after.place.flatMap((place, other) => {
      const what = place === 0 ? [] : valueChanges(moment, after, other)
      return what.length === 0 ? [] : [SAYS.values(named(other), what)]
    }),
    ...(pairs[0] === pairs[1] ? [] : [pairs[1] ? SAYS.pair : SAYS.noPair]),
  ]
}

const valueChanges = ({ house, view }: Moment, after: State, seat: Seat): readonly string[] => {
  const attacks = [view, after].map((state) => attackValue(house, state, seat))
  const defences = [view, after].map((state) => defenceValue(house, state, seat))
  return [
    ...(attacks[0] === attacks[1] ? [] : [SAYS.attack(attacks[0], attacks[1])]),
    ...(defences[0] === defences[1] ? [] : [SAYS.defence(defences[0], defences[1])]),
  ]
}
