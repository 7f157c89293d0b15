import type { Game, Rules } from '../../../kernel/contract.ts'
import type { Rng } from '../../../kernel/random.ts'
import { CHARACTERS } from '../characters.ts'
import { type Choice, KEEP, type Packed, PICK, packValue } from '../choice.ts'
import { game } from '../game.ts'
import { SECRETS } from '../secrets.ts'
import type { State } from '../state.ts'

/** Duels in which chance has already given everybody a character and a secret, so that all of them meet. */
export const fighters: Game<State, Packed, Choice> = {
  ...game,
  meta: { ...game.meta, modes: game.meta.modes.filter(({ id }) => id === 'duel'), options: FIGHTING_OPTIONS() },
  open: (setup) => {
    const opened = game.open(withExtension(setup))
    return opened.ok ? { ok: true, value: matched(opened.value) } : opened
  },
}

/** Everything but whether and how fighters are chosen. */
function FIGHTING_OPTIONS(): Game['meta']['options'] {
  const { extension: _extension, fox: _fox, characterPick: _pick, matchKeeps: _keeps, ...options } = game.meta.options
  return options
}

const withExtension = (setup: unknown): unknown => {
  if (typeof setup !== 'object' || setup === null) return setup
  const options = 'options' in setup && typeof setup.options === 'object' ? setup.options : {}
  return { ...setup, options: { ...options, extension: 'on', fox: 'on', matchKeeps: 'keep' } }
}

const matched = (rules: Rules<State, Packed, Choice>): Rules<State, Packed, Choice> => ({
  ...rules,
  deal: (rng, log) => {
    const picks = rng.split()
    const s = rules.deal(rng, log)
    const characters = twoOf(CHARACTERS.length, picks)
    const secrets = twoOf(SECRETS.length, picks)
    for (const character of characters) rules.play(s, [packValue(PICK, character)], log)
    rules.play(
      s,
      secrets.map((secret) => packValue(KEEP, secret)),
      log,
    )
    return s
  },
})

const twoOf = (size: number, rng: Rng): number[] => {
  const box = Array.from({ length: size }, (_, index) => index)
  return [rng.take(box), rng.take(box)]
}
