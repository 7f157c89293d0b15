import { playDrawn } from './drawn-duel.ts'
import { createPlayers, type Order } from './players.ts'

/** `our-players.js URL`, in a process of its own. */
const [, , url] = process.argv
const players = createPlayers((place) => {
  if (place === undefined) throw new Error('these players come back to duels that are on disk')
  return playDrawn(url, place)
})
process.on('message', (order: Order) => {
  void players(order).then((played) => process.send?.(played))
})
process.on('disconnect', () => process.exit())
process.send?.({})
