import type { Seat } from '../../../kernel/seats.ts'
import type { Kind } from '../cards.ts'
import type { Print } from '../deck/print.ts'
import type { House } from '../house.ts'
import { archetypeOf, printAt, sidesLeft, stanceFactor } from '../rules/bout.ts'
import { isEnhancement } from '../rules/plan/slots.ts'
import type { State } from '../state.ts'
import { attachedWorth, slotWorth, stanceWorth, weaponWorth } from './gear.ts'
import { coverage, loreOf } from './lore.ts'

/** What a Block may save, each further one less. */
const A_BLOW = 4.2
const BLOCKS = [1, 0.85, 0.65, 0.35, 0.15]
/** A second Attack Card waits for the next turn, or for a Combo. */
const ATTACKS = [1, 0.5, 0.25, 0.1]
const AGAIN = 0.35
const LANDS = 0.65
/** One enhancement makes others worth playing. */
const GROWS = 0.95

/** What a Block is worth in hand. */
export const blockWorth = (house: House, { against, ignore, value, counter, cover, losses, family }: Print): number => {
  const saves = ignore ? A_BLOW : Math.min(value, A_BLOW)
  const often = Math.sqrt(coverage(loreOf(house), against))
  return saves * often * 0.7 + (counter ? 0.8 : 0) + (cover ? 0.4 : 0) + losses.length * 0.3 + (family === '' ? 0 : 0.2)
}

/** What kept cards are worth together. */
export const handWorth = (house: House, s: State, seat: Seat, kinds: readonly Kind[]): number => {
  const { prints } = house
  const blocks: number[] = []
  const attacks: number[] = []
  let others = 0
  let combo = 0
  let strikes = s.weapons[seat] >= 0
  for (let i = 0; i < kinds.length; i++) {
    const print = prints[kinds[i]]
    if (print.type === 'block') blocks.push(blockWorth(house, print))
    else if (print.type === 'attack') {
      attacks.push((print.value + ownBonus(house, s, seat, kinds[i])) * LANDS + print.losses.length * 0.5)
      strikes = true
    } else {
      const again = hasBefore(prints, kinds, i)
      others += cardWorth(house, s, seat, kinds[i]) * (again ? AGAIN : 1)
      if (!again) combo += print.combo
      if (print.type === 'weapon') strikes = true
    }
  }
  let worth = strikes ? others : others * 0.75
  worth += falling(blocks, BLOCKS, 0)
  return worth + falling(attacks, ATTACKS, Math.min(2, combo))
}

/** The best counts most; `full` of the others count like the first. */
const falling = (worths: number[], weights: readonly number[], full: number): number => {
  worths.sort(descending)
  let sum = 0
  for (let i = 0; i < worths.length; i++)
    sum += worths[i] * weights[i <= full ? 0 : Math.min(i - full, weights.length - 1)]
  return sum
}

const descending = (x: number, y: number): number => y - x

const hasBefore = (prints: readonly Print[], kinds: readonly Kind[], at: number): boolean => {
  for (let i = 0; i < at; i++) if (prints[kinds[i]].group === prints[kinds[at]].group) return true
  return false
}

/** A bonus of Stance, Archetype or Improved Stance for this very card. */
const ownBonus = (house: House, s: State, seat: Seat, kind: Kind): number => {
  let plus = bonusOf(house, printAt(house, s.stances[seat]), kind) * stanceFactor(house, s, seat)
  plus += bonusOf(house, archetypeOf(house, s, seat), kind)
  for (const attached of s.onStance[seat]) plus += bonusOf(house, house.prints[attached], kind)
  return plus
}

const bonusOf = ({ prints }: House, { bonuses }: Print, kind: Kind): number => {
  let plus = 0
  for (let i = 0; i < bonuses.length; i++) {
    const { on, what } = bonuses[i]
    if (on === 'card' ? what === kind : on === 'subtype' && (prints[kind].subtypes & what) !== 0)
      plus += bonuses[i].plus
    if (on === 'enhancement' && isEnhancement(prints[kind])) plus += bonuses[i].plus
  }
  return plus
}

/** What one card is worth to a seat, Blocks and Attack Cards apart. */
const cardWorth = (house: House, s: State, seat: Seat, kind: Kind): number => {
  const print = house.prints[kind]
  switch (print.type) {
    case 'enhancement':
    case 'finisher':
      return enhancing(house, s, seat, kind, print)
    case 'chi':
      return healing(house, s, seat, print) * 0.8
    case 'stance':
      return Math.max(0.2, stanceWorth(house, s, seat, kind, []) - slotWorth(house, s, seat, 'stance') - print.enter)
    case 'weapon':
      return Math.max(0.2, weaponWorth(house, s, seat, kind, []) - slotWorth(house, s, seat, 'weapon'))
    case 'improved-weapon':
      return attachedWorth(house, s, seat, kind) * (s.weapons[seat] < 0 ? 0.4 : 1)
    case 'improved-stance':
      return attachedWorth(house, s, seat, kind) * (s.stances[seat] < 0 ? 0.4 : 1)
    case 'special':
      return SPECIALS[print.special]
    default:
      return 0
  }
}

const SPECIALS: Readonly<Record<Print['special'], number>> = {
  '': 0,
  redirect: 0.9,
  counter: 1.8,
  'move-weapon': 0.3,
  draw: 1.5,
}

const enhancing = (house: House, s: State, seat: Seat, kind: Kind, print: Print): number => {
  const { value, onAlly, perOther, perMember, combo, barsAllBut, pierce, losses, splitMax, spawn, needs } = print
  const sides = sidesLeft(s)
  let worth = Math.max(value, onAlly, sides === 2 ? print.twoSides : 0) + ownBonus(house, s, seat, kind)
  worth += perOther * 1.5 + perMember * house.members[house.sideOf[seat]].length
  worth += combo * 1.2 + (barsAllBut === '' ? 0 : 1.2) + (pierce > 0 ? 0.5 : 0) + losses.length * 0.6
  if (splitMax > 0 && sides > 2) worth += 1.5
  if (spawn) worth += 2.5
  return worth * GROWS * (needs > 0 ? 0.6 : 1) * (print.allyOnly ? 0.8 : 1)
}

/** Who holds so many has what he wants. */
export const PLENTY = 30

/** How many cards are worth drawing. Those of a reshuffle are not: they could come back for ever. */
export const worthDrawing = (s: State, seat: Seat, count: number): number =>
  Math.max(0, Math.min(count, s.deck.length, PLENTY - s.hands[seat].length))

/** Chi that is missing comes back; what would be lost above the most counts little. */
export const healing = (house: House, s: State, seat: Seat, print: Print): number => {
  const side = house.sideOf[seat]
  const { restorePlus, restoreDraw } = archetypeOf(house, s, seat)
  const chi = print.value + print.perMember * house.members[side].length + restorePlus
  const missing = house.chi - s.chi[side]
  const drawn = worthDrawing(s, seat, print.draw + restoreDraw)
  return Math.min(chi, missing) + 0.45 * Math.max(0, chi - missing) + drawn * 0.8
}
