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
  const quoted = /^"([^"]+)"/.exec(plain)?.[1]
  const word = quoted ?? typed
  if (word === undefined) return plain
  const listed = LIST.exec(plain)?.[1]?.split(/, | or | and /) ?? []
  const names = [...listed, ...(quoted !== undefined || /\bcards?\b/.test(plain) ? cards : [])]
  const near = nearest(word, names)
  if (near === undefined || near === word || !isClose(word, near, cards.includes(near) ? CARD : NAME)) return plain
  return `${plain.replace(/; (?:there (?:are|is)|one can|cards are) .*/, '')}; did you mean "${near}"?`
}

const LIST = /(?:there (?:are|is)|one can|must be(?: one of)?|must be an? [a-z]+:) (.*?)(?:, not .*)?$/

/** So short, nearly everything is near. */
const NAME = 2
const CARD = 3
const isClose = (typed: string, near: string, short: number): boolean =>
  typed.length > short || typed.toLowerCase() === near.toLowerCase()
