import type { Code, Game, Refusal, Rules, Who, Words } from './contract.ts'
import type { Event } from './events.ts'
import { tableRefusalWords } from './table-refusals.ts'

/** The game as it speaks at one table: with the names that only this match knows. */
export const named = <S, K extends Code, C>(game: Game<S, K, C>, { labels }: Rules<S, K, C>): Game<S, K, C> =>
  labels === undefined ? game : { ...game, words: { ...game.words, labels: { ...game.words.labels, ...labels } } }

export const labelOf = ({ labels }: Words, name: string): string => (Object.hasOwn(labels, name) ? labels[name] : name)

/** The log line of an event, as its viewer has it. */
export const tell = (words: Words, event: Event, who: Who): string =>
  Object.hasOwn(words.events, event.key)
    ? words.events[event.key](event, who, (name) => labelOf(words, name))
    : event.key

/** What is wrong with a choice, in a sentence; empty where the rule has to speak for itself. */
export const whyNot = (words: Words, refusal: Refusal): string => {
  const { why = '', params = {} } = refusal
  return tableRefusalWords(refusal) ?? (Object.hasOwn(words.refusals, why) ? words.refusals[why](params) : '')
}
