import { bad } from '../result.ts'
import { type Broken, gameBroken, rulesBroken, without } from './breaking.ts'
import { tinyGame } from './tiny-game.ts'

const { meta, words } = tinyGame

/** What is said and promised. */
export const brokenWords: Readonly<Record<string, Broken>> = {
  'a tag has no label': gameBroken('labels', '“bury” in the window prize has no label', {
    words: { ...words, labels: without(words.labels, 'bury') },
  }),
  'a field has no label': gameBroken('labels', '“depth” in the window prize has no label', {
    words: { ...words, labels: without(words.labels, 'depth') },
  }),
  'a window has no words': gameBroken('labels', 'the window prize has no words', {
    words: { ...words, windows: without(words.windows, 'prize') },
  }),
  'an event has no words': gameBroken('events', 'tiny.bid has no words', {
    words: { ...words, events: without(words.events, 'tiny.bid') },
  }),
  'an event tells only those who know': gameBroken('events', 'tiny.drew says “”', {
    words: {
      ...words,
      events: { ...words.events, 'tiny.drew': ({ cards }) => (Array.isArray(cards) ? cards.join(' ') : '') },
    },
  }),
  'an event names no rule': rulesBroken('events', 'tiny.bid names no rule', (rules) => ({
    play: (s, answers, log) =>
      rules.play(
        s,
        answers,
        log && { push: (event) => log.push(event.key === 'tiny.bid' ? { key: event.key } : event) },
      ),
  })),
  'an event names a rule that is not there': rulesBroken(
    'events',
    'TINY-99, which is not in the rulebook',
    (rules) => ({
      play: (s, answers, log) =>
        rules.play(s, answers, log && { push: (event) => log.push({ ...event, rule: 'TINY-99' }) }),
    }),
  ),
  'an end has no words': gameBroken('asks', 'no words for the end “goal”', {
    words: { ...words, ends: without(words.ends, 'goal') },
  }),
  'nobody is asked for a prize': rulesBroken('asks', 'nobody is asked, and the match is not over', (rules) => ({
    awaiting: (s) => (s.stage === 'prize' ? [] : rules.awaiting(s)),
  })),
  'a seat is asked that is not there': rulesBroken('asks', 'asked are', (rules) => ({
    awaiting: (s) => (s.stage === 'prize' ? [7] : rules.awaiting(s)),
  })),
  'the match is over and somebody is asked': rulesBroken('asks', 'somebody is asked', (rules) => ({
    awaiting: (s) => (s.stage === 'over' ? [0] : rules.awaiting(s)),
  })),
  'an end names no rule': rulesBroken('asks', 'TINY-99 is not in the rulebook', (rules) => ({
    outcome: (s) => {
      const end = rules.outcome(s)
      return end && { ...end, rule: 'TINY-99' }
    },
  })),
  'nobody wins': rulesBroken('asks', 'the places are', (rules) => ({
    outcome: (s) => {
      const end = rules.outcome(s)
      return end && { ...end, places: end.places.map((place) => place + 1) }
    },
  })),
  'an option does not go with another': gameBroken('setup', 'setup.options.peek', {
    open: (setup) => (JSON.stringify(setup).includes('"no"') ? bad('setup.options.peek', 'no') : tinyGame.open(setup)),
  }),
  'an option has no words': gameBroken('sight', 'words.options.goal is missing', {
    words: { ...words, options: without(words.options, 'goal') },
  }),
  'a mode has no words': gameBroken('sight', 'words.modes.duel is missing', {
    words: { ...words, modes: without(words.modes, 'duel') },
  }),
  'a rule is missing': gameBroken('sight', 'TINY-3 refuses and is not in the rulebook', {
    rulebook: tinyGame.rulebook.replace('TINY-3', 'TINY-33'),
  }),
  'a rule is there twice': gameBroken('sight', 'TINY-1 is twice in the rulebook', {
    rulebook: tinyGame.rulebook.replace('TINY-2', 'TINY-1'),
  }),
  'a rule comes from nowhere': gameBroken('sight', 'TINY-2 does not say where it comes from', {
    rulebook: tinyGame.rulebook.replace('**TINY-2** [rulebook]', '**TINY-2**'),
  }),
  'a wrong setup is opened': gameBroken('sight', 'the setup null is opened', {
    open: (setup) => tinyGame.open(setup ?? {}),
  }),
  'an event never happens': gameBroken('reached', 'events: tiny.exploded never came up', {
    words: { ...words, events: { ...words.events, 'tiny.exploded': () => 'Bang.' } },
  }),
  'a window never opens': gameBroken('reached', 'windows: duel never came up', {
    words: { ...words, windows: { ...words.windows, duel: 'Fight.' } },
  }),
  'a refusal never comes': gameBroken('reached', 'refusals: TINY-2 never came up', {
    meta: { ...meta, refusals: [...meta.refusals, 'TINY-2'] },
  }),
  'an end never comes': gameBroken('reached', 'ends: bored never came up', {
    words: { ...words, ends: { ...words.ends, bored: 'All left.' } },
  }),
  'a card is never seen': rulesBroken('reached', 'cards: x5 never came up', (rules) => ({
    cards: (s) => [...rules.cards(s), 'x5'],
  })),
}
