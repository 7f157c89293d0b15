import type { Code, Game } from '../contract.ts'
import type { Event } from '../events.ts'
import { createMatch, type Match, type Played } from '../match.ts'
import { admit } from '../moves.ts'
import { seeded } from '../random.ts'
import { begin } from '../replay.ts'
import { bad, ok, type Result } from '../result.ts'
import type { Move } from '../scenario/scenario.ts'
import { seatLetter, seatOf } from '../seats.ts'
import { LEARNER, type Lesson, type LessonStep, type Scene } from './lesson.ts'

/** How far somebody has come. */
export interface Progress {
  /** The place of the scene in the lesson. */
  readonly scene: number
  /** What was played in each step of the scene: the learner's choice, and in free play the answers to it. */
  readonly rows: readonly (readonly Move[])[]
  /** Decides what is dealt in free play. */
  readonly seed: string
}

/** The match of a scene, before anyone has acted. */
export const setScene = <S, K extends Code, C>(
  game: Game<S, K, C>,
  scene: Scene,
  seed: string,
): Result<Match<S, K, C>> => {
  const { setup } = scene
  const from = { setup, start: scene.start, generator: 'sfc32', seed } as const
  if (scene.kind === 'guided') return createMatch(game, from)
  const begun = begin(game, from)
  if (!begun.ok) return begun
  // What a position does not name lies in order; what the learner cannot see is shuffled.
  const { rules, state } = begun.value
  const world = rules.imagine(rules.hide(state, LEARNER), LEARNER, seeded('sfc32', seed))
  return createMatch(game, { ...from, start: rules.position.write(world) })
}

/** A match, and what has happened in it so far. */
export interface Reached<S, K extends Code, C> {
  readonly table: Match<S, K, C>
  readonly events: readonly Event[]
}

/** The match at the point that was reached. */
export const resumeScene = <S, K extends Code, C>(
  game: Game<S, K, C>,
  scene: Scene,
  { rows, seed }: Progress,
): Result<Reached<S, K, C>> => {
  const set = setScene(game, scene, seed)
  if (!set.ok) return set
  const match = set.value
  const events: Event[] = []
  for (const move of movesOf(scene, rows)) {
    const handed = play(match, move)
    if (!handed.ok) return handed
    events.push(...handed.value.events)
  }
  return ok({ table: match, events })
}

/** Everything that is played on the way: what is written is not part of the progress. */
const movesOf = (scene: Scene, rows: Progress['rows']): readonly Move[] =>
  scene.kind === 'free'
    ? rows.flat()
    : [...(scene.opening ?? []), ...rows.flatMap((row, place) => [...row, ...(scene.steps[place]?.replies ?? [])])]

/** A move in notation; a problem if it is none here. */
export const play = <S, K extends Code, C>(
  match: Match<S, K, C>,
  { seat: letter, choice }: Move,
): Result<Extract<Played, { refusal: null }>> => {
  const seat = seatOf(letter, match.rules.setup.seats)
  const asked = match.open().find((open) => open.seat === seat)
  if (asked === undefined) return bad('', `${letter} is not asked`)
  const read = match.rules.notation.read(choice)
  if (!read.ok) return read
  const handed = match.answer(seat, asked.id, read.value)
  return handed.refusal === null ? ok(handed) : bad('', `${letter}'s ${choice} is refused by ${handed.refusal.rule}`)
}

/** Whether a legal choice of the learner is what the step wants: null, or the key of what to say to it. */
export const objection = <S, K extends Code, C>(
  match: Match<S, K, C>,
  { expects, wrong = {}, otherwise }: LessonStep,
  code: K,
): string | null => {
  if (expects.some((pattern) => isLike(match, pattern, code))) return null
  const known = Object.keys(wrong).find((pattern) => isLike(match, pattern, code))
  return known === undefined ? otherwise : wrong[known]
}

/** By its code: the same choice can be written in several ways. */
const isLike = <S, K extends Code, C>({ rules, state }: Match<S, K, C>, pattern: string, code: K): boolean => {
  if (pattern.endsWith(' *')) return rules.notation.write(rules.unpack(code)).startsWith(pattern.slice(0, -1))
  const read = rules.notation.read(pattern)
  if (!read.ok) throw new Error(`the lesson has a choice that cannot be read: ${pattern}`)
  const admitted = admit(rules, state, LEARNER, read.value)
  return admitted.refusal === null && admitted.code === code
}

/** All steps of a lesson; free play counts as one. */
export const stepsIn = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, scene) => sum + (scene.kind === 'guided' ? scene.steps.length : 1), 0)

/** Counted from 1. The end of a scene belongs to its last step. */
export const stepNumber = ({ scenes }: Lesson, { scene, rows }: Progress): number => {
  const here = scenes[scene]
  return stepsIn(scenes.slice(0, scene)) + (here.kind === 'free' ? 1 : Math.min(rows.length + 1, here.steps.length))
}

/** One step back: in this scene, or at the last step of the one before; null at the very beginning. */
export const stepBack = ({ scenes }: Lesson, { scene, rows, seed }: Progress): Progress | null => {
  if (rows.length > 0) return { scene, rows: rows.slice(0, -1), seed }
  const before = scenes.at(scene - 1)
  if (scene === 0 || before?.kind !== 'guided') return null
  const taken = before.steps.slice(0, -1).map(({ expects: [choice] }) => [{ seat: seatLetter(LEARNER), choice }])
  return { scene: scene - 1, rows: taken, seed }
}
