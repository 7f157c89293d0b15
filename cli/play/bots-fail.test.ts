import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { greedy } from '../../bots/greedy.ts'
import { createMatch } from '../../kernel/match.ts'
import { sure } from '../../kernel/testing/record-of.ts'
import { openBotRoom } from '../../server/tables/bots/bot-room.ts'
import { openThinking, type Thinking } from '../parts/thinking.ts'
import { firstChoices, game, seedForA } from '../testing/kabuken.ts'
import { person } from '../testing/person.ts'
import { PROGRAM } from '../testing/program.ts'
import { playOn } from './loop.ts'
import { newSession } from './session.ts'

const seed = seedForA()
const [psychUp] = firstChoices(seed).filter((text) => text.startsWith('psych-up'))

/** A thread that does this with every question. */
const thread = (does: string, limit: number): Thinking => {
  const program = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => { ${does} })
    parentPort.postMessage({ isReady: true })
  `
  const room = openBotRoom(new URL(`data:text/javascript,${encodeURIComponent(program)}`), limit, 1)
  onTestFinished(room.close)
  return room
}

const playBeside = async (thinking: Thinking, ...lines: readonly string[]) => {
  const session = newSession(sure(createMatch(game, { setup: {}, generator: 'chacha20', seed })), [null, greedy])
  const { terminal, screen } = person(...lines, psychUp, 'hit', 'log')
  await playOn(session, thinking, terminal)
  const answers = session.table.record().entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
  return { screen: screen(), by: answers.filter(({ seat }) => seat === 'B').map((answer) => answer.by) }
}

describe('a bot', () => {
  test.each([
    ['throws', `throw new Error('no idea')`, 'has no answer', 10_000],
    ['hangs', 'for (;;);', 'has no answer', 200],
    ['cheats', `parentPort.postMessage({ choice: { do: 'win' } })`, 'wants something illegal', 10_000],
  ])('that %s costs nobody anything but its own answer', async (_, does, fault, limit) => {
    const { screen, by } = await playBeside(thread(does, limit))
    expect(screen).toContain(`B (greedy) ${fault}; the table answers for it.`)
    expect(new Set(by)).toEqual(new Set(['clock']))
    expect(screen).toContain('A › log')
  })

  test('thinks the same in a thread of its own and in a program that is not built', async () => {
    const room = openBotRoom(new URL('bot-worker.js', pathToFileURL(PROGRAM)), 10_000, 1)
    onTestFinished(room.close)
    const [there, here] = await Promise.all([playBeside(room), playBeside(openThinking())])
    expect(there).toEqual(here)
    expect(new Set(there.by)).toEqual(new Set(['bot']))
  })

  test('that throws has no answer in a program that is not built either', async () => {
    const job = {
      game: 'kabuken',
      rules: 1,
      setup: { mode: 'duel', seats: 2, options: {} },
      view: null,
      seat: 0,
      bot: 'greedy',
      seed,
    }
    expect(await openThinking().think(job)).toBeNull()
  })
})

describe('a hint', () => {
  test.each([
    ['throws', `throw new Error('no idea')`, 10_000],
    ['hangs', 'for (;;);', 200],
    ['says something else', 'parentPort.postMessage({ choice: null })', 10_000],
  ])('of a thread that %s is not given, and the match goes on', async (_, does, limit) => {
    const { screen } = await playBeside(thread(does, limit), 'hint')
    expect(screen).toContain('Nobody has a hint here')
    expect(screen).toContain('A › log')
  })

  test('is given by a thread of its own, and by a program that is not built', async () => {
    const room = openBotRoom(new URL('bot-worker.js', pathToFileURL(PROGRAM)), 10_000, 1)
    onTestFinished(room.close)
    for (const thinking of [room, openThinking()])
      expect((await playBeside(thinking, 'hint')).screen).toMatch(/Hint: .* wins \d+ of 100, by estimate/)
  })

  test('that fails in a program that is not built is none', async () => {
    const setup = { mode: 'duel', seats: 2, options: {} }
    const asking = { game: 'kabuken', rules: 1, setup, view: null, seat: 0, level: 'adept', seed } as const
    expect(await openThinking().advise(asking)).toBeNull()
  })
})
