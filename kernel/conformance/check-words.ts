import type { Game } from '../contract.ts'
import { seen } from '../events.ts'
import type { Form } from '../forms.ts'
import { parseRulebook, rulesOf } from '../rulebook.ts'
import { seatLetter, type Viewer } from '../seats.ts'
import { named, tell } from '../words.ts'
import { notSaid } from './same.ts'
import { firstWrong, type StepCheck } from './situation.ts'

/** Who is asked, and how it ended, agree with each other and with the words. */
export const asks: StepCheck = {
  name: 'asks',
  run: ({ game, rules, state, defined }) => {
    const awaited = rules.awaiting(state)
    const outcome = rules.outcome(state)
    if (outcome === null) {
      if (awaited.length === 0) return 'nobody is asked, and the match is not over'
      const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < rules.setup.seats
      return awaited.every(isSeat) && new Set(awaited).size === awaited.length
        ? null
        : `asked are ${awaited.join(', ')}`
    }
    const { places, reason, rule } = outcome
    if (awaited.length > 0) return 'the match is over, and somebody is asked'
    // Alone one may lose to nobody.
    if (places.length !== rules.setup.seats || (places.length > 1 && !places.includes(1)))
      return `the places are ${places.join(', ')}`
    if (!Object.hasOwn(game.words.ends, reason)) return `there are no words for the end “${reason}”`
    return defined.has(rule) ? null : `${rule} is not in the rulebook`
  },
}

/** Every event names the rule that made it happen, and can be told, to those who know its secret and to those who do not. */
export const events: StepCheck = {
  name: 'events',
  run: ({ game, rules, events: happened, defined }) => {
    const { words } = named(game, rules)
    return firstWrong(happened, (event) => {
      if (!Object.hasOwn(game.words.events, event.key)) return `${event.key} has no words`
      if (typeof event.rule !== 'string') return `${event.key} names no rule`
      if (!defined.has(event.rule)) return `${event.key} names ${event.rule}, which is not in the rulebook`
      const viewers: Viewer[] = event.secret === undefined ? ['gallery'] : [...event.secret.to, 'gallery']
      return firstWrong(viewers, (viewer) => notSaid(tell(words, seen(event, viewer), seatLetter), event.key))
    })
  },
}

/** Everything that is asked has words. */
export const labels: StepCheck = {
  name: 'labels',
  run: ({ game, rules, state }) => {
    const { labels: known } = named(game, rules).words
    return firstWrong(rules.awaiting(state), (seat) => {
      const { window, form } = rules.question(state, seat)
      if (!Object.hasOwn(game.words.windows, window)) return `the window ${window} has no words`
      const bare = labelsOf(form).find((name) => !Object.hasOwn(known, name))
      return bare === undefined ? null : `“${bare}” in the window ${window} has no label`
    })
  },
}

/** Faces speak for themselves; tags, fields and words to pick need a label. */
const labelsOf = (form: Form): string[] => {
  switch (form.kind) {
    case 'one':
    case 'place':
      return [...form.of]
    case 'record':
      return Object.entries(form.fields).flatMap(([name, field]) => [name, ...labelsOf(field.form)])
    case 'either':
      return Object.entries(form.of).flatMap(([tag, record]) => [tag, ...labelsOf(record)])
    case 'cards':
    case 'number':
    case 'seat':
      return []
  }
}

/** What can be seen without playing. */
export const wrongAtSight = (game: Game): string[] => {
  const { meta } = game
  const rules = rulesOf(parseRulebook(game.rulebook))
  const ids = rules.map(({ id }) => id)
  const wordless = (kind: 'modes' | 'options', names: readonly string[]): string[] =>
    names.filter((name) => !Object.hasOwn(game.words[kind], name)).map((name) => `words.${kind}.${name} is missing`)
  return [
    ...wordless(
      'modes',
      meta.modes.map(({ id }) => id),
    ),
    ...wordless('options', Object.keys(meta.options)),
    ...Object.keys(game.orders?.kinds ?? {})
      .filter((name) => game.words.orders === undefined || !Object.hasOwn(game.words.orders, name))
      .map((name) => `words.orders.${name} is missing`),
    ...(meta.reactions ?? [])
      .filter((name) => !Object.hasOwn(game.words.windows, name))
      .map((name) => `meta.reactions names the window ${name}, which has no words`),
    ...Object.keys(meta.atOnce ?? {})
      .filter((name) => !Object.hasOwn(game.words.windows, name))
      .map((name) => `meta.atOnce names the window ${name}, which has no words`),
    ...Object.keys(meta.atOnce ?? {})
      .filter((name) => meta.reactions?.includes(name) ?? false)
      .map((name) => `meta.atOnce gives a reason for the window ${name}, which is a reaction`),
    ...meta.refusals.filter((rule) => !ids.includes(rule)).map((rule) => `${rule} refuses and is not in the rulebook`),
    ...rules.filter(({ tags }) => tags.length === 0).map(({ id }) => `${id} does not say where it comes from`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is twice in the rulebook`),
    ...WRONG_SETUPS.flatMap((setup) => {
      const opened = game.open(setup)
      if (opened.ok) return [`the setup ${JSON.stringify(setup)} is opened`]
      return opened.problem.at.startsWith('setup') ? [] : [`the problem of ${JSON.stringify(setup)} is at no place`]
    }),
  ]
}

const WRONG_SETUPS: readonly unknown[] = [
  null,
  7,
  [],
  { mode: '' },
  { seats: 99 },
  { options: { '': 1 } },
  { table: 1 },
]
