import type { Words } from '../../../kernel/contract.ts'
import { COLOURS } from '../cards.ts'

/** What exactly is wrong, beside the rule itself. */
export const REFUSALS: Words['refusals'] = {
  notInHand: () => 'You do not hold all of these cards.',
  count: ({ least, most, length }) =>
    least === most
      ? `This attack takes ${least} card, not ${length}.`
      : `This attack takes ${least} to ${most} cards, not ${length}.`,
  noDual: () => 'Two cards are an attack only if number and colour are the same.',
  noTechnique: ({ sum, field }) =>
    Number(field) < 0
      ? 'These cards fit no technique, and there is no Field Card to add up to.'
      : `These cards fit no technique: they add up to ${sum}, the Field Card is ${field}.`,
  otherName: () => 'These cards do not make the technique that you name.',
  noName: () => 'This attack goes by its own name.',
  discardOne: () => 'Discard exactly one card; none if your hand is empty.',
  noDefenceInChain: () => 'A counter cannot be defended against: counter too, or take the hit.',
  undefendable: () => "Tiger's attacks cannot be defended.",
  noPair: () => 'A pair is two cards of one number in different colours.',
  onePair: () => 'One pair is all you may lay.',
  uncounterable: () => "Rat's Sniper Fist cannot be countered.",
  needsResoluteGod: () => 'Only three cards of one number and one colour counter a Resolute God Fist.',
  noSecondCard: () => 'Against a Resolute God Fist there is no further card.',
  'needs.dual': ({ number }) => `It takes a ${number} to counter this Dual Fist.`,
  'needs.color': ({ colour }) => `It takes a ${COLOURS[Number(colour)]} card to counter this Color Fist.`,
  'needs.sniper': ({ number }) => `The top card is a ${number}: it takes a ${number} to counter this Sniper Fist.`,
  'needs.sniperGod': ({ number, colour }) =>
    `It takes a ${COLOURS[Number(colour)]} ${number} to counter this Sniper God Fist.`,
  'needs.resolute': ({ number }) => `It takes a ${number} to counter this Resolute Fist.`,
  'needs.barrage': ({ colour }) => `It takes a ${COLOURS[Number(colour)]} card to counter this Barrage Attack.`,
  oneCard: () => 'One card is all it takes to counter.',
  twoCards: () => 'Rooster may add one further card, not more.',
  cannotAttack: () => 'Snake cannot attack, except by a secret that is an attack itself.',
  flameStandsAlone: () => 'Floral Flame must be the only attack of its turn.',
  mustTakeField: ({ card }) => `The taken card ${card} must be among the cards you lay.`,
  emptyPile: () => 'There is no card to take.',
  spent: () => 'Your secret is spent.',
  laterTurn: () => 'The second use has to come in a later turn.',
  cannotPay: () => 'You need at least 2 HP to pay for another colour.',
  colourMeansNothing: () => 'The colour of a single flower means nothing, so there is nothing to pay for.',
  anotherColour: () => 'Name one of the laid cards and a colour that it does not have.',
  targetTooWeak: () => 'Your target has fewer than 5 HP.',
  anotherNumber: () => 'Name one of the laid cards and a number that it does not have.',
  needsFlower: () => 'Floral Flame takes a single card with a flower.',
  noRun: () => 'A Barrage takes different numbers without a gap, all of one colour.',
  godsOnly: () => 'Rigid Palm goes with a Sniper God or a Resolute God Fist only.',
  mustAttack: () => 'What you did calls for an attack now.',
  payFirst: () => 'The payment comes before the storm.',
  oncePerTurn: () => 'You may pay once per turn, before your first attack.',
  keepOne: ({ hp }) => `Pay at least 1 and keep at least 1: you have ${hp} HP.`,
  payLimit: ({ most }) => `You may pay ${most} HP in a turn at most.`,
  noAttackInHand: () => 'You hold no attack that could follow.',
  taken: () => 'That character is not free.',
  notOffered: () => 'That secret was not offered to you.',
  oneOfTwo: () => 'Keep one of the two cards.',
  seatOnly: () => 'With more than two players a seat can only be handed over.',
}
