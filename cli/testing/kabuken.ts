import { registry } from '../../games/registry.ts'
import type { Game, Rules } from '../../kernel/contract.ts'
import { createMatch, type Match } from '../../kernel/match.ts'
import { sure } from '../../kernel/testing/record-of.ts'

export const game: Game = await registry.kabuken()

export const FACES: readonly string[] = ['R', 'B', 'G'].flatMap((colour) =>
  ['0', '1', '2', '3', '4', '5', '4*', '5*'].map((number) => colour + number),
)

/** The table that the program deals for this seed. */
const dealt = (seed: string, setup: unknown = {}): Match =>
  sure(createMatch(game, { setup, generator: 'chacha20', seed }))

/** A seed with which A has the first turn of a duel. */
export const seedForA = (): string => {
  for (let n = 1; ; n++) if (dealt(`seed ${n}`).open()[0].seat === 0) return `seed ${n}`
}

/** Everything A may do first, as it is typed. */
export const firstChoices = (seed: string): string[] => {
  const { rules, state }: { rules: Rules; state: unknown } = dealt(seed)
  const codes: (string | number)[] = []
  rules.choices(state, 0, codes)
  return codes.map((code) => rules.notation.write(rules.unpack(code)))
}

/** Lines with which somebody who only psychs up and takes hits plays any game to its end; most of them are refused. */
export const stubborn = (turns: number): string[] =>
  Array.from({ length: turns }, () => [...FACES.map((face) => `psych-up ${face}`), 'hit', 'stop']).flat()
