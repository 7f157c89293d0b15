import { isList, isObject, own, pathTo } from '../json.ts'
import { anyObject, listOf, objectOf, type Reader, text, textLike, yes } from '../reader.ts'
import { bad, ok, type Result } from '../result.ts'
import { hinted } from './hints.ts'
import type { Asked, Case, Expected, Move, Scenario, Step, Steps } from './scenario.ts'

type Plain = Readonly<Record<string, unknown>>

/** What may be shared by all cases, or belong to one. */
interface Common {
  readonly setup?: Plain
  readonly given?: Plain
  readonly dealt?: string
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
  if (!read.ok) return { ok: false, problem: hinted(read.problem, input) }
  const { game, setup = {}, given, dealt, rules = [], eyes = GALLERY, says = '', steps, cases } = read.value
  if ((steps === undefined) === (cases === undefined)) return bad('', 'a scenario has either steps or cases')
  const twice = [read.value, ...(cases ?? [])].findIndex((one) => one.given !== undefined && one.dealt !== undefined)
  if (twice >= 0)
    return bad(twice === 0 ? 'dealt' : `cases[${twice - 1}].dealt`, 'takes the place of given; leave one out')
  if (steps !== undefined)
    return ok({
      game,
      cases: [{ name: '', setup, given: given ?? {}, dealt: dealt ?? null, rules, eyes, says, steps }],
    })
  const over = (found: WrittenCase): Case => ({
    name: found.name,
    setup: merged(setup, found.setup ?? {}),
    ...beginning(read.value, found),
    rules: found.rules ?? rules,
    eyes: found.eyes ?? eyes,
    says: found.says ?? says,
    steps: found.steps,
  })
  return ok({ game, cases: (cases ?? []).map(over) })
}

/** What a case says of its beginning goes over what all share; a deal takes the place of a position, and the other way round. */
const beginning = (shared: Pick<Common, 'given' | 'dealt'>, found: Common): Pick<Case, 'given' | 'dealt'> => {
  if (found.dealt !== undefined) return { given: {}, dealt: found.dealt }
  if (found.given === undefined && shared.dealt !== undefined) return { given: {}, dealt: shared.dealt }
  return { given: merged(shared.given ?? {}, found.given ?? {}), dealt: null }
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
const eyes = textLike(`the letter of a seat, or ${GALLERY}`, /^([A-Z]|gallery)$/)
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
      ordered: yes,
      events: filled(listOf(anyObject)),
      outcome: (found, where) => (found === null ? ok(found) : anyObject(found, where)),
    },
    ['position', 'ordered', 'events', 'outcome'],
  )(value, at)
  return read.ok && Object.keys(read.value).length === 0 ? bad(at, 'must expect something') : read
}

const kinds: { readonly [Kind in keyof Steps]: Reader<Step> } = {
  do: objectOf({ do: move, says: text }, ['says']),
  clock: objectOf({ clock: objectOf<Steps['clock']>({ seat, choice: text }, ['choice']), says: text }, ['says']),
  restPass: objectOf({ restPass: objectOf<Steps['restPass']>({}), says: text }, ['says']),
  withdraw: objectOf({ withdraw: objectOf<Steps['withdraw']>({ seat, refused: text }, ['refused']), says: text }, [
    'says',
  ]),
  refused: objectOf({ refused: objectOf<Steps['refused']>({ seat, choice: text, rule: text }, ['rule']), says: text }, [
    'says',
  ]),
  giveUp: objectOf({ giveUp: objectOf<Steps['giveUp']>({ seat, refused: text }, ['refused']), says: text }, ['says']),
  tie: objectOf({ tie: objectOf<Steps['tie']>({ refused: text }, ['refused']), says: text }, ['says']),
  asked: objectOf({ asked: askedNow }),
  offered: objectOf({ offered: move }),
  notOffered: objectOf({ notOffered: move }),
  only: objectOf({ only: objectOf<Steps['only']>({ seat, choices: listOf(text) }) }),
  never: objectOf({ never: filled(listOf(anyObject)) }),
  sees: objectOf({ sees: objectOf<Steps['sees']>({ seat: eyes, position: anyObject }) }),
  expect: objectOf({ expect: expected }),
}

const step: Reader<Step> = (value, at) => {
  const names = Object.keys(kinds).join(', ')
  if (!isObject(value)) return bad(at, `must be an object with one of ${names}`)
  const found = Object.entries(kinds).find(([name]) => Object.hasOwn(value, name))
  if (found !== undefined) return found[1](value, at)
  const [stranger] = Object.keys(value)
  if (stranger === undefined) return bad(at, `must have one of ${names}`)
  return bad(pathTo(at, stranger), `is not known here; there are ${names}`)
}

const steps = filled(listOf(step))

const common = {
  setup: anyObject,
  given: anyObject,
  dealt: text,
  rules: listOf(textLike('the id of a rule', /^[A-Z]+-\d+(\.\d+)*$/)),
  eyes,
  says: text,
}
const optional = ['setup', 'given', 'dealt', 'rules', 'eyes', 'says'] as const

const written = objectOf<Written>(
  {
    game: text,
    ...common,
    steps,
    cases: filled(listOf(objectOf<WrittenCase>({ name: text, ...common, steps }, optional))),
  },
  [...optional, 'steps', 'cases'],
)
