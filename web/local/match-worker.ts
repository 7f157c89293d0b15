import { bots } from '../../bots/all.ts'
import { answerOf } from '../../bots/answer.ts'
import { registry } from '../../games/registry.ts'
import type { Game } from '../../kernel/contract.ts'
import { isObject } from '../../kernel/json.ts'
import { bad, describeProblem, ok, type Result } from '../../kernel/result.ts'
import type { ClientMessage } from '../../protocol/messages.ts'
import { encode } from '../../protocol/wire.ts'
import type { BotJob } from '../../table/ports.ts'
import { Queue } from '../../table/queue.ts'
import { keeperOf } from './keeper.ts'
import type { SavedMatch } from './kept.ts'
import { type LocalConnection, type LocalTable, openLocalTable } from './local-table.ts'
import { hold } from './lock.ts'
import { openStore } from './store.ts'
import { words } from './words.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** The life of a worker: one match, with its bots, until the page or another tab ends it. */

const say = (message: FromWorker): void => self.postMessage(message, { transfer: [] })

type Begin = Extract<ToWorker, { type: 'begin' }>

const connections = new Map<number, LocalConnection>()
let table: Promise<LocalTable | null> = Promise.resolve(null)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data))

const hear = async (message: ToWorker): Promise<void> => {
  if (message.type === 'begin') {
    table = begin(message)
    return
  }
  const playing = await table
  if (playing === null) return
  const { wire } = message
  const connection = connections.get(wire)
  if (message.type === 'dial') {
    const joining: LocalConnection = {
      viewer: message.viewer,
      send: (said) => say({ type: 'said', wire, text: encode(said, { forms: false }) }),
    }
    connections.set(wire, joining)
    await playing.join(joining)
  } else if (connection === undefined) return
  else if (message.type === 'say') {
    const read: unknown = JSON.parse(message.text)
    if (isMessage(read)) await playing.receive(connection, read)
  } else {
    connections.delete(wire)
    playing.leave(connection)
  }
}

/** Our own page has made it; the table checks what is in it. */
const isMessage = (value: unknown): value is ClientMessage => isObject(value) && typeof value.type === 'string'

const begin = async ({ id, unstored, steal, hung }: Begin): Promise<LocalTable | null> => {
  let isLost = false
  let playing: LocalTable | null = null
  const isHeld = await hold(id, steal, () => {
    isLost = true
    playing?.close()
    say({ type: 'elsewhere' })
  })
  if (!isHeld) {
    say({ type: 'elsewhere' })
    return null
  }
  const store = await openStore().catch(() => null)
  const kept = unstored ?? (await store?.find(id)) ?? null
  if (kept === null) {
    say({ type: 'gone' })
    return null
  }
  const opened = await open(kept, unstored === null ? store : null, hung)
  if (!opened.ok) say({ type: 'faulty', problem: describeProblem(opened.problem) })
  else if (!isLost) {
    playing = opened.value
    say({ type: 'ready' })
  }
  return playing
}

const open = async (
  kept: SavedMatch,
  store: Awaited<ReturnType<typeof openStore>> | null,
  hung: string | null,
): Promise<Result<LocalTable>> => {
  const { game: id } = kept.match.head
  if (!Object.hasOwn(registry, id)) return bad('game', words.noGame(id))
  const game = await registry[id]()
  const keeper = keeperOf(kept, store, (unstored) => say({ type: 'unstored', kept: unstored }))
  const opened = openLocalTable(game, kept, {
    keep: keeper.keep,
    think: thinkingIn(game, kept.match.head),
    bots: Object.keys(bots),
    now: Date.now,
    hung,
    failed: (error) => {
      console.error(error)
      say(keeper.isOvertaken(error) ? { type: 'elsewhere' } : { type: 'faulty', problem: words.failed })
    },
  })
  return opened.ok ? ok(opened.value) : opened
}

const thinkingIn = (game: Game, { setup, rules: version }: SavedMatch['match']['head']) => {
  const opened = game.open(setup, version)
  if (!opened.ok) throw new Error(`a match has a setup that ${game.meta.id} refuses`)
  const rules = opened.value
  // One after the other: the page must know which of them hangs.
  const queue = new Queue()
  const think = async (job: BotJob): Promise<{ readonly choice: unknown } | null> => {
    say({ type: 'thinking', decision: job.decision })
    // Whoever spoke before this bot is heard first.
    await new Promise((resolve) => setTimeout(resolve))
    try {
      return { choice: answerOf(bots[job.bot], game, rules, job, () => performance.now()) }
    } catch (error) {
      console.error(error)
      return null
    } finally {
      say({ type: 'thought' })
    }
  }
  return (job: BotJob): Promise<{ readonly choice: unknown } | null> => queue.run(() => think(job))
}
