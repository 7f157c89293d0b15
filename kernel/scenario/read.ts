import { isList, isObject, own, pathTo } from '../json.ts'
import { anyObject, listOf, objectOf, type Reader, text, textLike } from '../reader.ts'
import { bad, ok, type Result } from '../result.ts'
import type { Asked, Case, Expected, Move, Scenario, Step, Steps } from './scenario.ts'

type Plain = Readonly<Record<string, unknown>>

/** What may be shared by all cases, or belong to one. */
interface Common {
  readonly setup?: Plain
  readonly given?: Plain
  readonly rules?: readonly string[]
  readonly eyes?: string
  readonly says?: string
}

interface Written extends Common {
  readonly game: string
  readonly steps?: readonly Step[]
  readonly cases?: readonly WrittenCase[]
}

interface WrittenCase extends Common {
  readonly name: string
  readonly steps: readonly Step[]
}

/** Reads a scenario that came from outside; a case's setup and position are laid over the shared ones. */
export const readScenario = (input: unknown): Result<Scenario> => {
  const read = written(input, '')
  if (!read.ok) return read
  const { game, setup = {}, given = {}, rules = [], eyes = GALLERY, says = '', steps, cases } = read.value
  if ((steps === undefined) === (cases === undefined)) return bad('', 'a scenario has either steps or cases')
  if (steps !== undefined) return ok({ game, cases: [{ name: '', setup, given, rules, eyes, says, steps }] })
  const over = (found: WrittenCase): Case => ({
    name: found.name,
    setup: merged(setup, found.setup ?? {}),
    given: merged(given, found.given ?? {}),
    rules: found.rules ?? rules,
    eyes: found.eyes ?? eyes,
    says: found.says ?? says,
    steps: found.steps,
  })
  return ok({ game, cases: (cases ?? []).map(over) })
}

/** Objects are merged field by field; anything else takes the place of what was there. */
const merged = (below: Plain, above: Plain): Plain => {
  const fields = Object.entries(above).map(([name, value]): [string, unknown] => {
    const under = own(below, name)
    return [name, isObject(value) && isObject(under) ? merged(under, value) : value]
  })
  return Object.fromEntries([...Object.entries(below), ...fields])
}

const filled =
  <T>(items: Reader<readonly T[]>): Reader<readonly T[]> =>
  (value, at) => {
    const read = items(value, at)
    return read.ok && read.value.length === 0 ? bad(at, 'must not be empty') : read
  }

const GALLERY = 'gallery'

const seat = textLike('the letter of a seat', /^[A-Z]$/)
const move = objectOf<Move>({ seat, choice: text })
const asked = objectOf<Asked>({ seat, window: text })

const askedNow: Reader<Steps['asked']> = (value, at) => {
  if (value === 'nobody') return ok(value)
  if (isList(value)) return filled(listOf(asked))(value, at)
  const one = asked(value, at)
  return one.ok ? ok([one.value]) : one
}

const expected: Reader<Expected> = (value, at) => {
  const read = objectOf<Expected>(
    {
      position: anyObject,
      events: filled(listOf(anyObject)),
      outcome: (found, where) => (found === null ? ok(found) : anyObject(found, where)),
    },
    ['position', 'events', 'outcome'],
  )(value, at)
  return read.ok && Object.keys(read.value).length === 0 ? bad(at, 'must expect something') : read
}

const kinds: { readonly [Kind in keyof Steps]: Reader<Step> } = {
  do: objectOf({ do: move, says: text }, ['says']),
  refused: objectOf({ refused: objectOf<Steps['refused']>({ seat, choice: text, rule: text }), says: text }, ['says']),
  giveUp: objectOf({ giveUp: objectOf<Steps['giveUp']>({ seat, refused: text }, ['refused']), says: text }, ['says']),
  tie: objectOf({ tie: objectOf<Steps['tie']>({ refused: text }, ['refused']), says: text }, ['says']),
  asked: objectOf({ asked: askedNow }),
  offered: objectOf({ offered: move }),
  notOffered: objectOf({ notOffered: move }),
  expect: objectOf({ expect: expected }),
}

const step: Reader<Step> = (value, at) => {
  const names = Object.keys(kinds).join(', ')
  if (!isObject(value)) return bad(at, `must be an object with one of ${names}`)
  const found = Object.entries(kinds).find(([name]) => Object.hasOwn(value, name))
  if (found !== undefined) return found[1](value, at)
  const [stranger] = Object.keys(value)
  return bad(stranger === undefined ? at : pathTo(at, stranger), `must be one of ${names}`)
}

const steps = filled(listOf(step))

const common = {
  setup: anyObject,
  given: anyObject,
  rules: listOf(textLike('the id of a rule', /^[A-Z]+-\d+(\.\d+)*$/)),
  eyes: textLike(`the letter of a seat, or ${GALLERY}`, /^([A-Z]|gallery)$/),
  says: text,
}
const optional = ['setup', 'given', 'rules', 'eyes', 'says'] as const

const written = objectOf<Written>(
  {
    game: text,
    ...common,
    steps,
    cases: filled(listOf(objectOf<WrittenCase>({ name: text, ...common, steps }, optional))),
  },
  [...optional, 'steps', 'cases'],
)
