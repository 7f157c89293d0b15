import type { Seat } from '../../../kernel/seats.ts'
import { type Kind, kindOf } from '../cards.ts'
import type { House } from '../house.ts'
import { isOut } from '../rules/bout.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { State } from '../state.ts'
import { canIgnore } from './pending.ts'
import { attackOf, blow } from './strike.ts'

/** The greatest share of its Chi that an Attack from this hand takes from any side that cannot ignore it: 0 to 1. */
export const threatOf = (house: House, s: State, seat: Seat): number => threatsOf(house, s, seat).sure

/** The same, and what it would be if nobody had a Block. */
export const threatsOf = (house: House, s: State, seat: Seat): { sure: number; open: number } => {
  const { enhancements, combo } = enhancing(house, s, seat)
  const attacks = attackCards(house, s, seat)
  const sources = attacks.filter((kind, at) => attacks.indexOf(kind) === at)
  if (s.weapons[seat] >= 0) sources.push(-1)
  let sure = 0
  let open = 0
  for (let i = 0; i < sources.length; i++) {
    const added = addedTo(attacks, sources[i], combo)
    for (let target = 0; target < house.seats; target++) {
      if (house.sideOf[target] === house.sideOf[seat] || isOut(house, s, target)) continue
      const plan = { source: sources[i], enhancements, combo: added, targets: [target], splitBy: -1 }
      const attack = attackOf(s, seat, plan, false)
      const share = Math.min(1, blow(house, s, attack, attack.targets[0]).loss / s.chi[house.sideOf[target]])
      open = Math.max(open, share)
      if (share > sure && !canIgnore(house, s, target, attack)) sure = share
    }
  }
  return { sure, open }
}

/** All enhancements of the hand that can go together, and how many Attack Cards they let in. */
const enhancing = ({ prints }: House, s: State, seat: Seat): { enhancements: Kind[]; combo: number } => {
  const hand = s.hands[seat]
  const enhancements: Kind[] = []
  let combo = 0
  let isFinished = false
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    const print = prints[kind]
    const isAgain = i > 0 && kindOf(hand[i - 1]) === kind // KFF-5.18
    if (isAgain || !isEnhancement(print) || print.allyOnly || print.needs > enhancements.length) continue
    if (print.type === 'finisher' && isFinished) continue // KFF-6.9
    isFinished ||= print.type === 'finisher'
    combo += print.combo
    enhancements.push(kind)
  }
  return { enhancements, combo }
}

/** The strongest first. */
const attackCards = ({ prints }: House, s: State, seat: Seat): Kind[] => {
  const kinds: Kind[] = []
  for (const card of s.hands[seat]) if (prints[kindOf(card)].type === 'attack') kinds.push(kindOf(card))
  return kinds.sort((one, other) => prints[other].value - prints[one].value)
}

const addedTo = (attacks: readonly Kind[], source: Kind, combo: number): Kind[] => {
  if (combo === 0) return []
  const others = attacks.slice()
  if (source >= 0) others.splice(others.indexOf(source), 1)
  return others.slice(0, combo)
}
