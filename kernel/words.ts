import type { Code, Game, Rules, Who, Words } from './contract.ts'
import type { Event } from './events.ts'

/** The game as it speaks at one table: with the names that only this match knows. */
export const named = <S, K extends Code, C>(game: Game<S, K, C>, { labels }: Rules<S, K, C>): Game<S, K, C> =>
  labels === undefined ? game : { ...game, words: { ...game.words, labels: { ...game.words.labels, ...labels } } }

export const labelOf = ({ labels }: Words, name: string): string => (Object.hasOwn(labels, name) ? labels[name] : name)

/** The log line of an event, as its viewer has it. */
export const tell = (words: Words, event: Event, who: Who): string =>
  Object.hasOwn(words.events, event.key)
    ? words.events[event.key](event, who, (name) => labelOf(words, name))
    : event.key
