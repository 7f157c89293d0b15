import { registry } from '../../games/registry.ts'
import type { Code } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import { apply, type Patch } from '../../kernel/patch.ts'
import { type Rng, seeded } from '../../kernel/random.ts'
import { describeProblem } from '../../kernel/result.ts'
import type { Asked } from '../../protocol/messages.ts'
import { tableReply } from '../../protocol/requests.ts'
import { pathOfSocket } from '../../protocol/wire.ts'
import type { Duel } from './duel.ts'
import { Ear } from './ear.ts'

const opened = (await registry.kabuken()).open({ mode: 'duel' })
if (!opened.ok) throw new Error(describeProblem(opened.problem))
const rules = opened.value

/** What a player needs of a welcome or a step; what is empty is left out. */
interface Heard {
  readonly type: string
  readonly seq: number
  readonly view?: unknown
  readonly patch?: Patch
  readonly decisions?: readonly Asked[]
  readonly outcome?: object | null
}

// As the page does, it believes its own server: to check every message would keep that waiting.
const isHeard = (value: unknown): value is Heard => isObject(value) && typeof value.type === 'string'

/** One of the two, connected as a page is: patches its view and answers from it. */
class Player {
  isOver = false
  readonly ear: Ear
  readonly #seat: number
  #view: unknown = null
  #decisions: readonly Asked[] = []

  constructor(url: string, cookie: string, seat: number) {
    this.#seat = seat
    this.ear = new Ear(url, cookie, (text) => this.#hear(text))
  }

  get isAsked(): boolean {
    return this.#decisions.length > 0
  }

  answer(rng: Rng): void {
    const codes: Code[] = []
    rules.choices(this.#view, this.#seat, codes)
    this.ear.answer(this.#decisions[0].id, rules.unpack(codes[rng.below(codes.length)]))
  }

  #hear(text: string): number | null {
    const message: unknown = JSON.parse(text)
    if (!isHeard(message)) throw new Error('the server has said something strange')
    const { type, seq, view, patch, decisions, outcome } = message
    if (type === 'refused' || type === 'error') throw new Error(JSON.stringify(message))
    if (type !== 'welcome' && type !== 'step') return null
    this.#view = patch === undefined ? view : apply(this.#view, patch)
    this.#decisions = decisions ?? []
    this.isOver = (outcome ?? null) !== null
    return seq
  }
}

const connect = async (
  table: string,
  seats: readonly { readonly url: string; readonly cookie: string }[],
): Promise<Duel> => {
  const rng = seeded('sfc32', table)
  const live = pathOfSocket(table, { forms: false })
  const players = seats.map(({ url, cookie }, seat) => new Player(url + live, cookie, seat))
  const [one, other] = players
  for (const { ear } of players) await ear.until(0)
  return {
    isOver: () => one.isOver,
    bytes: () => one.ear.bytes + other.ear.bytes,
    move: async () => {
      const next = one.ear.seq + 1
      const asked = one.isAsked ? one : other
      const start = performance.now()
      asked.answer(rng)
      await asked.ear.until(next)
      const took = performance.now() - start
      for (const { ear } of players) await ear.until(next)
      return took
    },
    leave: () => {
      for (const { ear } of players) ear.leave()
    },
  }
}

const post = async (url: string, body: unknown, cookie: string): Promise<Response> => {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  return response
}

const newGuest = async (url: string, name: string): Promise<string> => {
  const response = await post(`${url}/api/guest`, { name }, '')
  return response.headers.getSetCookie()[0].split(';')[0]
}

/** Two guests open a table and sit down at it. */
export const gather = async (url: string, urlOfB: string): Promise<Duel> => {
  const cookies = await Promise.all([newGuest(url, 'A'), newGuest(urlOfB, 'B')])
  const reply = await post(`${url}/api/tables`, { game: 'kabuken', setup: { mode: 'duel' }, beat: 0 }, cookies[0])
  const { id } = tableReply.parse(await reply.json()).table
  await post(`${urlOfB}/api/tables/${id}/seat`, {}, cookies[1])
  return connect(id, [
    { url, cookie: cookies[0] },
    { url: urlOfB, cookie: cookies[1] },
  ])
}
