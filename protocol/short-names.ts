import type { Scribe } from '../kernel/difference.ts'
import { CLOSE_OBJECT, COMMA, Ink, OPEN_OBJECT } from '../kernel/ink.ts'
import { isList, isObject, put } from '../kernel/json.ts'

/**
 * Steps of a match are full of the same few names. To those who ask for it a welcome says which they are, and from then
 * on letters stand for them: `"a"` for a field, `"~a"` for a text. What has no letters keeps its name: a field after a
 * `~` unless it is a number, a text that begins with `~` after another one.
 */
export interface ShortNames extends Scribe {
  /** What was written, parsed. */
  read(value: unknown): unknown
}

/** A message that begins so is JSON with short names after this sign. */
export const SHORTENED = '!'

/** What every message of this type begins with that says how many entries a match has, up to that number. */
export const beginningOf = (type: string, names: ShortNames): string => {
  const text = new Ink()
  names.write(type, text)
  return `${SHORTENED}{${names.field('type')}${new TextDecoder().decode(text.written)},${names.field('seq')}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** So many names have one letter; the letters after that begin two. */
const SINGLE = 40
/** So many names can have letters. */
export const MOST_NAMES = SINGLE + (LETTERS.length - SINGLE) * LETTERS.length

/** So many names are written without thinking. */
const REMEMBERED = 4 * MOST_NAMES

const lettersOf = (n: number): string => {
  if (n < SINGLE) return LETTERS[n]
  const beyond = n - SINGLE
  return LETTERS[SINGLE + Math.floor(beyond / LETTERS.length)] + LETTERS[beyond % LETTERS.length]
}

export const shortNames = (names: readonly string[]): ShortNames => {
  const fields = new Map(names.map((name, n) => [name, `"${lettersOf(n)}":`]))
  const texts = new Map(names.map((name, n) => [name, `"~${lettersOf(n)}"`]))
  const meant = new Map(names.map((name, n) => [lettersOf(n), name]))

  /** What has no letters is remembered too, unless there is too much of it. */
  const fieldOf = (name: string): string => fields.get(name) ?? remember(name)

  const remember = (name: string): string => {
    const field = `${JSON.stringify(isNumber(name) ? name : `~${name}`)}:`
    if (fields.size < REMEMBERED) fields.set(name, field)
    return field
  }

  const write = (value: unknown, ink: Ink): void => {
    if (typeof value === 'string') writeText(value, ink)
    else if (typeof value === 'number' && Number.isSafeInteger(value)) ink.integer(value)
    else if (isList(value)) ink.list(value, write)
    else if (isObject(value)) writeObject(value, ink)
    else ink.text(JSON.stringify(value) ?? 'null')
  }

  const writeText = (text: string, ink: Ink): void => {
    const short = texts.get(text)
    if (short === undefined) ink.quoted(text.startsWith('~') ? `~${text}` : text)
    else ink.text(short)
  }

  const writeObject = (value: Readonly<Record<string, unknown>>, ink: Ink): void => {
    let isFirst = true
    ink.sign(OPEN_OBJECT)
    for (const name in value) {
      const field = value[name]
      if (field === undefined) continue
      if (!isFirst) ink.sign(COMMA)
      isFirst = false
      ink.text(fieldOf(name))
      write(field, ink)
    }
    ink.sign(CLOSE_OBJECT)
  }

  const nameOf = (field: string): string => {
    if (isNumber(field)) return field
    return field.startsWith('~') ? field.slice(1) : known(field)
  }

  const textOf = (text: string): string => {
    if (!text.startsWith('~')) return text
    return text.startsWith('~~') ? text.slice(1) : known(text.slice(1))
  }

  const known = (letters: string): string => {
    const name = meant.get(letters)
    if (name === undefined) throw new Error(`nobody has said what '${letters}' stands for`)
    return name
  }

  const read = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value)
    if (isList(value)) return value.map(read)
    if (!isObject(value)) return value
    const named: Record<string, unknown> = {}
    for (const field of Object.keys(value)) put(named, nameOf(field), read(value[field]))
    return named
  }

  return { field: fieldOf, write, read }
}

/** Places of a list, as patches name them. */
const isNumber = (name: string): boolean => {
  const first = name.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** The last ones that a welcome said. Matches of a game have the same, so sockets mostly share them. */
let last: { readonly key: string; readonly names: ShortNames } | null = null

const readAs = (names: readonly string[]): ShortNames => {
  const key = names.join('\n')
  if (last?.key !== key) last = { key, names: shortNames(names) }
  return last.names
}

/** Reads what a server sends over one socket: a welcome may say what letters stand for from then on. */
export const messageReader = (): ((text: string) => unknown) => {
  let names = shortNames([])
  return (text) => {
    if (text.startsWith(SHORTENED)) return names.read(JSON.parse(text.slice(SHORTENED.length)))
    const message: unknown = JSON.parse(text)
    if (isObject(message) && message.type === 'welcome' && isList(message.names))
      names = readAs(message.names.map(String))
    return message
  }
}
