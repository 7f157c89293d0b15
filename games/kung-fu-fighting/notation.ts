import type { Notation } from '../../kernel/contract.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter, seatOf } from '../../kernel/seats.ts'
import { type Choice, furtherOf, furtherTargets, type PlanChoice } from './choice.ts'
import type { House } from './house.ts'

/**
 * Choices as text: `attack kick flying combo-attack with kick on B C by split-attack`, `block roll-with-it`,
 * `add you-go-that-way attack punch on D`, `cover face-me block your-kung-fu-is-weak`, `give flying to C`.
 */
export const notationOf = (house: House): Notation<Choice> => ({
  write: (choice) => writeChoice(choice).join(' '),
  read: (text) => {
    const [verb = '', ...words] = text.trim().split(/\s+/)
    const reader = READERS.get(verb.toLowerCase())
    if (reader === undefined) return bad('', `"${verb}" is not known; one can ${[...READERS.keys()].join(', ')}`)
    return reader(new Words(house, words))
  },
})

const writeChoice = (choice: Choice): readonly string[] => {
  switch (choice.do) {
    case 'choose':
      return ['choose', choice.archetype]
    case 'letGo':
      return ['let-go']
    case 'refill':
      return ['refill', ...(choice.cards ?? [])]
    case 'play':
      return ['play', ...choice.cards, ...seatAfter('to', choice.to), ...seatAfter('from', choice.from)]
    case 'drop':
      return ['drop', choice.slot]
    case 'attack':
    case 'counter':
      return [choice.do, ...writePlan(choice)]
    case 'add':
      return [
        'add',
        ...choice.cards,
        ...after('with', choice.combo),
        ...after('on', furtherOf(choice).map(seatLetter)),
        ...(choice.attack === undefined ? [] : ['attack', ...writePlan(choice.attack)]),
      ]
    case 'cover':
      return ['cover', ...choice.cards, ...after('block', choice.block), ...writeCounter(choice.counter)]
    case 'block':
      return ['block', ...choice.cards, ...writeCounter(choice.counter)]
    case 'give':
      return ['give', ...choice.cards, 'to', seatLetter(choice.to)]
    default:
      return [choice.do]
  }
}

const after = (keyword: string, words: readonly string[] = []): string[] =>
  words.length === 0 ? [] : [keyword, ...words]

const seatAfter = (keyword: string, seat: number | undefined): string[] =>
  seat === undefined ? [] : [keyword, seatLetter(seat)]

const writeCounter = (plan: PlanChoice | undefined): string[] =>
  plan === undefined ? [] : ['counter', ...writePlan(plan)]

const WEAPON = 'weapon'

const writePlan = (plan: PlanChoice): string[] => [
  ...(plan.with ?? [WEAPON]),
  ...(plan.enhancements ?? []),
  ...after('with', plan.combo),
  'on',
  ...[plan.on, ...furtherOf(plan)].map(seatLetter),
  ...after('by', plan.splitBy),
]

/** The words of a choice, taken from left to right. */
class Words {
  readonly #house: House
  #left: readonly string[]
  problem = ''

  constructor(house: House, words: readonly string[]) {
    this.#house = house
    this.#left = words
  }

  /** Whether the next word is the keyword; it is taken. */
  take(keyword: string): boolean {
    const found = this.#left[0]?.toLowerCase() === keyword
    if (found) this.#left = this.#left.slice(1)
    return found
  }

  word(): string {
    const [word = '', ...left] = this.#left
    this.#left = left
    return word.toLowerCase()
  }

