import { asked, begin, dealOf, endOf, isOver, legal, moveOf, step } from './duel.mjs'

/** A move in one spelling: only the top card's place matters. */
const spelling = ({ type, args: [cards = [], fist] }) => {
  const laid = [cards].flat()
  return [type, ...laid.slice(0, -1).sort(), ...laid.slice(-1), fist ?? ''].join(' ')
}

const spellings = (moves) => moves.map(spelling).sort().join('\n')

const expect = (what, ours, theirs) => {
  const [a, b] = [ours, theirs].map((value) => JSON.stringify(value))
  if (a !== b) throw new Error(`${what}: ours ${a}, theirs ${b}`)
}

const places = ({ winner }) => (winner === undefined ? [1, 1] : winner === '0' ? [1, 2] : [2, 1])

/** Plays a recorded duel and throws where boardgame.io's version differs: who is asked, what is legal, how it ends. */
export const agree = ({ start, answers }, check, name) => {
  let state = begin(dealOf(start))
  answers.forEach((answer, i) => {
    const player = asked(state)
    expect(`${name}: who gives answer ${i}`, answer.seat, Number(player))
    const ours = check.choices[i].map((choice) => moveOf({ seat: answer.seat, choice }).payload)
    const theirs = legal(state, player).map(({ move, args }) => ({ type: move, args }))
    expect(`${name}: what is legal at answer ${i}`, spellings(ours), spellings(theirs))
    state = step(state, moveOf(answer))
  })
  expect(`${name}: is it over`, true, isOver(state))
  const { G, ctx } = state
  const hands = G.hands.map((hand) => [...hand].sort())
  expect(`${name}: how it ends`, endOf(check.end), { hp: G.hp, hands, field: G.field, deckSize: G.deck.length })
  expect(`${name}: places`, check.places, places(ctx.gameover))
}
