import type { Seat } from '../../../kernel/seats.ts'

// A slide under way as a number: whose couple (2 bits), which way (1), how many columns are left.
export const slideCode = (seat: Seat, side: number, left: number): number => seat | (side << 2) | (left << 3)
export const slidingSeat = (slide: number): Seat => slide & 3
export const slidingSide = (slide: number): number => (slide >>> 2) & 1
export const slidingLeft = (slide: number): number => slide >>> 3
