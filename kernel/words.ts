import type { Code, Game, Refusal, Rules, Who, Words } from './contract.ts'
import type { Event } from './events.ts'
import type { Field, Form } from './forms.ts'
import { isObject } from './json.ts'
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

/** A choice in the words of the form it fits: `throw – sign: rock`. */
export const choiceWords = (words: Words, form: Form, choice: unknown, who: Who): string => {
  switch (form.kind) {
    case 'either': {
      const tag = isObject(choice) ? String(choice.do) : ''
      const rest = Object.hasOwn(form.of, tag) ? choiceWords(words, form.of[tag], choice, who) : ''
      return [labelOf(words, tag), rest].filter((part) => part !== '').join(' – ')
    }
    case 'record':
      return Object.entries(form.fields)
        .map(([name, field]) => fieldWords(words, name, field, isObject(choice) ? choice[name] : undefined, who))
        .filter((part) => part !== '')
        .join('; ')
    case 'cards':
      return Array.isArray(choice) ? choice.map((face) => labelOf(words, String(face))).join(', ') : ''
    case 'seat':
      return who(Number(choice))
    default:
      return labelOf(words, String(choice))
  }
}

/** Empty where nothing is given. */
const fieldWords = (words: Words, name: string, { form }: Field, value: unknown, who: Who): string => {
  const text = value === undefined ? '' : choiceWords(words, form, value, who)
  return text === '' ? '' : `${labelOf(words, name)}: ${text}`
}
