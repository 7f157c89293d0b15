import { WIDEST } from '../../bots/candidates.ts'
import type { Code, Game, Line, Rules, Words } from '../../kernel/contract.ts'
import type { Form, RecordForm } from '../../kernel/forms.ts'
import type { Decision } from '../../kernel/match.ts'
import { seeded } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seats.ts'
import { labelOf } from '../../kernel/words.ts'
import { describeFields, explained, typedTag } from '../parts/form-words.ts'
import { sentence, toned } from '../parts/paint.ts'
import { indent, wrap } from '../parts/wrap.ts'

const EXAMPLES = 12

/** `?`: what the question allows, in the words of its form, with examples that are legal now. */
export const optionLines = (game: Game, rules: Rules, view: unknown, decision: Decision, width: number): Line[] => {
  const { words } = game
  const { count, examples } = legalExamples(rules, view, decision.seat)
  const some = count > examples.length ? ', for example' : ''
  return [
    [toned(words.windows[decision.window] ?? decision.window, 'strong')],
    ...formLines(words, decision, width),
    [toned(count === 1 ? 'One choice is legal now:' : `${count} choices are legal now${some}:`, 'strong')],
    ...examples.map((text) => ['  ', ...sentence(words, text)]),
  ]
}

/** The names of what can be done, as they are typed. */
export const tagsOf = ({ form }: Decision): Readonly<Record<string, RecordForm>> =>
  form.kind === 'either' ? form.of : {}

const formLines = (words: Words, { form }: Decision, width: number): Line[] => {
  if (form.kind === 'record') return hanging('', describeFields(words, form.fields), words, width)
  const column = Math.max(...Object.keys(form.of).map((tag) => typedTag(tag).length))
  return Object.entries(form.of).flatMap(([tag, { fields }]) => {
    const parts = [labelOf(words, tag), describeFields(words, fields)].filter((part) => part !== '')
    return [
      ...hanging(typedTag(tag).padEnd(column), parts.join(' – '), words, width),
      ...Object.values(fields).flatMap((field) => valueLines(words, field.form, width)),
    ]
  })
}

const valueLines = (words: Words, form: Form, width: number): Line[] => {
  const values = explained(words, form)
  const column = Math.max(...values.map(([value]) => value.length))
  return values.flatMap(([value, label]) => indent(hanging(value.padEnd(column), label, words, width - 4), '    '))
}

/** A name, and beside it a text that may take several lines. */
const hanging = (name: string, text: string, words: Words, width: number): Line[] =>
  wrap(sentence(words, text), width - name.length - 4).map((line, index) => [
    '  ',
    toned(index === 0 ? name : ' '.repeat(name.length), 'strong'),
    '  ',
    ...line,
  ])

/** How many choices there are, and a few of them: of every kind some. */
const legalExamples = (
  rules: Rules,
  view: unknown,
  seat: Seat,
): { readonly count: number; readonly examples: readonly string[] } => {
  const codes: Code[] = []
  const counted = rules.count?.(view, seat)
  if (counted !== undefined && counted > WIDEST && rules.sample !== undefined) {
    const rng = seeded('sfc32', 'examples')
    for (let i = 0; i < 10 * EXAMPLES; i++) codes.push(rules.sample(view, seat, rng))
  } else rules.choices(view, seat, codes)

  const kinds = new Map<string, string[]>()
  for (const code of new Set(codes)) {
    const text = rules.notation.write(rules.unpack(code))
    const kind = text.split(' ', 1)[0]
    kinds.set(kind, [...(kinds.get(kind) ?? []), text])
  }
  const shares = [...kinds.values()]
  const turns = Array.from({ length: EXAMPLES }, (_, turn) => shares.flatMap((texts) => texts.slice(turn, turn + 1)))
  const chosen = new Set(turns.flat().slice(0, EXAMPLES))
  return { count: counted ?? codes.length, examples: shares.flat().filter((text) => chosen.has(text)) }
}
