import { readFileSync } from 'node:fs'
import { MCTSBot } from 'boardgame.io/ai'
import { agree } from './boardgame/agreement.mjs'
import { action, asked, begin, dealOf, game, isOver, legal, moveOf, step } from './boardgame/duel.mjs'
import { perCpuSecond, WARM_UP } from './measure.ts'

const [, , task, ...files] = process.argv
const [duels, checks] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** One recorded duel after the other, every one from its dealt beginning. */
const play = () => {
  const prepared = duels.map(({ start, answers }) => ({ start: begin(dealOf(start)), moves: answers.map(moveOf) }))
  let at = 0
  return () => {
    const { start, moves } = prepared[at]
    at = (at + 1) % prepared.length
    const log = []
    let state = start
    for (const move of moves) {
      state = step(state, move)
      log.push(...state.deltalog)
    }
    return moves.length
  }
}

const random = () => () => {
  let answers = 0
  for (let state = begin(); !isOver(state); answers++) {
    const player = asked(state)
    const moves = legal(state, player)
    const { move, args } = moves[Math.floor(Math.random() * moves.length)]
    state = step(state, action(move, args, player))
  }
  return answers
}

/** Its search from the deal on, as long as it thinks for one answer by default, or a tenth of it. */
const THOUGHTS = 100
const search = () => () => {
  const state = begin()
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: THOUGHTS })
  // Without its option `async` it has thought when it returns.
  void bot.play(state, asked(state))
  return THOUGHTS
}

const tasks = {
  search: () => perCpuSecond(search(), { warmUp: WARM_UP, seconds: 1, whole: 3 }),
  play: () => perCpuSecond(play(), { warmUp: WARM_UP, seconds: 1, whole: duels.length }),
  random: () => perCpuSecond(random(), { warmUp: WARM_UP, seconds: 1, whole: 300 }),
  agree: () => {
    for (const [i, duel] of duels.entries()) agree(duel, checks[i], `duel ${i}`)
    return duels.length
  },
}

process.stdout.write(JSON.stringify(tasks[task]()))
