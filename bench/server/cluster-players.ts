import { gather } from './our-duel.ts'
import { createPlayers, type Order } from './players.ts'

/** `cluster-players.js URL…`, in a process of its own: the two of each duel come in at different servers. */
const [, , ...urls] = process.argv
let duels = 0
const players = createPlayers(() => {
  duels += 1
  return gather(urls[duels % urls.length], urls[(duels + 1) % urls.length])
})
process.on('message', (order: Order) => {
  void players(order).then((played) => process.send?.(played))
})
process.on('disconnect', () => process.exit())
process.send?.({})
