import { FLOWER, kindOf, NUMBER } from './cards.ts'
import type { House } from './options.ts'
import type { State } from './state.ts'
import { threat } from './threat.ts'

/**
 * What counts towards winning, as fitted to games of greedy players: a hit point, one when the deck runs low, a point of
 * damage that somebody is about to take, the turn before and after a successful attack, and the cards in hand: each of
 * them, its flower, and every two of one number and two colours, which defend.
 */
const HP = 0.31
const LATE_HP = 0.45
const THREAT = 0.15
const TURN = -0.13
const GOING_ON = 0.24
const CARD = 0.11
const FLOWERS = 0.1
const PAIR = 0.11
const FULL_DECK = 50

export const chances = (house: House, s: State, out: number[]): void => {
  const seats = s.hp.length
  const hp = HP + LATE_HP * Math.max(0, 1 - s.deck.length / FULL_DECK)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = s.hp[seat] === 0 ? 0 : Math.exp(hp * s.hp[seat] + handWorth(s, seat) + standing(house, s, seat))
    sum += out[seat]
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = sum === 0 ? 1 / seats : out[seat] / sum
  if (house.match === 'twoWins') inTheMatch(s.wins, out)
}

/** KBK-14.1: makes chances in the match of those in this game, as if the games after it were anybody's. */
const inTheMatch = (wins: readonly number[], out: number[]): void => {
  const seats = wins.length
  let ahead = 0
  let open = 0
  for (let seat = 0; seat < seats; seat++) {
    if (wins[seat] > 0) ahead += 1
    else open += out[seat]
  }
  // If somebody wins who has no win yet, he is one more of those ahead in the next game; any other win is the last.
  const leader = leaderIn(seats, ahead + 1)
  const other = ahead + 1 < seats ? (1 - (ahead + 1) * leader) / (seats - ahead - 1) : 0
  for (let seat = 0; seat < seats; seat++)
    out[seat] = wins[seat] > 0 ? out[seat] + open * leader : out[seat] * leader + (open - out[seat]) * other
}

/** The chance of one who lacks one win, when so many do and all have equal chances in each game. */
const leaderIn = (seats: number, ahead: number): number => {
  let chance = 0
  for (let leaders = seats; leaders >= ahead; leaders--) chance = (1 + (seats - leaders) * chance) / seats
  return chance
}

const standing = (house: House, s: State, seat: number): number => {
  const { attack, window, asked } = s
  if (attack === null) return s.active === seat ? TURN : 0
  if (asked !== seat) return 0
  if (window === 'answer' || window === 'chain') return -THREAT * Math.min(threat(house, s, attack), s.hp[seat])
  return window === 'goOn' ? GOING_ON : 0
}

const handWorth = (s: State, seat: number): number => {
  const hand = s.hands[seat]
  let worth = CARD * hand.length
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i])
    worth += FLOWERS * FLOWER[kind]
    // Cards that are alike stand for two of one number too: what else they may do is about as good.
    for (let j = 0; j < i; j++) if (NUMBER[kindOf(hand[j])] === NUMBER[kind]) worth += PAIR
  }
  return worth
}
