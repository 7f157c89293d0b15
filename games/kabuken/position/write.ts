import type { Position } from '../../../kernel/contract.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { type Card, FACES, GALLERY_BIT, HOLE, kindOf, seenBy, shuffleOf } from '../cards.ts'
import { CHARACTERS } from '../characters.ts'
import { SECRETS } from '../secrets.ts'
import type { State } from '../state.ts'

/** A hidden card as text: `R4*`, from shuffle 1 `R4*@1`, known to A and the gallery `R4*!Az`; a hole is `?`. */
const writeCard = (card: Card): string => {
  const knowers = [0, 1, 2, 3, 4, 5, 6].filter((seat) => ((seenBy(card) >>> seat) & 1) === 1).map(seatLetter)
  if (((seenBy(card) >>> GALLERY_BIT) & 1) === 1) knowers.push('z')
  const face = kindOf(card) === HOLE ? '?' : FACES[kindOf(card)]
  const shuffle = shuffleOf(card) === 0 ? '' : `@${shuffleOf(card)}`
  return face + shuffle + (knowers.length === 0 ? '' : `!${knowers.join('')}`)
}

const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ')

const bySeat = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value, seat) => [seatLetter(seat), value]))

const letter = (seat: number): string | null => (seat < 0 ? null : seatLetter(seat))

/** Any moment as readable JSON. `field`, `handSizes`, `deckSize` and `asked` follow from the rest and are there to be read. */
export const writePosition = (s: State): Position => ({
  window: s.window,
  asked: letter(s.asked),
  active: letter(s.active),
  turn: s.turn,
  hp: bySeat(s.hp),
  hands: bySeat(s.hands.map(writeCards)),
  handSizes: bySeat(s.hands.map((hand) => hand.length)),
  field: s.discard.length === 0 ? null : FACES[s.discard[s.discard.length - 1]],
  discard: writeCards(s.discard),
  deck: writeCards(s.deck.toReversed()),
  deckSize: s.deck.length,
  characters: bySeat(s.characters.map((index) => (index < 0 ? null : CHARACTERS[index].id))),
  secrets: bySeat(s.secrets.map((index) => (index < 0 ? null : SECRETS[index].id))),
  uses: bySeat(s.uses),
  usedIn: bySeat(s.usedIn),
  wins: bySeat(s.wins),
  starter: seatLetter(s.starter),
  shuffle: s.shuffle,
  runOuts: s.runOuts,
  momentum: letter(s.momentum),
  next: letter(s.next),
  held: s.held,
  attacks: s.attacks,
  succeeding: s.succeeding,
  waiting: letter(s.waiting),
  paid: s.paid,
  mustAttack: s.mustAttack,
  flamed: s.flamed,
  attack:
    s.attack === null
      ? null
      : {
          ...s.attack,
          attacker: seatLetter(s.attack.attacker),
          target: seatLetter(s.attack.target),
          counterer: letter(s.attack.counterer),
          counterers: bits(s.attack.counterers),
        },
  blow: s.blow === null ? null : { ...s.blow, target: seatLetter(s.blow.target), dealer: seatLetter(s.blow.dealer) },
  drawn: writeCards(s.drawn),
  draft:
    s.draft === null
      ? null
      : {
          order: s.draft.order.map(seatLetter).join(''),
          offers: bySeat(s.draft.offers.map((offer) => offer.map((index) => (index < 0 ? '?' : SECRETS[index].id)))),
        },
  ended: s.ended === null ? null : { ...s.ended, winners: s.ended.winners.map(seatLetter).join('') },
  stream: s.stream,
})

const bits = (mask: number): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((seat) => ((mask >>> seat) & 1) === 1)
    .map(seatLetter)
    .join('')
