import { expect, test } from 'vitest'
import type { Setup } from '../../../kernel/contract.ts'
import { isSame } from '../../../kernel/json.ts'
import { type Rng, seeded } from '../../../kernel/random.ts'
import { readSetup } from '../../../kernel/setup.ts'
import { sure } from '../../../kernel/testing/record-of.ts'
import type { Packed } from '../choice.ts'
import { meta } from '../meta.ts'
import { OPTIONS } from '../options.ts'
import { bindRules } from '../rules.ts'
import type { State } from '../state.ts'
import { MIRRORED_CARDS, mirroredChoice, mirroredState } from '../testing/mirror.ts'

const GAMES = 60
const VERSION = meta.rulesVersion

/** A duel with some options other than usual. */
const anyDuel = (rng: Rng): Setup => {
  const options = Object.entries(OPTIONS)
    .filter(([name]) => name === 'fighters' || rng.below(4) === 0)
    .map(([name, { values }]) => [name, values[rng.below(values.length)]])
  return sure(readSetup(meta, { mode: 'duel', options: Object.fromEntries(options) }))
}

const byNumber = (x: number, y: number): number => x - y

/** Tells the difference only where there is one: it is asked after every step. */
const mustBeSame = (got: unknown, wanted: unknown): void => {
  if (!isSame(got, wanted)) expect(got).toEqual(wanted)
}

const listed = (rules: ReturnType<typeof bindRules>, s: State): Packed[] => {
  const codes: Packed[] = []
  rules.choices(s, s.asked, codes)
  return codes
}

test('EMR-2.8 a duel in the mirror is the same duel: every window, every answer, every life', () => {
  const windows = new Set<string>()
  for (let game = 0; game < GAMES; game++) {
    const rng = seeded('sfc32', `mirror ${game}`)
    const setup = anyDuel(rng)
    const rules = bindRules(setup, VERSION)
    const glass = bindRules(setup, VERSION, MIRRORED_CARDS)
    const s = rules.deal(rng)
    const image = mirroredState(s)
    while (rules.outcome(s) === null) {
      windows.add(s.window)
      const codes = listed(rules, s)
      const seen = codes.map((code) => glass.pack(image, image.asked, mirroredChoice(rules.unpack(code))))
      mustBeSame(seen.toSorted(byNumber), listed(glass, image).toSorted(byNumber))
      const at = rng.below(codes.length)
      rules.play(s, [codes[at]])
      glass.play(image, [seen[at]])
      mustBeSame(image, mirroredState(s))
    }
    expect(glass.outcome(image)).toEqual(rules.outcome(s))
  }
  for (const window of ['pick', 'start', 'effect', 'action', 'move', 'aside', 'response', 'counterback', 't9', 'free'])
    expect(windows).toContain(window)
})

test('the mirror is no plain glass: with the same answers unmirrored the duel is another one', () => {
  const rng = seeded('sfc32', 'no mirror')
  const setup = sure(readSetup(meta, { mode: 'duel' }))
  const s = bindRules(setup, VERSION).deal(rng)
  const [rules, glass] = [bindRules(setup, VERSION), bindRules(setup, VERSION, MIRRORED_CARDS)]
  const other = rules.copy(s)
  while (rules.outcome(s) === null && s.window === other.window && s.asked === other.asked) {
    const codes = listed(rules, s).filter((code) => listed(glass, other).includes(code))
    if (codes.length === 0) break
    const code = codes[rng.below(codes.length)]
    rules.play(s, [code])
    glass.play(other, [code])
  }
  expect(other).not.toEqual(s)
})
