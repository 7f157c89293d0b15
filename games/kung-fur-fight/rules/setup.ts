import type { Rng } from '../../../kernel/random.ts'
import { CATS_START_HW, HW_TOTAL, SEATS } from '../constants.ts'
import { deckOf } from '../deck.ts'
import type { House } from '../options.ts'
import { copyState, type State, state } from '../state.ts'

/** Chapter 2: the starting position. */
export const newMatch = (house: House, rng: Rng): State => {
  const { dogs, cats, rewards } = deckOf(house)
  const s = copyState(state.blank)
  s.dogs = house.factions === 'chosen' ? 0 : rng.below(SEATS) // KFU-2.7
  for (const [seat, player] of s.players.entries()) {
    player.hand = seat === s.dogs ? dogs : cats
    player.hw = seat === s.dogs ? 0 : CATS_START_HW // KFU-2.3
    player.oldHw = player.hw
  }
  s.warehouse = HW_TOTAL - CATS_START_HW // KFU-2.4
  const pile = rewards.slice()
  rng.shuffle(pile) // KFU-2.6
  s.pile = pile
  s.stream = rng.save()
  return s
}
