import { type Broken, gameBroken, without } from './breaking.ts'
import type { TinyChoice } from './tiny-choices.ts'
import { type TinyGame, tinyGame } from './tiny-game.ts'

const { meta, words } = tinyGame

type TinyOrders = NonNullable<TinyGame['orders']>

const answering = (check: string, says: string, answer: TinyOrders['answer']): Broken =>
  gameBroken(check, says, { orders: { kinds: { neverBlock: 'plain' }, answer } })

const LET: TinyChoice = { do: 'let' }

/** What is answered for a player. */
export const brokenOrders: Readonly<Record<string, Broken>> = {
  'an order answers illegally': answering(
    'orders',
    'which is refused by',
    (_rules, { stage }, _seat, { neverBlock }) =>
      stage === 'block' && neverBlock === true ? { do: 'block', cards: ['x1', 'x1'] } : null,
  ),
  'an order knows too much': answering('orders', 'on state and view', (_rules, s, seat, { neverBlock }) => {
    const knows = s.hands.some((hand, other) => other !== seat && hand.some(({ kind }) => kind === s.lead))
    return s.stage === 'block' && neverBlock === true && knows ? LET : null
  }),
  'an order answers where nobody reacts': answering('orders', 'which is no reaction', (_rules, s, _seat, given) =>
    s.stage === 'prize' && given.neverBlock === true ? { do: 'keep' } : null,
  ),
  'an order is followed that nobody gave': answering('orders', 'answered without an order', (_rules, s) =>
    s.stage === 'block' ? LET : null,
  ),
  'an order never answers': answering('reached', 'orders: neverBlock never came up', () => null),
  'an order has no words': gameBroken('sight', 'words.orders.neverBlock is missing', {
    words: { ...words, orders: without(words.orders ?? {}, 'neverBlock') },
  }),
  'an answer that hidden cards force is heard at once': gameBroken('beat', 'in the window block', {
    meta: { ...meta, reactions: [] },
  }),
  'a reason is given for no window': gameBroken('sight', 'meta.atOnce names the window duel', {
    meta: { ...meta, atOnce: { duel: 'nobody fights' } },
  }),
  'a reason is given for a reaction': gameBroken('sight', 'for the window block, which is a reaction', {
    meta: { ...meta, atOnce: { block: 'nobody minds' } },
  }),
  'a reaction is no window': gameBroken('sight', 'meta.reactions names the window duel', {
    meta: { ...meta, reactions: ['block', 'duel'] },
  }),
}
