import { createPlayers } from './players.ts'
import { gather } from './their-duel.mjs'

/** `their-players.cjs URL LOBBY`, in a process of its own. */
const [, , url, lobby] = process.argv
const players = createPlayers(() => gather(url, lobby))
process.on('message', (order) => {
  void players(order).then((played) => process.send(played))
})
process.on('disconnect', () => process.exit())
process.send({})
