import { at, type Plain, played, rulesFor } from './tables.ts'

const NO_CARDS = ['attack', 'weapon', 'with']

/** The cards that a declared Attack takes from the hand. */
const cardsOf = (attack: string): string =>
  attack
    .split(' on ')[0]
    .split(' ')
    .filter((word, place) => !(place === 0 || NO_CARDS.slice(1).includes(word)))
    .join(' ')

interface Fight {
  readonly mode?: string
  readonly seats?: number
  readonly given?: Plain
  /** What teammates and targets answer, in the order they are asked. */
  readonly answers?: readonly string[]
  readonly hands?: Readonly<Record<string, string>>
}

/** The Chi of all sides after an Attack of A; whoever has no cards named has none. */
export const chiAfter = (
  attack: string,
  { mode = 'individual', seats = 2, given, answers = [], hands }: Fight = {},
) => {
  const rules = rulesFor({ mode, seats, options: { more: 'on', archetypes: 'random' } })
  const nothing = Object.fromEntries(
    'BCDEF'
      .slice(0, seats - 1)
      .split('')
      .map((seat) => [seat, '']),
  )
  const s = at(rules, { ...given, hands: { ...nothing, A: cardsOf(attack), ...hands } })
  return played(rules, s, attack, ...answers).chi
}

/** How much of 20 Chi the Attack costs B, alone against A. */
export const lossOf = (attack: string, given: Plain = {}): number => 20 - chiAfter(attack, { given })[1]
