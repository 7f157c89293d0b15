import type { Meta, Position, Setup } from './contract.ts'
import { RANDOM_VALUE, type Shuffle } from './fair-shuffle.ts'
import { HASH } from './hash.ts'
import { isShallow } from './json.ts'
import { GENERATORS, type Generator } from './random.ts'
import {
  anyObject,
  kindOf,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  type Reader,
  text,
  textLike,
  wholeNumber,
  yes,
} from './reader.ts'
import { bad, type Result } from './result.ts'
import { seatLetter, seatList } from './seats.ts'
import { readSetup, readVersion } from './setup.ts'

/** A saved match: setup + seed + entries are the game, byte for byte. */
export interface MatchRecord {
  readonly format: 'leitai-record'
  readonly version: 1
  readonly game: string
  /** The rules version it began with, and ends with. */
  readonly rules: number
  readonly generator: Generator
  readonly seed: string
  /** How the seed came about, if nobody alone could choose it. */
  readonly shuffle?: Shuffle
  readonly setup: Setup
  /** Where it began, if not with a deal; generator and seed then decide nothing, unless it was dealt anew. */
  readonly start?: Position
  /** What no seat knew at the start was dealt anew from the seed, and so was all luck from there on. */
  readonly redeal?: true
  readonly entries: readonly Entry[]
}

/** Nothing is deleted: an undo is an entry. `hash` is a short hash of the state after it. */
export type Entry =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly hash: string }
  | { readonly kind: 'undo'; readonly to: number; readonly hash: string }
  | { readonly kind: 'giveUp'; readonly seat: string; readonly hash: string }
  | { readonly kind: 'tie'; readonly hash: string }
  | { readonly kind: 'handOver'; readonly seat: string; readonly to: 'bot' | 'player'; readonly hash: string }

export interface Answer {
  /** A letter. */
  readonly seat: string
  /** In the game's notation. */
  readonly choice: string
  readonly by: By
}

/** Who gave an answer. */
export type By = 'player' | 'bot' | 'clock' | 'order'

export const BY: readonly By[] = ['player', 'bot', 'clock', 'order']

/** Deeper than any position goes. */
const DEEPEST = 64

/**
 * Reads a record that came from outside. Everything about it is checked that can be without playing: whether its
 * answers are legal and its states come out as recorded is for `replay` to say.
 */
export const readRecord = (input: unknown, find: (game: string) => Meta | undefined): Result<MatchRecord> => {
  const head = anyObject(input, '')
  if (!head.ok) return bad('', 'a record must be an object')
  const { format, version, game, rules, setup: agreed } = head.value
  if (format !== 'leitai-record') return bad('format', 'must be leitai-record')
  if (version !== 1) return bad('version', 'must be 1: records of another version cannot be read here')
  if (typeof game !== 'string') return bad('game', 'must be text')
  const meta = find(game)
  if (meta === undefined) return bad('game', `${game} is not a game that is played here`)
  const known = readVersion(meta, rules)
  if (!known.ok) return known
  const setup = readSetup(meta, agreed)
  if (!setup.ok) return setup
  // What else there is has a shape of its own.
  if (!isShallow(head.value.start, DEEPEST)) return bad('start', `is nested more than ${DEEPEST} deep`)
  if (head.value.redeal !== undefined && head.value.start === undefined)
    return bad('redeal', 'is for a match that begins from a position: start is missing')
  return objectOf<MatchRecord>(
    {
      format: oneOf('leitai-record'),
      version: oneOf(1),
      game: text,
      rules: () => known,
      generator: oneOf(...GENERATORS),
      seed: text,
      shuffle: shuffleOf(setup.value.seats),
      setup: () => setup,
      start: anyObject,
      redeal: yes,
      entries: entriesOf(setup.value.seats),
    },
    ['start', 'redeal', 'shuffle'],
  )(input, '')
}

const shuffleOf = (seats: number): Reader<Shuffle> => {
  const value = textLike('64 hexadecimal digits', RANDOM_VALUE)
  return objectOf({ secret: value, values: mapOf(seatList(seats).map(seatLetter), value) })
}

const entriesOf = (seats: number): Reader<readonly Entry[]> => {
  const letters = seatList(seats).map(seatLetter)
  const seat = oneOf(...letters)
  const hash = textLike('a hash of 16 hexadecimal digits, or of 12 in older records', HASH)
  const answer = objectOf<Answer>({ seat, choice: text, by: oneOf(...BY) })
  const entry = kindOf<Entry>('kind', {
    answers: objectOf({ kind: oneOf('answers'), answers: listOf(answer), hash }),
    undo: objectOf({ kind: oneOf('undo'), to: wholeNumber(0, Number.MAX_SAFE_INTEGER), hash }),
    giveUp: objectOf({ kind: oneOf('giveUp'), seat, hash }),
    tie: objectOf({ kind: oneOf('tie'), hash }),
    handOver: objectOf({ kind: oneOf('handOver'), seat, to: oneOf('bot', 'player'), hash }),
  })
  return (value, at) => {
    const entries = listOf(entry)(value, at)
    if (!entries.ok) return entries
    const early = entries.value.findIndex((found, index) => found.kind === 'undo' && found.to >= index)
    return early < 0 ? entries : bad(`${at}[${early}].to`, 'must be an earlier moment of the match')
  }
}
