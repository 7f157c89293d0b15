import type { Notation } from '../../kernel/contract.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { cardOfFace } from './cards.ts'
import { type Choice, type Plain, SIDES, type Side } from './choice.ts'
import { FIGHTERS, fighterIndex } from './fighters.ts'
import { readUse, writeUse } from './notation-use.ts'
import { readColumn, readFace, readSeat } from './notation-words.ts'

const PLAIN: Readonly<Record<Plain, string>> = {
  noTechnique: 'start none',
  reveal: 'start T4',
  draw: 'draw',
  noMove: 'move none',
  aside: 'aside yes',
  noAside: 'aside no',
  take: 'take',
  stand: 'stand',
  noWound: 't9 no',
  noEffect: 'effect none',
  freeTurn: 'free yes',
  noFreeTurn: 'free no',
}

/** Choices as text: `attack B24 right`, `block R22 R13`, `effect slide A left 1`, `start T7 B 5`. */
export const notation: Notation<Choice> = {
  write: (choice) => {
    switch (choice.do) {
      case 'pick':
        return `pick ${choice.fighter}`
      case 'give':
        return `give ${seatLetter(choice.seat)}`
      case 'place':
        return `start T3 ${choice.column}`
      case 'putCrow':
        return `start T7 ${seatLetter(choice.seat)} ${choice.column}`
      case 'attack':
      case 'counter':
        return [choice.do, ...choice.cards, choice.side].join(' ')
      case 'moveOnCards':
        return ['move', ...choice.cards].join(' ')
      case 'moveInZones':
        return `move ${choice.from} ${choice.to}`
      case 'block':
      case 'drop':
        return [choice.do, ...choice.cards].join(' ')
      case 'wound':
        return ['t9', ...choice.cards].join(' ')
      case 'effect':
        return `effect ${writeUse(choice.use)}`
      case 'newEffect':
        return `neweffect ${writeUse(choice.use)}`
      default:
        return PLAIN[choice.do]
    }
  },
  read: (text) => {
    const words = text.trim().split(/\s+/)
    const plain = PLAIN_OF.get(words.join(' ').toLowerCase())
    if (plain !== undefined) return ok({ do: plain })
    const [verb, ...rest] = words
    const reader = READERS.get(verb.toLowerCase())
    return reader === undefined ? bad('', `"${verb}" is not known; one can ${VERBS.join(', ')}`) : reader(rest)
  },
}

const isPlain = (name: string): name is Plain => Object.hasOwn(PLAIN, name)
const PLAIN_OF: ReadonlyMap<string, Plain> = new Map(
  Object.entries(PLAIN).flatMap(([name, text]) => (isPlain(name) ? [[text.toLowerCase(), name] as const] : [])),
)

type Reader = (words: readonly string[]) => Result<Choice>

const readSide = (word = ''): Side | null => SIDES.find((side) => side === word.toLowerCase()) ?? null

const cardAndSide =
  (act: 'attack' | 'counter'): Reader =>
  ([card = '', word = '', ...more]) => {
    const side = readSide(word)
    const face = readFace(card)
    if (face === null || side === null || more.length > 0)
      return bad('', `${act} with a card to a side, for example: ${act} B24 right`)
    return ok({ do: act, cards: [face], side })
  }

const withCards =
  (act: 'block' | 'drop'): Reader =>
  (words) => {
    const faces = words.map(readFace)
    const stranger = faces.indexOf(null)
    return stranger < 0
      ? ok({ do: act, cards: faces.filter((face) => face !== null) })
      : bad('', `"${words[stranger]}" is no card; cards are B11 … B55, R11 …, G11 …, Y11 … and the bows X1 … X8`)
  }

const readMove: Reader = ([from = '', to = '', ...more]) => {
  if (more.length === 0 && cardOfFace(from.toUpperCase()) >= 0 && cardOfFace(to.toUpperCase()) >= 0)
    return ok({ do: 'moveOnCards', cards: [from.toUpperCase(), to.toUpperCase()] })
  const [source, target] = [readColumn(from), readColumn(to)]
  return source === null || target === null || more.length > 0
    ? bad('', 'move a token from card to card or from column to column, for example: move Y11 B22, move 2 1')
    : ok({ do: 'moveInZones', from: source, to: target })
}

const readStart: Reader = ([technique = '', ...words]) => {
  const name = technique.toUpperCase()
  const [first = '', second = '', ...more] = words
  const place = readColumn(first)
  if (name === 'T3' && place !== null && words.length === 1) return ok({ do: 'place', column: place })
  const seat = readSeat(first)
  const column = readColumn(second)
  if (name === 'T7' && seat !== null && column !== null && more.length === 0) return ok({ do: 'putCrow', seat, column })
  return bad('', 'start with none, T3 and a place, T4, or T7 with an area and a column: start T7 B 5')
}

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    pick: ([id = '', ...more]) => {
      const fighter = fighterIndex(id)
      return fighter >= 0 && more.length === 0
        ? ok({ do: 'pick', fighter: FIGHTERS[fighter].id })
        : bad('', `"${id}" is no fighter; there are ${FIGHTERS.map((known) => known.id).join(', ')}`)
    },
    give: ([word = '', ...more]) => {
      const seat = readSeat(word)
      return seat === null || more.length > 0 ? bad('', 'give the marker to a seat: give C') : ok({ do: 'give', seat })
    },
    start: readStart,
    attack: cardAndSide('attack'),
    counter: cardAndSide('counter'),
    move: readMove,
    block: withCards('block'),
    drop: withCards('drop'),
    t9: ([card = '', ...more]) => {
      const face = readFace(card)
      return face === null || more.length > 0
        ? bad('', 'name one card in play, or no: t9 R22')
        : ok({ do: 'wound', cards: [face] })
    },
    effect: (words) => {
      const use = readUse(words)
      return use.ok ? ok({ do: 'effect', use: use.value }) : use
    },
    neweffect: (words) => {
      const use = readUse(words)
      return use.ok ? ok({ do: 'newEffect', use: use.value }) : use
    },
  }),
)

const VERBS = [...new Set([...PLAIN_OF.keys()].map((text) => text.split(' ')[0])), ...READERS.keys()].filter(
  (verb, at, all) => all.indexOf(verb) === at,
)
