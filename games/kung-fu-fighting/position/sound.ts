import { type Check, firstWrong, type Wrong } from '../../../kernel/position.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { type Kind, shuffleOf } from '../cards.ts'
import type { House } from '../house.ts'
import { archetypeOf, isOut, sidesLeft } from '../rules/bout.ts'
import { canPay } from '../rules/chi.ts'
import { attachedTo, inSlot, SLOTS, type Slot } from '../rules/slots.ts'
import { canDoNothing, upkeepOf } from '../rules/turn.ts'
import type { Given, State } from '../state.ts'
import { exchangeSoundness } from './sound-exchange.ts'

/** Whether a position could be met at a table, so that play can go on from it; the first thing that is wrong. */
export const soundness = (house: House, given: Given, s: State): Wrong | null => {
  for (const checks of [sides, gear, people, piles, moment]) {
    const wrong = firstWrong(checks(house, s, given))
    if (wrong !== null) return wrong
  }
  return s.exchange === null ? null : exchangeSoundness(house, s, s.exchange)
}

const sides = (_house: House, s: State): Check[] => [
  [s.chi.every((chi, side) => chi > 0 === (s.falls[side] === 0)), 'falls', 'are of the sides without Chi'],
  [s.ended !== null || sidesLeft(s) > 1, 'chi', 'leave fewer than two sides, and the match has not ended'],
  [(s.window === 'none') === (s.ended !== null), 'ended', 'goes with the window none'],
]

const SLOT_FIELDS = { weapon: ['weapons', 'onWeapon'], stance: ['stances', 'onStance'] } as const

const gear = (house: House, s: State): Check[] =>
  seatList(house.seats).flatMap((seat) => SLOTS.flatMap((slot) => slotChecks(house, s, seat, slot)))

const slotChecks = (house: House, s: State, seat: Seat, slot: Slot): Check[] => {
  const kind = inSlot(s, seat, slot)
  const attached = attachedTo(s, seat, slot)
  const [row, on] = SLOT_FIELDS[slot]
  const at = `${on}.${seatLetter(seat)}`
  const { side } = archetypeOf(house, s, seat)
  const fits = (other: Kind): boolean =>
    house.prints[other].type === `improved-${slot}` || (other === side && house.prints[other].slot === slot)
  const names = new Set(attached.map((other) => house.prints[other].group))
  return [
    [kind < 0 || house.prints[kind].type === slot, `${row}.${seatLetter(seat)}`, `must be a card of the type ${slot}`],
    [kind >= 0 || attached.length === 0, at, `needs a ${slot} in play`],
    [attached.every(fits), at, `are Improved cards for a ${slot}, and the own side card`],
    [names.size === attached.length, at, 'have no name twice'],
  ]
}

const people = (house: House, s: State): Check[] => {
  const taken = s.archetypes.filter((kind) => kind >= 0)
  const bare = (seat: Seat): boolean => s.hands[seat].length === 0 && s.weapons[seat] < 0 && s.stances[seat] < 0
  return [
    [taken.every((kind) => house.prints[kind].type === 'archetype'), 'archetypes', 'must be Archetypes'],
    [new Set(taken).size === taken.length, 'archetypes', 'exist once each'],
    [
      seatList(house.seats).every((seat) => !isOut(house, s, seat) || bare(seat)),
      'chi',
      'leave somebody without any, who has cards',
    ],
  ]
}

const piles = (_house: House, s: State, given: Given): Check[] => [
  [
    [...s.hands.flat(), ...s.deck].every((card) => shuffleOf(card) <= s.shuffle),
    'shuffle',
    'is less than that of a card',
  ],
  [
    s.hands.every((hand, seat) => (given.handSizes?.[seat] ?? hand.length) === hand.length),
    'handSizes',
    'do not agree with the hands',
  ],
  [given.deckSize === undefined || given.deckSize === s.deck.length, 'deckSize', 'does not agree with the deck'],
]

const moment = (house: House, s: State): Check[] => {
  const { window, active, picking, turn, exchange, ended } = s
  const choosing = window === 'archetype'
  const playing = ended === null && !choosing
  const inExchange = window === 'ally' || window === 'cover' || window === 'answer'
  if (playing && (active < 0 || isOut(house, s, active))) return [[false, 'active', 'must be a player who is in']]
  const due = playing ? upkeepOf(house, s, active) : 0
  return [
    [choosing === picking.length > 0, 'picking', 'goes with the window archetype'],
    [!choosing || house.archetypes === 'chosen', 'window', 'needs the option archetypes=chosen'],
    [!choosing || s.hands.every((hand) => hand.length === 0), 'hands', 'are dealt when Archetypes are chosen'],
    [!choosing || turn === 0, 'turn', 'is 0 before the deal'],
    [!choosing || [...s.weapons, ...s.stances].every((kind) => kind < 0), 'weapons', 'are played after the deal'],
    [!choosing || s.discard.length === 0, 'discard', 'is empty before the deal'],
    [picking.every((seat) => s.archetypes[seat] < 0 && !isOut(house, s, seat)), 'picking', 'has somebody who need not'],
    [!playing || turn >= 1, 'turn', 'is at least 1'],
    [turn <= house.turnLimit, 'turn', 'is beyond the turn limit'],
    [inExchange === (exchange !== null), 'exchange', 'goes with the windows ally, cover and answer'],
    [window !== 'upkeep' || (due > 0 && canPay(house, s, active, due)), 'window', 'asks for an upkeep that is not due'],
    [window !== 'refill' || s.hands[active].length > 0, 'window', 'asks an empty hand to discard'],
    [(window !== 'prepare' && window !== 'respite') || !canDoNothing(s, active), 'window', 'asks who can do nothing'],
    [window !== 'passCard' || (house.teams && s.hands[active].length > 0), 'window', 'asks who has nothing to pass'],
  ]
}
