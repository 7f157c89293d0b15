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
  'a view invents a card': rulesBroken('hide', 'names x4', (rules) => ({
    cards: (s) => (s.stream === null ? [...rules.cards(s), FACES[3], FACES[3], FACES[3]] : rules.cards(s)),
  })),
  'a view shifts when seen again': rulesBroken('hide', 'the view of the view: asked', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), asked: s.stream === null ? 1 : s.asked }),
  })),
  'a view forgets the discards': rulesBroken('hide', 'which lies open', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), ...(viewer === 0 ? { discard: [] } : {}) }),
  })),
  'a view keeps the randomness': rulesBroken('randomness', 'the view holds randomness', (rules) => ({
    hide: (s, viewer) => ({ ...rules.hide(s, viewer), stream: s.stream }),
  })),
  'a view shows a number made of the randomness': rulesBroken(
    'randomness',
    'the view depends on randomness to come: asked',
    (rules) => ({
      hide: (s, viewer) => ({ ...rules.hide(s, viewer), asked: JSON.stringify(s.stream).length % 7 }),
    }),
  ),
  'imagining forgets the own hand': rulesBroken('imagine', 'the view of the imagined world: hands', (rules) => ({
    imagine: (view, viewer, rng) => rules.imagine(rules.hide(view, 'gallery'), viewer, rng),
  })),
  'an imagined world has other cards': rulesBroken('imagine', 'cards of the imagined world', (rules) => ({
    imagine: (view, viewer, rng) => ({ ...rules.imagine(view, viewer, rng), deck: [] }),
  })),
  'an imagined world cannot be played': rulesBroken('imagine', 'a view has no randomness', (rules) => ({
    imagine: (view, viewer, rng) => ({ ...rules.imagine(view, viewer, rng), stream: null }),
  })),
  'nobody has a choice in an imagined world': rulesBroken('imagine', 'has no choice', (rules) => {
    const imagined = new Set<string>()
    return {
      imagine: (view, viewer, rng) => {
        const world = rules.imagine(view, viewer, rng)
        imagined.add(JSON.stringify(world.stream))
        return world
      },
      choices: (s, seat, out) => {
        if (!imagined.has(JSON.stringify(s.stream))) rules.choices(s, seat, out)
      },
    }
  }),
  'who is asked depends on his hand': rulesBroken('tells', 'is asked depends on hidden cards', (rules) => ({
    question: (s, seat) => ({ ...rules.question(s, seat), window: holdsHighest(s, seat) ? 'prize' : 'bid' }),
  })),
  'the order of asking depends on the deck': rulesBroken('tells', 'who is asked depends on hidden cards', (rules) => ({
    awaiting: (s) => (top(s) > 1 ? rules.awaiting(s).toReversed() : rules.awaiting(s)),
  })),
  'the key sees the whole state': rulesBroken('key', 'the key of the view differs', () => ({
    key: (s) => JSON.stringify(s),
  })),
  'the key is always the same': rulesBroken('keys', 'have the key 0', () => ({ key: () => 0 })),
  'one view has many keys': rulesBroken('key', 'the key of the view differs', () => {
    let calls = 0
    return { key: () => (calls += 1) }
  }),
  'choices depend on the deck': rulesBroken('view', 'on state and view: choices', (rules) => ({
    choices: (s, seat, out) => {
      const codes: string[] = []
      rules.choices(s, seat, codes)
      for (const code of top(s) > 1 ? codes.toReversed() : codes) out.push(code)
    },
  })),
  'samples depend on the deck': {
    ...rulesBroken('view', 'on state and view: choices', (rules) => ({
      sample: (s, seat, rng) => {
        const codes: string[] = []
        rules.choices(s, seat, codes)
        return codes[top(s) > 1 ? 0 : rng.below(codes.length)]
      },
    })),
    many: 2,
  },
  'the number of choices depends on the deck': {
    ...rulesBroken('view', 'on state and view: choices', (rules) => ({
      count: (s, seat) => (rules.count?.(s, seat) ?? 0) + top(s),
    })),
    many: 2,
  },
  'refusals depend on the deck': rulesBroken('view', 'on state and view: refusal', (rules) => ({
    refusal: (s, seat, choice) => rules.refusal(s, seat, choice) && { rule: top(s) > 1 ? 'TINY-3' : 'TINY-1' },
  })),
  'the fallback depends on the deck': rulesBroken('view', 'on state and view: fallback', (rules) => ({
    fallback: (s, seat, rng) => (s.stage === 'prize' && top(s) === 3 ? 'bury x1 0' : rules.fallback(s, seat, rng)),
  })),
  'the question depends on the deck': rulesBroken('view', 'on state and view: question', (rules) => ({
    question: (s, seat) => (top(s) < 0 ? { ...rules.question(s, seat), window: 'prize' } : rules.question(s, seat)),
  })),
  'a view shows the top of the deck': rulesBroken('untold', 'and no event told so', (rules) => ({
    hide: (s, viewer) => {
      const view = rules.hide(s, viewer)
      if (viewer !== 0 || view.deck.length === 0) return view
      return { ...view, deck: [...view.deck.slice(0, -1), s.deck[s.deck.length - 1]] }
    },
  })),
  'an event tells a secret': rulesBroken('known', 'and does not know it', (rules) => ({
    play: (s, answers, log) => rules.play(s, answers, indiscreet(log)),
  })),
}
