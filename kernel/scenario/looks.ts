import type { Code } from '../contract.ts'
import { pathTo } from '../json.ts'
import { nearest } from '../nearest.ts'
import { type Seat, seatLetter, type Viewer } from '../seats.ts'
import { type Bench, judge, noSeat, seatAt, unlike, unreadable, waiting, written } from './bench.ts'
import { asText, compare, compareEvents, type Failure, inAnyOrder, isPart } from './compare.ts'
import type { Asked, Looks, Move } from './scenario.ts'

// The steps in which something is looked at.

type Look<Kind extends keyof Looks> = (bench: Bench, step: Looks[Kind], at: string) => readonly Failure[]

const refused: Look<'refused'> = (bench, move, at) => {
  const { rule } = move
  const { refusal } = judge(bench, move)
  if (rule !== undefined)
    return refusal?.rule === rule ? [] : [unlike(at, `to be refused by ${rule}`, bench, move, refusal)]
  const fault = unreadable(bench, move, at)
  if (fault !== null) return [fault]
  return refusal === null ? [unlike(at, 'to be refused', bench, move, refusal)] : []
}

const asked: Look<'asked'> = (bench, wanted, at) => {
  const { match } = bench
  const { windows } = match.game.words
  const names = Object.keys(windows)
  const strangers = (wanted === 'nobody' ? [] : wanted).filter(({ window }) => !names.includes(window))
  if (strangers.length > 0)
    return strangers.map(({ window }) => ({ at, message: unknown(window, `a window of ${match.game.meta.id}`, names) }))
  const open = match.open().filter(({ seat }) => waiting(bench).includes(seat))
  const got = inWords(open.map(({ seat, window }) => ({ seat: seatLetter(seat), window })))
  const expectation = wanted === 'nobody' ? wanted : inWords(wanted)
  return got === expectation ? [] : [{ at, expected: expectation, got }]
}

/** More names than this are not listed in a message. */
const FEW = 20

const unknown = (typed: string, what: string, names: readonly string[]): string => {
  const near = nearest(typed, names) ?? names.find((name) => lastPart(name) === lastPart(typed))
  const list = names.length > FEW ? '`leitai scenario GAME --names` lists them' : `there are ${names.join(', ')}`
  return `"${typed}" is not ${what}; ${near === undefined ? list : `did you mean "${near}"?`}`
}

/** Of a key such as `kabuken.attack`. */
const lastPart = (key: string): string => key.slice(key.indexOf('.') + 1)

const inWords = (seats: readonly Asked[]): string =>
  seats.length === 0
    ? 'nobody'
    : seats
        .map(({ seat, window }) => `${seat} ${window}`)
        .sort()
        .join(', ')

const offering =
  (isWanted: boolean) =>
  (bench: Bench, move: Move, at: string): readonly Failure[] => {
    const fault = noSeat(bench, move.seat, at) ?? unreadable(bench, move, at)
    if (fault !== null) return [fault]
    const judged = judge(bench, move)
    const isListed = judged.refusal === null && lists(bench, seatAt(bench, move.seat), judged.code)
    if (isListed === isWanted) return []
    return [unlike(at, isWanted ? 'to be offered' : 'not to be offered', bench, move, judged.refusal)]
  }

/** More choices than this are counted and never listed: a late hand of some games has billions of plans. */
const MANY = 10_000

const countOf = ({ match: { rules, state } }: Bench, seat: Seat): number =>
  rules.count?.(state, seat) ?? listOf(rules, state, seat).length

const listOf = (rules: Bench['match']['rules'], state: unknown, seat: Seat): Code[] => {
  const codes: Code[] = []
  rules.choices(state, seat, codes)
  return codes
}

/** Offered is what the game lists; a legal choice that it does not list is a mistake of the game. */
const lists = (bench: Bench, seat: Seat, code: Code): boolean => {
  const { rules, state } = bench.match
  return countOf(bench, seat) > MANY || listOf(rules, state, seat).includes(code)
}

