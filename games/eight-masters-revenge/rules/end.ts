import type { Seat } from '../../../kernel/seats.ts'
import type { End } from '../state.ts'
import { type Bout, isAutomaton, mateOf } from './bout.ts'

const finish = (b: Bout, winners: Seat[], reason: End['reason'], rule: string): void => {
  const { s, log } = b
  s.ended = { winners, reason, rule }
  s.window = 'none'
  s.asked = -1
  log?.push({ key: 'emr.end', seats: winners, reason, rule })
}

/** EMR-17.2: the game ends as soon as only one side is left. */
export const endIfDecided = (b: Bout, reason: End['reason']): boolean => {
  const { s, house } = b
  const winners: Seat[] = []
  for (let seat = 0; seat < house.areas; seat++)
    if (s.life[seat] > 0 || (house.isTeam && s.life[mateOf(seat)] > 0)) winners.push(seat)
  const sides = house.isTeam ? winners.length / 2 : winners.length
  if (sides > 1) return false
  finish(b, winners, reason, ruleOf(b, winners, reason))
  return true
}

const ruleOf = ({ house }: Bout, [winner]: readonly Seat[], reason: End['reason']): string => {
  if (reason === 'gaveUp') return 'EMR-17.7'
  if (house.isTeam) return 'EMR-16.15'
  if (house.isSolo) return isAutomaton(house, winner) ? 'EMR-14.8' : 'EMR-14.7'
  return house.isCrowded ? 'EMR-15.11' : 'EMR-17.2'
}

/** EMR-19.14: most life wins, of teams the sum; equals share. */
export const endByLife = (b: Bout): void => {
  const { s, house } = b
  const lives = s.life.map((life, seat) => (house.isTeam ? life + s.life[mateOf(seat)] : life))
  const most = Math.max(...lives)
  finish(
    b,
    lives.flatMap((life, seat) => (life === most ? [seat] : [])),
    'turnLimit',
    'EMR-19.14',
  )
}
