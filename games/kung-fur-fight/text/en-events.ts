import type { Label, Who, Words } from '../../../kernel/contract.ts'
import { number, numbers, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { FIRST_RANGER, isAnimal, kindOfFace } from '../cards.ts'
import { counted, inWords } from './phrases.ts'

const seat = (e: Event, who: Who): string => who(number(e, 'seat'))
const other = (e: Event, who: Who): string => who(number(e, 'to'))
const arena = (e: Event, label: Label): string => label(text(e, 'arena'))
const card = (e: Event, label: Label): string => label(text(e, 'card'))
const cards = (e: Event, label: Label): string[] => texts(e, 'cards').map(label)
/** What only some may know; the others hear the sentence without it. */
const known = (e: Event, label: Label): string =>
  texts(e, 'cards').length > 0 ? `: ${cards(e, label).join(', ')}` : ''
const weapons = (n: number): string => counted(n, 'Hidden Weapon')

/** Log lines, once, for screen, terminal and screen reader. */
export const EVENTS: Words['events'] = {
  'kung-fur-fight.deal': (e, who) => `${seat(e, who)} commands the Monk Dogs, ${other(e, who)} the Ninja Cats.`,
  'kung-fur-fight.round': (e) => `Round ${number(e, 'round')} begins.`,
  'kung-fur-fight.reward': (e, _who, label) => `${card(e, label)} is turned up on ${arena(e, label)}.`,
  'kung-fur-fight.pushedOff': (e, _who, label) => `${arena(e, label)} is full: ${card(e, label)} is pushed off.`,
  'kung-fur-fight.plan': (e, who, label) => {
    const [leader, ...assistants] = cards(e, label)
    const extras = [
      ...(number(e, 'hw') > 0 ? [weapons(number(e, 'hw'))] : []),
      ...(e.coconut === true ? ['the Coconut'] : []),
    ]
    const team = assistants.length === 0 ? leader : inWords([`${leader} (leading)`, ...assistants])
    return `${seat(e, who)} sends ${team} to ${arena(e, label)}${extras.length > 0 ? `, with ${inWords(extras)}` : ''}.`
  },
  'kung-fur-fight.pass': (e, who) => `${seat(e, who)} passes: not one Animal fights.`,
  'kung-fur-fight.peach': (e, who) =>
    number(e, 'count') === 1
      ? `A Peach lets ${seat(e, who)} send 1 Animal more.`
      : `${number(e, 'count')} Peaches let ${seat(e, who)} send ${number(e, 'count')} Animals more.`,
  'kung-fur-fight.raihuu': (e, who, label) =>
    `Raihuu puts a token on ${arena(e, label)}: 2 AP for ${seat(e, who)} this round.`,
  'kung-fur-fight.skip': (e, _who, label) => `Nobody fights in ${arena(e, label)}; its Reward cards stay.`,
  'kung-fur-fight.throws': (e, who, label) =>
    `${inWords(texts(e, 'signs').map((sign, at) => `${who(at)} throws ${label(sign)}`))}.`,
  'kung-fur-fight.throwTie': () => 'The same sign twice: throw again.',
  'kung-fur-fight.first': (e, who) => `${seat(e, who)} has to decide first.`,
  'kung-fur-fight.add': (e, who, label) =>
    `Shiue calls ${card(e, label)} to ${arena(e, label)}, out of ${seat(e, who)}'s hand.`,
  'kung-fur-fight.addNone': (e, who, label) => `${seat(e, who)} calls nobody to Shiue's side in ${arena(e, label)}.`,
  'kung-fur-fight.commit': (e, who, label) =>
    number(e, 'hw') === 0
      ? `${seat(e, who)} adds no Hidden Weapons to Ringo's team in ${arena(e, label)}.`
      : `Ringo brings ${weapons(number(e, 'hw'))} more to ${arena(e, label)} for ${seat(e, who)}.`,
  'kung-fur-fight.remove': (e, who, label) =>
    `${seat(e, who)}'s Shiau-Yao sends ${card(e, label)} of ${other(e, who)} from ${arena(e, label)} to rest.`,
  'kung-fur-fight.removeNone': (e, who, label) =>
    `${seat(e, who)} lets Shiau-Yao spare everybody in ${arena(e, label)}.`,
  'kung-fur-fight.use': (e, who, label) =>
    `${seat(e, who)} takes the bonus of ${label(text(e, 'leader'))} in ${arena(e, label)}.`,
  'kung-fur-fight.waive': (e, who, label) =>
    `${seat(e, who)} waives the bonus of ${label(text(e, 'leader'))} in ${arena(e, label)}.`,
  'kung-fur-fight.ignore': (e, who, label) =>
    `${seat(e, who)} lets Ban ignore ${number(e, 'hw') === 0 ? 'no Hidden Weapons' : weapons(number(e, 'hw'))} in ${arena(e, label)}.`,
  'kung-fur-fight.ap': (e, who, label) =>
    `${arena(e, label)}: ${numbers(e, 'ap')
      .map((ap, at) => `${who(at)} ${ap} AP`)
      .join(', ')}.`,
  'kung-fur-fight.taiChi': (e, who, label) =>
    `So far behind, Tai-Chi turns ${arena(e, label)} around for ${seat(e, who)}.`,
  'kung-fur-fight.apple': (e, who, label) => `A tie: the Apple gives ${arena(e, label)} to ${seat(e, who)}.`,
  'kung-fur-fight.noAnimal': (e, who, label) =>
    `${seat(e, who)} has no Animal in ${arena(e, label)}, and tokens alone do not win it.`,
  'kung-fur-fight.win': (e, who, label) =>
    `${seat(e, who)} wins ${arena(e, label)}: ${number(e, 'amount')} VP, ${number(e, 'vp')} in all.`,
  'kung-fur-fight.tie': (e, _who, label) => `${arena(e, label)} is tied; its Reward cards stay.`,
  'kung-fur-fight.vp': (e, who) => `${seat(e, who)} gains ${number(e, 'amount')} VP and has ${number(e, 'vp')}.`,
  'kung-fur-fight.order': (e, who, label) =>
    `${seat(e, who)} takes the Reward cards of ${arena(e, label)} in this order: ${cards(e, label).join(', ')}.`,
  'kung-fur-fight.gain': (e, who, label) => {
    const kind = kindOfFace(text(e, 'card'))
    const joins = isAnimal(kind) && kind >= FIRST_RANGER
    return joins ? `${card(e, label)} joins ${seat(e, who)}.` : `${seat(e, who)} gains ${card(e, label)}.`
  },
  'kung-fur-fight.spLost': (e, who) =>
    number(e, 'sp') === 0
      ? `${seat(e, who)} loses ${number(e, 'amount')} SP, and the spirit is broken: 0 SP.`
      : `${seat(e, who)} loses ${number(e, 'amount')} SP and has ${number(e, 'sp')}.`,
  'kung-fur-fight.spared': (e, who) => `Musashi spares ${seat(e, who)} the loss of ${number(e, 'amount')} SP.`,
  'kung-fur-fight.spGained': (e, who) => `${seat(e, who)} gains ${number(e, 'amount')} SP and has ${number(e, 'sp')}.`,
  'kung-fur-fight.hw': (e, who) => `${seat(e, who)} takes ${weapons(number(e, 'amount'))} and has ${number(e, 'hw')}.`,
  'kung-fur-fight.theft': (e, who) =>
    `Ban steals ${weapons(number(e, 'amount'))} of ${other(e, who)}; ${seat(e, who)} has ${number(e, 'hw')}.`,
  'kung-fur-fight.coconut': (e, who) => `${seat(e, who)} takes the Coconut token.`,
  'kung-fur-fight.mushroom': (e, who, label) =>
    `A Mushroom grows on ${arena(e, label)}: 1 AP for ${seat(e, who)} from now on.`,
  'kung-fur-fight.block': (e, who) => `${seat(e, who)} is blocked: 1 Animal less in round ${number(e, 'round')}.`,
  'kung-fur-fight.return': (e, who, label) =>
    `Back from ${arena(e, label)} to ${seat(e, who)}'s hand: ${cards(e, label).join(', ')}.`,
  'kung-fur-fight.peel': (e, who, label) =>
    `${seat(e, who)} draws ${counted(number(e, 'count'), 'card')} with Peel${known(e, label)}.`,
  'kung-fur-fight.take': (e, who, label) => `${seat(e, who)} takes ${card(e, label)}.`,
  'kung-fur-fight.reject': (e, who, label) =>
    `${seat(e, who)} discards ${counted(number(e, 'count'), 'card')} face down${known(e, label)}.`,
  'kung-fur-fight.hua': (e, who, label) =>
    `Hua leaves a token on ${arena(e, label)}: 2 AP for ${seat(e, who)} from now on.`,
  'kung-fur-fight.huaLost': (e, who, label) => `${seat(e, who)} loses the Hua token on ${arena(e, label)}.`,
  'kung-fur-fight.raihuuOff': (e, _who, label) => `The Raihuu token leaves ${arena(e, label)}.`,
  'kung-fur-fight.peachSpent': (e, who) =>
    `${seat(e, who)} discards ${counted(number(e, 'count'), 'used Peach', 'used Peaches')}.`,
  'kung-fur-fight.appleSpent': (e, who) => `${seat(e, who)} discards the Apple.`,
  'kung-fur-fight.yaou': (e, who) => `Yaou has won and comes back to ${seat(e, who)}'s hand.`,
  'kung-fur-fight.unblock': (e, who) => `${seat(e, who)} is no longer blocked.`,
  'kung-fur-fight.limit': (e, who) => `${seat(e, who)} may send ${number(e, 'limit')} Animals a round from now on.`,
  'kung-fur-fight.food': (e, who, label) => `${seat(e, who)} pays for a meal: 1 ${label(text(e, 'food'))}.`,
  'kung-fur-fight.recover': (e, who) =>
    `${seat(e, who)} recovers: ${counted(number(e, 'count'), 'card')} from Rest to hand.`,
  'kung-fur-fight.gaveUp': (e, who) => `${seat(e, who)} gives up.`,
  'kung-fur-fight.over': (e, who) => {
    const winners = numbers(e, 'winners').map(who)
    return winners.length === 1 ? `${winners[0]} wins.` : 'It is a draw.'
  },
}
