import type { EitherForm, Field, RecordForm } from '../../../kernel/forms.ts'
import type { AttackChoice, Choice } from '../choice.ts'

/** What somebody has put together on the board so far, whatever may become of it. */
export interface Plan {
  /** Faces in the order of laying; the last lies on top. */
  readonly cards: readonly string[]
  /** One of these cards is treated as another colour or number. */
  readonly change: { readonly at: number; readonly as: string } | null
  /** The secret is declared. */
  readonly secret: boolean
  /** The card that goes under the discard first. */
  readonly under: string | null
  /** The technique that is named. */
  readonly fist: string | null
  /** Monkey psychs up in the ordinary way. */
  readonly plainly: boolean
}

export const NOTHING_PLANNED: Plan = {
  cards: [],
  change: null,
  secret: false,
  under: null,
  fist: null,
  plainly: false,
}

/** Every choice that the question allows to hand in, as planned; whether it is legal is for the rules to say. */
export const choicesFor = ({ of }: EitherForm, plan: Plan): readonly Choice[] =>
  Object.entries(of).flatMap(([tag, form]) => MAKERS[tag]?.(form, plan) ?? [])

type Maker = (form: RecordForm, plan: Plan) => readonly Choice[]

const MAKERS: Readonly<Record<string, Maker>> = {
  attack: (form, plan) => [attackFor(form, plan)],
  psychUp: ({ fields }, { cards, plainly }) => [
    { do: 'psychUp', cards, ...(plainly && 'plainly' in fields ? { plainly: 'yes' } : {}) },
  ],
  pay: ({ fields }) => range(fields.hp).map((hp) => ({ do: 'pay', hp })),
  storm: () => [{ do: 'storm' }],
  stop: () => [{ do: 'stop' }],
  hit: () => [{ do: 'hit' }],
  defend: (_form, { cards }) => [{ do: 'defend', cards }],
  counter: (_form, { cards }) => [{ do: 'counter', cards }],
  use: () => [{ do: 'use' }],
  decline: () => [{ do: 'decline' }],
  pick: ({ fields }) => listed(fields.character).map((character) => ({ do: 'pick', character })),
  keep: ({ fields }) => listed(fields.secret).map((secret) => ({ do: 'keep', secret })),
  hold: ({ fields }) => [...new Set(listed(fields.cards))].map((card) => ({ do: 'hold', cards: [card] })),
}

const attackFor = ({ fields }: RecordForm, { cards, change, secret, under, fist }: Plan): AttackChoice => {
  const at = change === null ? 0 : change.at + 1
  return {
    do: 'attack',
    cards,
    ...(fist === null ? {} : { fist }),
    ...(change !== null && 'recolour' in fields ? { recolour: { at, colour: change.as } } : {}),
    ...(change !== null && 'renumber' in fields ? { renumber: { at, number: Number(change.as) } } : {}),
    ...(secret && 'secret' in fields ? { secret: listed(fields.secret)[0] } : {}),
    ...(under !== null && 'under' in fields ? { under: [under] } : {}),
  }
}

/** The values or the cards that a field offers. */
const listed = ({ form }: Field): readonly string[] =>
  form.kind === 'one' ? form.of : form.kind === 'cards' ? form.from : []

const range = ({ form }: Field): readonly number[] =>
  form.kind === 'number' ? Array.from({ length: form.max - form.min + 1 }, (_, i) => form.min + i) : []

/** What the declared secret of an attack is called, if the question lets one be declared. */
export const declarable = ({ of }: EitherForm): string | null => {
  const field = of.attack?.fields.secret
  return field === undefined ? null : (listed(field)[0] ?? null)
}

export const asks = ({ of }: EitherForm, field: 'recolour' | 'renumber' | 'under'): boolean =>
  of.attack !== undefined && field in of.attack.fields
