import type { Code, Game, Rules } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { type Seat, seatList } from '../../kernel/seats.ts'
import type { Bot } from '../bot.ts'
import { WIDEST } from '../candidates.ts'
import { playOut } from '../play-out.ts'

/** What every bot promises, whatever it plays. Each function lists where the promise is broken. */

export const illegalChoices = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  bot: Bot,
  seed: string,
  games: number,
): string[] =>
  walk(game, rules, bot, seed, games, (state, seat, code) => {
    const refusal = rules.refusal(state, seat, rules.unpack(code))
    if (refusal !== null) return `${code} is refused by ${refusal.rule}`
    // Too many are never listed; a code that is spelled as it should be is one of them.
    if (rules.count !== undefined && rules.count(state, seat) > WIDEST)
      return rules.pack(state, seat, rules.unpack(code)) === code ? null : `${code} has another spelling`
    const legal: K[] = []
    rules.choices(state, seat, legal)
    return legal.includes(code) ? null : `${code} is not among the choices`
  })

/** Two imagined worlds with equal views must get equal answers, though everything hidden differs. */
export const leaks = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  bot: Bot,
  seed: string,
  games: number,
): string[] => {
  let different = 0
  const dreams = seeded('sfc32', `${seed} dreams`)
  const found = walk(game, rules, bot, seed, games, (state, seat) => {
    const world = rules.imagine(rules.hide(state, seat), seat, dreams)
    if (JSON.stringify(world) !== JSON.stringify(state)) different += 1
    const [here, there] = [state, world].map((s) =>
      bot.choose(game, rules, rules.hide(s, seat), seat, seeded('sfc32', `${seed} dice`)),
    )
    return here === there ? null : `${here} in one world, ${there} in another`
  })
  return different === 0 ? ['no two worlds differed'] : found
}

/** The same game from the same seed, and another one from another seed. */
export const wanders = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  bot: Bot,
  seed: string,
): string[] => {
  const seated = seatList(rules.setup.seats).map(() => bot)
  const [first, again, other] = [seed, seed, `${seed} other`].map((text) =>
    JSON.stringify(playOut(game, rules, seated, seeded('sfc32', text))),
  )
  return [
    ...(first === again ? [] : ['two games from one seed']),
    ...(first === other ? ['the same game from two seeds'] : []),
  ]
}

/** Before `code` is played. */
type Visit<S, K> = (state: S, seat: Seat, code: K) => string | null

/** Whole games of one bot against itself, with a stop at every question. */
const walk = <S, K extends Code, C>(
  game: Game<S, K, C>,
  rules: Rules<S, K, C>,
  bot: Bot,
  seed: string,
  games: number,
  visit: Visit<S, K>,
): string[] => {
  const found: string[] = []
  for (let index = 0; index < games; index++) {
    const rng = seeded('sfc32', `${seed}/${index}`)
    const state = rules.deal(rng.split())
    let left = game.meta.longest
    for (let asked = rules.awaiting(state); asked.length > 0 && left > 0; asked = rules.awaiting(state)) {
      const answers = asked.map((seat) => {
        const code = bot.choose(game, rules, rules.hide(state, seat), seat, rng)
        const problem = visit(state, seat, code)
        if (problem !== null) found.push(problem)
        return code
      })
      rules.play(state, answers)
      left -= answers.length
    }
  }
  return found
}
