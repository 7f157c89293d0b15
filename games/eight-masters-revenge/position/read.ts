import { type Stream, seeded } from '../../../kernel/random.ts'
import { bad, ok, type Result } from '../../../kernel/result.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { cardOf, shuffleOf } from '../cards.ts'
import { SIDES } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import type { House } from '../options.ts'
import { TOKENS, type Zone } from '../placed.ts'
import { wholeStack, wholeSupply } from '../rules/setup.ts'
import { stepOf } from '../rules/step-of.ts'
import { run } from '../rules/steps.ts'
import type { Attack, State, WindowName } from '../state.ts'
import { type BySeat, type Given, type GivenAttack, givenReader } from './given.ts'
import { type Places, placeCards } from './place.ts'
import { soundness } from './sound.ts'
import { readHiddenCards, readPlaced, readStack, readZones } from './texts.ts'
import { tokensInPlay } from './tokens.ts'

/**
 * A position that came from outside, whole or in part. Without a window it is the moment right before the turn of
 * `active` begins, and the game goes on from there to the first question.
 */
export const readPosition = (house: House, input: unknown): Result<State> => {
  const read = givenReader(house.areas)(input, '')
  if (!read.ok) return read
  const given = read.value
  const places = placeCards(house, given)
  if (!places.ok) return places
  const zones = zonesOf(house, given)
  if (!zones.ok) return zones
  const stack = given.stack === undefined ? ok(wholeStack(house)) : readStack('stack', given.stack)
  if (!stack.ok) return stack
  const stream = streamOf(given)
  if (!stream.ok) return stream
  const attack = attackOf(given.attack ?? null)
  if (!attack.ok) return attack
  const s = stateOf(house, given, places.value, zones.value, stack.value, stream.value, attack.value)
  const problem = soundness(house, given, s)
  if (problem !== null) return problem
  run({ house, s, log: undefined })
  return ok(s)
}

const fill = <T>(seats: readonly Seat[], given: BySeat<T> | undefined, otherwise: T): T[] =>
  seats.map((seat) => given?.[seatLetter(seat)] ?? otherwise)

const zonesOf = (house: House, given: Given): Result<Zone[]> => {
  const zones: Zone[] = []
  for (const seat of seatList(house.areas)) {
    const read = readZones(`zones.${seatLetter(seat)}`, given.zones?.[seatLetter(seat)] ?? '')
    if (!read.ok) return read
    zones.push(...read.value)
  }
  return zones.length === house.areas * COLUMNS ? ok(zones) : bad('zones', 'are six for each seat')
}

/** Without a stream of its own a position is deterministic; `script` says what chance brings next. */
const streamOf = ({ stream, script }: Given): Result<Stream> => {
  const base = stream ?? seeded('sfc32', 'position').save()
  if (script === undefined) return ok(base)
  const cards = readHiddenCards('script', script)
  if (!cards.ok) return cards
  return base === null ? bad('stream', 'is missing') : ok({ ...base, script: cards.value.map(cardOf) })
}

const attackOf = (given: GivenAttack | null): Result<Attack | null> => {
  if (given === null) return ok(null)
  const { blow, side, ...rest } = given
  const tokens = blow === '' ? 0 : readPlaced(blow)
  return tokens < 0
    ? bad('attack.blow', 'must be a card such as B22_{d}')
    : ok({ ...rest, side: SIDES.indexOf(side), tokens })
}

const stateOf = (
  house: House,
  given: Given,
  { hands, aside, pile, discards, couples }: Places,
  zones: Zone[],
  stack: number[],
  stream: Stream,
  attack: Attack | null,
): State => {
  const seats = seatList(house.areas)
  const fighters = fill(seats, given.fighters, -1)
  const couple = couples.flatMap(({ left, right }) => [left, right])
  const window = given.window ?? 'none'
  const active = given.active ?? 0
  const inPlay = tokensInPlay(couple, zones, attack)
  const whole = wholeSupply(house, fighters)
  return {
    life: seats.map((seat) => given.life?.[seatLetter(seat)] ?? (couples[seat].place === 0 ? 0 : house.fullLife)),
    place: couples.map(({ place }) => place),
    couple,
    zones,
    fighters,
    fury: (given.fury ?? []).reduce((bits, seat) => bits | (1 << seat), 0),
    marker: given.marker ?? -1,
    supply: TOKENS.map((token, kind) => given.supply?.[token] ?? Math.max(0, whole[kind] - inPlay[kind])),
    hands,
    aside,
    pile,
    discards,
    shuffle: given.shuffle ?? Math.max(0, ...[...hands.flat(), ...aside].map(shuffleOf)),
    stack,
    stackAt: given.stackAt ?? Math.max(0, stack.length - 1),
    stackSeen: given.stackSeen ?? Math.min(1, stack.length),
    draft: given.draft ?? [],
    starter: given.starter ?? 0,
    turn: given.turn ?? 0,
    active,
    free: given.free ?? false,
    suspense: given.suspense ?? -1,
    attack,
    step: given.step ?? stepOf(window, attack),
    packets: (given.packets ?? []).slice(),
    slide: given.slide ?? 0,
    window,
    asked: askedBy(given, window, active, attack),
    ended: given.ended ?? null,
    stream,
    unseen: [],
    unseenTokens: [],
  }
}

/** Who is asked follows from the window, but for the marker's owner and a fall. */
const askedBy = (given: Given, window: WindowName, active: Seat, attack: Attack | null): Seat => {
  if (given.asked !== undefined) return given.asked
  if (window === 'none') return -1
  if (window === 'pick') return given.draft?.[0] ?? -1
  if (window === 'response') return attack?.defender ?? -1
  if (window === 'counterback') return attack?.counterer === active ? attack.defender : active
  return active
}
