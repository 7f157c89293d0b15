import { Server } from 'boardgame.io/server'
import { kabuken } from '../boardgame/kabuken.mjs'

/** Players see their own hand; of the other one and of the deck only how many cards there are. */
const playerView = ({ G, playerID }) => ({
  ...G,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  deck: G.deck.length,
})

/**
 * boardgame.io's server with its defaults, in a process of its own: it keeps matches in memory, with what is needed to
 * take moves back, and talks socket.io. (That is left out where its rules are measured alone.) Its
 * lobby has a port of its own (any, and 0 would be none), for with the newest koa-compose it is not found on the other one.
 */
const server = Server({ games: [{ ...kabuken, disableUndo: false, playerView }], origins: [] })
const open = async () => {
  const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: '0' } })
  const [port, lobby] = [appServer, apiServer].map((each) => each.address().port)
  process.send({ port, lobby })
}
void open()
process.on('disconnect', () => process.exit())
