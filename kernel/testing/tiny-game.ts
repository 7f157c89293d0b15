import type { Game, Meta, Rules, Setup, Sink } from '../contract.ts'
import { ok } from '../result.ts'
import { type Seat, seatList } from '../seats.ts'
import { readSetup } from '../setup.ts'
import { candidates, faces, question, readChoice, refusalOf, type TinyChoice, writeChoice } from './tiny-choices.ts'
import { act, finish, refill, reveal } from './tiny-play.ts'
import { readPosition, writePosition } from './tiny-position.ts'
import {
  cardsOf,
  copyState,
  hideState,
  imagineState,
  kindOf,
  PACK,
  show,
  shuffleInto,
  staying,
  type TinyState,
} from './tiny-state.ts'
import { drawTiny, RULEBOOK, WORDS } from './tiny-text.ts'

export type TinyRules = Rules<TinyState, string, TinyChoice>
export type TinyGame = Game<TinyState, string, TinyChoice>

const meta: Meta = {
  id: 'tiny',
  title: 'Tiny',
  modes: [
    { id: 'duel', seats: [2] },
    { id: 'trio', seats: [3] },
  ],
  options: {
    goal: { values: ['few'], numbers: { min: 1, max: 9 } },
    ties: { values: ['nobody', 'first'] },
    peek: { values: ['yes', 'no'] },
  },
  rulesVersion: 1,
  longest: 12 * 6,
  reactions: ['block'],
  refusals: ['TINY-1', 'TINY-3', 'TINY-4', 'TINY-5', 'TINY-7', 'TINY-8', 'TINY-9', 'TINY-13', 'TINY-15'],
}

const awaiting = (s: TinyState): Seat[] => {
  if (s.stage === 'over') return []
  return s.stage === 'bid' ? staying(s) : [s.asked]
}

const openTiny = (setup: Setup, version: number): TinyRules => {
  const seats = seatList(setup.seats)

  const list = (s: TinyState, seat: Seat): string[] =>
    candidates(s, seat)
      .filter((choice) => refusalOf(setup, s, seat, choice) === null)
      .map(writeChoice)

  const unpack = (code: string): TinyChoice => {
    const read = readChoice(code, setup.seats)
    if (!read.ok) throw new Error(read.problem.message)
    return read.value
  }

  const pick = (s: TinyState, seat: Seat, rng: { below(n: number): number }): string => {
    const all = list(s, seat)
    return all[rng.below(all.length)]
  }

  return {
    setup,
    version,
    deal: (rng) => {
      const s: TinyState = {
        round: 1,
        stage: 'bid',
        points: seats.map(() => 0),
        out: seats.map(() => false),
        hands: seats.map(() => []),
        deck: [],
        discard: [],
        shuffles: [],
        leader: 0,
        lead: 0,
        asked: 0,
        end: null,
        stream: null,
      }
      shuffleInto(s, PACK.slice(), rng)
      refill(s)
      return s
    },
    copy: copyState,
    awaiting,
    question,
    choices: (s, seat, out: Sink<string>) => {
      for (const code of list(s, seat)) out.push(code)
    },
    count: (s, seat) => list(s, seat).length,
    sample: pick,
    pack: (_s, _seat, choice) =>
      writeChoice('cards' in choice ? { ...choice, cards: choice.cards.toSorted() } : choice),
    unpack,
    refusal: (s, seat, choice) => refusalOf(setup, s, seat, choice),
    play: (s, answers, log) => {
      const played = answers.map(unpack)
      if (s.stage === 'bid') reveal(s, setup, played, log)
      else act(s, setup, played[0], log)
    },
    fallback: (s, seat, rng) =>
      ({ bid: () => pick(s, seat, rng), block: () => 'let', prize: () => 'keep', over: () => '' })[s.stage](),
    concede: (s, seat, log) => {
      if (s.stage !== 'bid' || s.out[seat]) return { rule: 'TINY-13' }
      const cards = faces(s, seat)
      for (const card of cards) show(s, seat, kindOf(card))
      s.out[seat] = true
      log?.push({ key: 'tiny.left', seat, cards, rule: 'TINY-13' })
      if (staying(s).length === 1) finish(s, 'conceded')
      return null
    },
    ties: {
      parties: staying,
      agree: (s, log) => {
        if (s.stage !== 'bid') return { rule: 'TINY-15' }
        log?.push({ key: 'tiny.agreed', rule: 'TINY-15' })
        finish(s, 'agreed')
        return null
      },
    },
    outcome: (s) => {
      if (s.end === null) return null
      const worth = seats.map((seat) => (s.out[seat] ? -1 : s.end === 'agreed' ? 0 : s.points[seat]))
      const places = worth.map((mine) => 1 + worth.filter((other) => other > mine).length)
      const rules: Record<string, string> = {
        goal: 'TINY-11',
        tired: 'TINY-12',
        conceded: 'TINY-13',
        agreed: 'TINY-15',
      }
      return { places, reason: s.end, rule: rules[s.end] }
    },
    hide: hideState,
    imagine: (view, _viewer, rng) => imagineState(view, rng),
    key: (s, viewer) => JSON.stringify(hideState(s, viewer)),
    cards: cardsOf,
    notation: { write: writeChoice, read: (text) => readChoice(text, setup.seats) },
    position: { write: writePosition, read: (position) => readPosition(position, setup.seats) },
  }
}

/** A whole game in few lines, for tests of whatever works with any game. */
export const tinyGame: TinyGame = {
  meta,
  open: (input, version = meta.rulesVersion) => {
    const setup = readSetup(meta, input)
    return setup.ok ? ok(openTiny(setup.value, version)) : setup
  },
  words: WORDS,
  rulebook: RULEBOOK,
  orders: {
    kinds: { neverBlock: 'plain', letBelow: { min: 1, max: 4 } },
    answer: (_rules, view, _seat, { neverBlock, letBelow = 0 }) =>
      view.stage === 'block' && (neverBlock === true || view.lead < Number(letBelow)) ? { do: 'let' } : null,
  },
  draw: (_rules, view, viewer, who) => drawTiny(view, viewer, who),
  advice: {
    /** High cards look good; nothing deeper. */
    score: (rules, _view, _seat, code) => {
      const choice = rules.unpack(code)
      return 'cards' in choice ? choice.cards.reduce((sum, card) => sum + 1 + kindOf(card), 0) : 0
    },
  },
}
