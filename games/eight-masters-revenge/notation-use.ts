import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { SIDES, type Use } from './choice.ts'
import { readColumn, readFace, readSeat } from './notation-words.ts'
import { TOKENS, type TokenName } from './placed.ts'

/** The signs of appendix B. */
export const SIGNS: Readonly<Record<TokenName, string>> = { damage: 'd', plus: '+', minus: '-', crow: 'c' }

export const writeUse = (use: Use): string => {
  switch (use.do) {
    case 'slide':
      return `slide ${seatLetter(use.seat)} ${use.side} ${use.by}`
    case 'trap':
      return `trap ${seatLetter(use.seat)} ${use.column}`
    case 'wound':
      return ['wound', ...use.cards].join(' ')
    case 'empower':
      return ['empower', SIGNS[use.token], ...use.cards].join(' ')
    case 'removeFromCard':
      return ['remove', SIGNS[use.token], ...use.cards].join(' ')
    case 'removeFromZone':
      return `remove ${SIGNS[use.token]} ${seatLetter(use.seat)} ${use.column}`
    case 'switch':
    case 'draw':
      return `${use.do} ${seatLetter(use.seat)}`
    case 'copy':
      return ['copy', ...use.cards, writeUse(use.use)].join(' ')
  }
}

/** What follows `effect` or `neweffect`. */
export const readUse = ([name = '', ...words]: readonly string[]): Result<Use> => {
  const reader = READERS.get(name.toLowerCase())
  if (reader === undefined) return bad('', `"${name}" is no effect; there are ${[...READERS.keys()].join(', ')}`)
  const use = reader(words)
  return use === null ? bad('', `${name} is written like this: ${EXAMPLES[name.toLowerCase()]}`) : ok(use)
}

const EXAMPLES: Readonly<Record<string, string>> = {
  slide: 'effect slide A left 1',
  trap: 'effect trap B 5',
  wound: 'effect wound R22',
  empower: 'effect empower + R22',
  remove: 'effect remove d R22, effect remove c B 5',
  switch: 'effect switch B',
  draw: 'effect draw A',
  copy: 'effect copy Y11 slide A left 1',
}

type Reader = (words: readonly string[]) => Use | null

const tokenOf = (sign: string): TokenName | null => TOKENS.find((token) => SIGNS[token] === sign) ?? null

const atSeat =
  (act: 'switch' | 'draw'): Reader =>
  ([word = '', ...more]) => {
    const seat = readSeat(word)
    return seat === null || more.length > 0 ? null : { do: act, seat }
  }

const readRemove: Reader = ([sign = '', first = '', second, ...more]) => {
  const token = tokenOf(sign)
  if (token === null || more.length > 0) return null
  const face = readFace(first)
  if (face !== null) return second === undefined ? { do: 'removeFromCard', token, cards: [face] } : null
  const seat = readSeat(first)
  const column = readColumn(second ?? '')
  return seat === null || column === null ? null : { do: 'removeFromZone', token, seat, column }
}

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    slide: ([word = '', way = '', distance = '', ...more]) => {
      const seat = readSeat(word)
      const side = SIDES.find((name) => name === way.toLowerCase())
      const by = readColumn(distance)
      return seat === null || side === undefined || by === null || more.length > 0
        ? null
        : { do: 'slide', seat, side, by }
    },
    trap: ([word = '', place = '', ...more]) => {
      const seat = readSeat(word)
      const column = readColumn(place)
      return seat === null || column === null || more.length > 0 ? null : { do: 'trap', seat, column }
    },
    wound: ([card = '', ...more]) => {
      const face = readFace(card)
      return face === null || more.length > 0 ? null : { do: 'wound', cards: [face] }
    },
    empower: ([sign = '', card = '', ...more]) => {
      const token = tokenOf(sign)
      const face = readFace(card)
      return token === null || face === null || more.length > 0 ? null : { do: 'empower', token, cards: [face] }
    },
    remove: readRemove,
    switch: atSeat('switch'),
    draw: atSeat('draw'),
    copy: ([card = '', name = '', ...words]) => {
      const face = readFace(card)
      const use = name.toLowerCase() === 'copy' ? null : (READERS.get(name.toLowerCase())?.(words) ?? null)
      return face === null || use === null ? null : { do: 'copy', cards: [face], use }
    },
  }),
)