const only: Look<'only'> = (bench, { seat: letter, choices }, at) => {
  const fault = noSeat(bench, letter, at)
  if (fault !== null) return [fault]
  const seat = seatAt(bench, letter)
  const { rules, state } = bench.match
  if (!rules.awaiting(state).includes(seat))
    return [{ at, expected: `${letter} to be asked`, got: 'somebody else asked' }]
  const moves = choices.map((choice): Move => ({ seat: letter, choice }))
  const faults = moves.flatMap((move, index) => {
    const found = unreadable(bench, move, '')
    return found === null ? [] : [{ ...found, at: pathTo(pathTo(at, 'choices'), index) }]
  })
  if (faults.length > 0) return faults
  const count = countOf(bench, seat)
  if (count > MANY) return [{ at, expected: `only ${asText(choices)}`, got: `${count} choices` }]
  const offered = listOf(rules, state, seat)
  const wanted = moves.map((move) => judge(bench, move))
  const missing = moves.filter((_, index) => {
    const judged = wanted[index]
    return judged.refusal !== null || !offered.includes(judged.code)
  })
  const more = offered.filter((code) => !wanted.some((judged) => judged.refusal === null && judged.code === code))
  return [
    ...missing.map((move) => unlike(at, 'to be offered', bench, move, judge(bench, move).refusal)),
    ...(more.length === 0 ? [] : [{ at, expected: `only ${asText(choices)}`, got: `also ${shown(bench, more)}` }]),
  ]
}

const SHOWN = 12

const shown = (bench: Bench, codes: readonly Code[]): string => {
  const texts = codes.slice(0, SHOWN).map((code) => asText(written(bench, code)))
  return codes.length > SHOWN ? `${texts.join(', ')} and ${codes.length - SHOWN} more` : texts.join(', ')
}

/** Keys of events that the game does not have: they could never come, and never be missed. */
const strangeKeys = (
  bench: Bench,
  parts: readonly Readonly<Record<string, unknown>>[],
  at: string,
): readonly Failure[] => {
  const { meta, words } = bench.match.game
  const keys = Object.keys(words.events)
  return parts.flatMap(({ key }, index) =>
    typeof key !== 'string' || keys.includes(key)
      ? []
      : [{ at: `${pathTo(at, index)}.key`, message: unknown(key, `an event of ${meta.id}`, keys) }],
  )
}

const never: Look<'never'> = (bench, parts, at) => {
  const strange = strangeKeys(bench, parts, at)
  if (strange.length > 0) return strange
  return parts.flatMap((part, index) => {
    const where = pathTo(at, index)
    bench.never.push({ at: where, part })
    const event = bench.events.find((one) => isPart(part, one, bench.isSeat))
    return event === undefined ? [] : [{ at: where, expected: `no ${asText(part)}`, got: asText(event) }]
  })
}

type Position = Readonly<Record<string, unknown>>

/** The parts of a position that are not as expected; first of all those that no position has. */
const differences = (
  wanted: Position,
  got: Position,
  at: string,
  bench: Bench,
  inOrder: boolean,
): readonly Failure[] => {
  const names = Object.keys(got)
  const strange = Object.keys(wanted).filter((name) => !Object.hasOwn(got, name))
  if (strange.length > 0)
    return strange.map((name) => ({ at: pathTo(at, name), message: unknown(name, 'part of a position', names) }))
  return compare(wanted, got, at, inOrder ? undefined : inAnyOrder((word) => isCard(bench, word)))
}

/** Also one that is hidden, or marked with who has seen it. */
const isCard = ({ cards }: Bench, word: string): boolean => word === '?' || cards.has(word.replace(/[@!:].*/, ''))

const sees: Look<'sees'> = (bench, { seat, position }, at) => {
  const fault = seat === 'gallery' ? null : noSeat(bench, seat, at)
  if (fault !== null) return [fault]
  const viewer: Viewer = seat === 'gallery' ? seat : seatAt(bench, seat)
  const { rules, state } = bench.match
  return differences(position, rules.position.write(rules.hide(state, viewer)), pathTo(at, 'position'), bench, false)
}

const expect: Look<'expect'> = (bench, wanted, at) => {
  const { match, latest } = bench
  const position = match.rules.position.write(match.state)
  const events = wanted.events ?? []
  const strange = strangeKeys(bench, events, pathTo(at, 'events'))
  return [
    ...differences(wanted.position ?? {}, position, pathTo(at, 'position'), bench, wanted.ordered ?? false),
    ...(strange.length > 0 ? strange : compareEvents(events, latest, pathTo(at, 'events'), bench.isSeat)),
    ...(wanted.outcome === undefined ? [] : compare(wanted.outcome, match.outcome(), pathTo(at, 'outcome'))),
  ]
}

export const LOOKS: { readonly [Kind in keyof Looks]: Look<Kind> } = {
  refused,
  asked,
  offered: offering(true),
  notOffered: offering(false),
  only,
  never,
  sees,
  expect,
}
