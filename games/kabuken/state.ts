import { andMore, faces, hiddenPile, oneCard, openPile, topFirst, withHistory } from '../../kernel/card-fields.ts'
import { declareState, type GivenIn, record, type StateIn } from '../../kernel/declared-state.ts'
import {
  beginning,
  count,
  type Each,
  entry,
  type FieldKind,
  flag,
  list,
  oneOf,
  onlyInViews,
  optional,
  orNone,
  shared,
  stream,
  textLike,
} from '../../kernel/fields.ts'
import { seatFields } from '../../kernel/seat-fields.ts'
import { type Card, FACES, hidden, kindOfFace } from './cards.ts'
import { CHARACTERS } from './characters.ts'
import { FISTS } from './rules/techniques.ts'
import { SECRETS } from './secrets.ts'

/** The questions of KBK-21.1; `none` once the match is over. */
export const WINDOW_NAMES = [
  'character',
  'secret',
  'action',
  'answer',
  'chain',
  'seal',
  'resurrection',
  'dazzle',
  'goOn',
  'greed',
  'monkey',
  'none',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

const FACE = faces((kind) => FACES[kind], kindOfFace)

/** By shuffle, the kinds that lie hidden in hands and deck, which everybody could know. */
export const UNSEEN = onlyInViews(list(openPile(FACE)))

/**
 * One moment of a match, declared once: its type, positions, keys and what a new match begins with follow from this.
 * Piles have their top last; hands are sorted by kind. What is `shared` is replaced when something in it changes, so
 * most moments share it with the one before.
 */
const fieldsOf = (seats: number) => {
  const { seat, nobody, seatOrder, seatBits, perSeat } = seatFields(seats)
  const character = entry('character', idsOf(CHARACTERS))
  const secret = entry('secret', idsOf(SECRETS))
  const hiddenCards = hiddenPile(withHistory(hidden, seats, FACE))
  const attack = record({
    attacker: seat,
    target: seat,
    fist: oneOf(FISTS),
    /** What a counter has to match: the number, the colour, or both (KBK-8.6). */
    number: count(5),
    colour: count(2),
    /** D of KBK-7.8, flowers included. */
    damage: count(20),
    flowers: count(6),
    /** Neither defence nor counter (KBK-17.5). */
    unanswerable: flag,
    /** What the counters have added so far. */
    extra: count(1000),
    /** The last one who countered. */
    counterer: nobody,
    counterers: seatBits,
  })
  const blow = record({
    amount: count(1000),
    target: seat,
    dealer: seat,
    cause: oneOf(['attack', 'chain', 'dazzle']),
  })
  const draft = record({
    /** Who has yet to pick a character, first to last. */
    order: seatOrder,
    /** The secrets each may choose from, once they are offered; −1 is a hole. */
    offers: onceOffered(perSeat(list(orHole(secret)))),
  })
  const end = record({
    winners: shared(seatOrder),
    reason: oneOf(['knockOut', 'runOut', 'snake', 'turnLimit', 'gaveUp', 'match']),
    rule: textLike('a rule such as KBK-13.1', /^KBK-\d+\.\d+$/),
  })
  return {
    window: beginning('none', oneOf(WINDOW_NAMES)),
    /** Who is asked; −1 for all at once, or nobody. */
    asked: nobody,
    active: nobody,
    turn: count(),
    hp: shared(perSeat(count(10))),
    hands: perSeat(andMore(hiddenCards)),
    discard: openPile(FACE),
    deck: topFirst(hiddenCards),
    /** −1 in the basic game, and before they are picked. */
    characters: shared(perSeat(orNone(character))),
    secrets: shared(perSeat(orNone(secret))),
    /** How often an immediate secret was used, and in which turn the last time. */
    uses: shared(perSeat(count(2))),
    usedIn: shared(perSeat(count())),
    /** Won games (KBK-14.1). */
    wins: shared(perSeat(count(2))),
    /** Who began this game. */
    starter: seat,
    /** How many shuffles this game has seen after the first; a hidden card remembers its own. */
    shuffle: count(10_000),
    runOuts: count(10_000),
    /** KBK-20.5 */
    momentum: nobody,
    /** Who is active next, once the turn's end has come. */
    next: nobody,
    /** Cards the active player held when the turn began (KBK-17.34). */
    held: count(54),
    /** The sequence: attacks laid in this turn (KBK-11). */
    attacks: count(54),
    /** The last of them was successful and none was countered. */
    succeeding: flag,
    /** The one who still has to refill when the sequence is over (option refillTiming). */
    waiting: nobody,
    /** HP that Horse paid in this turn. */
    paid: count(3),
    /** A payment or a storm came first: an attack has to follow (KBK-15.11, KBK-16.21). */
    mustAttack: oneOf(['', 'paid', 'stormed']),
    /** Floral Flame was used in this turn (KBK-17.3). */
    flamed: flag,
    /** The attack that is being answered. */
    attack: optional(attack),
    /** Damage that is being dealt: `deal n to T, dealer X` of KBK-7.8. */
    blow: optional(blow),
    /** Monkey's two cards while she chooses. */
    drawn: hiddenCards,
    /** The picking of characters and secrets (KBK-15). */
    draft: optional(draft),
    /** The end of a game, and of the match if there is no further one. */
    ended: shared(optional(end)),
    stream,
    unseen: UNSEEN,
  }
}

/** What positions may say besides, and what follows from the rest. */
const inPositions = (seats: number) => ({
  handSizes: seatFields(seats).perSeat(count(54)),
  field: orNone(oneCard(FACE, 'R4*')),
  deckSize: count(54),
  /** The next cards that chance will pick, first to last. */
  script: openPile(FACE),
})

const idsOf = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id)

