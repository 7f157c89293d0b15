import type { Code, Game, Rules } from '../../kernel/contract.ts'
import { seeded } from '../../kernel/random.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'

export interface Pledges {
  /** With the option that opens the window, if that was left to us. */
  readonly rules: Rules
  readonly window: string
  readonly choices: readonly string[]
}

/** What can be promised for a window whose choices are open to everybody alike, in notation. */
export const pledgesFor = (game: Game, agreed: Rules, wanted: string, isFree: boolean): Result<Pledges> => {
  const at = '--matrix'
  const window = [wanted, wanted.replace(/s$/, '')].find((name) => Object.hasOwn(game.words.windows, name))
  if (window === undefined)
    return bad(at, `there is no window ${wanted}; there are ${Object.keys(game.words.windows).join(', ')}`)
  const remedy = opens(agreed, window) ? null : remedyFor(game, agreed, window)
  if (remedy !== null && !(isFree && remedy.rules !== undefined))
    return bad(at, `${window} is not asked at the beginning${remedy.says}`)
  const rules = remedy?.rules ?? agreed
  const state = begin(rules)
  const asked = rules.awaiting(state)
  if (asked.length > 1) return bad(at, `${window} offers something else to each; choose a window that is open to all`)
  const codes: Code[] = []
  rules.choices(state, asked[0], codes)
  return ok({ rules, window, choices: codes.map((code) => rules.notation.write(rules.unpack(code))) })
}

const begin = (rules: Rules): unknown => rules.deal(seeded('sfc32', 'pledges'))

const opens = (rules: Rules, window: string): boolean => {
  const begun = begin(rules)
  return rules.awaiting(begun).some((seat) => rules.question(begun, seat).window === window)
}

/** One other option that would open the window, if there is one. */
const remedyFor = (game: Game, { setup }: Rules, window: string): { rules?: Rules; says: string } => {
  for (const [name, { values }] of Object.entries(game.meta.options))
    for (const value of values) {
      const other = game.open({ ...setup, options: { ...setup.options, [name]: value } })
      if (other.ok && opens(other.value, window))
        return { rules: other.value, says: `; it is with --options ${name}=${value}` }
    }
  return { says: '' }
}
