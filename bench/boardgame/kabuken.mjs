import { INVALID_MOVE } from 'boardgame.io/core'
import { enumerate } from './enumerate.mjs'
import { counters, damageOf, isPair, numberOf, techniques } from './techniques.mjs'

const HP = 8
const LIMIT = 6
const COLOURS = ['R', 'B', 'G']

const newDeck = () =>
  COLOURS.flatMap((colour) =>
    [0, 1, 2, 3, 4, 5].flatMap((number) => {
      const plain = `${colour}${number}`
      return number < 4 ? [plain, plain, plain] : [`${plain}*`, `${plain}*`, plain]
    }),
  )

const deal = (random) => {
  const deck = random.Shuffle(newDeck())
  return { hands: [deck.splice(0, LIMIT), deck.splice(0, LIMIT)], field: deck.pop(), deck, first: random.Die(2) - 1 }
}

const other = (playerID) => (playerID === '0' ? '1' : '0')

/** The hand without the cards, or null if it does not hold them all. */
const without = (hand, cards) => {
  const rest = [...hand]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** KBK-5.3, 12.1: stops at the last card, which ends the game. */
const refill = (G, playerID) => {
  const hand = G.hands[playerID]
  while (hand.length < LIMIT && G.deck.length > 0) hand.push(G.deck.pop())
}

const hurt = (G, playerID, damage) => {
  G.hp[playerID] = Math.max(0, G.hp[playerID] - damage)
}

const isOver = (G) => G.deck.length === 0 || G.hp[0] === 0 || G.hp[1] === 0

/** KBK-7.8, 10.1, 11.1: the attack was not countered. */
const land = ({ G, ctx, events }, target, damage) => {
  hurt(G, target, damage)
  if (G.hp[target] === 0) return
  refill(G, target)
  if (isOver(G)) return
  // KBK-21.5
  if (G.hands[ctx.currentPlayer].length >= 2) events.setActivePlayers({ currentPlayer: 'goOn' })
  else events.endTurn({ next: target })
}

/** KBK-9.4, 10.3, 10.6 */
const endChain = ({ G, events }, loser) => {
  hurt(G, loser, G.attack.damage)
  if (G.hp[loser] === 0) return
  refill(G, loser)
  if (!isOver(G)) events.endTurn({ next: loser })
}

const attack = (context, cards, named) => {
  const { G, events, playerID } = context
  const rest = without(G.hands[playerID], cards)
  if (rest === null) return INVALID_MOVE
  const fitting = techniques(cards, numberOf(G.field))
  const technique = named ?? fitting[0]
  if (technique === undefined || !fitting.includes(technique)) return INVALID_MOVE
  const top = cards[cards.length - 1]
  const damage = damageOf(technique, cards)
  G.hands[playerID] = rest
  G.field = top
  G.attack = { technique, top, damage }
  const target = other(playerID)
  // KBK-8.9
  if (G.hands[target].length === 0) land(context, target, damage)
  else events.setActivePlayers({ others: 'answer' })
}

const psychUp = ({ G, events, playerID }, card) => {
  const rest = without(G.hands[playerID], [card])
  if (rest === null) return INVALID_MOVE
  G.hands[playerID] = rest
  G.field = card
  refill(G, playerID)
  if (!isOver(G)) events.endTurn()
}

const hit = (context) => land(context, context.playerID, context.G.attack.damage)

const defend = (context, cards) => {
  const { G, playerID } = context
  const rest = without(G.hands[playerID], cards)
  if (rest === null || !isPair(cards)) return INVALID_MOVE
  G.hands[playerID] = rest
  G.field = cards[1]
  land(context, playerID, Math.max(0, G.attack.damage - 1))
}

const counter = (context, cards) => {
  const { G, events, playerID } = context
  const rest = without(G.hands[playerID], cards)
  if (rest === null || !counters(G.attack, cards)) return INVALID_MOVE
  G.hands[playerID] = rest
  G.field = cards[cards.length - 1]
  const next = other(playerID)
  if (G.hands[next].length === 0) endChain(context, next)
  else events.setActivePlayers({ value: { [next]: 'chain' } })
}

const stopCountering = (context) => endChain(context, context.playerID)

const stop = ({ events }) => {
  events.endTurn()
}

/** The basic two-player game with default options. `setupData` is a deal; without one the cards are shuffled. */
export const kabuken = {
  name: 'kabuken',
  disableUndo: true,
  setup: ({ random }, setupData) => ({ hp: [HP, HP], attack: null, ...(setupData ?? deal(random)) }),
  moves: { attack, psychUp },
  turn: {
    order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    stages: {
      answer: { moves: { hit, defend, counter } },
      chain: { moves: { hit: stopCountering, counter } },
      goOn: { moves: { attack, stop } },
    },
    // KBK-21.6
    onBegin: ({ G, ctx, events }) => {
      if (G.hands[ctx.currentPlayer].length > 0) return
      refill(G, ctx.currentPlayer)
      if (!isOver(G)) events.endTurn()
    },
  },
  // KBK-13.1, 13.2
  endIf: ({ G }) => {
    if (!isOver(G)) return undefined
    const [a, b] = G.hp
    return a === b ? { draw: true } : { winner: a > b ? '0' : '1' }
  },
  ai: { enumerate },
}
