import {
  andMore,
  faceDown,
  faces,
  hiddenPile,
  oneCard,
  openPile,
  type Spelling,
  topFirst,
  withHistory,
} from '../../kernel/card-fields.ts'
import { declareState, type GivenIn, record, type StateIn } from '../../kernel/declared-state.ts'
import {
  beginning,
  count,
  each,
  entireEach,
  flag,
  list,
  number,
  oneOf,
  onlyInViews,
  optional,
  orNone,
  shared,
  stream,
  textLike,
} from '../../kernel/fields.ts'
import { seatFields } from '../../kernel/seat-fields.ts'
import { oncePer } from '../../kernel/setup.ts'
import { hidden, type Kind, MOST_SHUFFLES, shuffleOf } from './cards.ts'
import type { House } from './house.ts'

/** The windows of chapter 15; `none` once the match is over. */
export const WINDOW_NAMES = [
  'archetype',
  'upkeep',
  'refill',
  'prepare',
  'ally',
  'cover',
  'answer',
  'respite',
  'passCard',
  'none',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** What comes up in an exchange: positions name any print of the match there. */
const exchangeOf = (seats: number, face: Spelling) => {
  const { seat, nobody, seatRow } = seatFields(seats)
  const card = oneCard(face, 'punch')
  const cards = openPile(face)
  const place = count(10_000)
  const target = record({
    seat,
    /** Whom a counterattack must hit (KFF-0.4). */
    answersTo: seat,
    /** The one Block, and who played it. */
    block: orNone(card),
    blocker: nobody,
  })
  const attack = record({
    attacker: seat,
    /** Made as a counterattack (KFF-17.2). */
    counter: flag,
    /** Made with the Weapon in play. */
    weapon: flag,
    /** The main part: the Attack Card, or the Weapon. */
    source: card,
    /** The enhancement parts in the order played, and who owns each (KFF-0.3). */
    parts: cards,
    owners: seatRow,
    /** The effect that split it, and who used it. */
    splitBy: orNone(card),
    splitter: nobody,
    /** Clockwise from the attacker (KFF-8.7). */
    targets: list(target),
  })
  /** Where the asking stands (KFF-15.5 to 15.11). */
  const volley = record({
    /** Indices of its Attacks, in the order declared. */
    attacks: list(place),
    /** First all teammates of the attackers, then the targets. */
    answering: flag,
    /** Which of its Attacks, which of that one's targets. */
    at: place,
    target: place,
    /** How many seats round the attacker, or the target, were considered; as many as there are: the target too. */
    round: place,
  })
  return record({
    /** In the order declared. */
    attacks: list(attack),
    /** What is still to be asked: the last one is in hand, the others wait for it (KFF-9.8). */
    volleys: list(volley),
    /** Every card played, in order; they go to the discard pile together (KFF-8.6). */
    table: cards,
  })
}

/** By shuffle, the kinds that lie hidden in hands and deck, which everybody could know. */
export const UNSEEN = onlyInViews(shared(list(shared(list(count())))))

/**
 * One moment of a match, declared once. Piles have their top last; hands are sorted by kind; −1 is no card, no seat.
 * What is `shared` is replaced when something in it changes.
 */
const fieldsOf = ({ seats, members, chi, kinds, prints, kindOf }: House) => {
  const { letters, seat, nobody, seatOrder, perSeat } = seatFields(seats)
  const sides = members.map((side) => side.map((member) => letters[member]).join(''))
  const kindNamed = (face: string): Kind => kindOf.get(face) ?? -1
  const face = faces((kind) => prints[kind]?.id ?? '?', kindNamed)
  const inDeck = faces(face.write, (name) => (kindNamed(name) < kinds ? kindNamed(name) : -1))
  const hiddenCards = hiddenPile(withHistory(hidden, seats, inDeck))
  const slot = perSeat(orNone(oneCard(face, 'punch')))
  const attached = perSeat(shared(openPile(face)))
  const end = record({
    places: shared(entireEach(sides, number(1, sides.length))),
    reason: oneOf(['lastStanding', 'tie', 'turnLimit', 'gaveUp', 'agreed']),
    rule: textLike('a rule such as KFF-3.1', /^KFF-\d+\.\d+$/),
  })
  const fields = {
    window: beginning('none', oneOf(WINDOW_NAMES)),
    /** Who is asked. */
    asked: nobody,
    active: nobody,
    turn: count(),
    /** Who took the first turn (KFF-2.4). */
    first: seat,
    /** By side (KFF-0.1). */
    chi: each(sides, beginning(chi, count(chi))),
    /** By side: 0 while it is in, else the how-manieth fall it was part of (KFF-3.10). */
    falls: shared(each(sides, count(sides.length))),
    hands: perSeat(andMore(hiddenCards)),
    stances: slot,
    weapons: slot,
    /** What is attached, in the order it was; a side card among them (KFF-7.6). */
    onStance: attached,
    onWeapon: attached,
    archetypes: shared(slot),
    /** Who has yet to choose an Archetype, first to last (KFF-2.6). */
    picking: shared(seatOrder),
    deck: faceDown(topFirst(hiddenCards), shuffleOf),
    discard: openPile(inDeck),
    /** How many shuffles there were after the first; a hidden card remembers its own. */
    shuffle: count(MOST_SHUFFLES),
    /** An Attack and everything it sets off (KFF-0.5). */
    exchange: optional(exchangeOf(seats, face)),
    ended: shared(optional(end)),
    stream,
    unseen: UNSEEN,
  }
  const inPositions = {
    handSizes: perSeat(count(1000)),
    deckSize: count(1000),
    /** The next cards that chance will pick, first to last. */
    script: openPile(inDeck),
  }
  return { fields, inPositions }
}

export const stateOf = oncePer((house: House) => {
  const { fields, inPositions } = fieldsOf(house)
  return declareState(fields, inPositions)
})
type StateFields = ReturnType<typeof stateOf>
export type Given = GivenIn<StateFields>
export type State = StateIn<StateFields>
export type Exchange = NonNullable<State['exchange']>
export type Attack = Exchange['attacks'][number]
export type Target = Attack['targets'][number]
export type Volley = Exchange['volleys'][number]
export type End = NonNullable<State['ended']>

/** Written out in the same order, since search copies constantly. */
export const copyState = (s: State): State => ({
  window: s.window,
  asked: s.asked,
  active: s.active,
  turn: s.turn,
  first: s.first,
  chi: s.chi.slice(),
  falls: s.falls,
  hands: copyHands(s.hands),
  stances: s.stances.slice(),
  weapons: s.weapons.slice(),
  onStance: s.onStance.slice(),
  onWeapon: s.onWeapon.slice(),
  archetypes: s.archetypes,
  picking: s.picking,
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  shuffle: s.shuffle,
  exchange: s.exchange === null ? null : copyExchange(s.exchange),
  ended: s.ended,
  stream: s.stream,
  unseen: s.unseen,
})

const copyHands = (hands: State['hands']): State['hands'] => {
  const copies: State['hands'] = []
  for (let i = 0; i < hands.length; i++) copies.push(hands[i].slice())
  return copies
}

const copyExchange = ({ attacks, volleys, table }: Exchange): Exchange => {
  const copy: Exchange = { attacks: [], volleys: [], table: table.slice() }
  for (let i = 0; i < attacks.length; i++) copy.attacks.push(copyAttack(attacks[i]))
  for (let i = 0; i < volleys.length; i++) copy.volleys.push(copyVolley(volleys[i]))
  return copy
}

// Field by field: what Node 20 spreads has another hidden class than what it was spread from.
const copyAttack = (a: Attack): Attack => {
  const targets: Target[] = []
  for (let i = 0; i < a.targets.length; i++) {
    const { seat, answersTo, block, blocker } = a.targets[i]
    targets.push({ seat, answersTo, block, blocker })
  }
  const { attacker, counter, weapon, source, splitBy, splitter } = a
  return {
    attacker,
    counter,
    weapon,
    source,
    parts: a.parts.slice(),
    owners: a.owners.slice(),
    splitBy,
    splitter,
    targets,
  }
}

const copyVolley = ({ attacks, answering, at, target, round }: Volley): Volley => ({
  attacks: attacks.slice(),
  answering,
  at,
  target,
  round,
})
