import type { Seat } from '../../../kernel/seats.ts'
import { FACES, facesOf, isAnimal, type Kind, type Prize, prizeOf } from '../cards.ts'
import { ARENA_NAMES } from '../choice.ts'
import { MUSHROOMS } from '../constants.ts'
import type { Combat, State } from '../state.ts'
import { arenaOf, ask, type Bout, opponentOf, theCombat } from './bout.ts'
import { countOf, including, includingAll, withSeat } from './lists.ts'
import { gainSp, loseSp, scoreVp, takeHw } from './score.ts'

/** KFU-18.10: with the option rewardOrder the winner orders a stack of two or more. */
export const order = ({ house, s }: Bout, combat: Combat): boolean => {
  if (house.rewardOrder !== 'winner' || combat.winner < 0 || arenaOf(s, combat).stack.length < 2) return false
  ask(s, 'order', combat.winner)
  return true
}

export const orderStack = ({ s, log }: Bout, seat: Seat, stack: readonly Kind[]): void => {
  const combat = theCombat(s)
  arenaOf(s, combat).stack = stack
  const arena = ARENA_NAMES[combat.arena]
  log?.push({ key: 'kung-fur-fight.order', seat, arena, cards: facesOf(stack), rule: 'KFU-18.10' })
}

/** Step 7 (KFU-9.6): the Reward cards from bottom to top, each completely. */
export const rewards = (b: Bout, combat: Combat): boolean => {
  if (combat.winner < 0) return false
  const arena = arenaOf(b.s, combat)
  while (arena.stack.length > 0) {
    const [card] = arena.stack
    arena.stack = arena.stack.slice(1)
    if (gain(b, combat, card)) return true
  }
  return false
}

/** True when Peel asks. */
const gain = (b: Bout, combat: Combat, card: Kind): boolean => {
  const { s, log } = b
  const { winner } = combat
  const player = s.players[winner]
  log?.push({
    key: 'kung-fur-fight.gain',
    seat: winner,
    arena: ARENA_NAMES[combat.arena],
    card: FACES[card],
    rule: isAnimal(card) ? 'KFU-9.7' : prizeOf(card).rule,
  })
  if (isAnimal(card)) {
    player.hand = including(player.hand, card) // KFU-9.7
    return false
  }
  const prize = prizeOf(card)
  const costs = costOf(s, winner, card, Math.abs(combat.ap[0] - combat.ap[1])) // KFU-15.3
  if (prize.stays === true) player.front = including(player.front, card)
  else s.discard = [...s.discard, card] // KFU-9.8, KFU-9.9
  if (costs > 0) loseSp(b, opponentOf(winner), costs, prize.rule)
  return bring(b, combat, prize)
}

/** SP that the opponent loses when a seat gains a card by so many AP: by bands (KFU-15.2), or by number (KFU-15.15). */
export const costOf = ({ players }: State, seat: Seat, card: Kind, gap: number): number => {
  const { costs, costsByGap, costsByCount } = prizeOf(card)
  if (costsByGap !== undefined) return costsByGap.find((band) => gap >= band.gap)?.sp ?? 0
  if (costsByCount !== undefined)
    return costsByCount[Math.min(countOf(players[seat].front, card), costsByCount.length - 1)]
  return costs ?? 0
}

/** What the winner gets. True when Peel asks. */
const bring = (b: Bout, combat: Combat, prize: Prize): boolean => {
  const { s, log } = b
  const { winner } = combat
  const player = s.players[winner]
  const { rule } = prize
  if (prize.sp !== undefined) gainSp(b, winner, prize.sp, rule)
  if (prize.recovers === true) player.ginseng = true
  if (prize.vp !== undefined) {
    scoreVp(b, winner, prize.vp)
    log?.push({ key: 'kung-fur-fight.vp', seat: winner, amount: prize.vp, vp: player.vp, rule })
  }
  if (prize.hw !== undefined) takeHw(b, winner, prize.hw, rule)
  if (prize.blocks === true) block(b, opponentOf(winner))
  if (prize.returnsTeam === true) returnTeam(b, combat)
  if (prize.coconut === true) {
    s.coconut = winner
    log?.push({ key: 'kung-fur-fight.coconut', seat: winner, rule })
  }
  if (prize.mushroom === true) growMushroom(b, combat)
  return prize.draws !== undefined && peel(b, winner, prize.draws)
}

/** KFU-15.5 … 15.8: the token binds the next round's plan. */
const block = ({ s, log }: Bout, seat: Seat): void => {
  s.players[seat].blocked = s.round + 1
  log?.push({ key: 'kung-fur-fight.block', seat, round: s.round + 1, rule: 'KFU-15.8' })
}

/** KFU-15.12, KFU-15.13: all Animals of the arena; tokens do not return. */
const returnTeam = ({ s, log }: Bout, combat: Combat): void => {
  const { winner } = combat
  const arena = arenaOf(s, combat)
  const team = arena.teams[winner]
  if (team.length === 0) return
  const player = s.players[winner]
  player.hand = includingAll(player.hand, team)
  arena.teams = withSeat(arena.teams, winner, [])
  log?.push({
    key: 'kung-fur-fight.return',
    seat: winner,
    arena: ARENA_NAMES[combat.arena],
    cards: facesOf(team),
    rule: 'KFU-15.12',
  })
}

/** KFU-14.16, KFU-14.17: at most two tokens in all, and on one side of one arena. */
const growMushroom = ({ s, log }: Bout, combat: Combat): void => {
  const { winner } = combat
  if (s.arenas.reduce((sum, { mushrooms }) => sum + mushrooms[0] + mushrooms[1], 0) >= MUSHROOMS) return
  const arena = arenaOf(s, combat)
  arena.mushrooms = withSeat(arena.mushrooms, winner, arena.mushrooms[winner] + 1)
  log?.push({ key: 'kung-fur-fight.mushroom', seat: winner, arena: ARENA_NAMES[combat.arena], rule: 'KFU-14.16' })
}

/** KFU-14.18, KFU-14.21: as many as there are; asked even if there is only one (KFU-18.6). */
const peel = ({ s, log }: Bout, seat: Seat, draws: number): boolean => {
  const count = Math.min(draws, s.pile.length)
  if (count === 0) return false
  s.drawn = s.pile.slice(-count).reverse()
  s.pile = s.pile.slice(0, -count)
  const secret = { to: [seat], params: { cards: facesOf(s.drawn) } }
  log?.push({ key: 'kung-fur-fight.peel', seat, count, secret, rule: 'KFU-14.18' })
  ask(s, 'peel', seat)
  return true
}

/** KFU-14.18, KFU-14.19: one is shown and treated as just won, the others go face down to the discard. */
export const takePeeled = (b: Bout, seat: Seat, card: Kind): boolean => {
  const { s, log } = b
  const at = s.drawn.indexOf(card)
  const others = s.drawn.filter((_, place) => place !== at)
  s.drawn = []
  log?.push({ key: 'kung-fur-fight.take', seat, card: FACES[card], rule: 'KFU-14.18' })
  if (others.length > 0) {
    s.rejects = includingAll(s.rejects, others)
    s.rejecter = seat
    const secret = { to: [seat], params: { cards: facesOf(others) } }
    log?.push({ key: 'kung-fur-fight.reject', seat, count: others.length, secret, rule: 'KFU-3.6' })
  }
  return gain(b, theCombat(s), card)
}
