import { resume } from '../../../kernel/random.ts'
import { WINS_FOR_THE_MATCH } from '../constants.ts'
import type { Bout } from './bout.ts'
import { setUp } from './setup.ts'

/** Chapter 14: the game is over; in a match of two wins the next one may follow. */
export const concludeGame = (b: Bout): void => {
  const { s, house, log } = b
  if (s.ended === null) return
  const { winners, reason, rule } = s.ended
  s.window = 'none'
  s.asked = -1
  log?.push({ key: 'kabuken.gameOver', winners, reason, rule })
  if (house.match === 'single' || reason === 'gaveUp') return
  // KBK-14.2
  if (winners.length === 1 || house.sharedWin === 'counts')
    s.wins = s.wins.map((wins, seat) => (winners.includes(seat) ? wins + 1 : wins))
  log?.push({ key: 'kabuken.wins', wins: s.wins, rule: 'KBK-14.1' })
  const champions = s.wins.flatMap((wins, seat) => (wins >= WINS_FOR_THE_MATCH ? [seat] : []))
  if (champions.length > 0) {
    s.ended = { winners: champions, reason: 'match', rule: 'KBK-14.1' }
    return
  }
  s.ended = null
  s.starter = (s.starter + 1) % house.seats // KBK-14.3
  setUp(b, resume(s.stream))
}
