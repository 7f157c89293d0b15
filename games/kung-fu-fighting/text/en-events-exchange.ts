import type { Label, Who } from '../../../kernel/contract.ts'
import { number, numbers, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { cardOf, cardsOf, seatOf } from './params.ts'
import { bare, type Called, inWords, shout } from './shout.ts'

type Told = (event: Event, who: Who, label: Label) => string

const called = (e: Event, label: Label): Called[] => [
  ...texts(e, 'cards').map((face) => ({ name: label(face), isAttack: false })),
  ...texts(e, 'combo').map((face) => ({ name: label(face), isAttack: true })),
]

/** The Attack as it is called out. */
const declared =
  (verb: string): Told =>
  (e, who, label) => {
    const by = text(e, 'splitBy')
    const split = by === '' ? '' : ` Split by ${bare(label(by))}.`
    const cry = shout(label(text(e, 'card')), called(e, label))
    return `${seatOf(e, who)} ${verb} ${inWords(numbers(e, 'to').map(who))}: “${cry}”${split}`
  }

const added: Told = (e, who, label) => {
  const combo = cardsOf(e, label)
  const cry = [label(text(e, 'card')), ...(combo === '' ? [] : [`${combo}!`])].join(' ')
  const further = numbers(e, 'further').map(who)
  const also = further.length === 0 ? '' : `, and ${inWords(further)} ${further.length === 1 ? 'is' : 'are'} hit too`
  return `${seatOf(e, who)} joins the Attack of ${who(number(e, 'to'))}: “${cry}”${also === '' ? '' : `${also}.`}`
}

const hit: Told = (e, who) => {
  const { damage, defence, loss } = {
    damage: number(e, 'damage'),
    defence: number(e, 'defence'),
    loss: number(e, 'loss'),
  }
  const blow = `The Attack of ${who(number(e, 'by'))} on ${seatOf(e, who)} is worth ${damage}`
  if (defence === 0) return `${blow} and meets no defence.`
  return loss === 0 ? `${blow}, and defence ${defence} stops it.` : `${blow}, less defence ${defence}: ${loss}.`
}

export const EXCHANGE_EVENTS: Readonly<Record<string, Told>> = {
  attack: declared('attacks'),
  counter: declared('strikes back at'),
  added,
  blocked: (e, who, label) => {
    const whose = number(e, 'seat') === number(e, 'target') ? '' : ` for ${who(number(e, 'target'))}`
    return `${seatOf(e, who)} blocks${whose}: “${label(text(e, 'card'))}”`
  },
  redirected: (e, who, label) =>
    `${seatOf(e, who)} steps in front of ${who(number(e, 'target'))}: “${label(text(e, 'card'))}”`,
  stoodUp: (e, who, label) =>
    `${seatOf(e, who)} stands up for ${who(number(e, 'target'))}: “${label(text(e, 'card'))}”`,
  lost: (e, who, label) => `${seatOf(e, who)} loses ${cardsOf(e, label)}.`,
  guarded: (e, who, label) => `${cardOf(e, 'guard', label)} of ${seatOf(e, who)} is discarded instead.`,
  hit,
  ignored: (e, who) => `${seatOf(e, who)} ignores the Attack of ${who(number(e, 'by'))}, worth ${number(e, 'damage')}.`,
  worn: (e, who, label) => `${cardsOf(e, label)} of ${seatOf(e, who)} is used up.`,
}
