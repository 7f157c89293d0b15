import type { Notation } from '../../kernel/contract.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { COLOURS, colourNamed, colourOfLetter, kindOfFace, letterOf } from './cards.ts'
import { characterIndex } from './characters.ts'
import type { AttackChoice, Choice } from './choice.ts'
import { FISTS } from './rules/techniques.ts'
import { secretIndex } from './secrets.ts'

/**
 * Choices as text: `attack R0 R1 R3`, `psych-up R3`, `counter R2 G2`. An attack may go on with `as resoluteGod`,
 * `with barrage` and `under B2`; a changed card is written `B3=R` or `R1=3`.
 */
export const notation: Notation<Choice> = {
  write: (choice) => {
    if (choice.do === 'attack') return writeAttack(choice)
    if (choice.do === 'psychUp') {
      const laid = phrase('psych-up', choice.cards)
      return choice.plainly === 'yes' ? `${laid} plainly` : laid
    }
    if (choice.do === 'pick') return `pick ${choice.character}`
    if (choice.do === 'keep') return `keep ${choice.secret}`
    if (choice.do === 'pay') return `pay ${choice.hp}`
    if ('cards' in choice) return phrase(choice.do, choice.cards)
    return choice.do
  },
  read: (text) => {
    const [verb = '', ...words] = text.trim().split(/\s+/)
    const reader = READERS.get(verb.toLowerCase())
    if (reader === undefined) return bad('', `"${verb}" is not known; one can ${[...READERS.keys()].join(', ')}`)
    return reader(words)
  },
}

const phrase = (verb: string, words: readonly string[]): string =>
  words.length === 0 ? verb : `${verb} ${words.join(' ')}`

const writeAttack = ({ cards, fist, recolour, renumber, secret, under }: AttackChoice): string => {
  const laid = cards.map((face, i) => {
    if (recolour?.at === i + 1) return `${face}=${letterOf(colourNamed(recolour.colour))}`
    return renumber?.at === i + 1 ? `${face}=${renumber.number}` : face
  })
  let text = phrase('attack', laid)
  if (fist !== undefined) text += ` as ${fist}`
  if (secret !== undefined) text += ` with ${secret}`
  if (under !== undefined) text += ` ${phrase('under', under)}`
  return text
}

type Reader = (words: readonly string[]) => Result<Choice>

const plain =
  (choice: Choice): Reader =>
  (words) =>
    words.length === 0 ? ok(choice) : bad('', `${choice.do} stands alone; "${words.join(' ')}" is too much`)

const withCards =
  (make: (cards: string[]) => Choice): Reader =>
  (words) => {
    const cards = readFaces(words)
    return cards.ok ? ok(make(cards.value)) : cards
  }

/** Faces may be typed in small letters. */
const readFaces = (words: readonly string[]): Result<string[]> => {
  const faces = words.map((word) => word.toUpperCase())
  const at = faces.findIndex((face) => kindOfFace(face) < 0)
  return at < 0
    ? ok(faces)
    : bad('', `"${words[at]}" is no card; cards are R0 … R5, B0 …, G0 …, flowered ones R4*, R5*`)
}

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    attack: (words) => readAttack(words),
    'psych-up': (words) => {
      const plainly = words.at(-1) === 'plainly'
      const cards = readFaces(plainly ? words.slice(0, -1) : words)
      if (!cards.ok) return cards
      return ok(plainly ? { do: 'psychUp', cards: cards.value, plainly: 'yes' } : { do: 'psychUp', cards: cards.value })
    },
    hit: plain({ do: 'hit' }),
    defend: withCards((cards) => ({ do: 'defend', cards })),
    counter: withCards((cards) => ({ do: 'counter', cards })),
    stop: plain({ do: 'stop' }),
    storm: plain({ do: 'storm' }),
    use: plain({ do: 'use' }),
    decline: plain({ do: 'decline' }),
    hold: withCards((cards) => ({ do: 'hold', cards })),
    pay: ([hp = '', ...more]) =>
      /^\d{1,2}$/.test(hp) && more.length === 0
        ? ok({ do: 'pay', hp: Number(hp) })
        : bad('', 'pay how much? For example: pay 2'),
    pick: ([character = '', ...more]) => {
      if (characterIndex(character) < 0) return bad('', `"${character}" is no character`)
      return more.length === 0 ? ok({ do: 'pick', character }) : bad('', 'pick one character')
    },
    keep: ([secret = '', ...more]) => {
      if (secretIndex(secret) < 0) return bad('', `"${secret}" is no secret`)
      return more.length === 0 ? ok({ do: 'keep', secret }) : bad('', 'keep one secret')
    },
  }),
)

const KEYWORDS = ['as', 'with', 'under']

const readAttack = (words: readonly string[]): Result<AttackChoice> => {
  const end = words.findIndex((word) => KEYWORDS.includes(word))
  const laid = end < 0 ? words : words.slice(0, end)
  const cards = readFaces(laid.map((word) => word.split('=')[0]))
  if (!cards.ok) return cards
  const changed = readChange(laid)
  if (!changed.ok) return changed
  const extras = readExtras(end < 0 ? [] : words.slice(end))
  return extras.ok ? ok({ do: 'attack', cards: cards.value, ...changed.value, ...extras.value }) : extras
}

const readChange = (laid: readonly string[]): Result<Pick<AttackChoice, 'recolour' | 'renumber'>> => {
  const places = laid.flatMap((word, i) => (word.includes('=') ? [i] : []))
  if (places.length === 0) return ok({})
  if (places.length > 1) return bad('', 'only one card may be treated as another')
  const [place] = places
  const to = laid[place].slice(laid[place].indexOf('=') + 1).toUpperCase()
  const colour = colourOfLetter(to)
  if (colour >= 0) return ok({ recolour: { at: place + 1, colour: COLOURS[colour] } })
  if (/^[0-5]$/.test(to)) return ok({ renumber: { at: place + 1, number: Number(to) } })
  return bad('', `"${laid[place]}": a card is treated as a colour (B3=R) or a number (R1=3)`)
}

const readExtras = (words: readonly string[]): Result<Pick<AttackChoice, 'fist' | 'secret' | 'under'>> => {
  const extras: { fist?: string; secret?: string; under?: string[] } = {}
  for (let i = 0; i < words.length; i += 2) {
    const [keyword, value = ''] = words.slice(i, i + 2)
    const face = value.toUpperCase()
    if (words.indexOf(keyword) < i) return bad('', `"${keyword}" is there twice`)
    if (keyword === 'as' && FISTS.some((fist) => fist === value)) extras.fist = value
    else if (keyword === 'with' && secretIndex(value) >= 0) extras.secret = value
    else if (keyword === 'under' && kindOfFace(face) >= 0) extras.under = [face]
    else
      return bad(
        '',
        `"${keyword} ${value}" is not understood; an attack may end with "as FIST", "with SECRET", "under CARD"`,
      )
  }
  return ok(extras)
}
