import { listOf, objectOf, type Reader, wholeNumber } from '../../../kernel/reader.ts'
import { bad, ok } from '../../../kernel/result.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { facesOf, type Kind } from '../cards.ts'
import type { House } from '../house.ts'
import type { Attack, Exchange, Target, Volley } from '../state.ts'
import { cardReader, cardsReader, nullOr, seatReader, seatRow } from './readers.ts'

const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? ok(value) : bad(at, 'must be true or false'))

const mutable =
  <T>(reader: Reader<readonly T[]>): Reader<T[]> =>
  (value, at) => {
    const read = reader(value, at)
    return read.ok ? ok(read.value.slice()) : read
  }

const MANY = 10_000

export const exchangeReader = (house: House): Reader<Exchange> => {
  const seat = seatReader(house)
  const card = cardReader(house)
  const cards = cardsReader(house)
  const count = wholeNumber(0, MANY)
  const target = objectOf<Target>({ seat, answersTo: seat, block: nullOr(-1, card), blocker: nullOr(-1, seat) })
  const attack = objectOf<Attack>({
    attacker: seat,
    counter: flag,
    weapon: flag,
    source: card,
    parts: cards,
    owners: seatRow(house),
    splitBy: nullOr(-1, card),
    splitter: nullOr(-1, seat),
    targets: mutable(listOf(target)),
  })
  const volley = objectOf<Volley>({
    attacks: mutable(listOf(count)),
    answering: flag,
    at: count,
    target: count,
    round: count,
  })
  return objectOf<Exchange>({ attacks: mutable(listOf(attack)), volleys: mutable(listOf(volley)), table: cards })
}

export const writeExchange = (house: House, { attacks, volleys, table }: Exchange): unknown => {
  const card = (kind: Kind): string | null => (kind < 0 ? null : facesOf(house, [kind])[0])
  const row = (kinds: readonly Kind[]): string => facesOf(house, kinds).join(' ')
  const seat = (place: number): string | null => (place < 0 ? null : seatLetter(place))
  return {
    attacks: attacks.map((attack) => ({
      ...attack,
      attacker: seatLetter(attack.attacker),
      source: card(attack.source),
      parts: row(attack.parts),
      owners: attack.owners.map(seatLetter).join(''),
      splitBy: card(attack.splitBy),
      splitter: seat(attack.splitter),
      targets: attack.targets.map((target) => ({
        seat: seatLetter(target.seat),
        answersTo: seatLetter(target.answersTo),
        block: card(target.block),
        blocker: seat(target.blocker),
      })),
    })),
    volleys: volleys.map((volley) => ({ ...volley, attacks: volley.attacks.slice() })),
    table: row(table),
  }
}
