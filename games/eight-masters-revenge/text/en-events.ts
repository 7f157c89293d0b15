import type { Label, Who, Words } from '../../../kernel/contract.ts'
import { number, numbers, text, texts } from '../../../kernel/event-params.ts'
import type { Event } from '../../../kernel/events.ts'
import { type Seat, seatLetter } from '../../../kernel/seats.ts'
import { all, capital, count, TOKEN_NAMES } from './phrases.ts'

type Told = Words['events'][string]

/** Whoever sits at no place of the table, the automaton of the solo game, is called by the label of the letter. */
const nameOf = (seat: Seat, who: Who, label: Label): string => {
  const name = who(seat)
  return name === seatLetter(seat) ? label(name) : name
}

/** At the beginning of a sentence; people keep their spelling. */
const subject = (seat: Seat, who: Who, label: Label): string => {
  const name = nameOf(seat, who, label)
  return name === who(seat) ? name : capital(name)
}

/** A sentence about whoever did it. */
const by =
  (rest: (e: Event, name: (param: string) => string, label: Label) => string): Told =>
  (e, who, label) =>
    `${subject(number(e, 'seat'), who, label)} ${rest(e, (param) => nameOf(number(e, param), who, label), label)}`

const isOwn = (e: Event): boolean => number(e, 'to') === number(e, 'seat')
/** "B's couple", or "their own couple". */
const whose = (e: Event, name: (param: string) => string): string => (isOwn(e) ? 'their own' : `${name('to')}'s`)
const column = (e: Event): string => `column ${number(e, 'column')}`
const faces = (e: Event): string[] => texts(e, 'cards')
const drawn = (e: Event): string => (faces(e).length === 0 ? '' : `: ${faces(e).join(' ')}`)
const token = (e: Event): string => TOKEN_NAMES[text(e, 'token')]

const CAUSES: Readonly<Record<string, string>> = {
  hit: 'from the hit',
  double: 'from the double hit',
  trap: 'from a damage token on a zone',
  wound: 'from a damage token on a card',
  reveal: 'for turning up a dragon',
  fullHand: 'for holding four or more cards at the end of the turn',
  carried: 'carried over from the team-mate',
}

const TOKENS: Readonly<Record<string, string>> = {
  plus: 'The next token is +: the side of the automaton is the right.',
  minus: 'The next token is -: the side of the automaton is the left.',
  neutral: 'The next token is neutral: the automaton does nothing.',
}

