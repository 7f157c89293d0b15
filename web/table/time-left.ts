import { words } from '../words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `1:05`; a second that has begun counts. */
const minutes = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const long = (ms: number): string => {
  if (ms >= DAY) return words.daysLeft(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR))
  if (ms >= HOUR) return words.hoursLeft(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE))
  return minutes(ms)
}

/** How the time of a seat reads: for this decision, then what is in the bank; null when there is nothing to say. */
export const timeLeft = (left: number | null, bank: number, isSlow: boolean): string | null => {
  if (isSlow) return left === null ? null : long(left)
  if (left === null) return words.bankLeft(minutes(bank))
  return left > bank ? `${minutes(left - bank)} + ${minutes(bank)}` : minutes(left)
}
