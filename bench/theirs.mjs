import { readFileSync } from 'node:fs'
import { agree } from './boardgame/agreement.mjs'
import { action, asked, begin, dealOf, isOver, legal, moveOf, step } from './boardgame/duel.mjs'
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

const tasks = {
  play: () => perCpuSecond(play(), { warmUp: WARM_UP, seconds: 1, whole: duels.length }),
  random: () => perCpuSecond(random(), { warmUp: WARM_UP, seconds: 1, whole: 300 }),
  agree: () => {
    for (const [i, duel] of duels.entries()) agree(duel, checks[i], `duel ${i}`)
    return duels.length
  },
}

process.stdout.write(JSON.stringify(tasks[task]()))
