import { type Card, type Kind, kindOf } from '../../cards.ts'
import { type Letter, type Print, SEVERAL } from '../../deck/print.ts'

/**
 * What a declaration is picked from, slot by slot: first the names (KFF-5.18: one card of each), then the Attack Cards
 * that a Combo may add.
 */
export interface Slots {
  readonly prints: readonly Print[]
  /** By name the cards that may be picked; a name that must be there has only them. */
  readonly names: readonly Names[]
  readonly attacks: readonly { readonly kind: Kind; readonly copies: number }[]
}

interface Names {
  readonly kinds: readonly Kind[]
  readonly must: boolean
}

/** Names of the hand, each with its cards ascending. */
export const namesIn = (
  prints: readonly Print[],
  hand: readonly Card[],
  may: (print: Print) => boolean,
): readonly Names[] => {
  const names: { group: number; kinds: Kind[]; must: boolean }[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    const print = prints[kind]
    if ((i > 0 && kindOf(hand[i - 1]) === kind) || !isEnhancement(print) || !may(print)) continue
    const found = names.find(({ group }) => group === print.group)
    if (found === undefined) names.push({ group: print.group, kinds: [kind], must: false })
    else found.kinds.push(kind)
  }
  return names.sort((one, other) => turnOfName(prints, one.kinds) - turnOfName(prints, other.kinds))
}

export const isEnhancement = ({ type }: Print): boolean => type === 'enhancement' || type === 'finisher'

/** Attack Cards of the hand, without the one that is the main part. */
export const attacksIn = (prints: readonly Print[], hand: readonly Card[], source: Kind): Slots['attacks'] => {
  const attacks: { kind: Kind; copies: number }[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    if (prints[kind].type !== 'attack') continue
    const last = attacks[attacks.length - 1]
    if (last !== undefined && last.kind === kind) last.copies += 1
    else attacks.push({ kind, copies: kind === source ? 0 : 1 })
  }
  return attacks.sort((one, other) => TURN[prints[one.kind].letter] - TURN[prints[other.kind].letter])
}

/**
 * Losses of Weapons come before losses of Stances, so that the orders of the first are settled before the second are
 * picked, and need not be remembered. By letter: nothing, lose Weapon, lose Stance, take Weapon, take Stance, several.
 */
const TURN: Readonly<Record<Letter, number>> = { 0: 4, 1: 1, 2: 3, 3: 2, 4: 3.5, 5: 0 }
const LAST_OF_WEAPONS = 2
const LAST_OF_STANCES = 3.5

/** A name whose cards differ in what is lost comes first. */
const turnOfName = (prints: readonly Print[], kinds: readonly Kind[]): number => {
  const turns = kinds.map((kind) => TURN[prints[kind].letter])
  return turns.every((turn) => turn === turns[0]) ? turns[0] : TURN[SEVERAL]
}

/** After how many slots all losses of Weapons, and all losses, are picked. */
export interface Ends {
  readonly weapons: number
  readonly stances: number
}

const endsOf = (turns: readonly number[]): Ends => ({
  weapons: turns.filter((turn) => turn <= LAST_OF_WEAPONS).length,
  stances: turns.filter((turn) => turn <= LAST_OF_STANCES).length,
})

export const endsOfNames = ({ prints, names }: Slots): Ends =>
  endsOf(names.map(({ kinds }) => turnOfName(prints, kinds)))

export const endsOfAttacks = ({ prints, attacks }: Slots): Ends =>
  endsOf(attacks.map(({ kind }) => TURN[prints[kind].letter]))
