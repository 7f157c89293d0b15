import type { Card } from './cards.ts'

/**
 * A card in play as one number: the card, its row, and how many tokens of each kind lie on it. The tokens of an attack
 * zone are one number too.
 */
export type Placed = number
export type Zone = number

/** Kinds of tokens, by their place in the supply. */
export const TOKENS = ['damage', 'plus', 'minus', 'crow'] as const
export type TokenName = (typeof TOKENS)[number]
export const DAMAGE = 0
export const PLUS = 1
export const MINUS = 2
export const CROW = 3

const CARD_BITS = 127
const BLOCKED = 128
/** 16 damage, 8 plus and 8 minus tokens fit (EMR-11.2). */
const SHIFTS = [8, 13, 17]
const SIZES = [31, 15, 15]

export const cardAt = (placed: Placed): Card => placed & CARD_BITS
export const isBlocked = (placed: Placed): boolean => (placed & BLOCKED) !== 0
export const lowered = (placed: Placed): Placed => placed | BLOCKED
export const raised = (placed: Placed): Placed => placed & ~BLOCKED
export const tokensOn = (placed: Placed, kind: number): number => (placed >>> SHIFTS[kind]) & SIZES[kind]
export const hasTokens = (placed: Placed): boolean => placed >>> SHIFTS[DAMAGE] !== 0
export const withToken = (placed: Placed, kind: number): Placed => placed + (1 << SHIFTS[kind])
export const withoutToken = (placed: Placed, kind: number): Placed => placed - (1 << SHIFTS[kind])

const CROW_SHIFT = 5
const DAMAGE_BITS = 31
export const damageIn = (zone: Zone): number => zone & DAMAGE_BITS
export const crowsIn = (zone: Zone): number => zone >>> CROW_SHIFT
export const withDamage = (zone: Zone): Zone => zone + 1
export const withoutDamage = (zone: Zone): Zone => zone - 1
export const withCrow = (zone: Zone): Zone => zone + (1 << CROW_SHIFT)
export const withoutCrow = (zone: Zone): Zone => zone - (1 << CROW_SHIFT)
export const crowsOnly = (zone: Zone): Zone => zone & ~DAMAGE_BITS
