import { FACES } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { ARENAS, STACK_MAX } from '../constants.ts'
import { ask, BOTH, type Bout } from './bout.ts'

/** Chapter 5: a new round begins; a card for each arena, and then both plan. */
export const prepare = (b: Bout): void => {
  const { s, log } = b
  s.round += 1
  log?.push({ key: 'kung-fur-fight.round', round: s.round, rule: 'KFU-4.1' })
  const { pile } = s
  if (pile.length < ARENAS) throw new Error('the pile is too small to prepare') // KFU-5.5
  for (let arena = 0; arena < ARENAS; arena++) turnUp(b, arena, pile[pile.length - 1 - arena])
  s.pile = pile.slice(0, -ARENAS)
  for (const player of s.players) {
    player.openingVp = player.vp
    player.oldHw = player.hw
    player.lowestSp = player.sp
  }
  ask(s, 'plan', BOTH) // KFU-18.4
}

/** KFU-5.1 … 5.3: on top of what an undecided arena still carries; a fourth card pushes the bottom one off. */
const turnUp = ({ s, log }: Bout, index: number, card: number): void => {
  const arena = s.arenas[index]
  const name = ARENA_NAMES[index]
  log?.push({ key: 'kung-fur-fight.reward', arena: name, card: FACES[card], rule: 'KFU-5.1' })
  arena.stack = [...arena.stack, card]
  if (arena.stack.length <= STACK_MAX) return
  const [bottom] = arena.stack
  arena.stack = arena.stack.slice(1)
  s.discard = [...s.discard, bottom]
  log?.push({ key: 'kung-fur-fight.pushedOff', arena: name, card: FACES[bottom], rule: 'KFU-5.3' })
}
