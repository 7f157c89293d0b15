import type { Bot } from '../../bots/bot.ts'
import type { Game } from '../../kernel/contract.ts'
import { ROUTES } from '../../protocol/routes.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { EXIT, type Terminal } from '../parts/terminal.ts'
import { openThinking, type Thinking } from '../parts/thinking.ts'
import { seeker, sitDown } from './find-table.ts'
import { playerFor, resultOf } from './player.ts'
import { sit } from './sitting.ts'
import { type Answer, fine, type Trouble, type Visit, visit } from './visit.ts'
import { words } from './words.ts'

interface Journey {
  readonly url: string
  /** How the bot is called there. */
  readonly name: string
  readonly game: Game
  readonly bot: Bot
  readonly seed: string
  /** Null to sit down anywhere. */
  readonly table: string | null
  readonly matches: number
  /** Seconds for which the server may be gone. */
  readonly patience: number
  readonly terminal: Terminal
}

/** From match to match, until all are played or somebody calls it off; gives the exit code. */
export const travel = async (journey: Journey): Promise<number> => {
  const thinking = openThinking()
  try {
    return await wander(journey, thinking)
  } finally {
    await thinking.close()
  }
}

const wander = async (journey: Journey, thinking: Thinking): Promise<number> => {
  const { url, name, game, bot, seed, table, matches, patience, terminal } = journey
  const there = visit(url)
  const named = await there.ask(ROUTES.beGuest, '', { name })
  if (!named.ok) return giveUp(named.trouble, terminal)
  const answer = playerFor(game, bot, seed, thinking, (problem) => terminal.complain(problem))
  const seeking = seeker(there, game.meta.id)
  const signal = untilCalledOff()
  let last: string | null = null
  for (let played = 0; played < matches; ) {
    const found: Answer<TableInfo> = await (table === null ? seeking.find() : seatAt(there, table, last, game.meta.id))
    if (!found.ok) return giveUp(found.trouble, terminal)
    const { id }: TableInfo = found.value
    terminal.say(tellSeat(found.value))
    const ended = await sit({
      visit: there,
      id,
      patience,
      answer,
      // Where it was told to sit, it waits.
      isEnough: async () => table === null && seeking.leaveForOlder(id),
      say: (line) => terminal.say(line),
      signal,
    })
    if (!ended.ok) return giveUp(ended.trouble, terminal)
    if (signal.aborted) {
      // Refused once the match has begun: then the seat stays empty until its clock runs out.
      await there.ask(ROUTES.leave, id)
      return EXIT.interrupted
    }
    if (ended.value.how === 'left') terminal.say(words.moved)
    else {
      terminal.say(resultOf(ended.value.seen))
      last = id
      played += 1
    }
  }
  return EXIT.fine
}

/** The table that one was told; after the first match the same people play again. */
const seatAt = async (there: Visit, table: string, last: string | null, game: string): Promise<Answer<TableInfo>> => {
  if (last === null) return sitDown(there, table, game)
  const again = await there.ask(ROUTES.rematch, last)
  return again.ok ? fine(again.value.table) : again
}

const tellSeat = ({ id, seats }: TableInfo): string => {
  const isAlone = seats.every(({ kind, you }) => kind !== 'person' || you)
  const own = seats.find(({ you }) => you)
  return isAlone && own?.seat === 'A' ? words.opened(id) : words.sat(id, own?.seat ?? '')
}

const EXITS: Readonly<Record<Trouble['kind'], number>> = {
  differs: EXIT.differs,
  gone: EXIT.gone,
  turnedAway: EXIT.turnedAway,
}

const giveUp = ({ kind, says }: Trouble, terminal: Terminal): number => {
  terminal.complain(says)
  return EXITS[kind]
}

const untilCalledOff = (): AbortSignal => {
  const calling = new AbortController()
  // Elsewhere Ctrl-C ends the program at once; here it first gives its seat back.
  process.removeAllListeners('SIGINT')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => calling.abort())
  return calling.signal
}
