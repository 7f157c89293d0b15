import { ok } from '../result.ts'
import { type Broken, gameBroken, rulesBroken } from './breaking.ts'
import { tinyGame } from './tiny-game.ts'

const { words } = tinyGame

/** What is offered, accepted and refused. */
export const brokenChoices: Readonly<Record<string, Broken>> = {
  'a choice is listed twice': rulesBroken('choices', (rules) => ({
    choices: (s, seat, out) => {
      rules.choices(s, seat, out)
      rules.choices(s, seat, out)
    },
  })),
  'an illegal choice is listed': rulesBroken('choices', (rules) => ({
    choices: (s, seat, out) => {
      rules.choices(s, seat, out)
      if (s.stage === 'bid') out.push('bid x1 x4')
    },
  })),
  'nothing is listed': rulesBroken('choices', () => ({ choices: () => {} })),
  'the count is wrong': rulesBroken('choices', (rules) => ({ count: (s, seat) => (rules.count?.(s, seat) ?? 0) + 1 })),
  'what is sampled is not listed': rulesBroken('choices', () => ({ sample: () => 'keep' })),
  'a legal choice cannot be built': rulesBroken('choices', (rules) => ({
    question: (s, seat) => {
      const { window } = rules.question(s, seat)
      return { window, form: { kind: 'either', of: { pass: { kind: 'record', fields: {} } } } }
    },
  })),
  'the form is too narrow': rulesBroken('choices', (rules) => ({
    question: (s, seat) => rules.question({ ...s, hands: s.hands.map((hand) => hand.slice(1)) }, seat),
  })),
  'packing gives another code': rulesBroken('choices', (rules) => ({
    pack: (s, seat, choice) => ` ${rules.pack(s, seat, choice)}`,
  })),
  'everything is accepted': rulesBroken('refusals', () => ({ refusal: () => null })),
  'the order of cards matters': rulesBroken('refusals', (rules) => ({
    pack: (_s, _seat, choice) => rules.notation.write(choice),
  })),
  'another spelling is refused': rulesBroken('refusals', (rules) => ({
    refusal: (s, seat, choice) =>
      'cards' in choice && choice.cards[0] > choice.cards[choice.cards.length - 1]
        ? { rule: 'TINY-3' }
        : rules.refusal(s, seat, choice),
  })),
  'a refusal names no rule': rulesBroken('refusals', (rules) => ({
    refusal: (s, seat, choice) => rules.refusal(s, seat, choice) && { rule: 'TINY-99' },
  })),
  'a refusal has no words': gameBroken('refusals', { words: { ...words, refusals: {} } }),
  'a refusal says undefined': gameBroken('refusals', {
    words: { ...words, refusals: { 'needs-lead': ({ card }) => `Only ${card} blocks here.` } },
  }),
  'the clock plays what is not legal': rulesBroken('fallback', () => ({ fallback: () => 'let' })),
  'the notation loses a number': rulesBroken('notation', (rules) => ({
    notation: { ...rules.notation, write: (choice) => rules.notation.write(choice).replace(/\d$/, '0') },
  })),
  'the notation reads anything': rulesBroken('notation', (rules) => ({
    notation: {
      ...rules.notation,
      read: (text) => {
        const read = rules.notation.read(text)
        return read.ok ? read : ok({ do: 'pass' })
      },
    },
  })),
}
