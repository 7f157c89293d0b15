import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/random.ts'
import { playOn } from '../../../kernel/testing/moments.ts'
import { kindOf, seenBy, shuffleOf } from '../cards.ts'
import { SECRETS } from '../secrets.ts'
import type { State } from '../state.ts'
import { at, extended, type KabukenRules, rulesFor } from '../testing/tables.ts'

type Plain = Readonly<Record<string, unknown>>

const SAMPLES = 6000

/** How often each world was imagined by A. */
const worlds = (rules: KabukenRules, given: Plain, nameOf: (s: State) => string): Map<string, number> => {
  const view = rules.hide(at(rules, given), 0)
  const rng = seeded('sfc32', 'imagine')
  const counts = new Map<string, number>()
  for (let n = 0; n < SAMPLES; n++) {
    const name = nameOf(rules.imagine(view, 0, rng))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Pearson's chi-square of the counts against these chances. */
const chiSquare = (counts: ReadonlyMap<string, number>, chances: Readonly<Record<string, number>>): number => {
  expect([...counts.keys()].sort()).toEqual(Object.keys(chances).sort())
  return Object.entries(chances).reduce((sum, [name, chance]) => {
    const expected = SAMPLES * chance
    return sum + ((counts.get(name) ?? 0) - expected) ** 2 / expected
  }, 0)
}

// Passed by a fair generator in 999 of 1000 seeds, by degrees of freedom.
const LIMIT: Readonly<Record<number, number>> = { 1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 11: 31.26 }
/** About the same for many degrees of freedom (Wilson and Hilferty). */
const limitFor = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3

const text = (rules: KabukenRules, s: State): string => {
  const { hands, deck } = rules.position.write(s)
  return JSON.stringify([hands, deck]).replaceAll(/"A":"[^"]*",/g, '')
}

describe('imagine is uniform over what is possible', () => {
  const rules = rulesFor()
  const hand = 'R5 B5 G5 R5* B5* G5*'

  test('four cards in a hand of two and a deck of two: twelve worlds', () => {
    const given = { hands: { A: hand, B: 'R0 R1' }, deck: 'B0 B1', deckSize: 2 }
    const pairs = ['R0 R1', 'R0 B0', 'R0 B1', 'R1 B0', 'R1 B1', 'B0 B1']
    const chances = Object.fromEntries(
      pairs.flatMap((held) => {
        const [x, y] = ['R0', 'R1', 'B0', 'B1'].filter((card) => !held.includes(card))
        return [`${x} ${y}`, `${y} ${x}`].map((deck) => [JSON.stringify([{ B: held }, deck]), 1 / 12])
      }),
    )
    expect(
      chiSquare(
        worlds(rules, given, (s) => text(rules, s)),
        chances,
      ),
    ).toBeLessThan(LIMIT[11])
  })

  test('equal cards weigh as many times as they are there', () => {
    const given = { hands: { A: hand, B: 'B1' }, deck: 'R0 R0 R0', deckSize: 3 }
    const held = (s: State) => (kindOf(s.hands[1][0]) === 0 ? 'R0' : 'B1')
    expect(chiSquare(worlds(rules, given, held), { R0: 3 / 4, B1: 1 / 4 })).toBeLessThan(LIMIT[1])
  })

  test('what one knows stays where it is', () => {
    const given = { hands: { A: hand, B: 'R0!A R1' }, deck: 'B0 B1!A', deckSize: 2 }
    const chances = Object.fromEntries(
      [
        ['R0!A R1', 'B0 B1!A'],
        ['R0!A B0', 'R1 B1!A'],
      ].map(([held, deck]) => [JSON.stringify([{ B: held }, deck]), 1 / 2]),
    )
    expect(
      chiSquare(
        worlds(rules, given, (s) => text(rules, s)),
        chances,
      ),
    ).toBeLessThan(LIMIT[1])
  })

  test('a hole is filled from its own shuffle', () => {
    const three = rulesFor({ seats: 3 })
    const given = {
      shuffle: 1,
      hands: { A: hand, B: 'R0 G0@1', C: 'R1 R2' },
      deck: 'B0@1',
      deckSize: 1,
    }
    const names = ['R0', 'R1', 'R2'].flatMap((old) => ['B0', 'G0'].map((fresh) => `${old} ${fresh}@1`))
    const held = (s: State) => {
      const { hands } = three.position.write(s)
      return typeof hands === 'object' && hands !== null && 'B' in hands ? String(hands.B) : ''
    }
    const chances = Object.fromEntries(names.map((name) => [name, 1 / 6]))
    expect(chiSquare(worlds(three, given, held), chances)).toBeLessThan(LIMIT[5])
  })

  test('the secrets that another was offered are any two of the others', () => {
    const offered = ['floral-flame', 'greed']
    const drafting = extended()
    const given = {
      window: 'secret',
      active: null,
      characters: { A: 'ox', B: 'rat' },
      draft: { order: '', offers: { A: offered, B: ['barrage', 'dazzle'] } },
    }
    const others = SECRETS.flatMap(({ id }, secret) => (offered.includes(id) ? [] : [secret]))
    const pairs = (others.length * (others.length - 1)) / 2
    const chances = Object.fromEntries(
      others.flatMap((x, i) => others.slice(i + 1).map((y): [string, number] => [`${x} ${y}`, 1 / pairs])),
    )
    const offers = (s: State) => (s.draft?.offers[1] ?? []).join(' ')
    expect(chiSquare(worlds(drafting, given, offers), chances)).toBeLessThan(limitFor(pairs - 1))
  })
})

describe('imagine never deals an impossible world', () => {
  /** What everybody could count: per shuffle, the cards that lie hidden; the discard and the sizes of all piles. */
  const countable = ({ hands, deck, drawn, discard }: State) => ({
    sizes: [...hands, deck, drawn].map((cards) => cards.length),
    hidden: [...hands.flat(), ...deck, ...drawn].map((card) => `${shuffleOf(card)} ${kindOf(card)}`).sort(),
    discard,
  })
  /** The cards of a pile that a viewer has seen. */
  const known = (cards: readonly number[], viewer: number) =>
    cards.filter((card) => ((seenBy(card) >>> viewer) & 1) === 1)

  test.each([2, 3, 5])('in random games of %i', (seats) => {
    const rules = extended(seats)
    const rng = seeded('sfc32', `worlds ${seats}`)
    let checked = 0
    for (let game = 0; game < 12; game++) {
      const s = rules.deal(rng)
      for (let step = 0; step < 150 && rules.outcome(s) === null; step++) {
        playOn(rules, s, rng, 1)
        if (step % 5 !== 0 || s.draft !== null) continue
        const viewer = rng.below(seats)
        if (s.hp[viewer] === 0) continue
        const view = rules.hide(s, viewer)
        const world = rules.imagine(view, viewer, rng)
        expect(countable(world)).toEqual(countable(s))
        expect(rules.hide(world, viewer)).toEqual(view)
        expect(world.hands[viewer]).toEqual(s.hands[viewer])
        expect(known(world.deck, viewer)).toEqual(known(s.deck, viewer))
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(40)
  })
})
