import { expect, test } from 'vitest'
import { type Rng, seeded } from '../../../kernel/random.ts'
import type { Packed } from '../choice.ts'
import { OPTIONS } from '../options.ts'
import { CROW, cardAt, crowsIn, DAMAGE, damageIn, isBlocked, MINUS, PLUS, tokensOn } from '../placed.ts'
import type { State } from '../state.ts'
import { dealt, type Moment, moment } from '../testing/tables.ts'

// What holds in every moment of every game.

const GAMES = 25
const ANSWERS = 300

const randomGame = (mode: string, seats: number, rng: Rng): Moment => {
  const options = Object.entries(OPTIONS)
    .filter(() => rng.below(3) === 0)
    .map(([name, { values }]) => [name, values[rng.below(values.length)]])
  return dealt({ mode, seats, options: Object.fromEntries([...options, ['fighters', 'random']]) }, `${rng.below(1e9)}`)
}

const anyAnswer = ({ rules, s }: Moment, rng: Rng): Packed => {
  const codes: Packed[] = []
  rules.choices(s, rules.awaiting(s)[0], codes)
  return codes[rng.below(codes.length)]
}

/** Tokens on cards, in zones and in the supply, by kind. */
const tokens = (s: State): number[] => {
  const counts = s.supply.slice()
  const placed = s.couple.filter((card) => card >= 0)
  for (const card of s.attack === null ? placed : [...placed, s.attack.tokens])
    for (const kind of [DAMAGE, PLUS, MINUS]) counts[kind] += tokensOn(card, kind)
  for (const zone of s.zones) {
    counts[DAMAGE] += damageIn(zone)
    counts[CROW] += crowsIn(zone)
  }
  return counts
}

/** EMR-11.5: damage tokens in a column with an upright card, beside those that the new card is about to set off. */
const buried = (s: State): number[] =>
  s.couple.flatMap((placed, at) => {
    if (placed < 0 || isBlocked(placed)) return []
    const column = s.place[at >>> 1] + (at & 1)
    const isAwaited = s.window === 'aside' && s.attack !== null && cardAt(placed) === s.attack.card
    return isAwaited || damageIn(s.zones[6 * (at >>> 1) + column - 1]) === 0 ? [] : [column]
  })

/** EMR-3.5, EMR-16.8: nobody begins an action with more cards than he may hold. */
const keepsLimits = (s: State): boolean =>
  s.window !== 'action' || s.hands.every((hand, seat) => hand.length <= (s.life[seat] === 0 ? 2 : 4))

/** What is wrong now, given what was there before. */
const wrongs = (s: State, life: readonly number[], whole: readonly number[]): string[] => {
  const checks: readonly (readonly [boolean, string])[] = [
    [s.life.every((now, seat) => now >= 0 && now <= life[seat]), 'EMR-0.4: life only falls, down to 0'],
    [s.place.every((place, seat) => place <= 5 && place > 0 === s.couple[2 * seat] >= 0), 'EMR-2.3: a couple stands'],
    [tokens(s).every((count, kind) => count === whole[kind]), 'EMR-11.3: no token is lost'],
    [buried(s).length === 0, 'EMR-11.5: no damage token lies under an upright card'],
    [keepsLimits(s), 'EMR-3.5: hands keep their limit'],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, rule]) => rule)
}

test.each([
  ['duel', 2],
  ['solo', 1],
  ['freeForAll', 3],
  ['freeForAll', 4],
  ['teamFight', 4],
])('EMR-0.4, EMR-2.3, EMR-3.5, EMR-11.3, EMR-11.5, EMR-17.6 in every moment of %s with %i', (mode, seats) => {
  for (let game = 0; game < GAMES; game++) {
    const rng = seeded('sfc32', `${mode} ${seats} ${game}`)
    const at = randomGame(mode, seats, rng)
    const { rules, s } = at
    const whole = tokens(s)
    for (let n = 0; n < ANSWERS && rules.outcome(s) === null; n++) {
      const life = s.life.slice()
      rules.play(s, [anyAnswer(at, rng)])
      const wrong = wrongs(s, life, whole)
      if (wrong.length > 0) expect({ game, answer: n, wrong }).toEqual({ game, answer: n, wrong: [] })
    }
    expect(s.turn).toBeGreaterThan(2)
    // EMR-17.6: without a turn limit one side has won, or the automaton.
    const winners = rules.outcome(s)?.places.filter((place) => place === 1) ?? []
    expect(winners.length).toBeLessThanOrEqual(mode === 'teamFight' ? 2 : 1)
  }
})

test('EMR-3.12 a position is sound in which the only card that is not in play is the blow', () => {
  const given = `given duel
    given turn S1
    given S1 hand B14; area [R25 B42]@3
    given S2 area [G24 Y34]@3
    do S1 attack B14 left`
  const { rules, s } = moment(given, { rest: 'none' })
  expect([s.window, s.pile.length + s.discards.length + s.hands.flat().length]).toEqual(['effect', 0])
  const read = rules.position.read(rules.position.write(s))
  expect(read.ok ? null : read.problem).toBeNull()
})
