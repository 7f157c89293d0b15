import type { Words } from '../../../kernel/contract.ts'
import { counted } from './phrases.ts'

/** What exactly is wrong, beside the rule itself. */
export const REFUSALS: Words['refusals'] = {
  notInHand: () => 'You do not hold all of these cards.',
  threePerArena: () => 'No more than three of your Animals fit into one arena.',
  tumazAlone: () => 'Tumaz fights alone: no other Animal joins his team.',
  chefLeads: () => 'A Chef can only lead; put him first.',
  overLimit: ({ counted: sent, limit }) => `You may send ${counted(Number(limit), 'Animal')} this round, not ${sent}.`,
  tokenNeedsAnimal: () => 'Hidden Weapons and the Coconut go only where you have an Animal.',
  tooManyHw: ({ supply }) => `You have ${counted(Number(supply), 'Hidden Weapon')} to commit, not more.`,
  noCoconut: () => 'You do not own the Coconut.',
  oneFromHand: () => 'Shiue calls one Animal from your hand, not more and no other.',
  neverAssists: () => 'A Chef and Tumaz are never Assistants: Shiue cannot call them.',
  ringoHw: ({ most }) => `Ringo can add 0 to ${most} here.`,
  freshHw: ({ most }) =>
    `Hidden Weapons gained in this round have to wait at this table: Ringo can add 0 to ${most} here.`,
  weakestOnly: () => 'Shiau-Yao takes only an Assistant with the lowest AP, never the Leader.',
  ignoreRange: ({ most }) => `Ban can ignore 0 to ${most} here.`,
  oneOfDrawn: () => 'Take one of the cards that you have drawn.',
  wholeStack: () => 'Put every Reward card of the arena in order, each once.',
}