/** Log lines, once, for screen, terminal and screen reader. */
export const EVENTS: Words['events'] = {
  'emr.starter': by(() => 'begins.'),
  'emr.fighter': by((e) => `fights as ${text(e, 'fighter')}.`),
  'emr.deal': () => 'The cards are dealt, and the fight begins with a bow.',
  'emr.turn': (e, who, label) => `Turn ${number(e, 'turn')}: ${nameOf(number(e, 'seat'), who, label)}.`,
  'emr.freeTurn': by(() => 'takes a free turn.'),
  'emr.fury': by(() => 'is in fury.'),
  'emr.calm': by(() => 'is no longer in fury.'),
  'emr.marker': by((_e, name) => `hands ${name('to')} the marker that punishes full hands.`),
  'emr.markerBack': by(() => 'takes back the marker that punishes full hands.'),
  'emr.place': by((e) => `places the couple in columns ${number(e, 'column')} and ${number(e, 'column') + 1}.`),
  'emr.reveal': by((e, _name, label) =>
    e.dragon === true
      ? `turns up ${label(text(e, 'card'))}: the dragon bites.`
      : `turns up ${label(text(e, 'card'))} for its effect.`,
  ),
  'emr.crow': by((e, name) => `puts a crow on ${column(e)} of ${whose(e, name)} area.`),
  'emr.draw': by((e) => `draws ${count(number(e, 'count'), 'card')}${drawn(e)}.`),
  'emr.skip': by(() => 'can neither draw nor attack and is passed over.'),
  'emr.moveOnCards': by((e) => `shifts a damage token from ${faces(e)[0]} to ${faces(e)[1]}.`),
  'emr.moveInZones': by((e) => `shifts a damage token from column ${number(e, 'from')} to ${number(e, 'to')}.`),
  'emr.attack': by(
    (e, _name, label) => `plays ${text(e, 'card')} on the ${text(e, 'side')}: the blow is ${label(text(e, 'blow'))}.`,
  ),
  'emr.aside': by((e) => `draws a card and sets it aside${drawn(e)}.`),
  'emr.takeAside': by((e) => `takes up ${count(number(e, 'count'), 'card')} set aside${drawn(e)}.`),
  'emr.crowed': by((e) => `meets a crow in ${column(e)}: this attack has no effect.`),
  'emr.check': by((e, name) => {
    const values = `attack ${number(e, 'attack')} against defence ${number(e, 'defence')}`
    if (e.hit !== true) return `misses ${name('to')}: ${values}.`
    return number(e, 'attack') === number(e, 'defence')
      ? `hits ${name('to')}: ${values}.`
      : `hits ${name('to')} whatever the values.`
  }),
  'emr.take': by(() => 'takes the hit.'),
  'emr.block': by((e) => `blocks with ${all(faces(e))}.`),
  'emr.counter': by(
    (e) => `counters with ${text(e, 'card')} on the ${text(e, 'side')}; ${text(e, 'discarded')} leaves unresolved.`,
  ),
  'emr.stand': by(() => 'does not counter.'),
  'emr.countered': by((_e, name) => `has countered: the attack comes to nothing, and ${name('to')}'s turn is over.`),
  'emr.counterFailed': by(() => 'is out-countered: the attack goes on.'),
  'emr.damage': by((e, name) =>
    number(e, 'amount') === 0
      ? `does no damage to ${name('to')}.`
      : `deals ${name('to')} ${number(e, 'amount')} damage.`,
  ),
  'emr.double': by((e, name) => `lands a double hit: ${number(e, 'amount')} damage for ${name('to')} too.`),
  'emr.hurt': by((e, name) => {
    const instead = e.for === undefined ? '' : ` in place of ${name('for')}`
    return `suffers ${number(e, 'amount')} damage ${CAUSES[text(e, 'cause')]}${instead} and has ${number(e, 'life')} life left.`
  }),
  'emr.wounding': by((e) => `gives up the damage, wounds ${text(e, 'card')} instead and earns a free turn.`),
  'emr.slide': by(
    (e, name) => `slides ${whose(e, name)} couple ${count(number(e, 'by'), 'column')} to the ${text(e, 'side')}.`,
  ),
  'emr.trap': by((e, name) => `lays a trap in ${column(e)} of ${whose(e, name)} area.`),
  'emr.wound': by((e) => `wounds ${text(e, 'card')} with a damage token.`),
  'emr.empower': by((e) => `puts a ${token(e)} on ${text(e, 'card')}.`),
  'emr.removeFromCard': by((e) => `takes a ${token(e)} off ${text(e, 'card')}.`),
  'emr.removeFromZone': by((e, name) => `takes a ${token(e)} out of ${column(e)} of ${whose(e, name)} area.`),
  'emr.switch': by((e, name) => `lets ${whose(e, name)} two cards change places.`),
  'emr.copy': by((e, _name, label) => `copies the effect of ${label(text(e, 'card'))}.`),
  'emr.effectDraw': by((e, name) => (isOwn(e) ? 'uses the effect to draw.' : `makes ${name('to')} draw.`)),
  'emr.fallen': by(() => 'has fallen and fights on: with two cards at most, and the team-mate takes the damage.'),
  'emr.out': by((e) =>
    faces(e).length === 0 ? 'is out of the fight.' : `is out of the fight; the hand was ${faces(e).join(' ')}.`,
  ),
  'emr.drop': by((e) => `discards ${faces(e).join(' ')}.`),
  'emr.reshuffle': (e) => `The discards are shuffled: a new pile of ${count(number(e, 'count'), 'card')}.`,
  'emr.token': (e) => TOKENS[text(e, 'token')],
  'emr.gaveUp': by(() => 'gives up.'),
  'emr.end': (e, who, label) => {
    const [first, ...others] = numbers(e, 'seats')
    const winners = [subject(first, who, label), ...others.map((seat) => nameOf(seat, who, label))]
    if (others.length === 0) return `${winners[0]} wins the fight.`
    return text(e, 'reason') === 'turnLimit' ? `${all(winners)} share the victory.` : `${all(winners)} win the fight.`
  },
}
