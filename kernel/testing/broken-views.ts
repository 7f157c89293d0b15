import type { Sink } from '../contract.ts'
import { type Event, seen } from '../events.ts'
import type { Seat } from '../seats.ts'
import { type Broken, rulesBroken } from './breaking.ts'
import { FACES, type TinyState } from './tiny-state.ts'

/** Tells everybody everything. */
const indiscreet = (log: Sink<Event> | undefined): Sink<Event> | undefined =>
  log && { push: (event) => log.push(event.secret === undefined ? event : seen(event, event.secret.to[0])) }

const top = (s: TinyState): number => s.deck.at(-1)?.kind ?? 0
const holdsHighest = (s: TinyState, seat: Seat): boolean => s.hands[seat].some(({ kind }) => kind === FACES.length - 1)

/** What is shown, and to whom. */
export const brokenViews: Readonly<Record<string, Broken>> = {
  'a view invents a card': rulesBroken('hide', (rules) => ({
    cards: (s) => (s.stream === null ? [...rules.cards(s), FACES[3], FACES[3], FACES[3]] : rules.cards(s)),
  })),
  'a view shifts when seen again': rulesBroken('hide', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), asked: s.stream === null ? 1 : s.asked }),
  })),
  'a view keeps the randomness': rulesBroken('randomness', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), stream: s.stream }),
  })),
  'a view shows a number made of the randomness': rulesBroken('randomness', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), asked: JSON.stringify(s.stream).length % 7 }),
  })),
  'imagining forgets the own hand': rulesBroken('imagine', (rules) => ({
    imagine: (view, viewer, rng) => rules.imagine(rules.hide(view, 'gallery'), viewer, rng),
  })),
  'an imagined world cannot be played': rulesBroken('imagine', (rules) => ({
    imagine: (view, viewer, rng) => ({ ...rules.imagine(view, viewer, rng), stream: null }),
  })),
  'who is asked depends on his hand': rulesBroken('tells', (rules) => ({
    question: (s, seat) => ({ ...rules.question(s, seat), window: holdsHighest(s, seat) ? 'prize' : 'bid' }),
  })),
  'the key sees the whole state': rulesBroken('key', () => ({ key: (s) => JSON.stringify(s) })),
  'the key is always the same': rulesBroken('keys', () => ({ key: () => 0 })),
  'one view has many keys': rulesBroken('key', () => {
    let calls = 0
    return { key: () => (calls += 1) }
  }),
  'choices depend on the deck': rulesBroken('view', (rules) => ({
    choices: (s, seat, out) => {
      const codes: string[] = []
      rules.choices(s, seat, codes)
      for (const code of top(s) > 1 ? codes.toReversed() : codes) out.push(code)
    },
  })),
  'refusals depend on the deck': rulesBroken('view', (rules) => ({
    refusal: (s, seat, choice) => rules.refusal(s, seat, choice) && { rule: top(s) > 1 ? 'TINY-3' : 'TINY-1' },
  })),
  'the fallback depends on the deck': rulesBroken('view', (rules) => ({
    fallback: (s, seat, rng) => (s.stage === 'prize' && top(s) === 3 ? 'bury x1 0' : rules.fallback(s, seat, rng)),
  })),
  'the question depends on the deck': rulesBroken('view', (rules) => ({
    question: (s, seat) => (top(s) < 0 ? { ...rules.question(s, seat), window: 'prize' } : rules.question(s, seat)),
  })),
  'an event tells a secret': rulesBroken('known', (rules) => ({
    play: (s, answers, log) => rules.play(s, answers, indiscreet(log)),
  })),
}
