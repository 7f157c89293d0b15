/** A choice packed into a string: what is done, and then cards, seats and plans as characters. */
export type Packed = string

export const PASS = 'p'
export const END = 'e'
export const KEEP = 'k'
export const PAY = 'y'
export const LET_GO = 'l'
export const REFILL = 'r'
export const PLAY = 'P'
export const DROP = 'd'
export const ATTACK = 'A'
export const CHOOSE = 'h'
export const ADD = 'a'
export const COVER = 'C'
export const BLOCK = 'B'
export const COUNTER = 'K'
export const GIVE = 'g'

export const withCode = (act: Packed, ...values: readonly number[]): Packed => act + String.fromCharCode(...values)
