import type { Question, Refusal, Setup } from '../contract.ts'
import type { EitherForm, Form } from '../forms.ts'
import { bad, ok, type Result } from '../result.ts'
import { type Seat, seatLetter, seatOf } from '../seats.ts'
import { FACES, goalOf, kindOf, staying, type TinyState } from './tiny-state.ts'

export type TinyChoice =
  | { readonly do: 'bid'; readonly cards: readonly string[] }
  | { readonly do: 'block'; readonly cards: readonly string[] }
  | { readonly do: 'give'; readonly cards: readonly string[]; readonly to: Seat }
  | { readonly do: 'bury'; readonly cards: readonly string[]; readonly depth: number }
  | { readonly do: 'pass' | 'let' | 'peek' | 'keep' }

export const faces = (s: TinyState, seat: Seat): string[] => s.hands[seat].map(({ kind }) => FACES[kind])

export const question = (s: TinyState, seat: Seat): Question => {
  const from = faces(s, seat)
  const others = staying(s).filter((other) => other !== seat)
  const pick = (max: number): Form => ({ kind: 'cards', from, min: 1, max, ordered: false })
  const offers: Record<string, Record<string, Record<string, Form>>> = {
    bid: { bid: { cards: pick(2) }, pass: {} },
    block: { block: { cards: pick(1) }, let: {} },
    prize: {
      peek: {},
      give: { cards: pick(1), to: { kind: 'seat', of: others } },
      bury: { cards: pick(1), depth: { kind: 'number', min: 0, max: s.deck.length } },
      keep: {},
    },
  }
  return { window: s.stage, form: either(offers[s.stage]) }
}

const either = (offers: Record<string, Record<string, Form>>): EitherForm => {
  const records = Object.entries(offers).map(
    ([tag, forms]) => [tag, { kind: 'record', fields: fieldsOf(forms) }] as const,
  )
  return { kind: 'either', of: Object.fromEntries(records) }
}

const fieldsOf = (forms: Record<string, Form>) =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, { form }]))

const holds = (hand: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card) => cards.filter((other) => other === card).length <= hand.filter((other) => other === card).length)

export const refusalOf = (setup: Setup, s: TinyState, seat: Seat, choice: TinyChoice): Refusal | null => {
  if (choice.do === 'pass' && s.points[seat] === goalOf(setup) - 1) return { rule: 'TINY-4' }
  if (choice.do === 'peek' && setup.options.peek === 'no') return { rule: 'TINY-7' }
  if (!('cards' in choice)) return null
  const { cards } = choice
  const most = choice.do === 'bid' ? 2 : 1
  if (cards.length < 1 || cards.length > most || !holds(faces(s, seat), cards)) return { rule: 'TINY-1' }
  if (choice.do === 'bid' && Math.abs(kindOf(cards[0]) - kindOf(cards[cards.length - 1])) > 1) return { rule: 'TINY-3' }
  if (choice.do === 'block' && kindOf(cards[0]) !== s.lead)
    return { rule: 'TINY-5', why: 'needs-lead', params: { lead: FACES[s.lead] } }
  if (choice.do === 'give' && s.points[choice.to] >= s.points[seat]) return { rule: 'TINY-8' }
  if (choice.do === 'bury' && (choice.depth < 0 || choice.depth > s.deck.length)) return { rule: 'TINY-9' }
  return null
}

/** Whatever has the right shape, in a fixed order; the rules strike out what is not legal. */
export const candidates = (s: TinyState, seat: Seat): TinyChoice[] => {
  const hand = faces(s, seat)
  const singles = [...new Set(hand)].map((card) => [card])
  const pairs = new Set(hand.flatMap((card, at) => hand.slice(at + 1).map((other) => `${card} ${other}`)))
  if (s.stage === 'bid')
    return [
      { do: 'pass' },
      ...[...singles, ...[...pairs].map((pair) => pair.split(' '))].map((cards) => ({ do: 'bid', cards }) as const),
    ]
  if (s.stage === 'block') return [...singles.map((cards) => ({ do: 'block', cards }) as const), { do: 'let' }]
  const others = staying(s).filter((other) => other !== seat)
  const depths = Array.from({ length: s.deck.length + 1 }, (_, depth) => depth)
  return [
    ...singles.flatMap((cards) => others.map((to) => ({ do: 'give', cards, to }) as const)),
    ...singles.flatMap((cards) => depths.map((depth) => ({ do: 'bury', cards, depth }) as const)),
    { do: 'peek' },
    { do: 'keep' },
  ]
}

export const writeChoice = (choice: TinyChoice): string => {
  const words = 'cards' in choice ? [choice.do, ...choice.cards] : [choice.do]
  if (choice.do === 'give') words.push(seatLetter(choice.to))
  if (choice.do === 'bury') words.push(String(choice.depth))
  return words.join(' ')
}

export const readChoice = (text: string, seats: number): Result<TinyChoice> => {
  const [name, ...rest] = text.trim().split(/\s+/)
  const cards = rest.filter((word) => FACES.includes(word))
  const [last, ...more] = rest.filter((word) => !FACES.includes(word))
  if (more.length === 0) {
    if (last === undefined && cards.length === 0 && isBare(name)) return ok({ do: name })
    if (last === undefined && cards.length > 0 && (name === 'bid' || name === 'block')) return ok({ do: name, cards })
    if (name === 'bury' && /^\d+$/.test(last ?? '')) return ok({ do: name, cards, depth: Number(last) })
    const to = seatOf(last ?? '', seats)
    if (name === 'give' && to >= 0) return ok({ do: name, cards, to })
  }
  return bad('choice', `“${text}” is no choice: bid x1 x1, pass, block x2, let, give x1 B, bury x1 0, peek, keep`)
}
const isBare = (name: string): name is 'pass' | 'let' | 'peek' | 'keep' =>
  ['pass', 'let', 'peek', 'keep'].includes(name)
