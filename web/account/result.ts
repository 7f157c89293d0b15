import type { MatchInfo } from '../../protocol/accounts.ts'
import { botWords, words } from '../words.ts'

/** How a match ended for the person whose history it is in. */
export const resultOf = ({ seats }: MatchInfo): string => {
  const place = seats.find(({ whose }) => whose)?.place ?? 0
  const winners = seats.filter((seat) => seat.place === 1).length
  if (place === 1) return winners === seats.length && seats.length > 1 ? words.account.shared : words.account.won
  return seats.length < 3 || winners * 2 === seats.length
    ? words.account.lost
    : words.account.place(place, seats.length)
}

/** Signed, as points are won and lost. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

export const seatName = ({ kind, name }: MatchInfo['seats'][number]): string =>
  kind === 'bot' ? botWords(name).name : name

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const MINUTE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const dayOf = (at: number): string => DAY.format(at)
export const timeOf = (at: number): string => MINUTE.format(at)
