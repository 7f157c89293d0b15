import { admit } from '../moves.ts'
import { type Seat, seatLetter } from '../seats.ts'
import { cannotBuild } from './builds.ts'
import { mutants } from './mutants.ts'
import { spelling } from './mutate.ts'
import { difference, notSaid, show } from './same.ts'
import {
  describeRefusal,
  firstWrong,
  hasMany,
  listed,
  type Situation,
  type StepCheck,
  someOf,
  unless,
} from './situation.ts'

const forAwaited = ({ rules, state }: Situation, wrong: (seat: Seat) => string | null): string | null =>
  firstWrong(rules.awaiting(state), (seat) => unless(wrong(seat), seatLetter(seat)))

const SOME = 40

/** Every listed and every sampled choice is legal, can be built, and has one code. */
export const choices: StepCheck = {
  name: 'choices',
  run: (at) =>
    forAwaited(at, (seat) => {
      const { rules, state, rng } = at
      const { form } = rules.question(state, seat)
      const codes = hasMany(at, state, seat) ? null : listed(rules, state, seat)
      if (codes?.length === 0) return 'there is no choice'
      if (codes !== null && new Set(codes).size < codes.length) return 'a choice is listed twice'
      if (codes !== null && rules.count !== undefined && rules.count(state, seat) !== codes.length)
        return `count says ${rules.count(state, seat)}, and ${codes.length} are listed`
      const sampled = Array.from({ length: 5 }, () => rules.sample?.(state, seat, rng) ?? null).filter(
        (c) => c !== null,
      )
      const stray = codes === null ? undefined : sampled.find((code) => !codes.includes(code))
      if (stray !== undefined) return `${show(stray)} is sampled but not listed`
      return firstWrong([...someOf(at, seat, SOME), ...sampled], (code) => {
        const choice = rules.unpack(code)
        const misfit = cannotBuild(form, choice)
        if (misfit !== null) return `${show(choice)} is legal and cannot be built: ${misfit}`
        const refusal = rules.refusal(state, seat, choice)
        if (refusal !== null) return `${show(choice)} is listed and refused by ${refusal.rule}`
        const packed = rules.pack(state, seat, choice)
        return packed === code ? null : `${show(code)} is unpacked and packed to ${show(packed)}`
      })
    }),
}

/** What is not listed is refused by a rule of the rulebook; another spelling of what is listed is not. */
export const refusals: StepCheck = {
  name: 'refusals',
  run: (at) =>
    forAwaited(at, (seat) => {
      const { game, rules, state, defined, reached } = at
      const { form } = rules.question(state, seat)
      const codes = hasMany(at, state, seat) ? null : new Set(listed(rules, state, seat))
      const legal = new Set([...(codes ?? [])].map((code) => spelling(form, rules.unpack(code))))
      return firstWrong(mutants(at, seat), (choice) => {
        const admitted = admit(rules, state, seat, choice)
        if (admitted.refusal === null) {
          if (codes !== null && !codes.has(admitted.code)) return `${show(choice)} is accepted and not listed`
          const again = rules.refusal(state, seat, rules.unpack(admitted.code))
          return again === null ? null : `${show(choice)} is accepted, and refused by ${again.rule} once packed`
        }
        const { rule, why, params = {} } = admitted.refusal
        reached.refusals.add(rule)
        if (legal.has(spelling(form, choice))) return `${show(choice)} is legal and refused by ${rule}`
        if (!game.meta.refusals.includes(rule)) return `${rule} is not among meta.refusals`
        if (!defined.has(rule)) return `${rule} is not in the rulebook`
        if (why === undefined) return null
        if (!Object.hasOwn(game.words.refusals, why)) return `there are no words for “${why}”`
        return notSaid(game.words.refusals[why](params), why)
      })
    }),
}

/** The clock plays a legal choice. */
export const fallback: StepCheck = {
  name: 'fallback',
  run: (at) =>
    forAwaited(at, (seat) => {
      const { rules, state, rng } = at
      const code = rules.fallback(state, seat, rng)
      const refusal = rules.refusal(state, seat, rules.unpack(code))
      if (refusal !== null) return `${show(code)} is ${describeRefusal(refusal)}`
      return hasMany(at, state, seat) || listed(rules, state, seat).includes(code)
        ? null
        : `${show(code)} is not listed`
    }),
}

/** What is written can be read. */
export const notation: StepCheck = {
  name: 'notation',
  run: (at) =>
    forAwaited(at, (seat) => {
      const { rules } = at
      const text = rules.notation
      const wrong = firstWrong(someOf(at, seat, SOME), (code) => {
        const choice = rules.unpack(code)
        const read = text.read(text.write(choice))
        if (!read.ok) return `“${text.write(choice)}” is not read: ${read.problem.message}`
        return unless(difference(choice, read.value), `“${text.write(choice)}”`)
      })
      return (
        wrong ??
        firstWrong(['', ' ', '?', 'no such choice'], (rubbish) =>
          text.read(rubbish).ok ? `“${rubbish}” is read` : null,
        )
      )
    }),
}
