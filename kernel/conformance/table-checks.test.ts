import { describe, expect, test } from 'vitest'
import type { Code, Game } from '../contract.ts'
import { createMatch, type Match } from '../match.ts'
import { seeded } from '../random.ts'
import { ok, type Result } from '../result.ts'
import { tinyGame } from '../testing/tiny-game.ts'
import { type MakeTable, order, table } from './check-matches.ts'
import { perform, type Trial } from './situation.ts'

/** A short duel, played by the clock. */
const match = (): Trial => {
  const opened = tinyGame.open({ mode: 'duel' })
  if (!opened.ok) throw new Error(opened.problem.message)
  const rules = opened.value
  const first = rules.deal(seeded('sfc32', 'table'))
  const clock = seeded('sfc32', 'clock')
  const acts: Trial['acts'][number][] = []
  let last: unknown = first
  for (let step = 0; step < 6; step++) {
    const state = last
    const played: Trial['rules'] = rules
    const codes = played.awaiting(state).map((seat) => played.fallback(state, seat, clock))
    const act = { kind: 'answers', codes } as const
    acts.push(act)
    last = perform(played, state, act)?.after
  }
  return { game: tinyGame, rules, generator: 'sfc32', seed: 'table', acts, first, last, even: true, rng: clock }
}

/** Tables that are careless in one way. */
const careless =
  (change: (table: Match) => Partial<Match>): MakeTable =>
  <S, K extends Code, C>(game: Game<S, K, C>, start: Parameters<MakeTable>[1]): Result<Match<S, K, C>> => {
    const made = createMatch(game, start)
    if (!made.ok) return made
    const real = made.value
    const { answer } = change(real)
    return ok({
      game: real.game,
      rules: real.rules,
      dealt: real.dealt,
      get state() {
        return real.state
      },
      get seq() {
        return real.seq
      },
      get latest() {
        return real.latest
      },
      view: (viewer) => real.view(viewer),
      isReaction: () => real.isReaction(),
      stateAt: (seq) => real.stateAt(seq),
      open: () => real.open(),
      sealed: () => real.sealed(),
      given: (seat) => real.given(seat),
      seal: (...given) => real.seal(...given),
      release: () => real.release(),
      answer: answer ?? ((...given) => real.answer(...given)),
      takeBack: (...given) => real.takeBack(...given),
      giveUp: (seat) => real.giveUp(seat),
      tieOffers: () => real.tieOffers(),
      offerTie: (seat) => real.offerTie(seat),
      withdrawTie: (seat) => real.withdrawTie(seat),
      handOver: (...given) => real.handOver(...given),
      undo: (seq) => real.undo(seq),
      outcome: () => real.outcome(),
      record: () => real.record(),
      moments: () => real.moments(),
      momentsSince: (seq, state) => real.momentsSince(seq, state),
      rest: () => real.rest(),
    })
  }

describe('what a table refuses', () => {
  test('the real table passes', () => {
    expect(table(createMatch).run(match())).toBeNull()
    expect(order(createMatch).run(match())).toBeNull()
  })

  test('TABLE-1: a table that takes any shape is caught', () => {
    const shapeless = careless((real) => ({
      answer: (seat, decision, choice) =>
        choice === null ? { refusal: null, events: [] } : real.answer(seat, decision, choice),
    }))
    expect(table(shapeless).run(match())).toBe('null should be refused by TABLE-1, and is accepted')
  })

  test('TABLE-2: a table that lets anyone answer is caught', () => {
    const open = careless((real) => ({
      answer: (seat, decision, choice) => {
        const handed = real.answer(seat, decision, choice)
        return handed.refusal?.rule === 'TABLE-2' ? { refusal: null, events: [] } : handed
      },
    }))
    expect(table(open).run(match())).toBe('a seat that is not asked should be refused by TABLE-2, and is accepted')
  })

  test('TABLE-3: a table that takes answers to old questions is caught', () => {
    const late = careless((real) => ({
      answer: (seat, _decision, choice) =>
        real.answer(seat, real.open().find((open) => open.seat === seat)?.id ?? '', choice),
    }))
    expect(table(late).run(match())).toBe('an old question should be refused by TABLE-3, and is accepted')
  })

  test('a refusal that changes the state is caught', () => {
    const sneaky = careless((real) => ({
      answer: (seat, decision, choice) => {
        const handed = real.answer(seat, decision, choice)
        if (handed.refusal !== null && real.giveUp(0).refusal !== null) real.undo(0)
        return handed
      },
    }))
    expect(table(sneaky).run(match())).toContain('is refused and changed the state')
  })
})
