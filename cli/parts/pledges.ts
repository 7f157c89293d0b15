import type { Code, Game, Rules } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'

/** What can be promised for a window whose choices are open to everybody alike, in notation. */
export const pledgesFor = (game: Game, rules: Rules, wanted: string): Result<{ window: string; choices: string[] }> => {
  const at = '--matrix'
  const window = [wanted, wanted.replace(/s$/, '')].find((name) => Object.hasOwn(game.words.windows, name))
  if (window === undefined)
    return bad(at, `there is no window ${wanted}; there are ${Object.keys(game.words.windows).join(', ')}`)
  const state = rules.deal(seeded('sfc32', 'pledges'))
  const opens = (one: Rules): boolean => {
    const begun = one === rules ? state : one.deal(seeded('sfc32', 'pledges'))
    return one.awaiting(begun).some((seat) => one.question(begun, seat).window === window)
  }
  if (!opens(rules)) return bad(at, `${window} is not asked at the beginning${remedy(game, rules, opens)}`)
  const asked = rules.awaiting(state)
  if (asked.length > 1) return bad(at, `${window} offers something else to each; choose a window that is open to all`)
  const codes: Code[] = []
  rules.choices(state, asked[0], codes)
  return ok({ window, choices: codes.map((code) => rules.notation.write(rules.unpack(code))) })
}

/** One other option that would open the window, if there is one. */
const remedy = (game: Game, rules: Rules, opens: (rules: Rules) => boolean): string => {
  for (const [name, { values }] of Object.entries(game.meta.options))
    for (const value of values) {
      const other = game.open({ ...rules.setup, options: { ...rules.setup.options, [name]: value } })
      if (other.ok && opens(other.value)) return `; it is with --options ${name}=${value}`
    }
  return ''
}
