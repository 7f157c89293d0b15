import { seatLetter } from '../../../kernel/seats.ts'

/**
 * Examples as blocks of lines: `given` sets the position, `do` is an answer, `expect` says what must hold then, and
 * everything after `#` is a remark. `refuse S1 draw by EMR-4.5` is an answer that does not go through; `giveup S1` may
 * name the rule that forbids it too. Seats are S1 … S4.
 */
export interface Block {
  readonly isNew: boolean
  readonly setup: Setup
  readonly given: Plain
  readonly lines: readonly Line[]
}

export type Plain = Readonly<Record<string, unknown>>

interface Setup {
  readonly mode: string
  readonly seats: number
  readonly options: Plain
}

export type Line =
  | { readonly kind: 'do'; readonly text: string; readonly seat: string; readonly choice: string }
  | {
      readonly kind: 'refuse'
      readonly text: string
      readonly seat: string
      readonly choice: string
      readonly rule: string
    }
  | { readonly kind: 'giveup'; readonly text: string; readonly seat: string; readonly rule?: string }
  | { readonly kind: 'expect'; readonly text: string; readonly parts: readonly string[] }

const MODES: Readonly<Record<string, Pick<Setup, 'mode' | 'seats'>>> = {
  duel: { mode: 'duel', seats: 2 },
  solo: { mode: 'solo', seats: 1 },
  ffa3: { mode: 'freeForAll', seats: 3 },
  ffa4: { mode: 'freeForAll', seats: 4 },
  team: { mode: 'teamFight', seats: 4 },
}

/** The signs of the tokens, and their names in a position. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = { d: 'damage', '+': 'plus', '-': 'minus', c: 'crow' }

/** S1 is A. */
export const letterOf = (seat: string): string => seatLetter(Number(seat.slice(1)) - 1)
export const withLetters = (text: string): string => text.replaceAll(/\bS[1-4]\b/g, letterOf)
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

export const readBlock = (text: string): Block => {
  const draft: Draft = { isNew: false, setup: null, options: {}, given: {} }
  const lines: Line[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replace(/#.*$/, '').trim()
    if (line === '') continue
    const [verb, ...rest] = words(line)
    if (verb === 'given') give(draft, rest.join(' '))
    else lines.push(readLine(verb, rest, line))
  }
  if (draft.setup === null) throw new Error('the block names no mode')
  return { isNew: draft.isNew, setup: { ...draft.setup, options: draft.options }, given: draft.given, lines }
}

const readLine = (verb: string, rest: readonly string[], text: string): Line => {
  const [seat, ...choice] = rest
  if (verb === 'expect')
    return {
      kind: verb,
      text,
      parts: rest
        .join(' ')
        .split(';')
        .map((part) => part.trim()),
    }
  if (verb === 'do') return { kind: verb, text, seat: letterOf(seat), choice: choice.join(' ') }
  const by = choice.lastIndexOf('by')
  if (verb === 'refuse' && by > 0)
    return { kind: verb, text, seat: letterOf(seat), choice: choice.slice(0, by).join(' '), rule: choice[by + 1] }
  if (verb === 'giveup')
    return by < 0
      ? { kind: verb, text, seat: letterOf(seat) }
      : { kind: verb, text, seat: letterOf(seat), rule: choice[by + 1] }
  throw new Error(`no such line: ${text}`)
}

interface Draft {
  isNew: boolean
  setup: Pick<Setup, 'mode' | 'seats'> | null
  options: Record<string, unknown>
  given: Record<string, unknown>
}

const give = (draft: Draft, text: string): void => {
  const [first, ...rest] = words(text)
  const { given, options } = draft
  if (/^S[1-4]$/.test(first)) giveSeat(given, letterOf(first), rest.join(' '))
  else if (first === 'new') {
    draft.isNew = true
    give(draft, rest.join(' '))
  } else if (Object.hasOwn(MODES, first)) {
    draft.setup = MODES[first]
    if (rest.length > 0) options.difficulty = rest[0]
  } else if (first === 'option') options[rest[0]] = /^\d+$/.test(rest[1]) ? Number(rest[1]) : rest[1]
  else if (first === 'turn') given.active = letterOf(rest[0])
  else if (first === 'marker') given.marker = letterOf(rest[0])
  else if (first === 'pile') Object.assign(given, pileOf(rest))
  else if (first === 'discard') given.discards = rest.join(' ')
  else if (first === 'stack') given.stack = rest.join(' ')
  else if (first === 'supply') given.supply = { ...plain(given.supply), [TOKEN_NAMES[rest[0]]]: Number(rest[1]) }
  else throw new Error(`nothing can be given like this: ${text}`)
}

/** `only` and `empty`: the cards that are not named are not in the game. */
const pileOf = (cards: readonly string[]): Plain => {
  const named = cards.filter((card) => card !== 'only' && card !== 'empty')
  return named.length === cards.length ? { pile: named.join(' ') } : { pile: named.join(' '), rest: 'none' }
}

const SEAT_FIELDS: Readonly<Record<string, string>> = { hand: 'hands', area: 'areas', zones: 'zones' }

const giveSeat = (given: Record<string, unknown>, seat: string, text: string): void => {
  const put = (field: string, value: unknown): void => {
    given[field] = { ...plain(given[field]), [seat]: value }
  }
  for (const part of text.split(';')) {
    const [name, ...value] = words(part)
    if (name === 'life') put('life', Number(value[0]))
    else if (name === 'fighter') put('fighters', value[0])
    else if (name === 'aside') given.aside = value.join(' ')
    else if (name === 'downed') put('life', 0)
    else if (name === 'out') {
      put('life', 0)
      put('areas', 'out')
    } else if (Object.hasOwn(SEAT_FIELDS, name)) put(SEAT_FIELDS[name], value.join(' '))
    else throw new Error(`nothing can be given to a seat like this: ${part}`)
  }
}

const plain = (value: unknown): Plain => (typeof value === 'object' && value !== null ? { ...value } : {})
