/** The two players of a walk, in a process of their own: `players.ts URL`. */
import { registry } from '../../games/registry.ts'
import { isObject } from '../../kernel/json.ts'
import { type Rng, seeded } from '../../kernel/random.ts'
import { Client } from '../../server/testing/client.ts'
import { anyAnswer } from '../../server/testing/player.ts'
import { guest, type Visitor } from '../../server/testing/visitor.ts'

const [, , url] = process.argv
/** So many steps are played before the one that is measured: what only the first ones need is over by then. */
const FIRST_STEPS = 6
const WARM_UP = { matches: 2, steps: 100 }

/** What the answer that is measured does, by game: answers differ in what they run through. */
const MEASURED: Readonly<Record<string, string>> = {
  'eight-masters-revenge': 'attack',
  kabuken: 'attack',
  'kung-fu-fighting': 'attack',
  // Both are asked at once.
  'kung-fur-fight': 'plan',
}
/** So many answers are looked at to find such a one: there can be too many to list. */
const DRAWS = 30

interface Answer {
  readonly client: Client
  readonly decision: string
  readonly choice: unknown
}

const connect = (visitor: Visitor, table: string): Promise<Client> =>
  Client.open(`${url}/api/tables/${table}/live?protocol=2&forms=no`, visitor.cookie)

/** A match of two connected guests. */
class Duel {
  readonly #game: string
  readonly #clients: readonly Client[]
  readonly #rng: Rng

  private constructor(game: string, clients: readonly Client[], rng: Rng) {
    this.#game = game
    this.#clients = clients
    this.#rng = rng
  }

  static async open(game: string, rng: Rng): Promise<Duel> {
    const { meta } = await registry[game]()
    const mode = meta.modes.find(({ seats }) => seats.includes(2))
    if (mode === undefined) throw new Error(`${game} is not for two`)
    const host = await guest(url, 'Ann')
    const other = await guest(url, 'Ben')
    const { id } = await host.open({ game, setup: { mode: mode.id, seats: 2 }, beat: 0 })
    await other.sit(id)
    return new Duel(game, [await connect(host, id), await connect(other, id)], rng)
  }

  get isOver(): boolean {
    return this.#clients[0].now.outcome !== null
  }

  /** Any answer of everybody who is asked. */
  drawAnswers(): readonly Answer[] {
    const asked = this.#clients.filter(({ now }) => now.decisions.length > 0)
    return asked.map((client) => {
      const { id, choice } = anyAnswer(client, this.#rng)
      return { client, decision: id, choice }
    })
  }

  /** Answers that may be measured; null if none come up. */
  findMeasured(): readonly Answer[] | null {
    const wanted = MEASURED[this.#game]
    const isWanted = ({ choice }: Answer) => wanted === undefined || (isObject(choice) && choice.do === wanted)
    for (let draw = 0; draw < DRAWS; draw++) {
      const answers = this.drawAnswers()
      if (answers.every(isWanted)) return answers
    }
    return null
  }

  /** Sends answers and waits until both players have heard what came of them. */
  async give(answers: readonly Answer[]): Promise<void> {
    const next = this.#clients[0].now.seq + 1
    for (const { client, decision, choice } of answers) client.send({ type: 'answer', decision, choice })
    for (const client of this.#clients) {
      const refused = () => client.messages.find(({ type }) => type === 'refused' || type === 'error')
      await client.until(() => client.now.seq >= next || refused() !== undefined)
      if (refused() !== undefined) throw new Error(JSON.stringify(refused()))
    }
  }

  async leave(): Promise<void> {
    for (const client of this.#clients) await client.close()
  }
}

const warmUp = async (game: string, rng: Rng): Promise<void> => {
  for (let match = 0; match < WARM_UP.matches; match++) {
    const duel = await Duel.open(game, rng)
    for (let step = 0; step < WARM_UP.steps && !duel.isOver; step++) await duel.give(duel.drawAnswers())
    await duel.leave()
  }
}

/** A match that has come to an answer that may be measured. */
const gather = async (game: string, rng: Rng): Promise<readonly [Duel, readonly Answer[]]> => {
  for (;;) {
    const duel = await Duel.open(game, rng)
    for (let step = 0; !duel.isOver; step++) {
      const measured = step < FIRST_STEPS ? null : duel.findMeasured()
      if (measured !== null) return [duel, measured]
      await duel.give(duel.drawAnswers())
    }
    await duel.leave()
  }
}

let rng = seeded('sfc32', '')
let gathered: readonly [Duel, readonly Answer[]] | null = null

const commands: Readonly<Record<string, (game: string) => Promise<void>>> = {
  warmUp: (game) => {
    rng = seeded('sfc32', game)
    return warmUp(game, rng)
  },
  gather: async (game) => {
    gathered = await gather(game, rng)
  },
  answer: async () => {
    if (gathered === null) throw new Error('nobody has gathered')
    const [duel, measured] = gathered
    await duel.give(measured)
  },
  leave: async () => gathered?.[0].leave(),
}

process.on('message', ({ command, game }: { readonly command: string; readonly game: string }) => {
  void commands[command](game).then(() => process.send?.({}))
})
process.on('disconnect', () => process.exit())
process.send?.({})
