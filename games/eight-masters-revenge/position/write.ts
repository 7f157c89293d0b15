import type { Position } from '../../../kernel/contract.ts'
import { type Seat, seatLetter, seatList } from '../../../kernel/seats.ts'
import { FACES } from '../cards.ts'
import { SIDES } from '../choice.ts'
import { COLUMNS } from '../constants.ts'
import { FIGHTERS } from '../fighters.ts'
import type { House } from '../options.ts'
import { TOKENS } from '../placed.ts'
import { packetAmount, packetCause, packetSeat, packetTimes } from '../rules/packets.ts'
import { slidingLeft, slidingSeat, slidingSide } from '../rules/slide.ts'
import type { Attack, State } from '../state.ts'
import { removedBows } from './removed.ts'
import { writeCards, writeCouple, writeHiddenCards, writePlaced, writeStack, writeZones } from './texts.ts'

const letter = (seat: Seat): string | null => (seat < 0 ? null : seatLetter(seat))
const row = (seats: readonly Seat[]): string => seats.map(seatLetter).join('')

/** Any moment as readable JSON. `handSizes`, `pileSize` and `removed` follow from the rest and are there to be read. */
export const writePosition = (house: House, s: State): Position => {
  const seats = seatList(house.areas)
  const bySeat = <T>(value: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(seats.map((seat) => [seatLetter(seat), value(seat)]))
  return {
    window: s.window,
    asked: letter(s.asked),
    step: s.step,
    active: seatLetter(s.active),
    turn: s.turn,
    free: s.free,
    starter: seatLetter(s.starter),
    life: bySeat((seat) => s.life[seat]),
    hands: bySeat((seat) => writeHiddenCards(s.hands[seat])),
    handSizes: bySeat((seat) => s.hands[seat].length),
    areas: bySeat((seat) =>
      writeCouple({ place: s.place[seat], left: s.couple[2 * seat], right: s.couple[2 * seat + 1] }),
    ),
    zones: bySeat((seat) => writeZones(s.zones.slice(COLUMNS * seat, COLUMNS * (seat + 1)))),
    fighters: bySeat((seat) => (s.fighters[seat] < 0 ? null : FIGHTERS[s.fighters[seat]].id)),
    fury: row(seats.filter((seat) => ((s.fury >>> seat) & 1) === 1)),
    marker: letter(s.marker),
    supply: Object.fromEntries(TOKENS.map((token, kind) => [token, s.supply[kind]])),
    aside: writeHiddenCards(s.aside),
    pile: writeCards(s.pile.toReversed()),
    pileSize: s.pile.length,
    rest: 'none',
    discards: writeCards(s.discards),
    removed: writeCards(removedBows(s)),
    suspense: s.suspense < 0 ? null : FACES[s.suspense],
    shuffle: s.shuffle,
    stack: writeStack(s.stack),
    stackAt: s.stackAt,
    stackSeen: s.stackSeen,
    draft: row(s.draft),
    attack: s.attack === null ? null : writeAttack(s.attack),
    packets: s.packets.map(writePacket),
    slide: s.slide === 0 ? null : writeSlide(s.slide),
    ended: s.ended === null ? null : { ...s.ended, winners: row(s.ended.winners) },
    stream: s.stream,
  }
}

const writeAttack = ({ card, side, tokens, defender, counterer, ...rest }: Attack): Position => ({
  card: FACES[card],
  side: SIDES[side],
  blow: tokens === 0 ? '' : writePlaced(tokens),
  defender: letter(defender),
  ...rest,
  counterer: letter(counterer),
})

const writePacket = (packet: number): string =>
  `${seatLetter(packetSeat(packet))} ${packetAmount(packet)} ${packetCause(packet)} x${packetTimes(packet)}`

const writeSlide = (slide: number): string =>
  `${seatLetter(slidingSeat(slide))} ${SIDES[slidingSide(slide)]} ${slidingLeft(slide)}`
