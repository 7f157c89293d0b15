import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import { kabuken } from './kabuken.mjs'

// Once, as its client and its server do it.
export const game = ProcessGameConfig(kabuken)
const reducer = CreateGameReducer({ game })

/** With a recorded deal, or with cards shuffled by boardgame.io. */
export const begin = (deal) => InitializeGame({ game, numPlayers: 2, setupData: deal })

const faces = (text) => text.split(' ').filter((face) => face !== '')
const handsOf = ({ A, B }) => [faces(A), faces(B)]

/** The beginning of a recorded duel. A position names the deck from the top, G has the top last. */
export const dealOf = ({ hands, field, deck, starter }) => ({
  hands: handsOf(hands),
  field,
  deck: faces(deck).reverse(),
  first: starter === 'A' ? 0 : 1,
})

/** What is left at the end of a recorded duel. */
export const endOf = ({ hp, hands, field, deckSize }) => ({
  hp: [hp.A, hp.B],
  hands: handsOf(hands).map((hand) => hand.sort()),
  field,
  deckSize,
})

/** What boardgame.io's own `makeMove` makes. */
export const action = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } })

/** The reducer checks the move, carries it out and reports what happened in `deltalog`. */
export const step = (state, move) => {
  const next = reducer(state, move)
  if (next.transients !== undefined) throw new Error(`refused: ${JSON.stringify(move.payload)}`)
  return next
}

export const isOver = (state) => state.ctx.gameover !== undefined

export const asked = ({ ctx: { activePlayers, currentPlayer } }) =>
  activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0]

export const legal = ({ G, ctx }, playerID) => game.ai.enumerate(G, ctx, playerID)

/** A recorded answer as a move: choices have the same names on both sides. */
export const moveOf = ({ seat, choice }) => {
  const { do: name, cards, fist } = choice
  const args = { psychUp: () => [cards[0]], attack: () => (fist === undefined ? [cards] : [cards, fist]) }
  return action(name, args[name]?.() ?? (cards === undefined ? [] : [cards]), String(seat))
}
