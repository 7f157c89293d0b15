import type { Label, Who, Words } from '../../../kernel/contract.ts'
import { number, numbers, text } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { EXCHANGE_EVENTS } from './en-events-exchange.ts'
import { cardOf, cardsIn, cardsOf, seatOf } from './params.ts'
import { inWords } from './shout.ts'

type Told = (event: Event, who: Who, label: Label) => string

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const fallen = (e: Event, who: Who): string => {
  const seats = numbers(e, 'seats')
  return `${inWords(seats.map(who))} ${seats.length === 1 ? 'is' : 'are'}`
}

/** Whose loss it is, in a sentence: a team shares its Chi. */
const owners = (e: Event, who: Who): string => inWords(numbers(e, 'seats').map(who))

const TURN: Readonly<Record<string, Told>> = {
  custom: (e, _who, label) => `Cards of your own are in this deck: ${inWords(cardsIn(e, 'names', label))}.`,
  archetype: (e, who, label) => `${seatOf(e, who)} is ${cardOf(e, 'archetype', label)}.`,
  deal: (e, who) => `Everybody is dealt ${counted(number(e, 'count'), 'card')}; ${seatOf(e, who)} goes first.`,
  turn: (e, who) => `Turn ${number(e, 'turn')}: ${seatOf(e, who)}.`,
  paid: (e, who) =>
    `${seatOf(e, who)} pays ${number(e, 'amount')} Chi for the Stance and has ${number(e, 'chi')} left.`,
  letGo: (e, who, label) => `${seatOf(e, who)} does not pay and loses ${cardsOf(e, label)}.`,
  discarded: (e, who, label) => {
    const cards = cardsOf(e, label)
    // KFF-10.15 is the work of an Attack.
    return text(e, 'rule') === 'KFF-4.3'
      ? `${seatOf(e, who)} discards ${cards}.`
      : `${seatOf(e, who)} drops ${cards}, picked by chance.`
  },
  draw: (e, who, label) => {
    const cards = cardsOf(e, label)
    const drawn = `${seatOf(e, who)} draws ${counted(number(e, 'count'), 'card')}`
    return cards === '' ? `${drawn}.` : `${drawn}: ${cards}.`
  },
  reshuffle: (e) =>
    `The deck is empty: the discard pile is shuffled into a new one of ${counted(number(e, 'count'), 'card')}.`,
  played: (e, who, label) => `${seatOf(e, who)} plays ${cardOf(e, 'card', label)}.`,
  attached: (e, who, label) => `${seatOf(e, who)} attaches ${cardOf(e, 'card', label)}.`,
  side: (e, who, label) => `${cardOf(e, 'side', label)} of ${seatOf(e, who)} is attached to it.`,
  replaced: (e, who, label) => `${seatOf(e, who)} discards ${cardsOf(e, label)} to make room.`,
  restored: (e, who) =>
    number(e, 'amount') === 0
      ? `${seatOf(e, who)} has all ${number(e, 'chi')} Chi already.`
      : `${seatOf(e, who)} gets ${number(e, 'amount')} Chi back and has ${number(e, 'chi')}.`,
  dropped: (e, who, label) => `${seatOf(e, who)} gives up ${cardsOf(e, label)}.`,
  moved: (e, who, label) => {
    const from = who(number(e, 'from'))
    return `${seatOf(e, who)} now has ${cardsOf(e, label)} of ${from}.`
  },
  passed: (e, who) => `${seatOf(e, who)} passes.`,
  gave: (e, who, label) => {
    const cards = cardsOf(e, label)
    return `${seatOf(e, who)} hands ${cards === '' ? 'a card' : cards} to ${who(number(e, 'to'))}.`
  },
}

const END: Readonly<Record<string, Told>> = {
  lostChi: (e, who) => {
    const verb = numbers(e, 'seats').length === 1 ? ['loses', 'has'] : ['lose', 'have']
    return `${owners(e, who)} ${verb[0]} ${number(e, 'amount')} Chi and ${verb[1]} ${number(e, 'chi')} left.`
  },
  out: (e, who) => `${fallen(e, who)} out.`,
  left: (e, who, label) => `${seatOf(e, who)} leaves behind ${cardsOf(e, label)}.`,
  gaveUp: (e, who) => `${seatOf(e, who)} gives up.`,
  agreed: () => 'Everybody agrees to call it a tie.',
  over: (e, who) => {
    const winners = numbers(e, 'winners').map(who)
    if (e.tied === true) return `The fight ends in a tie between ${inWords(winners)}.`
    return `The fight is over: ${inWords(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`
  },
}

/** Log lines, once, for screen, terminal and screen reader. */
export const EVENTS: Words['events'] = Object.fromEntries(
  Object.entries({ ...TURN, ...EXCHANGE_EVENTS, ...END }).map(([key, told]) => [`kung-fu-fighting.${key}`, told]),
)
