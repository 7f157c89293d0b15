import type { Event } from '../../../kernel/events.ts'
import type { Bench } from '../../../kernel/scenario/bench.ts'
import { compare, describeFailure } from '../../../kernel/scenario/compare.ts'
import { seatLetter } from '../../../kernel/seats.ts'
import { letterOf, TOKEN_NAMES, withLetters, words } from './block.ts'

/** What one part of an `expect` line says, and what the table shows: equal texts when it holds. */
interface Finding {
  readonly got: unknown
  readonly wanted: unknown
}

type Look = (bench: Bench, ...parts: readonly string[]) => Finding

/** Fails unless the part holds now. */
export const mustHold = (bench: Bench, part: string, line: string): void => {
  for (const [pattern, look] of LOOKS) {
    const match = pattern.exec(part)
    if (match === null) continue
    const { got, wanted } = look(bench, ...match.slice(1))
    const failures = compare(wanted, got, line)
    if (failures.length > 0) throw new Error(failures.map(describeFailure).join('\n'))
    return
  }
  throw new Error(`nothing can be expected like this: ${part}`)
}

/** What an `expect` line may say. */
const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [
    /^attack (\d+), defence (\d+), (hit|miss)$/,
    (b, a, d, result) => sameEvent(b, 'emr.check', { attack: Number(a), defence: Number(d), hit: result === 'hit' }),
  ],
  [/^damage (\d+)$/, (b, amount) => sameEvent(b, 'emr.damage', { amount: Number(amount) })],
  [/^countered$/, (b) => ({ got: ofLastAttack(b, 'emr.countered').length, wanted: 1 })],
  [/^revealed (\w+)$/, (b, card) => ({ got: last(b.events, 'emr.reveal').card, wanted: card })],
  [/^token ([+n-])$/, (b, sign) => ({ got: last(b.events, 'emr.token').token, wanted: STACK_TOKENS[sign] })],
  [/^asked S(\d) (\w+)$/, (b, seat, window) => ({ got: askedNow(b), wanted: `${letterOf(`S${seat}`)} ${window}` })],
  [/^asked nobody$/, (b) => ({ got: askedNow(b), wanted: 'nobody' })],
  [/^offered (.*)$/, (b, all) => ({ got: offered(b).sort(), wanted: choicesIn(all).sort() })],
  [/^not offered (.*)$/, (b, all) => ({ got: choicesIn(all).filter((start) => isOffered(b, start)), wanted: [] })],
  [/^also offered (.*)$/, (b, all) => ({ got: choicesIn(all).filter((start) => !isOffered(b, start)), wanted: [] })],
  [/^turn (S\d)$/, (b, seat) => ({ got: field(b, 'active'), wanted: letterOf(seat) })],
  [/^(S\d) life (\d+)$/, (b, seat, life) => ({ got: of(b, 'life', seat), wanted: Number(life) })],
  [/^(S\d) hand (\d+) cards?$/, (b, seat, count) => ({ got: of(b, 'handSizes', seat), wanted: Number(count) })],
  [/^(S\d) hand none$/, (b, seat) => ({ got: of(b, 'handSizes', seat), wanted: 0 })],
  [
    /^(S\d) hand (.*)$/,
    (b, seat, cards) => ({ got: cardsIn(of(b, 'hands', seat)).sort(), wanted: words(cards).sort() }),
  ],
  [/^(S\d) area (.*)$/, (b, seat, area) => ({ got: sortTokens(of(b, 'areas', seat)), wanted: sortTokens(area) })],
  [/^(S\d) zones none$/, (b, seat) => ({ got: zonesOf(b, seat), wanted: '' })],
  [/^(S\d) zones (.*)$/, (b, seat, zones) => ({ got: zonesOf(b, seat), wanted: sortTokens(zones) })],
  [/^(S\d) aside (\d+) cards?$/, (b, seat, count) => ({ got: asideOf(b, seat).length, wanted: Number(count) })],
  [/^(S\d) aside (.*)$/, (b, seat, cards) => ({ got: asideOf(b, seat).sort(), wanted: words(cards).sort() })],
  [/^(S\d) fury$/, (b, seat) => ({ got: isFurious(b, seat), wanted: true })],
  [/^(S\d) calm$/, (b, seat) => ({ got: isFurious(b, seat), wanted: false })],
  [/^(S\d) out$/, (b, seat) => ({ got: [of(b, 'areas', seat), of(b, 'life', seat)], wanted: ['out', 0] })],
  [/^(S\d) in$/, (b, seat) => ({ got: of(b, 'areas', seat) === 'out', wanted: false })],
  [/^(S\d) downed$/, (b, seat) => ({ got: [of(b, 'areas', seat) === 'out', of(b, 'life', seat)], wanted: [false, 0] })],
  [/^discards none$/, (b) => ({ got: discards(b), wanted: [] })],
  [/^discards (.*) only$/, (b, cards) => ({ got: discards(b).sort(), wanted: words(cards).sort() })],
  [/^discards (.*)$/, (b, cards) => ({ got: words(cards).filter((card) => !discards(b).includes(card)), wanted: [] })],
  [
    /^not in discards (.*)$/,
    (b, cards) => ({ got: words(cards).filter((card) => discards(b).includes(card)), wanted: [] }),
  ],
  [/^removed (.*)$/, (b, cards) => ({ got: words(cards).filter((card) => !removed(b).includes(card)), wanted: [] })],
  [/^suspense (\w+)$/, (b, card) => ({ got: field(b, 'suspense'), wanted: card })],
  [
    /^supply (\S) (\d+)$/,
    (b, sign, count) => ({ got: own(field(b, 'supply'), TOKEN_NAMES[sign]), wanted: Number(count) }),
  ],
  [/^marker home$/, (b) => ({ got: field(b, 'marker') ?? null, wanted: null })],
  [/^marker (S\d)$/, (b, seat) => ({ got: field(b, 'marker'), wanted: letterOf(seat) })],
  [/^pile (\d+) cards?$/, (b, count) => ({ got: field(b, 'pileSize'), wanted: Number(count) })],
  [/^stack (\d+) tokens$/, (b, count) => ({ got: cardsIn(field(b, 'stack')).length, wanted: Number(count) })],
  [/^winner nobody$/, (b) => ({ got: winners(b), wanted: [] })],
  [/^winner (.*)$/, (b, seats) => ({ got: winners(b), wanted: words(seats).map(letterOf) })],
  [/^nobody has won$/, (b) => ({ got: b.match.outcome(), wanted: null })],
]

