import type { Seat } from '../../../kernel/seats.ts'
import { misplaced } from '../../../kernel/windows.ts'
import { type Kind, kindOfFace } from '../cards.ts'
import { kindsOf, packKinds } from '../choice.ts'
import { arenaOf, theCombat } from '../rules/bout.ts'
import { ascending, without } from '../rules/lists.ts'
import { goOn } from '../rules/resolve.ts'
import { orderStack, takePeeled } from '../rules/rewards.ts'
import type { State } from '../state.ts'
import { cardsForm, fieldsOf, kindsIn, type Window } from './window.ts'

/** W7: which of the drawn cards; by the clock the first one. */
export const peel: Window = {
  form: (_house, s) => ({ kind: 'either', of: { take: fieldsOf({ cards: cardsForm(s.drawn, 1, 1) }) } }),
  choices: (_house, s, _seat, out) => {
    for (const kind of kindsIn(s.drawn)) out.push(packKinds('take', [kind]))
  },
  refusal: (_house, s, _seat, choice) => {
    if (choice.do !== 'take') return misplaced(choice)
    const isDrawn = choice.cards.length === 1 && s.drawn.includes(kindOfFace(choice.cards[0]))
    return isDrawn ? null : { rule: 'KFU-14.18', why: 'oneOfDrawn' }
  },
  play: (b, [code]) => {
    if (!takePeeled(b, b.s.asked, kindsOf(code)[0])) goOn(b, 'sameStep')
  },
  fallback: (_house, s) => packKinds('take', [s.drawn[0]]),
}

const stackOf = (s: State): readonly Kind[] => arenaOf(s, theCombat(s)).stack

/** Every order of the cards once; equal cards cannot be told apart. */
const orders = (cards: readonly Kind[]): Kind[][] =>
  cards.length === 0
    ? [[]]
    : kindsIn(cards).flatMap((first) => orders(without(cards, first)).map((others) => [first, ...others]))

/** W8 (KFU-18.10): the winner orders the stack; by the clock bottom up. */
export const order: Window = {
  form: (_house, s) => {
    const stack = stackOf(s)
    return {
      kind: 'either',
      of: { order: fieldsOf({ cards: cardsForm(stack, stack.length, stack.length, true) }) },
    }
  },
  choices: (_house, s, _seat, out) => {
    for (const cards of orders(stackOf(s))) out.push(packKinds('order', cards))
  },
  refusal: (_house, s, _seat: Seat, choice) => {
    if (choice.do !== 'order') return misplaced(choice)
    const wanted = choice.cards.map(kindOfFace).sort(ascending)
    const there = stackOf(s).toSorted(ascending)
    const isWhole = wanted.length === there.length && wanted.every((kind, at) => kind === there[at])
    return isWhole ? null : { rule: 'KFU-18.10', why: 'wholeStack' }
  },
  play: (b, [code]) => {
    orderStack(b, b.s.asked, kindsOf(code))
    goOn(b, 'nextStep')
  },
  fallback: (_house, s) => packKinds('order', stackOf(s)),
}
