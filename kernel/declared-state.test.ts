import { expect, test } from 'vitest'
import { andMore, Box, faces, hiddenPile, openPile, topFirst, withHistory } from './card-fields.ts'
import { declareState, record } from './declared-state.ts'
import { called, count, flag, inOtherWords, list, oneOf, onlyInViews, optional, shared, stream } from './fields.ts'
import { hiddenCards } from './hidden-cards.ts'
import { seatFields } from './seat-fields.ts'

const hidden = hiddenCards({ kindBits: 3, seats: 3 })
const FACES = ['x', 'y', 'z']
const FACE = faces(
  (kind) => FACES[kind],
  (face) => FACES.indexOf(face),
)
const { seat, nobody, seatOrder, seatBits, perSeat } = seatFields(3)
const cards = hiddenPile(withHistory(hidden, 3, FACE))

const state = declareState(
  {
    stage: oneOf(['bid', 'over']),
    leader: nobody,
    points: shared(perSeat(count(9))),
    out: called('gone', seatBits),
    order: seatOrder,
    hands: perSeat(andMore(cards)),
    deck: topFirst(cards),
    discard: openPile(FACE),
    duel: optional(record({ attacker: seat, blows: list(count(70_000)), sealed: flag })),
    stream,
    unseen: onlyInViews(list(count())),
    pace: inOtherWords(count()),
  },
  { deckSize: count(9) },
)

const written = {
  stage: 'bid',
  leader: null,
  points: { A: 1, B: 0, C: 9 },
  gone: 'AC',
  order: 'CA',
  hands: { A: 'x y@2!Bz', B: '', C: 'z' },
  deck: 'x z',
  discard: 'y x',
  duel: { attacker: 'B', blows: [3, 70_000], sealed: true },
  stream: null,
}

const read = (position: Record<string, unknown>) => {
  const given = state.read(position, '')
  if (!given.ok) throw new Error(`${given.problem.at}: ${given.problem.message}`)
  return state.fill(given.value, {})
}
const { stream: _, ...without } = written
const full = read(without)

test('a position says what the state has, in letters and faces', () => {
  expect(state.write(full, {})).toEqual(written)
  expect(state.write(full, { deckSize: 2 })).toEqual({ ...written, deckSize: 2 })
  expect(full.deck).toEqual([2, 0])
})

test('what a position does not say is as it begins', () => {
  expect(read({})).toEqual(state.blank)
  expect(read({ points: { B: 4 } }).points).toEqual([0, 4, 0])
})

test.each<[Record<string, unknown>, string]>([
  [{ points: { A: 10 } }, 'points.A: must be a whole number from 0 to 9'],
  [{ points: { D: 1 } }, 'points.D: is not known here; there are A, B, C'],
  [{ leader: 'D' }, 'leader: must be a seat: A, B, C'],
  [{ stage: 'end' }, 'stage: must be bid or over'],
  [{ order: 'AA' }, 'order: must name seats A, B, C once each'],
  [{ hands: { A: 'x w' } }, 'hands.A: "w" is no card'],
  [{ deck: 'x!D' }, 'deck: "x!D" is no card'],
  [{ discard: 'x@1' }, 'discard: "x@1" is no card'],
  [{ duel: { attacker: 'A', blows: [], sealed: 1 } }, 'duel.sealed: must be true or false'],
  [{ duel: { attacker: 'A', blows: [] } }, 'duel.sealed: must be true or false'],
  [{ unseen: [] }, 'unseen: is not known here'],
  [{ pace: 1 }, 'pace: is not known here'],
  [{ out: 'A' }, 'out: is not known here'],
])('%j is refused with its place', (position, message) => {
  expect(() => read(position)).toThrow(message)
})

test('a copy shares what is shared and nothing else that can change', () => {
  const copy = state.copy(full)
  expect(copy).toEqual(full)
  expect(copy.points).toBe(full.points)
  expect(copy.hands[0]).not.toBe(full.hands[0])
  expect(copy.duel?.blows).not.toBe(full.duel?.blows)
})

test('hands that a position leaves open are told apart from whole ones', () => {
  const given = state.read({ hands: { A: 'x ...', B: 'x' } }, '')
  expect(given).toMatchObject({ value: { hands: [{ more: true }, { more: false }, undefined] } })
})

test('keys differ exactly where views do', () => {
  const { hide, key } = state.views<number>(state.copy, {
    hands: (s, eyes) => hidden.maskedHands(s.hands, eyes),
    deck: (s) => s.deck.map(() => hidden.HOLE),
    stream: () => null,
  })
  const states = [
    full,
    state.copy(full),
    read({ ...without, leader: 'A' }),
    read({ ...without, duel: null }),
    { ...full, pace: 70_000 },
    { ...full, out: 4 },
    read({ ...without, duel: { ...written.duel, blows: [3, 4464] } }),
    read({ ...without, deck: 'x y' }),
    read({ ...without, hands: { A: 'x y@2!Bz', B: '', C: 'x' } }),
    read({ ...without, hands: { A: 'x y@2', B: '', C: 'z' } }),
  ]
  for (const eyes of [0, 1, 2])
    for (const one of states)
      for (const other of states) {
        const isSame = JSON.stringify(hide(one, eyes)) === JSON.stringify(hide(other, eyes))
        expect(key(one, eyes) === key(other, eyes)).toBe(isSame)
      }
})

test('a box deals what was not named, always in the same order', () => {
  const box = new Box([2, 1, 1], 2)
  expect(box.take(1)).toBe(true)
  expect(box.take(1)).toBe(false)
  expect(box.some(2)).toEqual([0, 2])
  expect(box.some()).toEqual([0])
  expect(box.next()).toBe(-1)
})
