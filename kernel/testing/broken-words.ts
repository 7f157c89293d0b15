import { bad } from '../result.ts'
import { type Broken, gameBroken, rulesBroken, without } from './breaking.ts'
import { tinyGame } from './tiny-game.ts'

const { meta, words } = tinyGame

/** What is said and promised. */
export const brokenWords: Readonly<Record<string, Broken>> = {
  'a tag has no label': gameBroken('labels', { words: { ...words, labels: without(words.labels, 'bury') } }),
  'a field has no label': gameBroken('labels', { words: { ...words, labels: without(words.labels, 'depth') } }),
  'a window has no words': gameBroken('labels', { words: { ...words, windows: without(words.windows, 'block') } }),
  'an event has no words': gameBroken('events', { words: { ...words, events: without(words.events, 'tiny.bid') } }),
  'an event tells only those who know': gameBroken('events', {
    words: {
      ...words,
      events: { ...words.events, 'tiny.drew': ({ cards }) => (Array.isArray(cards) ? cards.join(' ') : '') },
    },
  }),
  'an end has no words': gameBroken('asks', { words: { ...words, ends: without(words.ends, 'tired') } }),
  'the match is over and somebody is asked': rulesBroken('asks', (rules) => ({
    awaiting: (s) => (s.stage === 'over' ? [0] : rules.awaiting(s)),
  })),
  'an end names no rule': rulesBroken('asks', (rules) => ({
    outcome: (s) => {
      const end = rules.outcome(s)
      return end && { ...end, rule: 'TINY-99' }
    },
  })),
  'nobody wins': rulesBroken('asks', (rules) => ({
    outcome: (s) => {
      const end = rules.outcome(s)
      return end && { ...end, places: end.places.map((place) => place + 1) }
    },
  })),
  'an option does not go with another': gameBroken('setup', {
    open: (setup) => (JSON.stringify(setup).includes('"no"') ? bad('setup.options.peek', 'no') : tinyGame.open(setup)),
  }),
  'an option has no words': gameBroken('sight', { words: { ...words, options: without(words.options, 'goal') } }),
  'a mode has no words': gameBroken('sight', { words: { ...words, modes: without(words.modes, 'duel') } }),
  'a rule is missing': gameBroken('sight', { rulebook: tinyGame.rulebook.replace('TINY-3', 'TINY-33') }),
  'a rule is there twice': gameBroken('sight', { rulebook: tinyGame.rulebook.replace('TINY-2', 'TINY-1') }),
  'a wrong setup is opened': gameBroken('sight', { open: (setup) => tinyGame.open(setup ?? {}) }),
  'an event never happens': gameBroken('reached', {
    words: { ...words, events: { ...words.events, 'tiny.exploded': () => 'Bang.' } },
  }),
  'a window never opens': gameBroken('reached', { words: { ...words, windows: { ...words.windows, duel: 'Fight.' } } }),
  'a refusal never comes': gameBroken('reached', { meta: { ...meta, refusals: [...meta.refusals, 'TINY-2'] } }),
  'an end never comes': gameBroken('reached', { words: { ...words, ends: { ...words.ends, bored: 'All left.' } } }),
  'a card is never seen': rulesBroken('reached', (rules) => ({ cards: (s) => [...rules.cards(s), 'x5'] })),
}
