import { io } from 'socket.io-client'
import { seeded } from '../../kernel/random.ts'
import { action, asked, isOver, legal } from '../boardgame/duel.mjs'

const idOf = ({ _stateID: id }) => id

/** One of the two, connected as boardgame.io's own client is, without what that does for pages. */
class Player {
  bytes = 0
  state = null
  #socket
  #id
  #match
  #credentials
  #waiting = null

  constructor(url, match, id, credentials) {
    this.#id = id
    this.#match = match
    this.#credentials = credentials
    this.#socket = io(`${url}/kabuken`, { transports: ['websocket'], forceNew: true })
    this.#socket.io.engine.on('data', (data) => {
      this.bytes += Buffer.byteLength(data)
    })
    this.#socket.on('connect', () => this.#socket.emit('sync', match, id, credentials, 2))
    this.#socket.on('sync', (_match, { state }) => this.#hear(state))
    this.#socket.on('update', (_match, state) => this.#hear(state))
  }

  /** Until the match is known to have come so far. */
  async until(stateID) {
    while (this.state === null || idOf(this.state) < stateID)
      await new Promise((resolve) => {
        this.#waiting = resolve
      })
  }

  answer(rng) {
    const moves = legal(this.state, this.#id)
    const { move, args } = moves[rng.below(moves.length)]
    const { type, payload } = action(move, args, this.#id)
    const sent = { type, payload: { ...payload, credentials: this.#credentials } }
    this.#socket.emit('update', sent, idOf(this.state), this.#match, this.#id)
  }

  leave() {
    this.#socket.disconnect()
  }

  #hear(state) {
    this.state = state
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.()
  }
}

const post = async (url, body) => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  return response.json()
}

/** Somebody opens a match, and two join it. */
export const gather = async (url, lobby) => {
  const { matchID } = await post(`${lobby}/games/kabuken/create`, { numPlayers: 2 })
  const players = []
  for (const id of ['0', '1']) {
    const { playerCredentials } = await post(`${lobby}/games/kabuken/${matchID}/join`, { playerID: id, playerName: id })
    players.push(new Player(url, matchID, id, playerCredentials))
  }
  const rng = seeded('sfc32', matchID)
  const [one, other] = players
  for (const player of players) await player.until(0)
  return {
    isOver: () => isOver(one.state),
    bytes: () => one.bytes + other.bytes,
    move: async () => {
      const next = idOf(one.state) + 1
      const player = asked(one.state) === '0' ? one : other
      const start = performance.now()
      player.answer(rng)
      await player.until(next)
      const took = performance.now() - start
      for (const each of players) await each.until(next)
      return took
    },
    leave: () => {
      for (const player of players) player.leave()
    },
  }
}
