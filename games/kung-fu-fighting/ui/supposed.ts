import type { Seat } from '../../../kernel/seats.ts'
import { kindOfFace, kindsFrom } from '../cards.ts'
import { type Choice, furtherOf, type PlanChoice } from '../choice.ts'
import type { House } from '../house.ts'
import { aimAt, attackInHand, targetInHand } from '../rules/exchange.ts'
import { planFrom } from '../rules/plan/plan.ts'
import { type Attack, copyState, type State } from '../state.ts'

/** The exchange as it would lie on the table after an answer, before anybody is asked again; null if it adds nothing. */
export const supposed = (house: House, view: State, seat: Seat, choice: Choice): State | null => {
  const s = copyState(view)
  return ADDS[choice.do]?.(house, s, seat, choice) === true ? s : null
}

type Adds = (house: House, s: State, seat: Seat, choice: Choice) => boolean

const ADDS: Readonly<Partial<Record<Choice['do'], Adds>>> = {
  attack: (house, s, seat, choice) => choice.do === 'attack' && declare(house, s, seat, choice, false),
  counter: (house, s, seat, choice) => choice.do === 'counter' && declare(house, s, seat, choice, true),
  block: (house, s, seat, choice) => {
    if (choice.do !== 'block' || choice.cards.length === 0) return false
    block(house, s, seat, choice.cards[0])
    return choice.counter === undefined || declare(house, s, seat, choice.counter, true)
  },
  cover: (house, s, seat, choice) => {
    if (choice.do !== 'cover' || choice.cards.length === 0) return false
    const { special } = house.prints[kindOfFace(house, choice.cards[0])]
    if (special === 'redirect') targetInHand(s).seat = seat // KFF-14.6
    if (special === '') block(house, s, seat, choice.cards[0])
    if (choice.block !== undefined) block(house, s, seat, choice.block[0])
    return choice.counter === undefined || declare(house, s, seat, choice.counter, true)
  },
  add: (house, s, seat, choice) => {
    if (choice.do !== 'add' || choice.cards.length === 0) return false
    const attack = attackInHand(s)
    for (const kind of kindsFrom(house, [...choice.cards, ...(choice.combo ?? [])])) {
      attack.parts.push(kind)
      attack.owners.push(seat)
    }
    const further = furtherOf(choice)
    for (const target of further) aimAt(house, attack, target, seat)
    if (further.length > 0) {
      attack.splitBy = kindOfFace(house, choice.cards[0])
      attack.splitter = seat
    }
    return choice.attack === undefined || declare(house, s, seat, choice.attack, false)
  },
}

const block = (house: House, s: State, seat: Seat, face: string): void => {
  const target = targetInHand(s)
  target.block = kindOfFace(house, face)
  target.blocker = seat
}

const declare = (house: House, s: State, seat: Seat, choice: PlanChoice, counter: boolean): boolean => {
  const { source, targets, splitBy, enhancements, combo } = planFrom(house, choice)
  const weapon = source < 0
  if (weapon && s.weapons[seat] < 0) return false
  const parts = [...enhancements, ...combo] // KFF-10.6
  const attack: Attack = {
    attacker: seat,
    counter,
    weapon,
    source: weapon ? s.weapons[seat] : source,
    parts,
    owners: parts.map(() => seat),
    splitBy,
    splitter: splitBy < 0 ? -1 : seat,
    targets: [],
  }
  for (const target of targets) aimAt(house, attack, target, seat)
  s.exchange ??= { attacks: [], volleys: [], table: [] }
  s.exchange.attacks.push(attack)
  return true
}
