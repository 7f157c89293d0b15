import type { Named } from '../../../kernel/card-fields.ts'
import { ok, type Problem, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import {
  FACES,
  FIRST_RANGER,
  type Group,
  groupOf,
  KINDS,
  type Kind,
  kindNamed,
  kindOfFace,
  PEEL,
  prizeOf,
} from '../cards.ts'
import { ARENA_NAMES, arenaNamed, HW_NAMES, type PlanChoice } from '../choice.ts'
import { SEATS, STACK_MAX, TEAM_MAX } from '../constants.ts'
import { deckOf } from '../deck.ts'
import type { House } from '../options.ts'
import { ascending } from '../rules/lists.ts'
import type { Given } from '../state.ts'

/** Where all the cards lie, and the tokens that lie with teams. Piles have their top last. */
export interface Places {
  hands: Kind[][]
  rests: Kind[][]
  fronts: Kind[][]
  stacks: Kind[][]
  /** By seat, then by arena. */
  teams: Kind[][][]
  committed: number[][]
  /** By seat: where a Coconut lies; −1 for nowhere. */
  coconuts: number[]
  pile: Kind[]
  discard: Kind[]
  rejects: Kind[]
  drawn: Kind[]
}

class Misplaced extends Error {
  readonly problem: Problem
  constructor(at: string, message: string) {
    super(message)
    this.problem = { at, message }
  }
}

/**
 * Puts the named cards where they are said to be, and every other card where it cannot matter: animals into the hand, or
 * the Rest if the hand is named; Reward cards under the pile, beyond `pileSize` under the discard; the cards of tokens
 * that are out, into the discard.
 */
export const placeCards = (house: House, given: Given): Result<Places> => {
  try {
    return ok(place(deckOf(house).copies.slice(), given))
  } catch (error) {
    if (error instanceof Misplaced) return { ok: false, problem: error.problem }
    throw error
  }
}

type Belongs = (kind: Kind) => boolean

const place = (left: number[], given: Given): Places => {
  const take = (at: string, kinds: readonly Kind[] | undefined, belongs: Belongs): Kind[] =>
    (kinds ?? []).map((kind) => taken(left, at, kind, belongs))
  const dogs = given.dogs ?? 0
  const seats = seatList(SEATS)
  const { hand, rest, front } = given.players ?? {}
  const bySeat = (name: string, of: (seat: Seat) => readonly Kind[] | undefined, belongs: (seat: Seat) => Belongs) =>
    seats.map((seat) => take(`${name}.${seatLetter(seat)}`, of(seat), belongs(seat)))
  const ownAnimals = (seat: Seat): Belongs => animalsOf(factionOf(dogs, seat))
  const wishes = seats.map((seat): PlanChoice => given.teams?.[seat] ?? { do: 'plan' })
  const places: Places = {
    hands: bySeat('hands', (seat) => hand?.[seat]?.cards, ownAnimals),
    rests: bySeat('rests', (seat) => rest?.[seat]?.cards, ownAnimals),
    fronts: bySeat(
      'fronts',
      (seat) => front?.[seat],
      () => staysInFront,
    ),
    stacks: ARENA_NAMES.map((name, at) => take(`stacks.${name}`, given.arenas?.stack?.[at], isReward)),
    teams: wishes.map((wish, seat) => ARENA_NAMES.map((name) => teamOf(left, wish, seat, name, ownAnimals(seat)))),
    committed: wishes.map((wish) => HW_NAMES.map((name) => wish[name] ?? 0)),
    coconuts: wishes.map(({ coconut }) => arenaNamed(coconut ?? '')),
    discard: take('discard', given.discard, isReward),
    rejects: take('rejects', given.rejects, isReward).sort(ascending),
    drawn: take('drawn', given.drawn, isReward),
    pile: take('pile', given.pile, isReward),
  }
  for (const seat of seats) restOfFaction(left, given, places, seat, factionOf(dogs, seat))
  places.discard.unshift(...spentOn(left, given, places))
  fillPile(left, given, places)
  for (const lists of [places.hands, places.rests, places.fronts]) for (const list of lists) list.sort(ascending)
  const committers = places.coconuts.filter((at) => at >= 0).length
  const owner = places.coconuts.findIndex((at) => at >= 0)
  if (committers > 1 || (owner >= 0 && (given.coconut ?? owner) !== owner))
    throw new Misplaced('coconut', 'is committed by somebody who does not own it')
  const tall = places.stacks.findIndex((stack) => stack.length > STACK_MAX)
  if (tall >= 0) throw new Misplaced(`stacks.${ARENA_NAMES[tall]}`, `has ${STACK_MAX} cards at the most`)
  return places
}

const taken = (left: number[], at: string, kind: Kind, belongs: Belongs): Kind => {
  if (!belongs(kind)) throw new Misplaced(at, `${FACES[kind]} does not belong there`)
  if (left[kind] === 0) throw new Misplaced(at, `there are no more cards ${FACES[kind]}`)
  left[kind] -= 1
  return kind
}

const factionOf = (dogs: Seat, seat: Seat): Group => (seat === dogs ? 'dog' : 'cat')
const animalsOf =
  (faction: Group): Belongs =>
  (kind) =>
    groupOf(kind) === faction || groupOf(kind) === 'ranger'
const isReward: Belongs = (kind) => kind >= FIRST_RANGER
const staysInFront: Belongs = (kind) => isReward(kind) && groupOf(kind) !== 'ranger' && prizeOf(kind).stays === true

const teamOf = (left: number[], wish: PlanChoice, seat: Seat, name: 'a1' | 'a2' | 'a3', belongs: Belongs): Kind[] => {
  const at = `teams.${seatLetter(seat)}`
  const [leader, ...assistants] = (wish[name] ?? []).map((face) => taken(left, at, kindOfFace(face), belongs))
  if (assistants.length >= TEAM_MAX) throw new Misplaced(at, `has ${TEAM_MAX} Animals at the most in one arena`)
  return leader === undefined ? [] : [leader, ...assistants.sort(ascending)]
}

const restOfFaction = (left: number[], given: Given, places: Places, seat: Seat, faction: Group): void => {
  const { hand, rest } = given.players ?? {}
  const isFilled = (named: Named | undefined): boolean => named === undefined || named.more
  for (let kind = 0; kind < FIRST_RANGER; kind++) {
    if (groupOf(kind) !== faction || left[kind] === 0) continue
    const others = Array<Kind>(left[kind]).fill(kind)
    left[kind] = 0
    if (isFilled(hand?.[seat])) places.hands[seat].push(...others)
    else if (isFilled(rest?.[seat])) places.rests[seat].push(...others)
    else throw new Misplaced(`hands.${seatLetter(seat)}`, `leaves out ${FACES[kind]}, and so does the Rest`)
  }
}

/** Tokens come with cards that are used up. */
const spentOn = (left: number[], given: Given, { coconuts, discard, rejects, drawn }: Places): Kind[] => {
  const isOut = (given.coconut ?? -1) >= 0 || coconuts.some((at) => at >= 0)
  const mushrooms = (given.mushrooms ?? []).flat().filter((at) => at !== undefined).length
  const isBlocked = (given.players?.blocked ?? []).some((round = 0) => round > 0)
  const isPeeled = rejects.length + drawn.length > 0
  const wanted: readonly (readonly [Kind, number])[] = [
    [kindNamed('coconut'), isOut ? 1 : 0],
    [kindNamed('mushroom'), mushrooms],
    [kindNamed('block'), isBlocked ? 1 : 0],
    [PEEL, isPeeled ? 1 : 0],
  ]
  return wanted.flatMap(([kind, count]) => {
    const missing = Math.max(0, count - discard.filter((card) => card === kind).length)
    const spent = Math.min(missing, left[kind])
    left[kind] -= spent
    return Array<Kind>(spent).fill(kind)
  })
}

const fillPile = (left: readonly number[], { pileSize }: Given, places: Places): void => {
  const rest: Kind[] = []
  for (let kind = FIRST_RANGER; kind < KINDS; kind++) for (let i = 0; i < left[kind]; i++) rest.push(kind)
  const wanted = pileSize === undefined ? rest.length : Math.max(0, pileSize - places.pile.length)
  places.pile.unshift(...rest.slice(0, wanted))
  places.discard.unshift(...rest.slice(wanted))
}
