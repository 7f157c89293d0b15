import { resume } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seats.ts'
import { cardOf } from '../cards.ts'
import { type Bout, characterOf, isOut } from './bout.ts'
import { endByHp, endGame } from './end.ts'

/** How many run-outs end the game: KBK-12.2, KBK-19.8, KBK-20.4. */
const endsAt = ({ house }: Bout): number => {
  if (house.seats === 2) return 1
  if (house.seats <= 4 || house.deckOutLarge === 'twice') return 2
  return Number.POSITIVE_INFINITY
}

/** The deck has run out (KBK-12.1): the game ends, or the discards are shuffled and the draw goes on. */
export const runOut = (b: Bout): void => {
  const { s, log } = b
  s.runOuts += 1
  log?.push({ key: 'kabuken.runOut', times: s.runOuts, rule: 'KBK-12.1' })
  if (s.runOuts < endsAt(b)) {
    reshuffle(b)
    // KBK-19.11: without a card to shuffle, a card that is missing again is no further run-out.
    if (s.deck.length === 0 && b.house.deckOut === 'missingCard') s.runOuts -= 1
    return
  }
  const snake = winningSnake(b)
  if (snake >= 0) endGame(b, [snake], 'snake', 'KBK-16.17')
  else endByHp(b, 'runOut', b.house.seats === 2 ? 'KBK-13.2' : 'KBK-19.8')
}

/** KBK-16.17, KBK-16.18: Snake wins alone with two to four players, unless she is knocked out. */
const winningSnake = ({ house, s }: Bout): Seat =>
  house.seats > 4 ? -1 : s.hp.findIndex((_, seat) => characterOf(s, seat).winsOnRunOut === true && !isOut(s, seat))

/** KBK-19.6: all discards except the top card become the new deck. */
export const reshuffle = (b: Bout): void => {
  const { s, log } = b
  if (s.discard.length < 2) return // KBK-19.11
  const field = s.discard[s.discard.length - 1]
  s.discard.length -= 1
  s.shuffle += 1
  const rng = resume(s.stream)
  rng.shuffle(s.discard)
  s.stream = rng.save()
  for (const kind of s.discard) s.deck.push(cardOf(kind, s.shuffle))
  s.discard = [field]
  log?.push({ key: 'kabuken.reshuffle', count: s.deck.length, rule: 'KBK-19.6' })
}
