import { randomBytes } from 'node:crypto'
import type { Bot } from '../bots/bot.ts'
import { isLevel, LEVELS } from '../bots/levels.ts'
import { suggestion } from '../kernel/nearest.ts'
import { bad, ok, type Result } from '../kernel/result.ts'
import { words } from './bot/words.ts'
import { command } from './parts/command.ts'
import { findGame } from './parts/games.ts'
import { readNumber } from './parts/numbers.ts'
import { findBot } from './parts/seating.ts'

const DEFAULTS = { level: 'student', matches: '1', patience: '60' }

export const bot = command({
  usage: 'bot --url ADDRESS --game GAME [--level NAME] [--table ID] …',
  summary: 'sends a bot to a server: it plays there as any program could',
  flags: {
    url: { type: 'string', value: 'ADDRESS', help: 'the server, for example http://127.0.0.1:8080' },
    game: { type: 'string', value: 'GAME', help: 'what it plays' },
    level: {
      type: 'string',
      value: 'NAME',
      help: `how well: ${Object.keys(LEVELS).join(', ')}; ${DEFAULTS.level} if not given`,
    },
    bot: { type: 'string', value: 'NAME', help: 'any bot of the house, instead of a level' },
    table: {
      type: 'string',
      value: 'ID',
      help: 'where it sits down; if not given, where somebody waits, or at a table\nof its own that everybody is shown',
    },
    name: { type: 'string', value: 'NAME', help: 'how it is called there' },
    matches: { type: 'string', value: 'N', help: `how many it plays; ${DEFAULTS.matches} if not given` },
    seed: { type: 'string', value: 'S', help: 'any text: the same seed throws the same dice' },
    patience: {
      type: 'string',
      value: 'SECONDS',
      help: `for how long the server may be gone; ${DEFAULTS.patience} if not given`,
    },
  },
  words: 0,
  notes: `It needs nothing but the interface that is described at ADDRESS/api.
Exit codes: 0 all matches are played, 1 the server plays by other rules, 2 the command makes no sense,
3 nobody answers, 4 turned away (no such table, no seat).`,
  run: async ({ flags }, terminal) => {
    if (flags.url === undefined) return terminal.complain(words.noUrl)
    if (flags.game === undefined) return terminal.complain(words.noGame)
    const url = readUrl(flags.url)
    if (!url.ok) return terminal.complain(url.problem)
    const game = await findGame(flags.game)
    if (!game.ok) return terminal.complain(game.problem)
    const player = readBot(flags.level, flags.bot)
    if (!player.ok) return terminal.complain(player.problem)
    const matches = readNumber('--matches', flags.matches ?? DEFAULTS.matches, 1, 1_000_000)
    if (!matches.ok) return terminal.complain(matches.problem)
    const patience = readNumber('--patience', flags.patience ?? DEFAULTS.patience, 0, 1_000_000)
    if (!patience.ok) return terminal.complain(patience.problem)

    // Loaded only now: no other command needs it.
    const { travel } = await import('./bot/travel.ts')
    return travel({
      url: url.value,
      name: flags.name ?? words.name(player.value.id),
      game: game.value,
      bot: player.value,
      seed: flags.seed ?? randomBytes(16).toString('hex'),
      table: flags.table ?? null,
      matches: matches.value,
      patience: patience.value,
      terminal,
    })
  },
})

const readUrl = (text: string): Result<string> => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return bad('--url', words.badUrl)
  return ok(url.origin)
}

const readBot = (level: string | undefined, name: string | undefined): Result<Bot> => {
  if (level !== undefined && name !== undefined) return bad('--level', words.eitherOr)
  if (level !== undefined && !isLevel(level))
    return bad('--level', `there is no level '${level}'; ${suggestion(level, Object.keys(LEVELS))}`)
  const found = findBot(level ?? name ?? DEFAULTS.level)
  return found.ok ? found : bad('--bot', found.problem.message)
}
