import type { Rng } from '../../kernel/random.ts'
import type { Seat, Viewer } from '../../kernel/seats.ts'
import { FACES, FIRST_RANGER, HOLE, KINDS, type Kind } from './cards.ts'
import { deckOf } from './deck.ts'
import type { House } from './options.ts'
import { ascending } from './rules/lists.ts'
import { copyState, REASONS, STEP_NAMES, type State, WINDOW_NAMES } from './state.ts'

/**
 * Chapter 3. Every way from hand to arena, to Rest and back is open to see, and so is every Ranger that is won: whoever
 * remembers all of it knows both hands and both Rests. What stays hidden is the pile and what Peel has drawn (KFU-3.6).
 */
export const hide = (s: State, viewer: Viewer): State => {
  const view = copyState(s)
  view.stream = null
  view.pile = holes(s.pile)
  if (viewer !== drawerOf(s)) view.drawn = holes(s.drawn)
  if (viewer !== s.rejecter) view.rejects = holes(s.rejects)
  return view
}

/** Peel's cards are seen by the winner of the combat. */
const drawerOf = ({ combat }: State): Seat => combat?.winner ?? -1

const holes = (cards: readonly Kind[]): readonly Kind[] => cards.map(() => HOLE)

/** Deals the cards that are nowhere to be seen to the holes, all deals equally likely. */
export const imagine = (house: House, view: State, rng: Rng): State => {
  const s = copyState(view)
  const pool = unseen(house, view)
  rng.shuffle(pool)
  const filled = (cards: readonly Kind[]): Kind[] =>
    cards.map((card) => {
      const dealt = card === HOLE ? pool.pop() : card
      if (dealt === undefined) throw new Error('a view has more holes than cards')
      return dealt
    })
  s.pile = filled(view.pile)
  s.drawn = filled(view.drawn)
  s.rejects = filled(view.rejects).sort(ascending)
  s.stream = rng.split().save()
  return s
}

const unseen = (house: House, view: State): Kind[] => {
  const left = deckOf(house).copies.slice()
  const places = placesIn(view)
  for (let place = 0; place < places.length; place++) {
    const kinds = places[place]
    for (let i = 0; i < kinds.length; i++) if (kinds[i] < KINDS) left[kinds[i]] -= 1
  }
  const pool: Kind[] = []
  for (let kind = FIRST_RANGER; kind < KINDS; kind++) for (let i = 0; i < left[kind]; i++) pool.push(kind)
  return pool
}

/** Everywhere that cards can lie. */
const placesIn = ({ players: [one, other], arenas, pile, discard, rejects, drawn }: State): (readonly Kind[])[] => {
  const places = [one.hand, one.rest, one.front, other.hand, other.rest, other.front, pile, discard, rejects, drawn]
  for (const { stack, teams } of arenas) places.push(stack, teams[0], teams[1])
  return places
}

export const cards = (s: State): string[] =>
  placesIn(s).flatMap((kinds) => kinds.flatMap((kind) => (kind < KINDS ? [FACES[kind]] : [])))

/** Equal exactly when `hide` is equal: what the viewer sees, written as one string. */
export const key = (s: State, viewer: Viewer): string => {
  const codes: number[] = [s.dogs, s.round, s.warehouse, s.coconut + 1, s.coconutAt + 1, s.pile.length, s.asked + 1]
  codes.push(WINDOW_NAMES.indexOf(s.window), s.rejecter + 1)
  for (let seat = 0; seat < s.players.length; seat++) {
    const p = s.players[seat]
    codes.push(p.sp, p.vp, p.limit, p.blocked, p.dishes, p.delicacies, p.hw, p.peaches, p.planned)
    codes.push((p.chefLed ? 1 : 0) + (p.ginseng ? 2 : 0), p.openingVp, p.oldHw, p.lowestSp)
    writeCards(codes, p.hand)
    writeCards(codes, p.rest)
    writeCards(codes, p.front)
  }
  for (let index = 0; index < s.arenas.length; index++) {
    const a = s.arenas[index]
    writeCards(codes, a.stack)
    writeCards(codes, a.teams[0])
    writeCards(codes, a.teams[1])
    codes.push((a.hua ? 1 : 0) + (a.raihuu ? 2 : 0), a.winner + 1, ...a.mushrooms, ...a.hw)
  }
  writeCards(codes, s.discard)
  writeHidden(codes, s.drawn, viewer === drawerOf(s))
  writeHidden(codes, s.rejects, viewer === s.rejecter)
  writeCombat(codes, s)
  return String.fromCharCode(...codes)
}

const writeCards = (codes: number[], kinds: readonly Kind[]): void => {
  codes.push(kinds.length)
  for (let i = 0; i < kinds.length; i++) codes.push(kinds[i])
}

const writeHidden = (codes: number[], kinds: readonly Kind[], isSeen: boolean): void => {
  codes.push(kinds.length)
  for (let i = 0; i < kinds.length; i++) codes.push(isSeen ? kinds[i] : HOLE)
}

const writeCombat = (codes: number[], { combat: c, ended }: State): void => {
  if (c !== null) {
    codes.push(1, c.arena, STEP_NAMES.indexOf(c.step), c.leaders[0] + 1, c.leaders[1] + 1, c.first + 1)
    codes.push((c.decided[0] ? 1 : 0) + (c.decided[1] ? 2 : 0), c.waived, ...c.ap, c.winner + 1, c.lost)
  } else codes.push(0)
  if (ended !== null) codes.push(REASONS.indexOf(ended.reason), ...ended.winners)
}