const STACK_TOKENS: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', n: 'neutral' }

const field = ({ match: { rules, state } }: Bench, name: string): unknown => own(rules.position.write(state), name)
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
const of = (bench: Bench, name: string, seat: string): unknown => own(field(bench, name), letterOf(seat))

/** Cards from a later shuffle say so; here it does not matter. */
const cardsIn = (text: unknown): string[] =>
  typeof text === 'string' ? words(text).map((card) => card.replace(/@\d+$/, '')) : []

/** Tokens that lie together have no order. */
const sortTokens = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll(/(?<=[{:])[d+c-]+/g, (tokens) => tokens.split('').sort().join('')) : ''

const zonesOf = (bench: Bench, seat: string): string => sortTokens(of(bench, 'zones', seat))
const removed = (bench: Bench): string[] => cardsIn(field(bench, 'removed'))
const discards = (bench: Bench): string[] => cardsIn(field(bench, 'discards'))
const asideOf = (bench: Bench, seat: string): string[] =>
  field(bench, 'active') === letterOf(seat) ? cardsIn(field(bench, 'aside')) : []

const isFurious = (bench: Bench, seat: string): boolean => {
  const fury = field(bench, 'fury')
  return typeof fury === 'string' && fury.includes(letterOf(seat))
}

const askedNow = ({ match }: Bench): string =>
  match
    .open()
    .map(({ seat, window }) => `${seatLetter(seat)} ${window}`)
    .join(', ') || 'nobody'

/** Every legal choice of the seat that is asked, as it is written. */
const offered = ({ match: { rules, state } }: Bench): string[] =>
  rules.awaiting(state).flatMap((seat) => {
    const texts: string[] = []
    rules.choices(state, seat, { push: (code) => texts.push(rules.notation.write(rules.unpack(code))) })
    return texts
  })

const choicesIn = (text: string): string[] => withLetters(text).split(', ')
const isOffered = (bench: Bench, start: string): boolean =>
  offered(bench).some((choice) => choice === start || choice.startsWith(`${start} `))

const last = (events: readonly Event[], key: string): Event =>
  events.findLast((event) => event.key === key) ?? { key: 'nothing of this kind' }

const ofLastAttack = ({ events }: Bench, key: string): readonly Event[] => {
  const from = events.findLastIndex((event) => event.key === 'emr.attack')
  return from < 0 ? [] : events.slice(from).filter((event) => event.key === key)
}

const sameEvent = (bench: Bench, key: string, wanted: Readonly<Record<string, unknown>>): Finding => {
  const event = last(ofLastAttack(bench, key), key)
  return { got: Object.fromEntries(Object.keys(wanted).map((name) => [name, event[name]])), wanted }
}

const winners = ({ match }: Bench): string[] =>
  (match.outcome()?.places ?? []).flatMap((place, seat) => (place === 1 ? [seatLetter(seat)] : []))
