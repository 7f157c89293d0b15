import type { Code, Outcome, Rules } from '../../kernel/contract.ts'
import type { Seat } from '../../kernel/seats.ts'
import type { Lore } from '../bot.ts'

/** The number of the side that each seat is on; everyone for himself where there are no teams. */
export const sidesOf = <S, K extends Code, C>(
  { meta }: Lore<S, K, C>,
  { setup }: Rules<S, K, C>,
): readonly number[] => {
  const teams = meta.modes.find(({ id }) => id === setup.mode)?.teams
  return Array.from({ length: setup.seats }, (_, seat) => teams?.findIndex((team) => team.includes(seat)) ?? seat)
}

/** What an end is worth to each seat: a victory is 1, and sides that share one share that. */
export const worthOf = ({ places }: Outcome, sides: readonly number[], out: number[]): void => {
  const winners = new Set<number>()
  for (let seat: Seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners.add(sides[seat])
  // Somebody without a seat may have won: the automaton of a solo game.
  for (let seat: Seat = 0; seat < places.length; seat++) out[seat] = places[seat] === 1 ? 1 / winners.size : 0
}