  /** All cards up to the next keyword. */
  cards(): string[] {
    const end = this.#left.findIndex((word) => KEYWORDS.includes(word.toLowerCase()))
    const words = (end < 0 ? this.#left : this.#left.slice(0, end)).map((word) => word.toLowerCase())
    this.#left = end < 0 ? [] : this.#left.slice(end)
    const stranger = words.find((word) => !this.#house.kindOf.has(word))
    if (stranger !== undefined) this.problem ||= `"${stranger}" is no card of this match`
    return words
  }

  seats(): number[] {
    const seats: number[] = []
    for (;;) {
      const seat = seatOf(this.#left[0]?.toUpperCase() ?? '', this.#house.seats)
      if (seat < 0) return seats
      seats.push(seat)
      this.#left = this.#left.slice(1)
    }
  }

  oneSeat(): number {
    const [seat, ...more] = this.seats()
    if (seat === undefined || more.length > 0) this.problem ||= 'one seat is to be named'
    return seat ?? 0
  }

  plan(): PlanChoice {
    const byWeapon = this.take(WEAPON)
    const cards = this.cards()
    if (!byWeapon && cards.length === 0) this.problem ||= 'an Attack begins with an Attack Card, or with "weapon"'
    const [source, ...others] = cards
    const combo = this.take('with') ? this.cards() : []
    if (!this.take('on')) this.problem ||= 'whom does it hit? For example: on B'
    const [on, ...further] = this.seats()
    if (on === undefined || further.length > 4) this.problem ||= 'whom does it hit? For example: on B C'
    const enhancements = byWeapon ? cards : others
    const splitBy = this.take('by') ? this.cards() : []
    return {
      ...(byWeapon || source === undefined ? {} : { with: [source] }),
      ...(enhancements.length === 0 ? {} : { enhancements }),
      ...(combo.length === 0 ? {} : { combo }),
      on: on ?? 0,
      ...furtherTargets(further),
      ...(splitBy.length === 0 ? {} : { splitBy }),
    }
  }

  /** The choice, if every word was understood. */
  done(choice: Choice): Result<Choice> {
    if (this.problem !== '') return bad('', this.problem)
    return this.#left.length === 0 ? ok(choice) : bad('', `"${this.#left.join(' ')}" is too much`)
  }
}

const KEYWORDS = ['with', 'on', 'by', 'to', 'from', 'attack', 'block', 'counter']

type Reader = (words: Words) => Result<Choice>

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    choose: (words) => words.done({ do: 'choose', archetype: words.word() }),
    pay: (words) => words.done({ do: 'pay' }),
    'let-go': (words) => words.done({ do: 'letGo' }),
    refill: (words) => {
      const cards = words.cards()
      return words.done(cards.length === 0 ? { do: 'refill' } : { do: 'refill', cards })
    },
    play: (words) => {
      const cards = words.cards()
      const to = words.take('to') ? { to: words.oneSeat() } : {}
      const from = words.take('from') ? { from: words.oneSeat() } : {}
      return words.done({ do: 'play', cards, ...to, ...from })
    },
    drop: (words) => {
      const slot = words.word()
      return slot === 'weapon' || slot === 'stance'
        ? words.done({ do: 'drop', slot })
        : bad('', 'drop weapon, or drop stance?')
    },
    attack: (words) => words.done({ do: 'attack', ...words.plan() }),
    end: (words) => words.done({ do: 'end' }),
    pass: (words) => words.done({ do: 'pass' }),
    add: (words) => {
      const cards = words.cards()
      const combo = words.take('with') ? { combo: words.cards() } : {}
      const further = words.take('on') ? furtherTargets(words.seats()) : {}
      const attack = words.take('attack') ? { attack: words.plan() } : {}
      return words.done({ do: 'add', cards, ...combo, ...further, ...attack })
    },
    cover: (words) => {
      const cards = words.cards()
      const block = words.take('block') ? { block: words.cards() } : {}
      return words.done({ do: 'cover', cards, ...block, ...readCounter(words) })
    },
    block: (words) => words.done({ do: 'block', cards: words.cards(), ...readCounter(words) }),
    counter: (words) => words.done({ do: 'counter', ...words.plan() }),
    keep: (words) => words.done({ do: 'keep' }),
    give: (words) => {
      const cards = words.cards()
      if (!words.take('to')) return bad('', 'give it to whom? For example: give flying to C')
      return words.done({ do: 'give', cards, to: words.oneSeat() })
    },
  }),
)

const readCounter = (words: Words): { counter?: PlanChoice } => (words.take('counter') ? { counter: words.plan() } : {})
