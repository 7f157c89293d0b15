import type { Label, Words } from '../../../kernel/contract.ts'
import type { Event } from '../../../kernel/events.ts'

const number = (e: Event, name: string): number => {
  const value = e[name]
  return typeof value === 'number' ? value : 0
}
const text = (e: Event, name: string): string => {
  const value = e[name]
  return typeof value === 'string' ? value : ''
}
const list = (e: Event, name: string): readonly (string | number)[] => {
  const value = e[name]
  return typeof value === 'object' && 'length' in value ? value : []
}
const numbers = (e: Event, name: string): number[] => list(e, name).map(Number)
const cards = (e: Event, label: Label): string =>
  list(e, 'cards')
    .map((face) => label(String(face)))
    .join(', ')

/** Log lines, once, for screen, terminal and screen reader. */
export const EVENTS: Words['events'] = {
  'kung-fu-fighting.custom': (e, _who, label) =>
    `Cards of your own in this game: ${list(e, 'names')
      .map((id) => label(String(id)))
      .join(', ')}.`,
  'kung-fu-fighting.archetype': (e, who, label) => `${who(number(e, 'seat'))} is ${label(text(e, 'archetype'))}.`,
  'kung-fu-fighting.deal': (e, who) => `Everybody gets ${number(e, 'count')} cards. ${who(number(e, 'seat'))} begins.`,
  'kung-fu-fighting.turn': (e, who) => `Turn ${number(e, 'turn')}: ${who(number(e, 'seat'))}.`,
  'kung-fu-fighting.paid': (e, who) =>
    `${who(number(e, 'seat'))} pays ${number(e, 'amount')} Chi: ${number(e, 'chi')} left.`,
  'kung-fu-fighting.letGo': (e, who, label) => `${who(number(e, 'seat'))} leaves ${cards(e, label)}.`,
  'kung-fu-fighting.discarded': (e, who, label) => `${who(number(e, 'seat'))} discards ${cards(e, label)}.`,
  'kung-fu-fighting.draw': (e, who, label) =>
    `${who(number(e, 'seat'))} draws ${number(e, 'count')}${cards(e, label) === '' ? '' : `: ${cards(e, label)}`}.`,
  'kung-fu-fighting.reshuffle': (e) => `The discard pile becomes a new deck of ${number(e, 'count')}.`,
  'kung-fu-fighting.played': (e, who, label) => `${who(number(e, 'seat'))} plays ${label(text(e, 'card'))}.`,
  'kung-fu-fighting.attached': (e, who, label) => `${who(number(e, 'seat'))} attaches ${label(text(e, 'card'))}.`,
  'kung-fu-fighting.side': (e, who, label) => `${label(text(e, 'side'))} goes along for ${who(number(e, 'seat'))}.`,
  'kung-fu-fighting.replaced': (e, who, label) => `${who(number(e, 'seat'))} gives up ${cards(e, label)} for it.`,
  'kung-fu-fighting.restored': (e, who) =>
    `${who(number(e, 'seat'))} restores ${number(e, 'amount')} Chi: ${number(e, 'chi')}.`,
  'kung-fu-fighting.dropped': (e, who, label) => `${who(number(e, 'seat'))} drops ${cards(e, label)}.`,
  'kung-fu-fighting.moved': (e, who, label) =>
    `${cards(e, label)} goes from ${who(number(e, 'from'))} to ${who(number(e, 'seat'))}.`,
  'kung-fu-fighting.attack': (e, who, label) => declared(e, who, label, 'attacks'),
  'kung-fu-fighting.counter': (e, who, label) => declared(e, who, label, 'hits back at'),
  'kung-fu-fighting.added': (e, who, label) =>
    `${who(number(e, 'seat'))} adds ${[label(text(e, 'card')), cards(e, label)].filter((part) => part !== '').join(', ')}${
      list(e, 'further').length === 0 ? '' : ` and hits ${numbers(e, 'further').map(who).join(', ')} too`
    }.`,
  'kung-fu-fighting.passed': (e, who) => `${who(number(e, 'seat'))} passes.`,
  'kung-fu-fighting.blocked': (e, who, label) =>
    `${who(number(e, 'seat'))} blocks with ${label(text(e, 'card'))}${
      number(e, 'seat') === number(e, 'target') ? '' : ` for ${who(number(e, 'target'))}`
    }.`,
  'kung-fu-fighting.redirected': (e, who, label) =>
    `${who(number(e, 'seat'))} plays ${label(text(e, 'card'))} and takes the place of ${who(number(e, 'target'))}.`,
  'kung-fu-fighting.stoodUp': (e, who, label) =>
    `${who(number(e, 'seat'))} plays ${label(text(e, 'card'))} for ${who(number(e, 'target'))}.`,
  'kung-fu-fighting.lost': (e, who, label) => `${who(number(e, 'seat'))} loses ${cards(e, label)}.`,
  'kung-fu-fighting.guarded': (e, who, label) =>
    `${label(text(e, 'guard'))} goes in its place for ${who(number(e, 'seat'))}.`,
  'kung-fu-fighting.hit': (e, who) =>
    `${who(number(e, 'by'))} hits ${who(number(e, 'seat'))}: ${number(e, 'damage')} less ${number(e, 'defence')} is ${number(e, 'loss')}.`,
  'kung-fu-fighting.ignored': (e, who) => `${who(number(e, 'seat'))} ignores the Attack of ${who(number(e, 'by'))}.`,
  'kung-fu-fighting.lostChi': (e, who) =>
    `${numbers(e, 'seats').map(who).join(' and ')}: ${number(e, 'amount')} Chi lost, ${number(e, 'chi')} left.`,
  'kung-fu-fighting.worn': (e, who, label) => `${cards(e, label)} of ${who(number(e, 'seat'))} breaks.`,
  'kung-fu-fighting.out': (e, who) => `${numbers(e, 'seats').map(who).join(' and ')}: out of the game.`,
  'kung-fu-fighting.left': (e, who, label) => `${who(number(e, 'seat'))} leaves ${cards(e, label)}.`,
  'kung-fu-fighting.gave': (e, who, label) =>
    `${who(number(e, 'seat'))} hands ${cards(e, label) === '' ? 'a card' : cards(e, label)} to ${who(number(e, 'to'))}.`,
  'kung-fu-fighting.gaveUp': (e, who) => `${who(number(e, 'seat'))} gives up.`,
  'kung-fu-fighting.agreed': () => 'All agree on a tie.',
  'kung-fu-fighting.over': (e, who) => {
    const winners = numbers(e, 'winners').map(who)
    return `The fight is over: ${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`
  },
}

const declared = (e: Event, who: (seat: number) => string, label: Label, verb: string): string => {
  const parts = [label(text(e, 'card')), cards(e, label)].filter((part) => part !== '')
  return `${who(number(e, 'seat'))} ${verb} ${numbers(e, 'to').map(who).join(', ')}: ${parts.join(', ')}.`
}
