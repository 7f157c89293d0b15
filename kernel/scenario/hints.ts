import { isList, isObject, own } from '../json.ts'
import { nearest } from '../nearest.ts'
import type { Problem } from '../result.ts'

/** What stands at a path such as `hands.A` or `steps[2].do`; undefined where nothing does. */
export const valueAt = (root: unknown, at: string): unknown => {
  let value = root
  for (const name of at.match(/[^.[\]]+/g) ?? []) {
    if (isList(value)) value = value[Number(name)]
    else value = isObject(value) ? own(value, name) : undefined
  }
  return value
}

/** A problem of something that came from outside, with what was found there and what would do. */
export const hinted = (problem: Problem, root: unknown, cards: readonly string[] = []): Problem => {
  const found = valueAt(root, problem.at)
  const name = problem.at.match(/[^.[\]]+$/)?.[0] ?? ''
  const isUnknown = problem.message.startsWith('is not known') || problem.message.startsWith('is no option')
  const typed = isUnknown ? name : typeof found === 'string' ? found : undefined
  const message = isUnknown ? `${JSON.stringify(name)} ${problem.message}` : withFound(problem.message, found)
  return { at: problem.at, message: withHint(message, typed, cards) }
}

const MOST = 60

const withFound = (message: string, found: unknown): string => {
  if (!message.startsWith('must be') || found === undefined) return message
  const text = JSON.stringify(found)
  return `${message}, not ${text.length > MOST ? `${text.slice(0, MOST)}…` : text}`
}

/** With the name that was most likely meant, in place of all that there are. */
export const withHint = (message: string, typed: string | undefined, cards: readonly string[] = []): string => {
  const plain = message.replace(/" is no card\b/, '" is not a card')
  const quoted = /^"([^"]+)"/.exec(plain)?.[1] ?? typed
  if (quoted === undefined) return plain
  const listed = /(?:there (?:are|is)|one can|must be(?: one of)?|must be an? [a-z]+:) (.*?)(?:, not .*)?$/.exec(
    plain,
  )?.[1]
  const names = [...(listed?.split(/, | or | and /) ?? []), ...(/\bcards?\b/.test(plain) ? cards : [])]
  const near = nearest(quoted, names)
  if (near === undefined || near === quoted || (cards.includes(near) && !isClose(quoted, near))) return plain
  return `${plain.replace(/; (?:there (?:are|is)|one can|cards are) .*/, '')}; did you mean "${near}"?`
}

/** Of a card with two letters nearly every other is near. */
const isClose = (typed: string, near: string): boolean => typed.length > 3 || typed.toLowerCase() === near.toLowerCase()
