import { describe, expect, test } from 'vitest'
import { registry } from '../games/registry.ts'
import type { Code, Game, Rules } from '../kernel/contract.ts'
import { type Event, seen } from '../kernel/events.ts'
import { type Rng, seeded } from '../kernel/random.ts'
import { type Seat, seatLetter } from '../kernel/seats.ts'
import { sure } from '../kernel/testing/record-of.ts'
import { choiceWords, tell } from '../kernel/words.ts'
import { type Advised, advise } from './advise.ts'
import { anyChoice } from './candidates.ts'
import { greedy } from './greedy.ts'

const LITTLE = { iterations: 4 }
/** Questions of each game that are looked at. */
const QUESTIONS = 16

interface Asked {
  readonly rules: Rules
  readonly state: unknown
  readonly seat: Seat
}

/** The questions of seeded games in which greedy bots often do something silly, so that much happens. */
const questions = (game: Game): Asked[] => {
  const rules = sure(game.open({}))
  const asked: Asked[] = []
  for (let index = 0; asked.length < QUESTIONS; index++) {
    const rng = seeded('sfc32', `advice ${index}`)
    const state = rules.deal(rng.split())
    for (let seats = rules.awaiting(state); seats.length > 0; seats = rules.awaiting(state)) {
      if (rng.below(3) === 0) asked.push(...seats.map((seat) => ({ rules, state: rules.copy(state), seat })))
      rules.play(
        state,
        seats.map((seat) => answer(game, rules, state, seat, rng)),
      )
    }
  }
  return asked.slice(0, QUESTIONS)
}

const answer = (game: Game, rules: Rules, state: unknown, seat: Seat, rng: Rng): Code =>
  rng.below(3) === 0
    ? anyChoice(rules, state, seat, rng)
    : greedy.choose(game, rules, rules.hide(state, seat), seat, rng)

const advice = (game: Game, { rules, seat }: Asked, state: unknown): Advised<Code>[] =>
  advise(game, rules, rules.hide(state, seat), seat, seeded('sfc32', 'dice'), LITTLE)

/** What the seat reads when the choice is made in this world, whatever the others do. */
const logOf = ({ rules, seat }: Asked, state: unknown, code: Code, rng: Rng): Event[] => {
  const world = rules.copy(state)
  const answers = rules.awaiting(world).map((asked) => (asked === seat ? code : anyChoice(rules, world, asked, rng)))
  const log: Event[] = []
  rules.play(world, answers, log)
  return log.map((event) => seen(event, seat))
}

describe.each(Object.keys(registry))('advice in %s', async (id) => {
  const game = await registry[id]()
  const advised = questions(game).map((asked) => ({ asked, best: advice(game, asked, asked.state) }))
  const dice = seeded('sfc32', 'worlds')

  test('has words for every choice, and chances from 0 to 1', () => {
    for (const { asked, best } of advised) {
      const { form } = asked.rules.question(asked.state, asked.seat)
      expect(best.length).toBeGreaterThan(0)
      for (const { code, chance, share, events } of best) {
        for (const number of [chance, share]) expect(number >= 0 && number <= 1).toBe(true)
        const lines = events.map((event) => tell(game.words, event, seatLetter))
        for (const line of lines) expect(line).not.toMatch(/undefined|^$/)
        expect(choiceWords(game.words, form, asked.rules.unpack(code), seatLetter)).not.toMatch(/undefined|object|^$/)
      }
    }
  })

  test('tells nothing but what happens in the true world too', () => {
    for (const { asked, best } of advised)
      for (const { code, events } of best) {
        const log = logOf(asked, asked.state, code, dice)
        for (const event of events) expect(log).toContainEqual(expect.objectContaining(event))
      }
  })

  test('is the same in two worlds that the seat cannot tell apart', () => {
    for (const { asked, best } of advised) {
      const { rules, state, seat } = asked
      expect(advice(game, asked, rules.imagine(rules.hide(state, seat), seat, dice))).toEqual(best)
    }
  })
})
