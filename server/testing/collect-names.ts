import { anyChoice } from '../../bots/candidates.ts'
import type { Code, Game, Rules } from '../../kernel/contract.ts'
import { type Event, seen } from '../../kernel/events.ts'
import { isList, isObject } from '../../kernel/json.ts'
import { diff } from '../../kernel/patch.ts'
import { type Rng, seeded } from '../../kernel/random.ts'
import { MOST_NAMES } from '../../protocol/short-names.ts'

/** Of every message about a match. */
const OWN = ['type', 'step', 'sealed', 'seq', 'patch', 'events', 'decisions', 'waiting', 'id', 'window', 'outcome']
/** Answers of a match that are looked at, and names that are worth letters. */
const LOOK = 300
const WORTH = Math.min(200, MOST_NAMES)

/** The names that messages about a game are full of, from one random match in each mode; those that save most first. */
export const collectNames = ({ meta, open }: Game): readonly string[] => {
  const saved = new Map<string, number>(OWN.map((name) => [name, Number.MAX_SAFE_INTEGER]))
  const count = (value: unknown): void => {
    if (typeof value === 'string') saved.set(value, (saved.get(value) ?? 0) + value.length)
    else if (isList(value)) value.forEach(count)
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        if (!/^\d/.test(name)) count(name)
        count(inner)
      }
  }
  const rng = seeded('sfc32', meta.id)
  for (const { id: mode } of meta.modes) {
    const opened = open({ mode })
    if (opened.ok) for (const step of steps(opened.value, rng)) count(step)
  }
  return [...saved]
    .filter(([name]) => name.length > 2)
    .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
    .slice(0, WORTH)
    .map(([name]) => name)
}

/** What is told of a match in which everybody answers at random, as the gallery sees it. */
export function* steps<S, K extends Code, C>(rules: Rules<S, K, C>, rng: Rng): Iterable<unknown> {
  const state = rules.deal(rng, [])
  for (let n = 0; n < LOOK && rules.outcome(state) === null; n++) {
    const before = rules.hide(rules.copy(state), 'gallery')
    const events: Event[] = []
    const answers = rules.awaiting(state).map((seat) => anyChoice(rules, state, seat, rng))
    rules.play(state, answers, events)
    const told = events.map((event) => seen(event, 'gallery'))
    yield { patch: diff(before, rules.hide(state, 'gallery')), events: told }
  }
}
