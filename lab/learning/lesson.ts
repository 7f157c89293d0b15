import type { Bot } from '../../bots/bot.ts'
import { anyChoice } from '../../bots/candidates.ts'
import { unit } from '../../bots/search/regret.ts'
import type { Code, Game, Rules } from '../../kernel/contract.ts'
import type { Subject } from '../../kernel/learning.ts'
import type { Rng } from '../../kernel/random.ts'
import { Moments } from './moments.ts'
import type { Pupil } from './pupil.ts'
import { targetsOf } from './targets.ts'

/** How often anything is played instead, so that there is something to learn of what nobody does. */
const SLIPS = 0.03

/** A duel as a pupil learns from it. */
export interface Lesson {
  readonly moments: Moments
  /** By moment whose chance it is, and whether a slip came next. */
  readonly seats: number[]
  readonly isSlip: boolean[]
  /** What the first seat got of the victory. */
  end: number
}

/** Plays a duel; null if it did not come to an end. */
export const lessonOf = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  subject: Subject<S, K, C>,
  players: readonly Bot[],
  rng: Rng,
): Lesson | null => {
  const world = rules.deal(rng.split())
  const dice = players.map(() => rng.split())
  const lesson: Lesson = { moments: new Moments(), seats: [], isSlip: [], end: 0 }
  const { moments, seats, isSlip } = lesson
  for (let answers = 0; answers < game.meta.longest; answers++) {
    const [seat] = rules.awaiting(world)
    if (seat === undefined) break
    const { head, seat: whose } = subject.tell(rules, world, moments)
    moments.note(head)
    seats.push(whose)
    const slips = unit(dice[seat]) < SLIPS
    isSlip.push(slips)
    const view = rules.hide(world, seat)
    const choice = slips
      ? anyChoice(rules, view, seat, dice[seat])
      : players[seat].choose(game, rules, view, seat, dice[seat])
    const between = subject.tellBetween(rules, world, choice, moments)
    if (between !== null) {
      moments.note(between.head)
      seats.push(between.seat)
      isSlip.push(false)
    }
    rules.play(world, [choice])
  }
  const places = rules.outcome(world)?.places
  if (places === undefined) return null
  lesson.end = places[0] === 1 ? 1 / places.filter((place) => place === 1).length : 0
  return lesson
}

/** By moment what the pupil should have thought of it, for whose chance it is. */
export const correct = (pupil: Pupil, { moments, seats, isSlip, end }: Lesson, lambda: number): number[] => {
  const ofFirst = (chance: number, at: number): number => (seats[at] === 0 ? chance : 1 - chance)
  const thoughts = seats.map((_, at) => ofFirst(pupil.answer(moments, at), at))
  return targetsOf(thoughts, isSlip, end, lambda).map(ofFirst)
}
