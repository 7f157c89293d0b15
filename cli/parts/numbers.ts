import { bad, ok, type Result } from '../../kernel/result.ts'

/** A whole number as somebody typed it. */
export const readNumber = (at: string, text: string, min: number, max: number): Result<number> => {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= min && value <= max ? ok(value) : bad(at, `must be a whole number from ${min} to ${max}`)
}
