import type { Seat } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { Attack, State, Target, Volley } from '../state.ts'
import { archetypeOf, ask, type Bout, isTeammate, leftOf, theExchange } from './bout.ts'
import { isBarred } from './nature.ts'
import { remove } from './piles.ts'
import type { Plan } from './plan/plan.ts'
import { resolve } from './resolve.ts'

const volleyInHand = (s: State): Volley => {
  const { volleys } = theExchange(s)
  return volleys[volleys.length - 1]
}

/** The Attack that somebody is asked about. */
export const attackInHand = (s: State): Attack => {
  const { attacks, at } = volleyInHand(s)
  return theExchange(s).attacks[attacks[at]]
}

/** The target that is to answer, or to be covered. */
export const targetInHand = (s: State): Target => attackInHand(s).targets[volleyInHand(s).target]

const newVolley = (attack: number): Volley => ({ attacks: [attack], answering: false, at: 0, target: 0, round: 0 })

/** KFF-8.6: played cards stay on the table. */
export const layOpen = ({ s }: Bout, seat: Seat, kind: Kind): void => {
  remove(s.hands[seat], kind)
  theExchange(s).table.push(kind)
}

/** KFF-8.2: one declaration; its index among the Attacks of the exchange. */
const declare = (b: Bout, seat: Seat, plan: Plan, counter: boolean): number => {
  const { s, house, log } = b
  s.exchange ??= { attacks: [], volleys: [], table: [] }
  const weapon = plan.source < 0
  if (!weapon) layOpen(b, seat, plan.source)
  const parts = [...plan.enhancements, ...plan.combo] // KFF-10.6
  for (let i = 0; i < parts.length; i++) layOpen(b, seat, parts[i])
  const attack: Attack = {
    attacker: seat,
    counter,
    weapon,
    source: weapon ? s.weapons[seat] : plan.source,
    parts,
    owners: parts.map(() => seat),
    splitBy: plan.splitBy,
    splitter: plan.splitBy < 0 ? -1 : seat,
    targets: [],
  }
  for (let i = 0; i < plan.targets.length; i++) aimAt(house, attack, plan.targets[i], seat)
  log?.push({
    key: counter ? 'kung-fu-fighting.counter' : 'kung-fu-fighting.attack',
    seat,
    to: attack.targets.map((target) => target.seat),
    card: house.prints[attack.source].id,
    weapon,
    cards: facesOf(house, plan.enhancements),
    combo: facesOf(house, plan.combo),
    rule: counter ? 'KFF-9.1' : 'KFF-4.10',
    ...(plan.splitBy < 0 ? {} : { splitBy: house.prints[plan.splitBy].id }),
  })
  return s.exchange.attacks.push(attack) - 1
}

/** Targets lie clockwise from the attacker (KFF-8.7). */
export const aimAt = (house: House, attack: Attack, seat: Seat, answersTo: Seat): void => {
  const away = (target: Seat): number => (target - attack.attacker + house.seats) % house.seats
  let at = attack.targets.length
  while (at > 0 && away(attack.targets[at - 1].seat) > away(seat)) at -= 1
  attack.targets.splice(at, 0, { seat, answersTo, block: -1, blocker: -1 })
}

/** The Attack of the Attack step. */
export const attack = (b: Bout, seat: Seat, plan: Plan): void => {
  const index = declare(b, seat, plan, false)
  theExchange(b.s).volleys.push(newVolley(index))
  goOn(b)
}

/** KFF-15.11: a volley of its own, played out before the asking goes on (KFF-9.8). */
export const counterattack = (b: Bout, seat: Seat, plan: Plan): void => {
  const index = declare(b, seat, plan, true)
  theExchange(b.s).volleys.push(newVolley(index))
}

/** KFF-15.6: joins the volley; not a counterattack (KFF-14.13). */
export const joinIn = (b: Bout, seat: Seat, plan: Plan): void => {
  volleyInHand(b.s).attacks.push(declare(b, seat, plan, false))
}

/** KFF-15.8: after Face Me nobody else is asked to cover. */
export const closeCover = ({ house, s }: Bout): void => {
  volleyInHand(s).round = house.seats - 1
}

/** Asks whoever is next; when nothing is left to ask, resolves (KFF-15.12). */
export const goOn = (b: Bout): void => {
  const { volleys } = theExchange(b.s)
  while (volleys.length > 0) if (askWithin(b, volleys[volleys.length - 1])) return
  resolve(b)
}

/** One step of a volley; true when somebody is asked. */
const askWithin = (b: Bout, volley: Volley): boolean => {
  const { s, house } = b
  if (volley.at === volley.attacks.length) {
    if (volley.answering) theExchange(s).volleys.pop()
    else {
      volley.answering = true
      volley.at = 0
    }
    return false
  }
  const inHand = theExchange(s).attacks[volley.attacks[volley.at]]
  if (!volley.answering) {
    if (askTeammate(b, volley, inHand.attacker, 'ally')) return true
    volley.at += 1
    volley.round = 0
    return false
  }
  if (volley.target === inHand.targets.length) {
    volley.at += 1
    volley.target = 0
    return false
  }
  const target = inHand.targets[volley.target]
  if (askTeammate(b, volley, target.seat, 'cover')) return true
  if (volley.round < house.seats) {
    volley.round = house.seats
    if (mustAnswer(house, s, inHand, target)) {
      ask(s, 'answer', target.seat)
      return true
    }
  }
  volley.target += 1
  volley.round = 0
  return false
}

/** KFF-15.5, KFF-15.8: clockwise, once each; not without cards (KFF-16.5). */
const askTeammate = ({ house, s }: Bout, volley: Volley, of: Seat, window: 'ally' | 'cover'): boolean => {
  while (volley.round < house.seats - 1) {
    volley.round += 1
    const seat = leftOf(house, of, volley.round)
    if (!isTeammate(house, of, seat) || s.hands[seat].length === 0) continue
    ask(s, window, seat)
    return true
  }
  return false
}

/** KFF-15.10, KFF-16.5; KFF-16.6: who may strike back with a bare Weapon is asked without cards. */
export const mustAnswer = (house: House, s: State, inHand: Attack, { seat, block }: Target): boolean => {
  if (block >= 0) return false
  if (s.hands[seat].length > 0) return true
  return archetypeOf(house, s, seat).freeCounter && s.weapons[seat] >= 0 && !isBarred(house, inHand)
}
