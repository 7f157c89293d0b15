/**
 * Shows which files and functions one answer runs through. Two people play at a real server; one of them answers, and V8's
 * coverage of the server's threads tells what ran until both have heard the result. The answer is an attack. In Kung Fur
 * Fight both plan at once, and both answers count.
 *
 *   npm run walk -- [--game kabuken] [--json]
 *
 * Matches are played first, so that set-up code does not count. Then the answer is given in three matches, and a file
 * counts if it ran in all three: timers and effects of single cards drop out. Every run deals the same cards. An async
 * function counts when it is called, not when it resumes after an await.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Child } from '../bench/server/child.mjs'
import { filesOf, summaryOf, textOf } from './walk/report.mjs'

const MATCHES = 3

const root = fileURLToPath(new URL('..', import.meta.url))
const games = readdirSync(`${root}games`).filter((name) => existsSync(`${root}games/${name}/game.ts`))

const fail = (problem) => {
  process.stderr.write(`walk: ${problem}\n`)
  process.exit(2)
}

const readOptions = () => {
  try {
    return parseArgs({ options: { game: { type: 'string' }, json: { type: 'boolean', default: false } } }).values
  } catch (error) {
    return fail(error.message)
  }
}

const { game: wanted, json } = readOptions()
if (wanted !== undefined && !games.includes(wanted)) fail(`--game must be one of ${games.join(', ')}`)

const start = (program, arg) =>
  Child.start(`${root}scripts/walk/${program}`, [arg], [`--import=${new URL('walk/register.mjs', import.meta.url)}`])

/** What ran in each of several answers to a game. */
const measure = async (server, players, game) => {
  await players.ask({ command: 'warmUp', game })
  const answers = []
  for (let match = 0; match < MATCHES; match++) {
    await players.ask({ command: 'gather', game })
    await server.ask('reset')
    await players.ask({ command: 'answer', game })
    answers.push(await server.ask('take'))
    await players.ask({ command: 'leave', game })
  }
  return answers
}

const folder = mkdtempSync(join(tmpdir(), 'leitai-walk-'))
try {
  const server = await start('server.ts', folder)
  const players = await start('players.ts', `http://127.0.0.1:${server.ready.port}`)
  const walks = []
  for (const game of wanted === undefined ? games : [wanted]) {
    walks.push({ game, folders: await filesOf(root, await measure(server, players, game)) })
  }
  await players.end()
  await server.end()
  console.log(json ? JSON.stringify(walks.map(summaryOf), null, 2) : walks.map(textOf).join('\n\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
