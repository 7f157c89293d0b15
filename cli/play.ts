import { randomBytes } from 'node:crypto'
import { registry } from '../games/registry.ts'
import { createMatch } from '../kernel/match.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import { seatLetter } from '../kernel/seats.ts'
import { command } from './parts/command.ts'
import { loadRecord } from './parts/files.ts'
import { findGame, gameIds, openRules, SETUP_FLAGS, type SetupFlags } from './parts/games.ts'
import { toned } from './parts/paint.ts'
import { people, type Seating, seatPlayers } from './parts/seating.ts'
import { EXIT, type Terminal } from './parts/terminal.ts'
import { openThinking } from './parts/thinking.ts'
import { playOn } from './play/loop.ts'
import { newSession, resumeSession, type Session } from './play/session.ts'
import { seatsOf, usualSeating } from './play/sit-down.ts'

interface PlayFlags extends SetupFlags {
  readonly bots?: string
  readonly seed?: string
  readonly load?: string
}

export const play = command({
  usage: 'play [GAME] [--bots …] [--mode …] [--seats N] …',
  summary: 'a game in the terminal, against bots or with friends on one device',
  flags: {
    bots: {
      type: 'string',
      value: 'NAMES',
      help: 'who plays beside you: greedy,random fills the last seats, B=greedy names one,\nnone is for people only; if not given, greedy takes every seat but A',
    },
    ...SETUP_FLAGS,
    seed: { type: 'string', value: 'S', help: 'any text: the same seed deals the same cards' },
    load: { type: 'string', value: 'FILE', help: 'goes on with a saved match' },
  },
  words: 1,
  notes: 'At the table, ? tells what you may do. From a pipe it reads one answer or command a line.',
  run: async ({ flags, words }, terminal) => {
    const session = await sitDown(words.at(0), flags, terminal)
    if (session === null) return EXIT.fine
    if (!session.ok) return terminal.complain(session.problem)
    welcome(session.value, terminal)
    const thinking = openThinking()
    try {
      await playOn(session.value, thinking, terminal)
    } finally {
      await thinking.close()
    }
    return EXIT.fine
  },
})

/** Null when nobody chose a game. */
const sitDown = async (
  id: string | undefined,
  flags: PlayFlags,
  terminal: Terminal,
): Promise<Result<Session> | null> => {
  if (flags.load !== undefined) return sitDownAgain(id, flags.load, flags)
  const chosen = id ?? (await chooseGame(terminal))
  if (chosen === null) return null
  const game = await findGame(chosen)
  if (!game.ok) return game
  const rules = openRules(game.value, flags)
  if (!rules.ok) return rules
  const { setup } = rules.value
  const seating = flags.bots === undefined ? ok(usualSeating(setup.seats)) : readSeating(flags.bots, setup.seats)
  if (!seating.ok) return seating
  const seed = flags.seed ?? randomBytes(32).toString('hex')
  const table = createMatch(game.value, { setup, generator: 'chacha20', seed })
  return table.ok ? ok(newSession(table.value, seating.value)) : table
}

const sitDownAgain = async (id: string | undefined, file: string, flags: PlayFlags): Promise<Result<Session>> => {
  const settled = (['mode', 'seats', 'options', 'deck', 'blank', 'seed'] as const).find(
    (name) => flags[name] !== undefined,
  )
  if (settled !== undefined) return bad(`--${settled}`, 'cannot be changed in a saved match; leave it out')
  const saved = await loadRecord(file)
  if (!saved.ok) return saved
  const { game, record } = saved.value
  if (id !== undefined && id !== record.game) return bad('--load', `${file} is a match of ${record.game}, not of ${id}`)
  const seating = flags.bots === undefined ? ok(seatsOf(record)) : readSeating(flags.bots, record.setup.seats)
  return seating.ok ? resumeSession(game, record, seating.value) : seating
}

const readSeating = (text: string, seats: number): Result<Seating> => {
  const seating = seatPlayers(text, seats)
  return seating.ok && people(seating.value).length === 0
    ? bad('--bots', 'leaves no seat for you; leitai simulate lets bots play among themselves')
    : seating
}

const chooseGame = async (terminal: Terminal): Promise<string | null> => {
  const ids = gameIds()
  if (ids.length === 1) return ids[0]
  terminal.say('Which game would you like to play?')
  for (const [index, load] of Object.values(registry).entries()) {
    const { meta, words } = await load()
    terminal.say([`${String(index + 1).padStart(3)}  `, toned(meta.title, 'strong'), `  ${words.pitch}`])
  }
  const line = (await terminal.ask('A number: '))?.trim()
  return line === undefined ? null : (ids[Number(line) - 1] ?? line)
}

const welcome = ({ table, seating }: Session, terminal: Terminal): void => {
  const { game } = table
  const [you, ...others] = people(seating).map(seatLetter)
  const bots = seating.flatMap((bot, seat) => (bot === null ? [] : [`${seatLetter(seat)} is played by ${bot.id}`]))
  const who = others.length > 0 ? `${[you, ...others].join(', ')} share this screen` : `You are ${you}`
  terminal.say(
    [toned(game.meta.title, 'strong'), `  ${game.words.pitch}`],
    `${[who, ...bots].join('; ')}.`,
    ['Type your answer. ', ...key('?'), ' tells what you may do, ', ...key('hint'), ' suggests something,'],
    [...key('rules'), ' opens the rulebook, ', ...key('quit'), ' leaves.'],
  )
}

const key = (text: string) => [toned(text, 'strong')]
