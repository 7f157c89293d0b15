import { expect, test } from 'vitest'
import type { Code, Game, Position } from '../contract.ts'
import { objection, play, setScene, stepsIn } from '../lesson/course.ts'
import { type GuidedScene, LEARNER, type Lesson } from '../lesson/lesson.ts'
import type { Match } from '../match.ts'
import { admit } from '../moves.ts'
import { seeded } from '../random.ts'
import { findRule, parseRulebook, rulesOf } from '../rulebook.ts'
import { compare, describeFailure } from '../scenario/compare.ts'
import { seatLetter } from '../seats.ts'
import { sure } from './record-of.ts'

const LEAST_STEPS = 8
const MOST_STEPS = 14
/** More choices than this are not looked at. */
const MANY = 500
/** What fits beside a board on a phone. */
const LONGEST = 330

/** Tests that a lesson can be played from its first word to its last. */
export const testLesson = (game: Game, { words, scenes }: Lesson, shown: readonly Position[]): void => {
  const used = new Set<string>()
  const guided = scenes.filter((scene) => scene.kind === 'guided')

  test('it is short, and ends in free play', () => {
    expect(stepsIn(scenes)).toBeGreaterThanOrEqual(LEAST_STEPS)
    expect(stepsIn(scenes)).toBeLessThanOrEqual(MOST_STEPS)
    expect(scenes.map(({ kind }) => kind)).toEqual([...guided.map(() => 'guided'), 'free'])
  })

  test.each(guided.map((scene, place) => ({ scene, name: `scene ${place + 1}`, end: shown[place] })))(
    '$name is played step by step, and ends as its words say',
    ({ scene, end }) => {
      const { rules, state } = playThrough(game, scene, used)
      expect(compare(end, rules.position.write(state), '').map(describeFailure)).toEqual([])
    },
  )

  test.each(guided.flatMap((scene) => variantsOf(scene)))('$name goes on like the example', ({ scene }) => {
    playThrough(game, scene, new Set())
  })

  test('free play begins with the learner, and no two are dealt alike', () => {
    const scene = scenes[scenes.length - 1]
    if (scene.kind !== 'free') throw new Error('the last scene is free')
    for (const key of [scene.idea, scene.won, scene.lost]) used.add(key)
    const matches = ['one', 'other'].map((seed) => sure(setScene(game, scene, seed)))
    for (const match of matches) expect(match.open().map(({ seat }) => seat)).toContain(LEARNER)
    const [one, other] = matches.map(({ rules, state }) => JSON.stringify(rules.position.write(state)))
    expect(one).not.toBe(other)
    expect(findRule(parseRulebook(game.rulebook), scene.rule)).toBeDefined()
  })

  test('every word is there, is short, and is said', () => {
    expect([...used].sort()).toEqual(Object.keys(words).sort())
    expect(Object.values(words).filter(({ length }) => length > LONGEST)).toEqual([])
  })
}

const playThrough = (game: Game, scene: GuidedScene, used: Set<string>): Match => {
  const rules = rulesOf(parseRulebook(game.rulebook)).map(({ id }) => id)
  const match = sure(setScene(game, scene, ''))
  for (const move of scene.opening ?? []) sure(play(match, move))
  for (const step of scene.steps) {
    const { idea, rule, expects, otherwise, wrong = {}, replies = [] } = step
    for (const key of [idea, otherwise, ...Object.values(wrong)]) used.add(key)
    expect(rules).toContain(rule)
    const saidTo = (choice: string) => [choice, objection(match, step, exampleOf(match, choice))]
    expect(exact(expects).map(saidTo)).toEqual(exact(expects).map((choice) => [choice, null]))
    expect(Object.fromEntries(Object.keys(wrong).map(saidTo))).toEqual(wrong)
    // Something else can be played, and is objected to.
    expect(someChoices(match).map((code) => objection(match, step, code))).toContain(otherwise)
    const own = { seat: seatLetter(LEARNER), choice: expects[0] }
    for (const move of [own, ...replies]) sure(play(match, move))
  }
  used.add(scene.end)
  return match
}

/** The same scene with another of the right choices in one of its steps. */
const variantsOf = (scene: GuidedScene): { readonly name: string; readonly scene: GuidedScene }[] =>
  scene.steps.flatMap((step, place) =>
    exact(step.expects)
      .slice(1)
      .map((choice) => ({
        name: choice,
        scene: { ...scene, steps: scene.steps.with(place, { ...step, expects: [choice] }) },
      })),
  )

const exact = (choices: readonly string[]): readonly string[] => choices.filter((choice) => !choice.endsWith(' *'))

const codeOf = ({ rules, state }: Match, choice: string): Code => {
  const admitted = admit(rules, state, LEARNER, sure(rules.notation.read(choice)))
  if (admitted.refusal !== null) throw new Error(`${choice} is refused by ${admitted.refusal.rule}`)
  return admitted.code
}

/** A legal choice of this kind. */
const exampleOf = (match: Match, pattern: string): Code => {
  if (!pattern.endsWith(' *')) return codeOf(match, pattern)
  const { rules } = match
  const found = someChoices(match).find((code) =>
    rules.notation.write(rules.unpack(code)).startsWith(pattern.slice(0, -1)),
  )
  if (found === undefined) throw new Error(`nothing like ${pattern} is legal here`)
  return found
}

/** All legal choices of the learner, or many of them where they cannot be listed. */
const someChoices = ({ rules, state }: Match): readonly Code[] => {
  const rng = seeded('sfc32', 'some choices')
  const { sample, count } = rules
  if (sample !== undefined && count !== undefined && count(state, LEARNER) > MANY)
    return Array.from({ length: MANY }, () => sample(state, LEARNER, rng))
  const all: Code[] = []
  rules.choices(state, LEARNER, all)
  return all
}
