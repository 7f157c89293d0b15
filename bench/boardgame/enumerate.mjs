import { counterSize, counters, isPair, numberOf, techniques } from './techniques.mjs'

/** Calls back with every different selection of `size` faces from a sorted hand. */
const selections = (hand, size, visit, from = 0, chosen = []) => {
  if (chosen.length === size) {
    visit(chosen)
    return
  }
  for (let i = from; i < hand.length; i++) {
    if (i > from && hand[i] === hand[i - 1]) continue
    chosen.push(hand[i])
    selections(hand, size, visit, i + 1, chosen)
    chosen.pop()
  }
}

/** The same cards once for each face that can lie on top: the order below does not matter. */
const tops = (cards, visit) => {
  for (let i = 0; i < cards.length; i++) {
    if (i + 1 < cards.length && cards[i] === cards[i + 1]) continue
    visit([...cards.slice(0, i), ...cards.slice(i + 1), cards[i]])
  }
}

const attacks = (hand, field, moves) => {
  for (const size of [2, 3])
    selections(hand, size, (cards) => {
      const [first, second] = techniques(cards, field)
      if (first === undefined) return
      tops(cards, (laid) => moves.push({ move: 'attack', args: [laid] }))
      // KBK-6.11: the first counts unless the attacker names the other.
      if (second !== undefined) tops(cards, (laid) => moves.push({ move: 'attack', args: [laid, second] }))
    })
}

const countersFrom = (hand, attack, moves) =>
  selections(hand, counterSize(attack.technique), (cards) => {
    if (counters(attack, cards)) tops(cards, (laid) => moves.push({ move: 'counter', args: [laid] }))
  })

const BY_STAGE = {
  turn: ({ field }, hand, moves) => {
    selections(hand, 1, ([card]) => moves.push({ move: 'psychUp', args: [card] }))
    attacks(hand, numberOf(field), moves)
  },
  goOn: ({ field }, hand, moves) => {
    moves.push({ move: 'stop', args: [] })
    attacks(hand, numberOf(field), moves)
  },
  answer: ({ attack }, hand, moves) => {
    moves.push({ move: 'hit', args: [] })
    selections(hand, 2, (cards) => {
      if (isPair(cards)) tops(cards, (laid) => moves.push({ move: 'defend', args: [laid] }))
    })
    countersFrom(hand, attack, moves)
  },
  chain: ({ attack }, hand, moves) => {
    moves.push({ move: 'hit', args: [] })
    countersFrom(hand, attack, moves)
  },
}

/** Every legal move of the player, each once. */
export const enumerate = (G, ctx, playerID) => {
  const moves = []
  BY_STAGE[ctx.activePlayers?.[playerID] ?? 'turn'](G, [...G.hands[playerID]].sort(), moves)
  return moves
}
