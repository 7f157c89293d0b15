import type { Words } from '../../../kernel/contract.ts'
import { number, numbers, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { CHARACTERS } from '../characters.ts'
import { SECRETS } from '../secrets.ts'
import { FIST_NAMES } from './fist-names.ts'

const cards = (e: Event): string => texts(e, 'cards').join(' ')
const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
const characterName = (id: string): string => CHARACTERS.find((character) => character.id === id)?.name ?? id
const secretName = (id: string): string => SECRETS.find((secret) => secret.id === id)?.name ?? id

/** Log lines, once, for screen, terminal and screen reader. */
export const EVENTS: Words['events'] = {
  'kabuken.pickOrder': (e, who) => `Characters are picked in this order: ${numbers(e, 'seats').map(who).join(', ')}.`,
  'kabuken.character': (e, who) => `${who(number(e, 'seat'))} plays ${characterName(text(e, 'character'))}.`,
  'kabuken.offer': (e) => `Each player looks at ${count(number(e, 'count'), 'secret')}.`,
  'kabuken.secretShown': (e, who) => `${who(number(e, 'seat'))} has the secret ${secretName(text(e, 'secretId'))}.`,
  'kabuken.deal': (e, who) => `The cards are dealt. Field Card: ${text(e, 'card')}. ${who(number(e, 'seat'))} begins.`,
  'kabuken.turn': (e, who) => `Turn ${number(e, 'turn')}: ${who(number(e, 'seat'))}.`,
  'kabuken.psychUp': (e, who) =>
    cards(e) === ''
      ? `${who(number(e, 'seat'))} psychs up with an empty hand.`
      : `${who(number(e, 'seat'))} psychs up and discards ${cards(e)}.`,
  'kabuken.draw': (e, who) =>
    `${who(number(e, 'seat'))} draws ${count(number(e, 'count'), 'card')}${cards(e) === '' ? '' : `: ${cards(e)}`}.`,
  'kabuken.attack': (e, who) =>
    `${who(number(e, 'seat'))} attacks ${who(number(e, 'to'))} with ${cards(e)}: ${FIST_NAMES[text(e, 'fist')]}, ${number(e, 'damage')} damage.`,
  'kabuken.defend': (e, who) =>
    `${who(number(e, 'seat'))} defends with ${cards(e)}: ${number(e, 'pairs')} less damage.`,
  'kabuken.counter': (e, who) =>
    `${who(number(e, 'seat'))} counters with ${cards(e)}: ${number(e, 'damage')} damage now threaten ${who(number(e, 'to'))}.`,
  'kabuken.damage': (e, who) =>
    number(e, 'amount') === 0
      ? `${who(number(e, 'seat'))} takes no damage.`
      : `${who(number(e, 'seat'))} takes ${number(e, 'amount')} damage and has ${number(e, 'hp')} HP.`,
  'kabuken.heal': (e, who) =>
    `${who(number(e, 'seat'))} recovers ${number(e, 'amount')} HP and has ${number(e, 'hp')} HP.`,
  'kabuken.pay': (e, who) => `${who(number(e, 'seat'))} pays ${number(e, 'amount')} HP and has ${number(e, 'hp')} HP.`,
  'kabuken.seal': (e, who) =>
    `${who(number(e, 'seat'))} uses Strong Seal: ${number(e, 'amount')} damage come to nothing.`,
  'kabuken.dazzle': (e, who) =>
    `${who(number(e, 'seat'))} uses Dazzle and reveals ${cards(e)}: ${number(e, 'damage')} extra damage.`,
  'kabuken.greed': (e, who) => `${who(number(e, 'seat'))} uses Greed and takes another turn.`,
  'kabuken.storm': (e, who) =>
    `${who(number(e, 'seat'))} uses Mountain Storm: ${who(number(e, 'to'))} loses ${cards(e) === '' ? 'nothing' : cards(e)}.`,
  'kabuken.bury': (e, who) => `${who(number(e, 'seat'))} puts ${cards(e)} under the discard.`,
  'kabuken.show': (e, who) => `${who(number(e, 'seat'))} shows the whole hand: ${cards(e)}.`,
  'kabuken.take': (e, who) => `${who(number(e, 'seat'))} uses Grave Keeper and takes ${cards(e)} from the discard.`,
  'kabuken.secret': (e, who) => `${who(number(e, 'seat'))} uses ${secretName(text(e, 'secretId'))}.`,
  'kabuken.look': (e, who) =>
    `${who(number(e, 'seat'))} looks at ${count(number(e, 'count'), 'more card')}${cards(e) === '' ? '' : `: ${cards(e)}`}.`,
  'kabuken.hold': (e, who) => {
    const [kept, other] = texts(e, 'cards')
    return kept === undefined
      ? `${who(number(e, 'seat'))} keeps one card and puts the other back on the deck.`
      : `${who(number(e, 'seat'))} keeps ${kept} and puts ${other} back on the deck.`
  },
  'kabuken.knockOut': (e, who) => `${who(number(e, 'seat'))} is knocked out by ${who(number(e, 'by'))}.`,
  'kabuken.leave': (e, who) => `${who(number(e, 'seat'))}'s hand goes under the discard: ${cards(e)}.`,
  'kabuken.momentum': (e, who) => `${who(number(e, 'seat'))} gains momentum.`,
  'kabuken.runOut': (e) => `The deck has run out (${number(e, 'times')}).`,
  'kabuken.reshuffle': (e) => `The discards are shuffled: a new deck of ${count(number(e, 'count'), 'card')}.`,
  'kabuken.gaveUp': (e, who) => `${who(number(e, 'seat'))} gives up.`,
  'kabuken.gameOver': (e, who) => {
    const winners = numbers(e, 'winners').map(who)
    return winners.length === 1 ? `${winners[0]} wins the game.` : `${winners.join(' and ')} share the victory.`
  },
  'kabuken.wins': (e, who) =>
    `Games won: ${numbers(e, 'wins')
      .map((wins, seat) => `${who(seat)} ${wins}`)
      .join(', ')}.`,
}
