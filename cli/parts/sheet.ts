import type { Line, Words } from '../../kernel/contract.ts'
import type { EitherForm, Form, RecordForm } from '../../kernel/forms.ts'
import { bad, ok, type Result } from '../../kernel/result.ts'
import { seatLetter } from '../../kernel/seats.ts'
import { labelOf } from '../../kernel/words.ts'
import { readNumber } from './numbers.ts'
import { toned } from './paint.ts'

/** One question of a form on paper: what there is, how to answer, and what an answer means. */
export interface Sheet {
  readonly items: readonly Line[]
  readonly hint: string
  read(text: string): Result<unknown>
}

type SimpleForm = Exclude<Form, RecordForm | EitherForm>

export const sheetOf = (words: Words, form: SimpleForm): Sheet => {
  switch (form.kind) {
    case 'number':
      return {
        items: [],
        hint: `a number from ${form.min} to ${form.max}`,
        read: (text) => readNumber('', text, form.min, form.max),
      }
    case 'seat':
      return pickOne(
        words,
        form.of.map((seat) => ({ value: seat, names: [seatLetter(seat)] })),
      )
    case 'one':
    case 'place':
      return pickOne(
        words,
        form.of.map((value) => ({ value, names: [labelOf(words, value), value] })),
      )
    case 'cards':
      return pickCards(words, form)
  }
}

/** The first name is shown; any of them, or the number in the list, may be typed. */
interface Item {
  readonly value: unknown
  readonly names: readonly string[]
}

const pickOne = (words: Words, items: readonly Item[]): Sheet => ({
  items: numbered(
    words,
    items.map(({ names }) => names[0]),
  ),
  hint: 'a number of the list',
  read: (text) => {
    const found = items.find(({ names }) => names.some((name) => same(name, text))) ?? items[indexOf(text)]
    return found === undefined ? bad('', `'${text}' is not in the list`) : ok(found.value)
  },
})

const pickCards = (words: Words, { from, min, max, ordered }: Extract<Form, { kind: 'cards' }>): Sheet => ({
  items: numbered(
    words,
    from.map((face) => labelOf(words, face)),
  ),
  hint: `${min === max ? min : `${min} to ${max}`} of the list${ordered ? ', in the order you want' : ''}, such as ${from.slice(0, Math.max(1, min)).join(' ')}`,
  read: (text) => {
    const cards: string[] = []
    for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
      const card = from.find((face) => same(face, word)) ?? from[indexOf(word)]
      if (card === undefined) return bad('', `'${word}' is not in the list`)
      cards.push(card)
    }
    return ok(cards)
  },
})

const same = (name: string, text: string): boolean => name.toLowerCase() === text.toLowerCase()

const indexOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) - 1 : -1)

const numbered = (words: Words, texts: readonly string[]): Line[] =>
  texts.map((text, index) => {
    const tone = words.tone(text)
    return [toned(`${String(index + 1).padStart(3)}  `, 'dim'), tone === null ? text : toned(text, tone)]
  })