const orHole = (secret: FieldKind<number>): FieldKind<number> => ({
  ...orNone(secret),
  write: (index) => (index < 0 ? '?' : secret.write(index)),
  read: secret.read,
})

/** Nothing is offered while characters are picked. */
const onceOffered = <T, G>(kind: FieldKind<T[], Each<G>>): FieldKind<T[], Each<G>> => ({
  ...kind,
  fill: (given) => kind.fill(given).filter((_, seat) => given?.[seat] !== undefined),
})

export const stateOf = (seats: number) => declareState(fieldsOf(seats), inPositions(seats))
export type StateFields = ReturnType<typeof stateOf>
export type Given = GivenIn<StateFields>
export type State = StateIn<StateFields>
export type Attack = NonNullable<State['attack']>
export type Blow = NonNullable<State['blow']>
export type End = NonNullable<State['ended']>

/** Written out in the same order, since search copies constantly. */
export const copyState = (s: State): State => ({
  window: s.window,
  asked: s.asked,
  active: s.active,
  turn: s.turn,
  hp: s.hp,
  hands: copyHands(s.hands),
  discard: s.discard.slice(),
  deck: s.deck.slice(),
  characters: s.characters,
  secrets: s.secrets,
  uses: s.uses,
  usedIn: s.usedIn,
  wins: s.wins,
  starter: s.starter,
  shuffle: s.shuffle,
  runOuts: s.runOuts,
  momentum: s.momentum,
  next: s.next,
  held: s.held,
  attacks: s.attacks,
  succeeding: s.succeeding,
  waiting: s.waiting,
  paid: s.paid,
  mustAttack: s.mustAttack,
  flamed: s.flamed,
  attack: s.attack === null ? null : copyAttack(s.attack),
  blow: s.blow === null ? null : copyBlow(s.blow),
  drawn: s.drawn.slice(),
  draft: s.draft === null ? null : { order: s.draft.order.slice(), offers: s.draft.offers.map((two) => two.slice()) },
  ended: s.ended,
  stream: s.stream,
  unseen: s.unseen.map((kinds) => kinds.slice()),
})

const copyHands = (hands: readonly Card[][]): Card[][] => {
  // A list that grows from nothing takes room for seventeen.
  const copies = hands.slice()
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copies[seat].slice()
  return copies
}

// Field by field: what Node 20 spreads has another hidden class than what it was spread from.
const copyAttack = (a: Attack): Attack => ({
  attacker: a.attacker,
  target: a.target,
  fist: a.fist,
  number: a.number,
  colour: a.colour,
  damage: a.damage,
  flowers: a.flowers,
  unanswerable: a.unanswerable,
  extra: a.extra,
  counterer: a.counterer,
  counterers: a.counterers,
})

const copyBlow = ({ amount, target, dealer, cause }: Blow): Blow => ({ amount, target, dealer, cause })
