import type { Rules } from '../kernel/contract.ts'
import { bad, ok } from '../kernel/result.ts'
import type { Seat } from '../kernel/seats.ts'

/**
 * A duel small enough to be solved: twelve cards, the ranks 1 to 6 for each of two players. Three times both lay one at
 * the same time. The higher rank takes the round, only that the 1 beats the 6; the rounds are worth 1, 2 and 3 points,
 * and whoever has more has won. It is here to measure bots by: win rates do not show how well somebody could play who
 * has seen through one.
 */
const RANKS = 6
const ROUNDS = 3

/** What each laid, round by round; whatever else they have is known to both. */
export interface Duel {
  laid: number[][]
}

const SEATS: readonly Seat[] = [0, 1]

/** 1 when the first rank beats the other, −1 when it is beaten, 0 when they are alike. */
const beats = (one: number, other: number): number =>
  Math.abs(one - other) === RANKS - 1 ? Math.sign(other - one) : Math.sign(one - other)

/** The first player's points, less the other's. */
export const lead = ([mine, theirs]: Duel['laid']): number =>
  mine.reduce((sum, rank, round) => sum + (round + 1) * beats(rank, theirs[round]), 0)

export const ranksLeft = ({ laid }: Duel, seat: Seat): number[] => {
  const left: number[] = []
  for (let rank = 1; rank <= RANKS; rank++) if (!laid[seat].includes(rank)) left.push(rank)
  return left
}

export const isOver = ({ laid }: Duel): boolean => laid[0].length === ROUNDS

const copy = ({ laid: [mine, theirs] }: Duel): Duel => ({ laid: [mine.slice(), theirs.slice()] })

export const sealedDuel: Rules<Duel, number, { readonly rank: number }> = {
  setup: { mode: 'duel', seats: 2, options: {} },
  version: 1,
  deal: () => ({ laid: [[], []] }),
  copy,
  awaiting: (s) => (isOver(s) ? [] : SEATS),
  question: () => ({
    window: 'lay',
    form: { kind: 'record', fields: { rank: { form: { kind: 'number', min: 1, max: RANKS } } } },
  }),
  choices: ({ laid }, seat, out) => {
    for (let rank = 1; rank <= RANKS; rank++) if (!laid[seat].includes(rank)) out.push(rank)
  },
  pack: (_s, _seat, { rank }) => rank,
  unpack: (rank) => ({ rank }),
  refusal: (s, seat, { rank }) => (s.laid[seat].includes(rank) ? { rule: 'LAB-1' } : null),
  play: ({ laid }, answers) => {
    for (const seat of SEATS) laid[seat].push(answers[seat])
  },
  fallback: (s, seat) => ranksLeft(s, seat)[0],
  concede: () => ({ rule: 'LAB-2' }),
  outcome: (s) => {
    if (!isOver(s)) return null
    const points = lead(s.laid)
    return { places: [points >= 0 ? 1 : 2, points <= 0 ? 1 : 2], reason: 'points', rule: 'LAB-3' }
  },
  hide: copy,
  imagine: copy,
  key: ({ laid: [mine, theirs] }) => {
    let key = 1
    for (let round = 0; round < mine.length; round++) key = (key * RANKS + mine[round] - 1) * RANKS + theirs[round] - 1
    return key
  },
  cards: () => [],
  notation: {
    write: ({ rank }) => String(rank),
    read: (text) => (/^[1-6]$/.test(text) ? ok({ rank: Number(text) }) : bad('', 'lay a rank from 1 to 6')),
  },
  position: {
    write: (s) => ({ ...copy(s) }),
    read: () => bad('', 'the lab reads no positions'),
  },
}

/** What bots know of it: nothing at all. */
export const lore = {
  meta: {
    id: 'sealed-duel',
    title: 'Sealed duel',
    modes: [{ id: 'duel', seats: [2] }],
    options: {},
    rulesVersion: 1,
    longest: 2 * ROUNDS,
    refusals: ['LAB-1', 'LAB-2'],
  },
  advice: { score: () => 0 },
} as const
