import { ok } from '../result.ts'
import type { Seat } from '../seats.ts'
import { type Broken, gameBroken, rulesBroken } from './breaking.ts'
import { type TinyRules, tinyGame } from './tiny-game.ts'
import { goalOf, type TinyState } from './tiny-state.ts'

const { words } = tinyGame

/** TINY-4: may not pass. */
const isDue = (rules: TinyRules, s: TinyState, seat: Seat): boolean =>
  s.stage === 'bid' && s.points[seat] === goalOf(rules.setup) - 1

/** What is offered, accepted and refused. */
export const brokenChoices: Readonly<Record<string, Broken>> = {
  'a choice is listed twice': rulesBroken('choices', 'a choice is listed twice', (rules) => ({
    choices: (s, seat, out) => {
      rules.choices(s, seat, out)
      rules.choices(s, seat, out)
    },
  })),
  'an illegal choice is listed': rulesBroken('choices', 'is listed and refused by TINY-4', (rules) => ({
    choices: (s, seat, out) => {
      rules.choices(s, seat, out)
      if (isDue(rules, s, seat)) out.push('pass')
    },
    count: (s, seat) => (rules.count?.(s, seat) ?? 0) + (isDue(rules, s, seat) ? 1 : 0),
  })),
  'nothing is listed': rulesBroken('choices', 'there is no choice', () => ({ choices: () => {} })),
  'the count is wrong': rulesBroken('choices', 'count says', (rules) => ({
    count: (s, seat) => (rules.count?.(s, seat) ?? 0) + 1,
  })),
  'what is sampled is not listed': rulesBroken('choices', 'is sampled but not listed', () => ({
    sample: () => 'keep',
  })),
  'a legal choice cannot be built': rulesBroken('choices', 'do must be one of pass', (rules) => ({
    question: (s, seat) => {
      const { window } = rules.question(s, seat)
      return { window, form: { kind: 'either', of: { pass: { kind: 'record', fields: {} } } } }
    },
  })),
  'the form is too narrow': rulesBroken('choices', 'cannot be picked from', (rules) => ({
    question: (s, seat) => rules.question({ ...s, hands: s.hands.map((hand) => hand.slice(1)) }, seat),
  })),
  'packing gives another code': rulesBroken('choices', 'is unpacked and packed to', (rules) => ({
    pack: (s, seat, choice) => ` ${rules.pack(s, seat, choice)}`,
  })),
  'everything is accepted': rulesBroken('refusals', 'is accepted and not listed', () => ({ refusal: () => null })),
  'the order of cards matters': rulesBroken('refusals', 'is accepted and not listed', (rules) => ({
    pack: (_s, _seat, choice) => rules.notation.write(choice),
  })),
  'another spelling is refused': rulesBroken('refusals', 'is legal and refused by TINY-3', (rules) => ({
    refusal: (s, seat, choice) =>
      'cards' in choice && choice.cards[0] > choice.cards[choice.cards.length - 1]
        ? { rule: 'TINY-3' }
        : rules.refusal(s, seat, choice),
  })),
  'a refusal names no rule': rulesBroken('refusals', 'TINY-99 is not among meta.refusals', (rules) => ({
    refusal: (s, seat, choice) => rules.refusal(s, seat, choice) && { rule: 'TINY-99' },
  })),
  'a refusal has no words': gameBroken('refusals', 'no words for “needs-lead”', { words: { ...words, refusals: {} } }),
  'a refusal says undefined': gameBroken('refusals', 'Only undefined blocks here.', {
    words: { ...words, refusals: { 'needs-lead': ({ card }) => `Only ${card} blocks here.` } },
  }),
  'the clock plays what is not legal': rulesBroken('fallback', '"let" is not listed', () => ({
    fallback: () => 'let',
  })),
  'the notation loses a number': rulesBroken('notation', 'is not read', (rules) => ({
    notation: { ...rules.notation, write: (choice) => rules.notation.write(choice).replace(/\d$/, '0') },
  })),
  'the notation reads anything': rulesBroken('notation', '“” is read', (rules) => ({
    notation: {
      ...rules.notation,
      read: (text) => {
        const read = rules.notation.read(text)
        return read.ok ? read : ok({ do: 'pass' })
      },
    },
  })),
}
