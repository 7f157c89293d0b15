import { describe, test } from 'vitest'
import { partsOf } from '../../../kernel/conformance/conforms.ts'
import { suite } from '../../../kernel/conformance/suite.ts'
import { isObject } from '../../../kernel/json.ts'
import { game } from '../game.ts'
import { oddDeck } from '../testing/odd-decks.ts'
import { PATIENCE, PLAN } from '../testing/plan.ts'

/** The same game at tables that bring an odd deck, with a limit: nothing says that such a deck lets anybody win. */
const withDeck = (seed: string): typeof game => ({
  ...game,
  open: (setup) => game.open(isObject(setup) ? { files: { deck: oddDeck(seed) }, ...setup, ...limited(setup) } : setup),
})

const LIMIT = 40

const limited = ({ options = {} }: Readonly<Record<string, unknown>>): object => {
  const isEndless = isObject(options) && (options.turnLimit ?? 'none') === 'none'
  return { options: isEndless ? { ...options, turnLimit: LIMIT } : options }
}

const DECKS = ['one', 'two'].map((name) => `${PLAN.seed} ${name}`)

describe.each(DECKS)('Kung Fu Fighting! conforms with the odd deck %s', (seed) => {
  // What such a deck reaches is a matter of luck.
  const plan = { ...PLAN, games: partsOf(game).length * 9, seed, heavy: 200 }
  const played = suite(withDeck(seed), plan).filter(({ name }) => /seats/.test(name))
  test.each(played)('$name', ({ run }) => run(), PATIENCE)
})
