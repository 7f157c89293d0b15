import type { Code, Game, Meta, Option, Rules, Setup } from './contract.ts'
import { isObject, isShallow } from './json.ts'
import { wholeNumber } from './reader.ts'
import { bad, ok, type Result } from './result.ts'

/**
 * Checks a setup that came from outside: `{ mode?, seats?, options?, files? }`. What is missing has the game's
 * defaults; what is in the files is for the game to check.
 */
export const readSetup = (meta: Meta, input: unknown): Result<Setup> => {
  if (!isObject(input)) return bad('setup', 'must be an object with mode, seats and options')
  const stranger = Object.keys(input).find((name) => !PARTS.includes(name))
  if (stranger !== undefined) return bad(`setup.${stranger}`, 'is not known here; a setup has mode, seats and options')

  const { mode = modeFor(meta, input.seats), options: wanted = {}, files = {} } = input
  const found = meta.modes.find(({ id }) => id === mode)
  if (found === undefined) return bad('setup.mode', `must be one of ${meta.modes.map(({ id }) => id).join(', ')}`)
  const { seats = found.seats[0] } = input
  if (typeof seats !== 'number' || !found.seats.includes(seats))
    return bad('setup.seats', `must be ${found.seats.join(' or ')} in mode ${found.id}`)

  if (!isObject(wanted)) return bad('setup.options', 'must be an object of option names and values')
  const unknown = Object.keys(wanted).find((name) => !Object.hasOwn(meta.options, name))
  if (unknown !== undefined)
    return bad(
      `setup.options.${unknown}`,
      `is no option of ${meta.id}; there are ${Object.keys(meta.options).join(', ')}`,
    )
  const options: Record<string, string | number> = {}
  for (const [name, option] of Object.entries(meta.options)) {
    const value = Object.hasOwn(wanted, name) ? wanted[name] : option.values[0]
    if (!admits(option, value)) return bad(`setup.options.${name}`, `must be ${describeOption(option)}`)
    options[name] = value
  }
  const brought = readFiles(meta, files)
  if (!brought.ok) return brought
  const setup = { mode: found.id, seats, options }
  return ok(Object.keys(brought.value).length > 0 ? { ...setup, files: brought.value } : theOne(meta, setup))
}

/** So many setups of a game are remembered. */
const REMEMBERED = 1000
const remembered = new WeakMap<Meta, Map<string, Setup>>()

/** Matches that were agreed alike have one setup, so that what is made of it is made once for all of them. */
const theOne = (meta: Meta, setup: Setup): Setup => {
  const known = remembered.get(meta) ?? new Map<string, Setup>()
  remembered.set(meta, known)
  const agreed = JSON.stringify([setup.mode, setup.seats, Object.values(setup.options)])
  const same = known.get(agreed) ?? setup
  if (known.size >= REMEMBERED) known.clear()
  known.set(agreed, same)
  return same
}

/** `open` of a game whose every setup that can be read can be played. */
export const openWith = <S, K extends Code, C>(
  meta: Meta,
  bind: (setup: Setup, version: number) => Rules<S, K, C>,
): Game<S, K, C>['open'] => openAs(meta, (setup, version) => ok(bind(setup, version)))

/** `open` of a game that has something to say against some of them. */
export const openAs = <S, K extends Code, C>(
  meta: Meta,
  open: (setup: Setup, version: number) => Result<Rules<S, K, C>>,
): Game<S, K, C>['open'] => {
  const opened = Array.from({ length: meta.rulesVersion }, (_, at) => perSetup((setup) => open(setup, at + 1)))
  return (input, version = meta.rulesVersion) => {
    const setup = readSetup(meta, input)
    if (!setup.ok) return setup
    const known = readVersion(meta, version)
    return known.ok ? opened[known.value - 1](setup.value) : known
  }
}

/** A version of the rules that came from outside. */
export const readVersion = ({ id, rulesVersion }: Meta, input: unknown): Result<number> => {
  const version = wholeNumber(1, Number.MAX_SAFE_INTEGER)(input, 'rules')
  return !version.ok || version.value <= rulesVersion
    ? version
    : bad('rules', `version ${version.value} of ${id} is not known here; the newest is ${rulesVersion}`)
}

/** No file that is brought to a table is longer, as JSON without spaces. */
export const FILE_BYTES = 256 * 1024
/** Deeper than any record goes, and nothing that walks through the file runs out of stack. */
const FILE_DEPTH = 32

/** Why a file cannot be brought to a table, whatever the game thinks of it. */
export const unfitFile = (content: unknown): string | null => {
  if (!isShallow(content, FILE_DEPTH)) return `is nested more than ${FILE_DEPTH} deep`
  return (JSON.stringify(content) ?? '').length > FILE_BYTES ? `is longer than ${FILE_BYTES} characters` : null
}

const PARTS: readonly string[] = ['mode', 'seats', 'options', 'files']

const readFiles = ({ id, files: known = [] }: Meta, input: unknown): Result<Readonly<Record<string, unknown>>> => {
  if (!isObject(input)) return bad('setup.files', 'must be an object of file names and their contents')
  const stranger = Object.keys(input).find((name) => !known.includes(name))
  for (const [name, content] of Object.entries(input)) {
    const unfit = unfitFile(content)
    if (unfit !== null) return bad(`setup.files.${name}`, unfit)
  }
  if (stranger === undefined) return ok(input)
  const brings = known.length === 0 ? 'brings no files' : `brings ${known.join(' and ')}`
  return bad(`setup.files.${stranger}`, `is not known here; a table of ${id} ${brings}`)
}

export const describeOption = ({ values, numbers }: Option): string =>
  [...values, ...(numbers === undefined ? [] : [`a whole number from ${numbers.min} to ${numbers.max}`])].join(' or ')

const modeFor = (meta: Meta, seats: unknown): string =>
  (meta.modes.find((mode) => mode.seats.some((n) => n === seats)) ?? meta.modes[0]).id

const admits = ({ values, numbers }: Option, value: unknown): value is string | number =>
  typeof value === 'number'
    ? numbers !== undefined && Number.isInteger(value) && value >= numbers.min && value <= numbers.max
    : typeof value === 'string' && values.includes(value)

/** Makes something of a thing once, however often it is asked for: bots ask for every choice they look at. */
export const oncePer = <O extends object, T>(make: (of: O) => T): ((of: O) => T) => {
  const made = new WeakMap<O, T>()
  return (of) => {
    const found = made.get(of)
    if (found !== undefined) return found
    const value = make(of)
    made.set(of, value)
    return value
  }
}

export const perSetup = <T>(make: (setup: Setup) => T): ((setup: Setup) => T) => oncePer(make)
