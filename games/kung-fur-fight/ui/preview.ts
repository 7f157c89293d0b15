import type { Who } from '../../../kernel/contract.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { CHEFS, isAnimal, kindNamed, kindOfFace, leaderText, NAMES } from '../cards.ts'
import { ARENA_NAMES, type Choice, type PlanChoice } from '../choice.ts'
import type { House } from '../options.ts'
import { addAnimal, commitHw } from '../rules/additions.ts'
import { type Bout, opponentOf, theCombat } from '../rules/bout.ts'
import { countedIn, ownLimit, peachesNeeded } from '../rules/limit.ts'
import { foodDue } from '../rules/refresh.ts'
import { removeAssistant } from '../rules/removal.ts'
import { costOf } from '../rules/rewards.ts'
import { ignoreHw, waiveBonus } from '../rules/waiver.ts'
import type { Player, State } from '../state.ts'
import { CARD_NOTES } from '../text/card-notes.ts'
import { words } from '../text/en.ts'
import { standingAfter, strengthsOf } from './forecast.ts'
import { WORDS } from './words.ts'

/** What it is about: the agreed rules, the moment, and whose choice it is. */
export interface Moment {
  readonly house: House
  readonly view: State
  readonly seat: Seat
  readonly who: Who
}

/** What comes of a legal choice, in a few words. */
export const preview = (moment: Moment, choice: Choice): string => {
  const { seat } = moment
  switch (choice.do) {
    case 'plan':
      return planned(moment, choice)
    case 'pass':
      return passed(moment)
    case 'take':
      return spoil(moment, choice.cards[0])
    case 'throw':
    case 'order':
      return ''
    default:
      return standing(moment, (b) => ACTS[choice.do](b, seat, choice))
  }
}

type Fighting = Exclude<Choice, { do: 'plan' | 'pass' | 'take' | 'throw' | 'order' }>

/** The rules' own deeds, to be tried on a copy. */
const ACTS: Readonly<Record<Fighting['do'], (b: Bout, seat: Seat, choice: Fighting) => void>> = {
  add: (b, seat, choice) => addAnimal(b, seat, cardOf(choice)),
  remove: (b, seat, choice) => removeAssistant(b, seat, cardOf(choice)),
  none: () => {},
  commit: (b, seat, choice) => commitHw(b, seat, 'hw' in choice ? choice.hw : 0),
  use: (b, seat) => waiveBonus(b, seat, false),
  waive: (b, seat) => waiveBonus(b, seat, true),
  ignore: (b, seat, choice) => ignoreHw(b, seat, 'hw' in choice ? choice.hw : 0),
}

const cardOf = (choice: Fighting): number | null => ('cards' in choice ? kindNamed(choice.cards[0]) : null)

const standing = ({ house, view, seat }: Moment, act: (b: Bout) => void): string => {
  const { ap, winner, sure } = standingAfter(house, view, seat, act)
  const numbers = WORDS.standing(ap[seat], ap[opponentOf(seat)])
  if (!sure) return WORDS.soFar(numbers)
  if (winner < 0) return WORDS.aTie(numbers)
  return winner === seat ? WORDS.youWin(numbers) : WORDS.youLose(numbers)
}

/** How many Animals of how many (KFU-6.8, KFU-6.9). */
const planned = ({ view, seat }: Moment, plan: PlanChoice): string => {
  const counted = countedAnimals(plan)
  const peaches = peachesNeeded(view, seat, counted)
  const numbers = WORDS.planned(counted, ownLimit(view, seat))
  return peaches === 0 ? numbers : `${numbers}, ${WORDS.peaches(peaches)}`
}

const countedAnimals = (plan: Choice): number =>
  plan.do === 'plan' ? ARENA_NAMES.reduce((sum, name) => sum + countedIn((plan[name] ?? []).map(kindOfFace)), 0) : 0

/** What a plan brings to bear, and what its Chef costs. */
export const planWords = ({ house, view, seat }: Moment, plan: PlanChoice): string => {
  const strengths = strengthsOf(house, view, seat, plan).flatMap(({ ap, grows }, arena) =>
    ap === 0 && !grows ? [] : [WORDS.strengthIn(arena + 1, ap, grows)],
  )
  const text = WORDS.strengths(strengths)
  return [text, ...meal(house, view.players[seat], plan)].join(' ')
}

/** What the Refresh after this plan would have paid, as SP stand now (KFU-17.19). */
const meal = (house: House, player: Player, plan: PlanChoice): readonly string[] => {
  const chefLed = ARENA_NAMES.some((name) => CHEFS[kindOfFace(plan[name]?.[0] ?? '')])
  const due = foodDue(house, { ...player, chefLed, planned: 1 })
  if (due === null) return chefLed ? [WORDS.noFood] : []
  const food = words.labels[due.food]
  return [due.rule === 'KFU-17.8' ? WORDS.paysAtLowSp(food) : WORDS.paysFor(food)]
}

const passed = ({ house, view, seat }: Moment): string => {
  const player = view.players[seat]
  const due = foodDue(house, { ...player, chefLed: false, planned: 0 })
  const text = WORDS.comesBack(player.rest.length)
  return due === null ? text : `${text}, ${WORDS.costs(words.labels[due.food])}`
}

/** What a card drawn with Peel does for its taker. */
const spoil = ({ view, seat, who }: Moment, face: string): string => {
  const kind = kindNamed(face)
  if (isAnimal(kind)) return WORDS.joins
  const { ap, leaders, lost } = theCombat(view)
  const other = opponentOf(seat)
  const cost = costOf(view, seat, kind, Math.abs(ap[0] - ap[1]))
  const { mostLost } = leaderText(leaders[other])
  const due = mostLost === undefined ? cost : Math.min(cost, mostLost - lost) // KFU-14.20
  return due === 0 ? CARD_NOTES[face] : WORDS.loses(who(other), due)
}

/** What the button says. */
export const nameOf = (view: State, choice: Choice): string => {
  const card = 'cards' in choice && choice.cards.length > 0 ? NAMES[kindNamed(choice.cards[0])] : null
  switch (choice.do) {
    case 'add':
      return card === null ? WORDS.callFirst : WORDS.call(card)
    case 'remove':
      return card === null ? WORDS.toRestFirst : WORDS.toRest(card)
    case 'take':
      return card === null ? WORDS.takeFirst : WORDS.take(card)
    case 'none':
      return view.window === 'shiue' ? WORDS.callNobody : WORDS.spare
    case 'commit':
      return WORDS.addHw(choice.hw)
    case 'ignore':
      return WORDS.ignore(choice.hw)
    case 'throw':
      return words.labels[choice.sign]
    default:
      return NAMED[choice.do]
  }
}

const NAMED = {
  plan: WORDS.handIn,
  pass: WORDS.pass,
  use: WORDS.use,
  waive: WORDS.waive,
  order: WORDS.order,
} as const
