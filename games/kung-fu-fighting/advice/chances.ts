import type { Seat } from '../../../kernel/seats.ts'
import type { House } from '../house.ts'
import type { State } from '../state.ts'
import { chanceOfActive } from './experience/experience.ts'
import { isFamiliar } from './experience/familiar.ts'
import { LOOKS, lookAt } from './looks.ts'
import { MOMENTS, type Moment } from './moment.ts'

interface Weights {
  /** Of `LOOKS`, for the side whose turn it is and for the others. */
  readonly active: readonly number[]
  readonly others: readonly number[]
  /** What the turn itself is worth. */
  readonly turn: number
}

/** What counts towards winning, fitted to games of greedy players who now and then played at random. */
const WEIGHTS: Readonly<Record<Moment, Weights>> = {
  early: {
    active: [0.127, -0.25, 0, 0, 0, 0.26, 0.4, 0.16, 0.08, 0.01, 0.05, 0.05, 0.08, -0.01, 0.17, 0.12, 0.28, 0.02, 0, 0],
    others: [0.145, -0.75, 0, 0, 0, 0.73, 0.55, 0.26, 0.11, 0.01, 0.02, 0.1, 0.11, -0.04, 0.1, 0.19, 0.31, 0.02, 0, 0],
    turn: 0.9,
  },
  ready: {
    active: [
      0.142, -0.32, 0, 0, 0, 0.71, 0.52, 0.24, 0.15, 0.04, 0.09, 0.16, 0.11, 0.03, 0.09, -0.05, 0.17, 0.08, 1.02, 0.73,
    ],
    others: [0.114, -0.24, 0, 0, 0, 0.36, 0.14, 0.3, 0.11, 0.02, 0.02, 0, 0.05, -0.02, 0.11, 0.14, 0.25, 0.02, 0, 0],
    turn: -0.93,
  },
  fighting: {
    active: [
      0.144, -0.8, -1.73, -0.09, -0.13, 0.76, 0.64, 0.24, 0.16, 0.02, 0.05, 0.06, 0.16, 0.05, 0.04, -0.09, 0.2, 0.03, 0,
      0,
    ],
    others: [
      0.131, -0.29, -4.56, 0, -0.04, 0.15, 0.35, 0.22, 0.11, 0.03, 0.04, -0.1, 0.01, -0.02, 0.16, 0.13, 0.21, 0.02, 0,
      0,
    ],
    turn: -0.89,
  },
  late: {
    active: [0.146, -0.7, 0, 0, 0, 0.8, 0.47, 0.29, 0.17, 0.03, 0.04, 0.03, 0.09, -0.02, 0.14, 0.11, 0.15, 0.03, 0, 0],
    others: [0.129, -0.24, 0, 0, 0, 0.23, 0.77, 0.21, 0.08, 0.01, 0.04, 0.1, 0.05, -0.02, 0.15, 0.13, 0.28, 0.04, 0, 0],
    turn: -0.96,
  },
}

/** The chance of each seat to win, by the looks of a world: from experience of such matches where there is any. */
export const chances = (house: House, s: State, out: number[]): void => {
  if (isFamiliar(house) && s.chi[0] > 0 && s.chi[1] > 0) {
    const chance = chanceOfActive(house, s, MOMENTS[s.window])
    out[s.active] = chance
    out[1 - s.active] = 1 - chance
  } else byWeights(house, s, out)
}

/** The chance of one seat to win, by the end where it was reached: a victory that is shared counts half. */
export const chanceOf = (house: House, s: State, seat: Seat): number => {
  if (s.ended === null) {
    chances(house, s, all)
    return all[seat]
  }
  const { places } = s.ended
  return places[house.sideOf[seat]] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

const all: number[] = []

/** Looks that are counted and weighed, in matches of any kind. */
export const byWeights = (house: House, s: State, out: number[]): void => {
  const { members, seats, sideOf } = house
  const standings: number[] = []
  const looks: number[] = []
  let highest = Number.NEGATIVE_INFINITY
  for (let side = 0; side < members.length; side++) {
    standings.push(s.chi[side] === 0 ? Number.NEGATIVE_INFINITY : standing(house, s, side, looks))
    highest = Math.max(highest, standings[side])
  }
  let sum = 0
  for (let side = 0; side < members.length; side++) {
    standings[side] = Math.exp(standings[side] - highest)
    sum += standings[side]
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = standings[sideOf[seat]] / sum
}

const standing = (house: House, s: State, side: number, looks: number[]): number => {
  const moment = MOMENTS[s.window]
  const weights = WEIGHTS[moment]
  const isActive = s.active >= 0 && house.sideOf[s.active] === side
  lookAt(house, s, side, isActive && moment === 'ready', looks)
  const counted = isActive ? weights.active : weights.others
  let sum = isActive ? weights.turn : 0
  for (let i = 0; i < LOOKS.length; i++) sum += counted[i] * looks[i]
  return sum
}
